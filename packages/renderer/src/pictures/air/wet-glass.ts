import { dropsOnGlass } from '../../draw/window-weather.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const PANE = '(?:windows?|glass|lens|panes?|windscreen|windshield)';
const WET = new RegExp(
  `\\b(?:rain\\p{L}*|drops|droplets)\\b[^,.;]*\\b(?:on|down|against|over|across|hitting) (?:the |a |my |her |his )?(?:\\p{L}+ )?${PANE}\\b|\\b(?:wet|rainy|rain-streaked) ${PANE}\\b`,
  'iu',
);

/** Whether the rain is on a pane between the viewer and the picture: what is behind it stays dry. */
export const isSeenThroughRain = (prompt: string): boolean => WET.test(prompt);

/** Whether the pane is not before the subject but behind it. */
export const isPaneBehind = (prompt: string): boolean =>
  new RegExp(
    `\\b${PANE}\\b(?: \\p{L}+)? (?:behind|in the back(?:ground)?)\\b|\\bbehind\\b[^,.;]*\\b${PANE}\\b`,
    'iu',
  ).test(prompt);

/** As near as a pane is, drops are large. */
const NEAR = 2.6;

export function wetGlass(world: World): (brush: Brush, moment: Moment) => void {
  const near = { ...world, unit: world.unit * NEAR };
  const draw = dropsOnGlass(near, { x: 0, y: 0, ...world.size }, world.random('wet-glass'));
  return (brush, { seconds }) => {
    brush.save();
    draw(brush, seconds);
    brush.restore();
  };
}
