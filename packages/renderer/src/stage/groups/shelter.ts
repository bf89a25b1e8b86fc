import type { Group } from '../group.ts';
import { isCreature, isFigure, moved, type Piece } from '../piece.ts';

/** Whether it has a top that one can be under: a table, but no umbrella or mushroom. */
export function isTableTop({ thing, traits }: Piece): boolean {
  const isObject = traits.medium === 'object' && !/umbrella|mushroom/.test(thing.name);
  return isObject && thing.anchors.top !== undefined;
}

/** Of the width of a tree, the least that one who is under it takes: in its shade nobody is tiny. */
const IN_SHADE = 0.46;
const YOUNG_IN_SHADE = 0.26;

/** By how much one is scaled who is alone under a tree with so much room in height. */
export function shaded(kid: Piece, parent: Piece, room: number): number {
  const share = kid.subject.states.includes('young') ? YOUNG_IN_SHADE : IN_SHADE;
  const least = isCreature(kid) ? (parent.width * share) / kid.width : 0;
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

/** How much of their widths two keep who are side by side under the same tree: their outlines are mostly air. */
const CLOSE = 0.92;

/** A rabbit and a mouse under the same mushroom are beside each other, not one before the other. */
export function inSameShade(
  { placed, parents, kids }: Pick<Group, 'placed' | 'parents' | 'kids'>,
  all: readonly Piece[],
): readonly Piece[] {
  const [parent] = parents;
  const isKid = ({ index }: Piece) => kids.some((kid) => kid.index === index);
  const own = all.filter((piece) => isKid(piece) && !placed.includes(piece));
  const [first] = own;
  if (parent === undefined || first === undefined || parents.length > 1) return all;
  const isMate = (piece: Piece) =>
    placed.includes(piece) &&
    (isCreature(piece) || isFigure(piece)) &&
    piece.depth === first.depth &&
    Math.abs(piece.x - parent.x) < parent.width;
  const mates = all.filter(isMate);
  if (mates.length === 0) return all;
  const row = [...mates, ...own];
  const wide = row.reduce((sum, { width }) => sum + width * CLOSE, 0);
  let x = parent.x - wide / 2;
  const moves = new Map(
    row.map((piece) => {
      x += piece.width * CLOSE;
      return [piece, moved(piece, x - (piece.width * CLOSE) / 2 - piece.x, 0)] as const;
    }),
  );
  return all.map((piece) => moves.get(piece) ?? piece);
}
