import { type Group, inRow, type Placing } from '../group.ts';
import { frameOf, isCreature, moved, type Piece, pointOf, scaled } from '../piece.ts';

export const isFenced = ({ parents, kids }: Group): boolean =>
  parents.length > 1 &&
  parents.every(({ thing }) => thing.name === 'fence') &&
  kids.every(({ support }) => support === 'ground');

/** A fence before those who look over it, lower than they are. */
export const fenced: Placing = ({ placed, parents, kids, isTall }) => {
  const row = inRow(kids, 0.1, isTall);
  const tallest = Math.max(...kids.map(({ height }) => height));
  const lower = (piece: Piece): Piece => {
    const small = scaled(piece, (tallest * 0.56) / piece.height);
    const at = parents.indexOf(piece) - (parents.length - 1) / 2;
    return { ...small, x: at * small.width * 0.98, y: 0, depth: 0.01, isBackdrop: false };
  };
  const fences = parents.map(lower);
  const middle = fences.reduce((sum, one) => sum + frameOf(one).left + frameOf(one).right, 0);
  return [
    ...placed.filter((piece) => !parents.includes(piece)),
    ...fences,
    ...row.map((piece) => moved(piece, middle / 2 / fences.length, -0.08)),
  ];
};

/** Of the height of who looks over it. */
const GATE = 0.62;

/** Whether one animal looks over a gate. */
export const isAtGate = ({ parents, kids }: Group): boolean =>
  parents.length === 1 &&
  parents.every(({ thing }) => thing.name === 'garden-gate') &&
  kids.length === 1 &&
  kids.every((kid) => isCreature(kid) && kid.support === 'ground');

/** Its head is over the gate, and what is behind the gate is not. */
export const overGate: Placing = ({ placed, parents, kids, forward }) => {
  const [gate] = parents;
  const [kid] = kids;
  if (gate === undefined || kid === undefined) return placed;
  const low = { ...scaled(gate, (kid.height * GATE) / gate.height), y: 0, depth: 0.01 };
  const near = { ...kid, y: -kid.height * 0.05, facing: forward };
  const { mouth } = kid.thing.anchors;
  const head = mouth === undefined ? near.x : pointOf(near, mouth).x;
  return [
    ...placed.filter((piece) => piece !== gate),
    low,
    moved(near, low.x - head + forward * low.width * 0.12, 0),
  ];
};
