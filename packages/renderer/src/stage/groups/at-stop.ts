import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { Group, Placing } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

const STOP = 'bus-shelter';
/** A bus is higher than the shelter it stops at, and leaves a part of it in sight. */
const HIGH = 1.16;
const ASIDE = 0.36;

export const isAtStop = ({ parents, kids }: Group): boolean =>
  parents.length === 1 &&
  parents.every(({ thing }) => thing.name === STOP) &&
  kids.length === 1 &&
  kids.every(({ thing }) => isVehicle(thing.name));

/** At the kerb before the shelter. */
export const atStop: Placing = ({ placed, parents: [stop], kids, forward }) => [
  ...placed,
  ...kids.map((kid): Piece => {
    if (stop === undefined) return kid;
    const sized = scaled(kid, (stop.height * HIGH) / kid.height);
    return {
      ...sized,
      x: stop.x - forward * (stop.width * ASIDE + sized.width * 0.34),
      y: stop.y + stop.height * 0.08,
      depth: stop.depth + 0.01,
      facing: forward,
    };
  }),
];
