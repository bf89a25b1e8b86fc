import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { State, Subject } from '../scene-description.ts';

/** What the word for a place weighs, and a little more: the pool is near, the sea behind it. */
const NEARER = 4;

const isPool = (setting: string | undefined) => setting === 'poolside' || setting === 'pool';
/** Who does something else in a pool does that. */
const isFree = ({ thing, motions, states, look }: Subject): boolean =>
  isPerson(thing) &&
  look?.age !== 'baby' &&
  motions.length === 0 &&
  states.every((one) => CALM.has(one));
const CALM: ReadonlySet<State> = new Set<State>(['happy', 'laughing', 'young', 'old']);

const IN_POOL =
  /\bin (?:an?|the|our|their|his|her|its) (?:(?!chairs?|shade|garden)[\p{L}-]+ ){0,2}pool\b(?! (?:area|bar|house|chair|table|party|hall))/iu;

/** "Kids in the pool": in its water. */
function inWater(found: FoundSubjects, prompt: string): FoundSubjects {
  if (!IN_POOL.test(prompt)) return found;
  const best = found.votes.toSorted((one, other) => other.weight - one.weight)[0];
  if (!isPool(best?.setting)) return found;
  const isHeld = (at: number) =>
    found.relations.some(
      ({ from, kind, to }) => from === at && to !== null && kind !== 'wear' && kind !== 'hold',
    );
  return {
    ...found,
    subjects: found.subjects.map((one, at) =>
      isFree(one) && !isHeld(at) ? { ...one, motions: ['swim' as const] } : one,
    ),
  };
}

/** A pool is a place: what else is named is seen behind it. */
export function atPools(named: FoundSubjects, prompt: string): FoundSubjects {
  const found = inWater(named, prompt);
  const pool = found.subjects.findIndex(({ thing }) => thing === 'swimming-pool');
  if (pool === -1) return found;
  const relations = found.relations.map((one) => (one.to === pool ? { ...one, to: null } : one));
  const here = without({ ...found, relations }, pool, null);
  return { ...here, votes: [...found.votes, { setting: 'poolside', weight: NEARER }] };
}
