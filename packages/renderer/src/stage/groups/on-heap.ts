import { carriedBy } from '../ensembles/carried.ts';
import { inRow, type Placing } from '../group.ts';
import { inHeap } from '../heaps.ts';
import { around, scaled } from '../piece.ts';

/** On the top of a heap, which is as wide as they need. */
export const onHeap: Placing = (group) => {
  const wide = group.kids.reduce((sum, { width }) => sum + width, 0) * 1.2;
  const { left, right } = around(group.parents);
  const by = wide / (right - left);
  const heap = inHeap(group.parents.map((piece) => scaled(piece, by)));
  const { top } = around(heap);
  const sink = (heap[0]?.height ?? 0) * 0.3;
  const row = inRow(group.kids, 0).map((kid) => ({ ...kid, y: top + sink + kid.y, depth: 0.004 }));
  return [
    ...group.placed.filter((piece) => !group.parents.includes(piece)),
    ...heap,
    ...row.map((kid, at) => carriedBy(kid, heap[at] ?? kid)),
  ];
};
