import { beyond, emptierSide, type Placing, replaced } from '../group.ts';
import { isFigure, type Piece, scaled } from '../piece.ts';
import { TREE } from './climbing.ts';

/** A person leans with the shoulder, or with both arms on what is low. */
function leaning(kid: Piece, side: -1 | 1, isLow: boolean): Partial<Piece> {
  if (!isFigure(kid) || kid.posture !== null) return { tilt: -side * 0.09 };
  const facing = side === 1 ? -1 : 1;
  if (isLow) return { facing, posture: 'bow', grasp: kid.grasp ?? 'ahead', tilt: 0 };
  return { facing: side, grasp: kid.grasp ?? 'folded', tilt: -side * 0.17 };
}

/** Heights of a tree that somebody leans against, in heights of who does. */
const TRUNK = 3;
/** The same of one that a ladder leans on, in heights of the ladder. */
const UP_LADDER = 1.45;

/** Touching it, tilted towards it; in front of a door or a wall. */
export const against: Placing = (given) => {
  const side = emptierSide(given);
  const tallest = Math.max(...given.kids.map(({ height }) => height));
  // Of a tall tree the trunk matters, and who is at it: its top may be out of the picture.
  const isLadder = given.kids.every(({ thing }) => thing.name === 'ladder');
  const most = tallest * (isLadder ? UP_LADDER : TRUNK);
  const nearTree = (piece: Piece): Piece =>
    TREE.test(piece.thing.name) && piece.height > most
      ? { ...scaled(piece, most / piece.height), isBackdrop: !isLadder }
      : piece;
  const group = {
    ...given,
    placed: replaced(given.placed, nearTree, given.parents),
    parents: given.parents.map(nearTree),
  };
  const [tree] = group.parents.filter(({ thing }) => TREE.test(thing.name));
  const isFlat = group.parents.some(({ thing }) => /door|wall|window|fence/.test(thing.name));
  const isLow = group.parents.every(({ height }) => height < (group.kids[0]?.height ?? 0) * 0.8);
  const kids = beyond(group, side, isFlat ? -0.55 : -0.06).map((kid) => ({
    ...kid,
    ...(tree === undefined ? {} : { x: tree.x + side * kid.width * 0.42 }),
    y: 0,
    depth: kid.depth + 0.006,
    ...leaning(kid, side, isLow),
  }));
  return [...group.placed, ...kids];
};
