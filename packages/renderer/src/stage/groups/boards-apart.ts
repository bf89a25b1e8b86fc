import type { Piece } from '../piece.ts';
import { BOARD } from './mounts.ts';

/** Boards that have grown with their riders do not stand on each other. */
export function apart(mounts: readonly Piece[]): readonly Piece[] {
  const [first, ...others] = mounts;
  if (first === undefined || others.length > 3 || !BOARD.test(first.thing.name)) return mounts;
  const wide = Math.max(...mounts.map(({ width }) => width)) * 1.06;
  const centre = mounts.reduce((sum, { x }) => sum + x, 0) / mounts.length;
  const inOrder = [...mounts].sort((one, other) => one.x - other.x);
  const isFree = inOrder.every((piece, at) => {
    const next = inOrder[at + 1];
    return next === undefined || next.x - piece.x >= wide * 0.8;
  });
  if (isFree) return mounts;
  return mounts.map((piece) => ({
    ...piece,
    x: centre + (inOrder.indexOf(piece) - (mounts.length - 1) / 2) * wide,
  }));
}

/** The placed ones, with others in the stead of some. */
export function swapped(
  placed: readonly Piece[],
  before: readonly Piece[],
  after: readonly Piece[],
): Piece[] {
  return placed.map((piece) => after[before.indexOf(piece)] ?? piece);
}
