import { isPerson } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

const FRONT = /-front$|^corner-shop$/u;
const OVER: ReadonlySet<string> = new Set(['above', 'over', 'at', 'under']);

/** A sign over a door is fixed to the house, one that somebody is under hangs over the head, and who waits stands before the shelter. */
export function inStreet(relation: Relation, subjects: readonly Subject[]): Relation {
  const { from, kind, to } = relation;
  const [one, other] = [subjects[from], subjects[to ?? -1]];
  if (one === undefined || other === undefined || to === null) return relation;
  const isSign = one.thing === 'neon-sign' && FRONT.test(other.thing);
  if (isSign && OVER.has(kind)) return { from, kind: 'on', to };
  if (other.thing === 'neon-board' && kind === 'under') return { from: to, kind: 'over', to: from };
  const isWaiting =
    other.thing === 'bus-shelter' && isPerson(one.thing) && !one.states.includes('sitting');
  return isWaiting && kind === 'at' ? { from, kind: 'in-front-of', to } : relation;
}
