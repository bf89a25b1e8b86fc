import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';

/** What the word for a place weighs, and a little more: the pool is near, the sea behind it. */
const NEARER = 4;

/** A pool is a place: what else is named is seen behind it. */
export function atPools(found: FoundSubjects): FoundSubjects {
  const pool = found.subjects.findIndex(({ thing }) => thing === 'swimming-pool');
  if (pool === -1) return found;
  const relations = found.relations.map((one) => (one.to === pool ? { ...one, to: null } : one));
  const here = without({ ...found, relations }, pool, null);
  return { ...here, votes: [...found.votes, { setting: 'poolside', weight: NEARER }] };
}
