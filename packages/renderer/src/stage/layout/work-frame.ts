import { isDrawnPerson } from '../../people/person.ts';
import { isTable } from '../ensembles/tables.ts';
import { around, type Frame, type Piece } from '../piece.ts';

/** Of who works, half the shoulders, in heights. */
const SHOULDERS = 0.2;
/** So much of the table is seen, from its top. */
const EDGE = 0.4;

/** Of somebody at work at a table, the upper body and what lies before them. */
export function workFrame(worker: Piece, pieces: readonly Piece[]): Frame | null {
  if (!isDrawnPerson(worker.thing.name) || worker.grasp === null) return null;
  const bench = pieces.find(
    (one) => isTable(one) && Math.abs(one.x - worker.x) < (one.width + worker.width) / 2,
  );
  const work = pieces.filter(
    ({ carrier, holder }) => holder === null && carrier === bench?.thing.name,
  );
  if (bench === undefined || work.length === 0) return null;
  const { left, right, top } = around(work);
  return {
    left: Math.min(left, worker.x - worker.height * SHOULDERS),
    right: Math.max(right, worker.x + worker.height * SHOULDERS),
    top: Math.min(top, worker.y - worker.height),
    bottom: bench.y - bench.height * (1 - EDGE),
  };
}
