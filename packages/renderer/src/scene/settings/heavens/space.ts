import { type Colour, hex, WHITE } from '../../../draw/colour.ts';
import { planetBitmap } from '../../../draw/props/planets.ts';
import type { PaintSetting } from '../../scenery.ts';
import { meteors, starlight, starryBackdrop, twinkling } from '../../starfield.ts';
import type { Element, World } from '../../world.ts';

const WORLDS: readonly (readonly [Colour, Colour])[] = [
  [hex('#f2a65a'), hex('#c8553d')],
  [hex('#5aa9e6'), hex('#2b59c3')],
  [hex('#c77dff'), hex('#6a3fd0')],
  [hex('#7bd389'), hex('#2b8a6f')],
  [hex('#f28fad'), hex('#b0457a')],
];

/** Planets at the edges, away from the actors in the middle. */
function planets(
  world: World,
  positions: readonly (readonly [number, number, number])[],
): Element[] {
  const random = world.random('planets');
  const { size, unit, light } = world;
  const first = Math.floor(random() * WORLDS.length);
  return positions.map(([x, y, radius], at) => {
    const colours = WORLDS[(first + at * 2) % WORLDS.length] ?? [WHITE, WHITE];
    const bitmap = planetBitmap(
      unit * radius,
      colours,
      { ring: at === 0, craters: at % 2 === 1, lit: light.sunX },
      random,
    );
    const depth = 0.12 + radius / 700;
    return {
      depth,
      draw(brush, { seconds }) {
        const bob = unit * 5 * Math.sin(seconds * 0.5 + at * 2);
        brush.drawImage(
          bitmap,
          size.width * x - bitmap.width / 2,
          size.height * y - bitmap.height / 2 + bob,
        );
      },
    } satisfies Element;
  });
}

/** A planet that is asked for has no others before or beside it. */
const hasPlanet = ({ description }: World): boolean =>
  description.subjects.some(({ thing }) => /planet|^globe-showing|^full-moon$|^sun$/.test(thing));

export const paintSpace: PaintSetting = (world) => {
  const flip = (x: number) => (world.light.sunX < 0.5 ? 1 - x : x);
  return {
    surface: 'void',
    groundY: world.size.height * 0.86,
    horizon: world.size.height * 0.6,
    light: starlight(world).light,
    supports: [],
    window: null,
    lights: [],
    ambientParticles: ['dust'],
    elements: [
      starryBackdrop(world),
      twinkling(world),
      meteors(world),
      ...(hasPlanet(world)
        ? []
        : planets(world, [
            [flip(0.84), 0.24, 74],
            [flip(0.1), 0.9, 200],
            [flip(0.13), 0.2, 34],
            [flip(0.93), 0.72, 24],
          ])),
    ],
  };
};
