import { css, hex } from '../../draw/colour.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Actor } from '../../scene/actor.ts';
import { type Element, litColour, type World } from '../../scene/world.ts';
import { type Group, type Placing, replaced } from '../group.ts';
import { around, type Piece, scaled } from '../piece.ts';

const TOY_TRAIN = /^(?:toy-train|train-set)$/;

/** How far the ring of rails is from what it goes around, how deep it is, and how long the train is. */
const RING = { free: 0.75, deep: 0.21, train: 0.4 } as const;
/** What stands in the ring is before its middle, by this share of its depth. */
const BEFORE = 0.5;

const ringAround = (width: number, height: number): number =>
  width + RING.free * Math.min(width, height);
/** As far as the train goes along the front of its ring. */
const GOES = 0.3;

/** Whether a toy train goes around something. */
export const isOnToyTrack = ({ kids, parents }: Group): boolean =>
  kids.length === 1 &&
  parents.length === 1 &&
  kids.every(({ thing }) => TOY_TRAIN.test(thing.name));

/** On the front of a ring of rails. */
export const onToyTrack: Placing = ({ placed, parents, kids, forward }) => {
  const { left, right, top, bottom } = around(parents);
  const wide = ringAround(right - left, bottom - top);
  const ahead = (piece: Piece): Piece => ({ ...piece, depth: piece.depth - 0.004 });
  return [
    ...replaced(placed, ahead, parents),
    ...kids.map((kid): Piece => {
      const sized = scaled(kid, (wide * RING.train) / kid.width);
      return {
        ...sized,
        x: (left + right) / 2,
        y: (wide * RING.deep * (1 - BEFORE)) / 2,
        depth: 0.012,
        facing: forward,
        gait: 'idle',
        stories: [{ kind: 'gain', x: forward * wide * GOES * 0.5 }],
      };
    }),
  ];
};

/** Toy trains with what they go around. */
export function toyTracksOf(
  actors: readonly Actor[],
  { relations }: SceneDescription,
): readonly Actor[] {
  return relations.flatMap(({ from, kind, to }) => {
    const isToy = actors.some(
      ({ index, subject }) => index === from && TOY_TRAIN.test(subject.thing),
    );
    return kind === 'around' && to !== null && isToy
      ? actors.filter(({ index }) => index === to)
      : [];
  });
}

/** Two rails on sleepers, in a ring around its foot. */
export function toyTrackElement(world: World, { x, y, box, depth }: Actor): Element {
  const wide = ringAround(box.width, box.height) / 2;
  const deep = wide * RING.deep;
  const middle = y - deep * BEFORE;
  const colour = (code: string) => css(litColour(world, hex(code), 1));
  const [wood, steel] = [colour('#a9743f'), colour('#6b7482')];
  return {
    depth: depth - 0.002,
    draw(brush) {
      brush.strokeStyle = wood;
      brush.lineCap = 'round';
      brush.lineWidth = wide * 0.028;
      for (let at = 0; at < 36; at += 1) {
        const angle = (at / 36) * Math.PI * 2;
        brush.beginPath();
        for (const out of [0.9, 1.1])
          brush.lineTo(x + Math.cos(angle) * wide * out, middle + Math.sin(angle) * deep * out);
        brush.stroke();
      }
      brush.strokeStyle = steel;
      brush.lineWidth = wide * 0.018;
      for (const out of [0.94, 1.06]) {
        brush.beginPath();
        brush.ellipse(x, middle, wide * out, deep * out, 0, 0, Math.PI * 2);
        brush.stroke();
      }
    },
  };
}
