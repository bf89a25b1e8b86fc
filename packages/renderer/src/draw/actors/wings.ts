import type { Actor } from '../../scene/actor.ts';
import type { World } from '../../scene/world.ts';
import { toneOf } from '../../things/paint-thing.ts';
import { type Pen, penOn } from '../../things/pen.ts';
import type { Body } from './pose.ts';

const FEATHERS = '#f7f3ea';
const SHADED = '#dcd3c6';
const EDGE = '#b9ad9f';

/** One wing of a size of 100 from its root, up and to the left, with its feathers hanging from the upper edge. */
function drawWing(p: Pen, isFar: boolean): void {
  const colour = isFar ? SHADED : FEATHERS;
  p.path(
    'M4 6Q-16 -34 -60 -64Q-92 -84 -100 -78Q-104 -68 -92 -56Q-102 -54 -98 -44Q-92 -36 -80 -34Q-88 -28 -82 -20Q-72 -14 -62 -16Q-66 -6 -58 -2Q-46 2 -38 -2Q-36 8 -24 10Q-8 14 4 6Z',
    colour,
  );
  p.line('M-92 -56Q-62 -48 -34 -24M-80 -34Q-54 -30 -28 -12M-62 -16Q-44 -14 -22 -3', 2.2, EDGE);
}

/** Gives an animal wings: one before and one behind it from the side, one on either side from the front. */
export function withWings(world: World, actor: Actor, body: Body, isFromSide: boolean): Body {
  const { height, facing } = actor;
  const tone = toneOf(world);
  return {
    ...body,
    draw(brush, pose, seconds) {
      const beat = Math.sin(seconds * 5) * 0.22;
      const wing = (at: { x: number; y: number; way: number; size: number }, isFar: boolean) => {
        brush.save();
        brush.translate(at.x, at.y);
        brush.scale((at.way * at.size) / 100, at.size / 100);
        brush.rotate(beat + (isFar && isFromSide ? 0.3 : 0));
        drawWing(penOn(brush, tone), isFar);
        brush.restore();
      };
      const size = isFromSide ? Math.min(height, body.width) * 0.78 : height * 0.62;
      if (isFromSide)
        wing({ x: facing * body.width * 0.12, y: -height * 0.6, way: facing, size }, true);
      else
        for (const way of [-1, 1])
          wing({ x: -way * height * 0.06, y: -height * 0.3, way, size }, false);
      brush.save();
      body.draw(brush, pose, seconds);
      brush.restore();
      if (isFromSide)
        wing({ x: facing * body.width * 0.08, y: -height * 0.52, way: facing, size }, false);
    },
  };
}
