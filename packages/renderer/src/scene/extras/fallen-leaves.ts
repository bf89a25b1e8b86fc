import { css, hex, mix } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { between, pick } from '../../random.ts';
import type { Scenery } from '../scenery.ts';
import { type Element, litColour, type World } from '../world.ts';

const COLOURS = ['#d9722b', '#c9482d', '#eab03a', '#a8622c', '#e0912f'] as const;
/** How many lie in a picture that is as wide as it is high. */
const MANY = 300;

/** Leaves all over the ground, smaller and closer the farther away they are. */
export function fallenLeaves(world: World, { horizon, groundY }: Scenery): Element[] {
  const { description, size, unit, margin, light } = world;
  if (description.extras?.includes('fallen-leaves') !== true) return [];
  const top = horizon + (groundY - horizon) * 0.3;
  const bottom = size.height + margin;
  const random = world.random('fallen-leaves');
  return [
    paintLayer(world, { depth: 0.965, top, bottom }, (brush, area) => {
      const many = Math.round((MANY * area.width) / size.height);
      for (let at = 0; at < many; at += 1) {
        // The farthest first, so that no leaf lies on one before it.
        const near = (at / many) ** 0.9;
        const long = unit * (6 + 16 * near) * between(random, 0.7, 1.2);
        const colour = litColour(world, hex(pick(random, COLOURS)), 1);
        brush.save();
        brush.translate(
          area.left + random() * area.width,
          top + unit * 6 + (bottom - top) * near + unit * between(random, -6, 6),
        );
        brush.scale(1, 0.55);
        brush.rotate(random() * Math.PI * 2);
        brush.fillStyle = css(mix(colour, light.shadow, between(random, 0, 0.3)));
        brush.beginPath();
        brush.moveTo(-long, 0);
        brush.quadraticCurveTo(0, -long * 0.85, long, 0);
        brush.quadraticCurveTo(0, long * 0.85, -long, 0);
        brush.fill();
        brush.restore();
      }
    }),
  ];
}
