import { furnish } from '../../draw/furnish.ts';
import { paintLayer } from '../../draw/layer.ts';
import type { Scenery } from '../scenery.ts';
import { bunting } from '../settings/indoors/storeys.ts';
import type { Element, World } from '../world.ts';

/** From the edge of the picture, above the floor. */
const BALLOONS = [
  [0.035, 250, '#e2574c'],
  [0.075, 330, '#f2c14e'],
  [0.115, 270, '#4fa3d8'],
  [0.885, 260, '#b07bd8'],
  [0.925, 335, '#6fc08a'],
  [0.965, 255, '#f08aa8'],
] as const;
const PRESENTS = [
  [-120, 84],
  [-58, 66],
  [74, 78],
] as const;

/** Flags and balloons of a birthday, or the tree of Christmas with presents below it, in a room. */
export function holidays(world: World, { groundY, light }: Scenery): Element[] {
  const { unit, size, description } = world;
  const { extras = [], subjects } = description;
  const inside = { ...world, light: light ?? world.light, speed: 0 };
  const foot = groundY - unit * 34;
  const isNamed = (thing: string) => subjects.some((one) => one.thing === thing);
  if (extras.includes('birthday'))
    return [
      paintLayer(inside, { depth: 0.82, top: -world.margin, bottom: foot }, (brush) => {
        bunting(brush, inside, unit * 24);
        for (const [share, up, colour] of BALLOONS) {
          const balloon = { x: size.width * share, y: foot - unit * up, height: unit * 150 };
          furnish(brush, inside, 'balloon', balloon, colour);
        }
      }),
    ];
  if (!extras.includes('christmas') || isNamed('christmas-tree')) return [];
  const x = size.width * (world.light.sunX < 0.5 ? 0.1 : 0.9);
  return [
    paintLayer(inside, { depth: 0.82, top: foot - unit * 560, bottom: foot + unit }, (brush) => {
      furnish(brush, inside, 'christmas-tree', { x, y: foot, height: unit * 520 });
      if (isNamed('wrapped-gift')) return;
      for (const [aside, tall] of PRESENTS) {
        const present = { x: x + unit * aside, y: foot, height: unit * tall };
        furnish(brush, inside, 'wrapped-gift', present);
      }
    }),
  ];
}
