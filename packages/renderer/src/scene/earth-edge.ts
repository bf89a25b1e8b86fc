import { css, hex, mix, WHITE } from '../draw/colour.ts';
import { ellipse, glow } from '../draw/strokes.ts';
import type { Actor } from './actor.ts';
import type { Element, World } from './world.ts';

const PLANET = /^(?:globe-showing|planet-|ringed-planet)/;
const LIGHT = hex('#ffd98a');

/** Where in its disc the sun comes up: at the upper edge, to one side. */
const EDGE = { x: 0.36, y: 0.3 } as const;
/** How far it rises, in heights of the planet. */
const RISE = 0.1;

/** The sun that comes up at the edge of a planet, seen from space. */
export function sunAtEdge(world: World, cast: readonly Actor[]): Element[] {
  const { setting, time } = world.description;
  if (setting !== 'space' || (time !== 'dawn' && time !== 'sunset')) return [];
  const planet = cast.find(({ subject }) => PLANET.test(subject.thing));
  if (planet === undefined) return [];
  const { box, path, depth } = planet;
  const side = box.x + box.width / 2 < world.size.width / 2 ? 1 : -1;
  return [
    {
      depth: depth - 0.002,
      draw(brush, moment) {
        const { x, y } = path(moment);
        const risen = (time === 'dawn' ? moment.progress : 1 - moment.progress) * RISE;
        const at = {
          x: box.x + x + box.width * (0.5 + side * EDGE.x),
          y: box.y + y + box.height * (EDGE.y - 0.08 - risen),
        };
        glow(brush, { ...at, radius: box.height * 0.75 }, LIGHT, 0.55);
        glow(brush, { ...at, radius: box.height * 0.3 }, mix(LIGHT, WHITE, 0.5), 0.9);
        brush.fillStyle = css(mix(LIGHT, WHITE, 0.7));
        ellipse(brush, at.x, at.y, box.height * 0.085, box.height * 0.085);
      },
    },
  ];
}
