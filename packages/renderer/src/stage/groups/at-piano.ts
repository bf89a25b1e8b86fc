import { AT_TABLE } from '../ensembles/tables.ts';
import { type Placing, withParents } from '../group.ts';
import { isFigure, scaled } from '../piece.ts';

/** On a stool at the keys, which are at its left end. */
export const atPiano: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent }) => {
    const sized = isFigure(kid) ? kid : scaled(kid, 1);
    return {
      ...sized,
      x: parent.x - parent.width * 0.5 - sized.width * 0.14,
      y: parent.y,
      depth: parent.depth + 0.004,
      facing: 1 as const,
      isSitting: true,
      carrier: AT_TABLE,
      grasp: 'keys' as const,
    };
  }),
];
