import { isFigure, type Piece } from './piece.ts';

/** Whether it has a top that one can be under: a table, but no umbrella. */
export function isTableTop({ thing, traits }: Piece): boolean {
  const isObject = traits.medium === 'object' && !/umbrella/.test(thing.name);
  return isObject && thing.anchors.top !== undefined;
}

/** Whether it may be cut by the edge, behind those of this height; nobody is. */
export function isLandmarkFor(piece: Piece, tall: number): boolean {
  return piece.traits.medium === 'scenery' || (piece.height > tall * 1.3 && !isFigure(piece));
}
