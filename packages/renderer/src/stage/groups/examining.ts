import { type Placing, replaced } from '../group.ts';
import type { Piece } from '../piece.ts';

/** From the middle of who examines to who is examined, in heights of the first. */
const REACH = 0.4;

/** So near to who sits that the hand is at the chest, before what they sit on. */
export const examining: Placing = ({ placed, parents, kids, forward }) => {
  const [patient] = parents;
  const [carer, ...others] = kids;
  if (patient === undefined || carer === undefined) return placed;
  // Who sits on a chair with a back looks away from it.
  const side = patient.facing === 0 ? (-forward as -1 | 1) : patient.facing;
  const turned = (piece: Piece): Piece => ({ ...piece, facing: side });
  return [
    ...replaced(placed, turned, [patient]),
    ...[carer, ...others].map((piece, at) => ({
      ...piece,
      x: patient.x + side * (REACH * carer.height + at * carer.width * 0.8),
      facing: -side as -1 | 1,
      depth: patient.depth + 0.012,
    })),
  ];
};
