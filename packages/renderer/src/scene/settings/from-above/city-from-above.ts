import { css, hex, mix } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop, glow } from '../../../draw/strokes.ts';
import { between, pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';

const ROOFS = ['#c98f6a', '#b9b2b8', '#8f9ab4', '#d8b48a', '#a8746a', '#9ab0a8'] as const;
const ROWS = 9;

interface Tower {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly deep: number;
  readonly tall: number;
}

/** One house: its roof, and the wall towards the viewer with its windows. */
function tower(brush: Brush, world: World, at: Tower, share: number, code: string): void {
  const { light, unit } = world;
  const body = mix(litColour(world, hex(code), 0.5 + share * 0.5), light.fog, (1 - share) * 0.3);
  const { x, y, width, deep, tall } = at;
  const [roof, eaves] = [y - tall - deep, y - tall];
  brush.fillStyle = css(mix(body, light.key, light.isDark ? 0.08 : 0.32));
  brush.fillRect(x, roof, width, deep);
  brush.fillStyle = css(mix(body, light.shadow, 0.2), 0.9);
  brush.fillRect(x + width * 0.2, roof + deep * 0.25, width * 0.28, deep * 0.4);
  brush.fillStyle = fromTop(
    brush,
    [eaves, y],
    [mix(body, light.shadow, 0.25), mix(body, light.shadow, 0.6)],
  );
  brush.fillRect(x, eaves, width, tall);
  const pane = unit * (4 + share * 9);
  const random = world.random(`panes-${Math.round(x)}-${Math.round(y)}`);
  for (let down = eaves + pane * 0.6; down < y - pane; down += pane * 1.7)
    for (let across = x + pane * 0.6; across < x + width - pane; across += pane * 1.6) {
      const isLit = random() < (light.isDark ? 0.6 : 0.05);
      brush.fillStyle = isLit ? css(hex('#ffdf8a')) : css(mix(body, hex('#16204a'), 0.55), 0.8);
      brush.fillRect(across, down, pane, pane * 1.1);
    }
}

/** Blocks of houses with streets between them, larger towards the viewer. */
function blocks(world: World, horizon: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.6, top: horizon - unit * 160, bottom }, (brush, area) => {
    const street = litColour(world, hex('#4a5064'), 0.9);
    brush.fillStyle = fromTop(brush, [horizon, bottom], [mix(street, light.fog, 0.6), street]);
    brush.fillRect(area.left, horizon, area.width, bottom - horizon);
    const random = world.random('blocks');
    const middle = size.width / 2;
    for (let row = 0; row < ROWS; row += 1) {
      const share = (row + 1) / ROWS;
      const y = horizon + (bottom - horizon) * share ** 1.7;
      const wide = unit * (44 + 200 * share ** 1.4);
      const many = Math.ceil(area.width / wide / 2) + 1;
      if (light.isDark)
        for (let lamp = -many; lamp < many; lamp += 1)
          glow(
            brush,
            { x: middle + (lamp + 0.42) * wide, y: y - unit * 4, radius: wide * 0.32 },
            hex(lamp % 3 === 0 ? '#ff7a5a' : '#ffd08a'),
            0.75,
          );
      for (let at = -many; at < many; at += 1) {
        // An avenue leads to the horizon.
        if (at === 0) continue;
        const tall = wide * between(random, 0.3, 1.25);
        const x = middle + at * wide + wide * 0.08;
        const width = wide * 0.74;
        tower(
          brush,
          world,
          { x, y: y - wide * 0.12, width, deep: wide * 0.26, tall },
          share,
          pick(random, ROOFS),
        );
      }
    }
  });
}

/** A town as it is seen from the air. */
export const paintCityFromAbove: PaintSetting = (world) => {
  const { light, size } = world;
  const horizon = size.height * 0.2;
  return {
    surface: 'air',
    groundY: size.height * 0.85,
    horizon,
    supports: [level(world, 'ground', size.height * 0.9)],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 1, stars: light.isDark ? 0.6 : 0 }),
      blocks(world, horizon),
    ],
  };
};
