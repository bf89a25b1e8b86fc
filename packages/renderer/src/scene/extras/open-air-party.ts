import { furnish } from '../../draw/furnish.ts';
import { paintLayer } from '../../draw/layer.ts';
import type { Scenery } from '../scenery.ts';
import { bunting } from '../settings/indoors/storeys.ts';
import type { Element, World } from '../world.ts';

const BALLOONS = [
  [0.04, 0, '#e2574c'],
  [0.09, 60, '#f2c14e'],
  [0.14, 10, '#4fa3d8'],
  [0.86, 20, '#b07bd8'],
  [0.91, 70, '#6fc08a'],
  [0.96, 10, '#f08aa8'],
] as const;

/** Flags, balloons, a table with a cake and presents under the sky. */
export function openAirParty(world: World, { groundY }: Scenery): Element[] {
  const { unit, size, description } = world;
  if (description.extras?.includes('party') !== true) return [];
  const isNamed = (thing: string) => description.subjects.some((one) => one.thing === thing);
  const foot = groundY - unit * 34;
  const still = { ...world, speed: 0 };
  return [
    paintLayer(still, { depth: 0.9, top: -world.margin, bottom: foot }, (brush) => {
      bunting(brush, world, unit * 24);
      for (const [share, up, colour] of BALLOONS)
        furnish(
          brush,
          world,
          'balloon',
          { x: size.width * share, y: foot - unit * (190 + up), height: unit * 150 },
          colour,
        );
    }),
    paintLayer(
      still,
      { depth: 0.965, top: foot - unit * 260, bottom: foot + unit * 10 },
      (brush) => {
        const table = { x: size.width * 0.1, y: foot, height: unit * 120 };
        furnish(brush, world, 'table', table);
        if (!isNamed('birthday-cake'))
          furnish(brush, world, 'birthday-cake', {
            ...table,
            y: table.y - unit * 112,
            height: unit * 84,
          });
        for (const [share, tall] of [
          [0.87, 80],
          [0.92, 110],
          [0.97, 70],
        ] as const)
          furnish(brush, world, 'wrapped-gift', {
            x: size.width * share,
            y: foot,
            height: unit * tall,
          });
      },
    ),
  ];
}
