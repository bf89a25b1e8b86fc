import { furnish, sketch } from '../../draw/furnish.ts';
import { paintLayer } from '../../draw/layer.ts';
import { between } from '../../random.ts';
import type { Pen } from '../../things/pen.ts';
import type { Scenery } from '../scenery.ts';
import type { Element, World } from '../world.ts';

/** What lies there, with its height in units. */
const THINGS = [
  ['page-facing-up', 62],
  ['package', 96],
  ['crumpled-paper', 34],
  ['socks', 64],
  ['canned-food', 48],
  ['newspaper', 70],
  ['t-shirt', 84],
  ['crumpled-paper', 40],
  ['pizza', 60],
  ['books', 74],
  ['wastebasket', 110],
  ['page-facing-up', 56],
  ['teddy-bear', 84],
  ['bottle', 62],
  ['crumpled-paper', 30],
] as const;

const ROWS = 3;

/** A sheet that somebody threw away. */
function crumpled(p: Pen): void {
  p.path('M8 62L22 20L58 4L92 30L98 70L66 98L26 94Z', '#f3efe6');
  p.flat('M22 20L48 42L92 30L60 56L66 98L40 66L8 62L44 52Z', '#b9b3a8', 0.55);
}

/** Paper, boxes and clothes on the floor, those at the back first. */
export function clutter(world: World, { groundY }: Scenery): Element[] {
  const { description, size, unit, margin } = world;
  if (description.extras?.includes('clutter') !== true) return [];
  const random = world.random('clutter');
  const top = groundY - unit * 40;
  const reach = Math.max(unit * 60, size.height - groundY);
  return [
    paintLayer(
      world,
      { depth: 0.985, top: top - unit * 160, bottom: size.height + margin },
      (brush) => {
        for (let row = 0; row < ROWS; row += 1) {
          for (const [at, [thing, tall]] of THINGS.entries()) {
            if (at % ROWS !== row) continue;
            const across =
              (Math.floor(at / ROWS) + between(random, 0.15, 0.85)) / (THINGS.length / ROWS);
            const y = top + reach * (0.12 + 0.36 * row) + between(random, -12, 12) * unit;
            const isLying = thing !== 'wastebasket' && thing !== 'package';
            brush.save();
            brush.translate(across * size.width, y);
            brush.rotate(isLying ? between(random, -0.9, 0.9) : between(random, -0.1, 0.1));
            const standing = { x: 0, y: 0, height: tall * unit * (0.9 + 0.16 * row) };
            if (thing === 'crumpled-paper') sketch(brush, world, standing, 100, crumpled);
            else furnish(brush, world, thing, standing);
            brush.restore();
          }
        }
      },
    ),
  ];
}
