import { isCreature, isFigure, type Piece } from '../piece.ts';

/** Whether it has a top that one can be under: a table, but no umbrella or mushroom. */
export function isTableTop({ thing, traits }: Piece): boolean {
  const isObject = traits.medium === 'object' && !/umbrella|mushroom/.test(thing.name);
  return isObject && thing.anchors.top !== undefined;
}

/** Of the width of a tree, the least that one who is under it takes: in its shade nobody is tiny. */
const IN_SHADE = 0.46;

/** By how much one is scaled who is alone under a tree with so much room in height. */
export function shaded(kid: Piece, parent: Piece, room: number): number {
  const least = isCreature(kid) ? (parent.width * IN_SHADE) / kid.width : 0;
  return Math.min(Math.max(1, least), room / kid.height);
}

/** Whether the edges may cut what one is under, so that who is there is large. */
export function isCutAbove(piece: Piece, kids: readonly Piece[], isTall: boolean): boolean {
  return isTall && /tree$/.test(piece.thing.name) && kids.every(isCreature);
}

/** Whether it may be cut by the edge, behind those of this height; nobody is. */
export function isLandmarkFor(piece: Piece, tall: number): boolean {
  return piece.traits.medium === 'scenery' || (piece.height > tall * 1.3 && !isFigure(piece));
}
