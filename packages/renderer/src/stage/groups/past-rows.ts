import { type Group, type Placing, withParents } from '../group.ts';
import { around, isCreature, type Piece, scaled } from '../piece.ts';

/** From this height in metres, a thing that is drawn as a building or a tree towers over people. */
const TOWERING = 2.6;
/** A row is seen to be one by the third; what is more is beyond the edges. */
const SEEN = 5;
/** Of a building, compared with who passes it: as high as the picture leaves room for. */
const LARGER = 1.4;

const isTowering = ({ thing, support, gait }: Piece): boolean =>
  thing.medium === 'scenery' && thing.metres >= TOWERING && support === 'ground' && gait === 'idle';

const isSmall = ({ thing, support }: Piece): boolean =>
  support !== 'none' && support !== 'water' && thing.metres < TOWERING;

/** Whether people, animals or bicycles go along a row of shops, houses or towers. */
export const isPastRow = ({ parents, kids }: Group): boolean =>
  parents.length > 1 && parents.every(isTowering) && kids.every(isSmall) && kids.length < 4;

/** The row goes on beyond both edges of the picture, and those who pass it are as large as alone. */
export const pastRow: Placing = (group) => {
  const { parents, kids, placed, forward } = group;
  const tallest = Math.max(...kids.map(({ height }) => height), 1);
  const sized = parents
    .slice(0, SEEN)
    .map((piece) => scaled(piece, (tallest * LARGER) / piece.height));
  const step = Math.max(tallest, ...sized.map(({ width }) => width * 1.03));
  // The second of an even number is behind those who pass, the others on both sides of it.
  const middle = Math.floor(sized.length / 2);
  const row = sized.map(
    (piece, at): Piece => ({
      ...piece,
      x: (at - middle) * step,
      y: -0.1,
      depth: piece.depth - 0.05,
      isBackdrop: true,
      isCut: true,
      stories: [],
    }),
  );
  const others = placed.filter((piece) => !parents.includes(piece));
  const reach = around(kids).right - around(kids).left + 1;
  return [
    ...others,
    ...row,
    ...withParents(group).map(
      ({ kid }, at): Piece => ({
        ...kid,
        x: (at - (kids.length - 1) / 2) * -forward * kid.width * 1.15,
        y: 0,
        facing: forward,
        gait: kid.gait === 'idle' && isCreature(kid) ? 'walk' : kid.gait,
        depth: 0.006,
        stories: [{ kind: 'travel', reach }],
      }),
    ),
  ];
};
