import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';

const RIVER = /\b(?:river|stream|creek|rapids|torrent|white[- ]?water)\b/iu;
const STONES = /^(?:rock|round-boulder)$/u;
const HULL = /^(?:kayak|canoe|raft|rubber-raft|dinghy|sailboat)$/u;

/** A boat among the stones of a river: the river itself has them. */
export function amongStones(found: FoundSubjects, prompt: string): FoundSubjects {
  const river = RUBBER.test(prompt) ? onRubber(found) : found;
  return withoutStones(river, prompt);
}

/** Who goes down rapids does so in a boat of rubber. */
const RUBBER =
  /\b(?:rapids|white[- ]?water|(?:wild|raging|rushing) (?:[\p{L}-]+ )?(?:river|water|stream)|rafting|rafters|rubber|inflatable)\b/iu;

function onRubber(found: FoundSubjects): FoundSubjects {
  const subjects = found.subjects.map((one) =>
    one.thing === 'raft' && !one.states.includes('wooden') ? { ...one, thing: 'rubber-raft' } : one,
  );
  return { ...found, subjects };
}

function withoutStones(found: FoundSubjects, prompt: string): FoundSubjects {
  const stones = found.subjects.findIndex(({ thing, count }) => STONES.test(thing) && count > 1);
  const isAfloat = found.subjects.some(({ thing }) => HULL.test(thing));
  return stones === -1 || !isAfloat || !RIVER.test(prompt) ? found : without(found, stones, null);
}
