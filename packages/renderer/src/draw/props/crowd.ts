import { between, pick, type Random } from '../../random.ts';
import type { Brush, World } from '../../scene/world.ts';
import { type Colour, css, hex, mix, times } from '../colour.ts';
import { ellipse } from '../strokes.ts';

const SKINS = ['#f2c9a4', '#d99e76', '#a86b48', '#7a4a30', '#f6d8bd'] as const;
const SHIRTS = [
  '#e4572e',
  '#f3c623',
  '#3f7fd6',
  '#ffffff',
  '#4caf6a',
  '#b05fc9',
  '#ef6f8f',
] as const;

/** People in rows, far away: a head and shoulders each. */
export function crowdRows(
  brush: Brush,
  world: World,
  span: {
    readonly left: number;
    readonly right: number;
    readonly y: (x: number, row: number) => number;
    readonly rows: number;
    /** Height of a head, in pixels. */
    readonly head: number;
    readonly keep: number;
  },
  random: Random,
): void {
  const { ambient, shadow } = world.light;
  const lit = (colour: Colour, row: number) =>
    css(mix(times(colour, ambient), shadow, 0.34 - (0.24 * row) / span.rows));
  for (let row = 0; row < span.rows; row += 1) {
    const grown = span.head * (0.7 + (0.5 * row) / span.rows);
    for (let x = span.left; x < span.right; x += grown * 2.5) {
      const at = x + between(random, -0.5, 0.5) * grown;
      const y = span.y(at, row) + between(random, -0.3, 0.3) * grown;
      const shirt = hex(pick(random, SHIRTS));
      const skin = hex(pick(random, SKINS));
      if (random() > span.keep) continue;
      brush.fillStyle = lit(shirt, row);
      brush.fillRect(at - grown * 0.85, y + grown * 0.2, grown * 1.7, grown * 1.5);
      brush.fillStyle = lit(skin, row);
      ellipse(brush, at, y - grown * 0.2, grown * 0.55, grown * 0.62);
    }
  }
}
