import { css, hex, mix } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { paintLetters } from '../../draw/letters.ts';
import { courses } from '../../draw/props/masonry.ts';
import type { Lettering } from '../../parse-prompt/description/lettering-surfaces.ts';
import { INDOORS } from '../indoors.ts';
import type { Scenery } from '../scenery.ts';
import { type Element, litColour, type World } from '../world.ts';

/** Where the words are, in shares of the height: above the heads of those who stand before the wall. */
const FREE = { top: 0.22, bottom: 0.66 } as const;
const ABOVE = { top: 0.1, bottom: 0.33 } as const;

/** Words on the wall of the room, or on one of bricks along the way. */
export function onWall(world: World, scenery: Scenery, lettering: Lettering): Element[] {
  const { size, unit, description } = world;
  const isIndoors = INDOORS.has(description.setting);
  const { top, bottom } = description.subjects.length === 0 ? FREE : ABOVE;
  const foot = isIndoors
    ? size.height * 0.6
    : Math.max(scenery.horizon, scenery.groundY - unit * 70);
  const head = size.height * 0.07;
  const plan = { depth: isIndoors ? 0.56 : 0.965, top: head - unit * 24, bottom: foot + unit * 12 };
  const width = size.width * (isIndoors ? 0.5 : 0.8);
  return [
    paintLayer(world, plan, (brush, area) => {
      if (!isIndoors) {
        const colour = hex('#a8543f');
        brush.fillStyle = css(mix(litColour(world, colour, 1), world.light.shadow, 0.32));
        brush.fillRect(area.left, head, area.width, foot - head);
        courses(
          brush,
          world,
          { left: area.left, width: area.width, top: head + unit * 30, bottom: foot },
          { width: unit * 72, height: unit * 32, colour },
          world.random('bricks'),
        );
        brush.fillStyle = css(litColour(world, hex('#c9bfb2'), 1));
        brush.fillRect(area.left, head - unit * 16, area.width, unit * 26);
        brush.fillStyle = css(world.light.shadow, 0.35);
        brush.fillRect(area.left, foot - unit * 6, area.width, unit * 14);
      }
      const isLightWall = isIndoors && lettering.manner === 'paint' && lettering.colour === null;
      paintLetters(brush, isLightWall ? { ...lettering, colour: '#3a3346' } : lettering, {
        x: (size.width - width) / 2,
        y: size.height * top,
        width,
        height: size.height * (bottom - top),
      });
    }),
  ];
}
