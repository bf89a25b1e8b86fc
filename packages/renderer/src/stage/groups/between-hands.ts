import { type Placing, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

/** How wide and high what two hands have between them may be, in their own size. */
const WIDE = 0.42;
const HIGH = 0.92;

/** Between two hands that take it from the sides; their fingers are in front of it. */
export const betweenHands: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent }): Piece => {
    const by = Math.min((parent.width * WIDE) / kid.width, (parent.height * HIGH) / kid.height);
    const sized = scaled(kid, by);
    return {
      ...sized,
      x: parent.x,
      y: parent.y - parent.height * 0.46 + sized.height * 0.5,
      depth: parent.depth - 0.003,
      support: 'mount',
      carrier: parent.thing.name,
      gait: 'idle',
      stories: [],
    };
  }),
];
