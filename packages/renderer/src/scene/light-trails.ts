import { hex } from '../draw/colour.ts';
import { softDot } from '../draw/particles/sprites.ts';
import { between } from '../random.ts';
import type { Scenery } from './scenery.ts';
import type { Element, World } from './world.ts';

/** The lamps of passing cars, drawn out into lines: white towards the viewer's left, red to the right. */
export function lightTrails(world: World, scenery: Scenery): Element[] {
  const { unit, size, description } = world;
  const road = scenery.supports.find(({ name }) => name === 'road');
  if (description.hasTrails !== true || road === undefined) return [];
  const random = world.random('trails');
  const [white, red] = [softDot(hex('#fff1cf')), softDot(hex('#ff4a3c'))];
  const trails = Array.from({ length: 34 }, (_, at) => {
    const isRed = at % 2 === 0;
    return {
      dot: isRed ? red : white,
      way: isRed ? 1 : -1,
      y: road.y + unit * (isRed ? between(random, 4, 64) : between(random, -70, -10)),
      long: unit * between(random, 260, 620),
      thick: unit * between(random, 12, 26),
      pace: between(random, 0.5, 1.1),
      start: random() * 2,
    };
  });
  return [
    {
      depth: 0.985,
      draw(brush, { seconds }) {
        for (const { dot, way, y, long, thick, pace, start } of trails) {
          const share = ((start + seconds * pace) % 2) - 0.5;
          const x = (way === 1 ? share : 1 - share) * size.width;
          brush.globalAlpha = 0.85;
          brush.drawImage(dot, x - long / 2, y - thick / 2, long, thick);
        }
        brush.globalAlpha = 1;
      },
    },
  ];
}
