import { createCanvas } from '@napi-rs/canvas';
import { dropsOnGlass } from '../../draw/window-weather.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const PANE = '(?:windows?|glass|lens|panes?|windscreen|windshield)';
const WET = new RegExp(
  `\\b(?:rain\\p{L}*|drops|droplets)\\b[^,.;]*\\b(?:on|down|against|over|across|hitting) (?:the |a |my |her |his )?(?:\\p{L}+ )?${PANE}\\b|\\b(?:wet|rainy|rain-streaked) ${PANE}\\b`,
  'iu',
);

const IN_ROOM = String.raw`\b(?:cups?|mugs?|coffee|tea|espresso|latte|cappuccino|cocoa|saucer|table|desk|kitchen|sofa|armchair|bed|book|indoors?|inside|room|cat|candle)\b`;
const OUTSIDE =
  /\b(?:rain\p{L}*|storm|drizzle|pouring)\b(?: \p{L}+){0,2} (?:outside|outdoors)\b|\boutside\b[^,.;]{0,20}\brain|\brainy (?:\p{L}+ )?(?:mood|vibes?|feel(?:ing)?|atmosphere|ambien[ct]e|cosiness|coziness)\b/iu;
const RAINY_HOUR =
  /\brainy[- ](?:\p{L}+[- ])?(?:morning|day|afternoon|evening|night|sunday|weekend|autumn)\b/iu;
const INDOORS = new RegExp(IN_ROOM, 'iu');

/** Rain that is told of what is indoors: it falls behind a pane, and the table stays dry. */
export const isRainOutside = (prompt: string): boolean =>
  !WET.test(prompt) && (OUTSIDE.test(prompt) || (RAINY_HOUR.test(prompt) && INDOORS.test(prompt)));

/** Whether the rain is on a pane between the viewer and the picture: what is behind it stays dry. */
export const isSeenThroughRain = (prompt: string): boolean =>
  WET.test(prompt) || isRainOutside(prompt);

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

/** Of the frame, what stays clear in the middle, and where the drops are all seen. */
const CLEAR = { from: 0.3, to: 0.62 } as const;

/** Drops on the pane around what is indoors, in the grey light that comes through it. */
export function rainyPane(world: World): (brush: Brush, moment: Moment) => void {
  const { width, height } = world.size;
  const drops = wetGlass(world);
  const sheet = createCanvas(width, height);
  const onto = sheet.getContext('2d');
  const reach = Math.hypot(width, height) / 2;
  return (brush, moment) => {
    onto.clearRect(0, 0, width, height);
    drops(onto, moment);
    onto.save();
    onto.globalCompositeOperation = 'destination-in';
    onto.translate(width / 2, height / 2);
    onto.scale(width / (2 * reach), height / (2 * reach));
    const clear = onto.createRadialGradient(0, 0, reach * CLEAR.from, 0, 0, reach * CLEAR.to * 2);
    clear.addColorStop(0, 'rgba(0,0,0,0)');
    clear.addColorStop(1, 'rgba(0,0,0,1)');
    onto.fillStyle = clear;
    onto.fillRect(-reach * 2, -reach * 2, reach * 4, reach * 4);
    onto.restore();
    brush.save();
    brush.globalCompositeOperation = 'multiply';
    brush.fillStyle = '#dbe1e8';
    brush.fillRect(0, 0, width, height);
    brush.restore();
    brush.drawImage(sheet, 0, 0);
  };
}
