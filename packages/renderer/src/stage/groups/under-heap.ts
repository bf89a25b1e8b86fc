import { isDrawnPerson } from '../../people/person.ts';
import { type Group, type Placing, replaced } from '../group.ts';
import { isHeap } from '../heaps.ts';
import { around, isCreature, type Piece, scaled } from '../piece.ts';

const HEAP = /^(?:leaf-pile|ash-pile|gold-pile|haystack)$/;
/** How high a heap is for the animal under it. */
const HIGH = 1.3;

/** Whether animals are under a heap, where nobody would see them. */
export const isUnderHeap = ({ parents, kids }: Group): boolean =>
  (isHeap(parents) || parents.every(({ thing }) => HEAP.test(thing.name))) &&
  kids.every((kid) => isCreature(kid) && !isDrawnPerson(kid.thing.name));

/** They look out of it at its foot, their backs in it. */
export const underHeap: Placing = (group) => {
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  const tall = -around(group.parents).top;
  const by = isHeap(group.parents) ? 1 : Math.min(1, (tallest * HIGH) / tall);
  const low = (piece: Piece): Piece => scaled(piece, by);
  const { left, right } = around(group.parents.map(low));
  return [
    ...replaced(group.placed, low, group.parents),
    ...group.kids.map((kid, at): Piece => {
      const side = (at % 2 === 0 ? group.forward : -group.forward) as -1 | 1;
      const edge = side === 1 ? right : left;
      return {
        ...kid,
        x: edge - side * (right - left) * 0.18,
        facing: side,
        depth: (group.parents[0]?.depth ?? 0) - 0.004,
      };
    }),
  ];
};
