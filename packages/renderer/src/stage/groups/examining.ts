import { type Placing, replaced } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';

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

/** How tall who examines is, in metres. */
const CARER = 1.5;

/** Whether it is an animal on what it was put on to be examined. */
export const isOnTable = (piece: Piece): boolean =>
  piece.carrier !== null && isCreature(piece) && !isFigure(piece);

/** Beside the head of an animal, before what it lies on, and as large as is right beside that. */
export const atItsHead: Placing = ({ placed, parents, kids, forward }) => {
  const [patient] = parents;
  const under = placed.find(({ thing }) => thing.name === patient?.carrier);
  if (patient === undefined) return placed;
  const tall =
    under === undefined
      ? 0
      : Math.max(patient.height * 0.9, (under.height * CARER) / under.thing.metres);
  const side = patient.facing === 0 ? forward : patient.facing;
  return [
    ...placed,
    ...kids.map((kid, at): Piece => {
      const sized = scaled(kid, Math.max(1, tall / kid.height));
      return {
        ...sized,
        x: patient.x + side * (patient.width * 0.5 + sized.width * (0.2 + at * 0.8)),
        facing: -side as -1 | 1,
        depth: patient.depth + 0.012,
      };
    }),
  ];
};
