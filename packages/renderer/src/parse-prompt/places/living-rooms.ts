import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { plainSubject } from '../description/plain-subject.ts';

const LIVING_ROOM = /\b(?:living[- ]?rooms?|lounge|sitting room|family room)\b/iu;
const WARM = /\b(?:co[sz]y|warm|fire-?place|winter|snow\p{L}*|christmas)\b/iu;
const SEAT = /^(?:sofa|couch-and-lamp|armchair|chair|bed|rocking-chair)$/u;

/** A living room that nobody is in has a sofa, and a fire when it is said to be warm. */
export function inLivingRoom(prompt: string, found: FoundSubjects): FoundSubjects {
  if (!LIVING_ROOM.test(prompt)) return found;
  const isEmpty = found.subjects.every(({ thing }) => thing === 'window' || thing === 'fireplace');
  if (!isEmpty || found.subjects.some(({ thing }) => SEAT.test(thing))) return found;
  const hasFire = found.subjects.some(({ thing }) => thing === 'fireplace');
  const added = ['sofa', ...(WARM.test(prompt) && !hasFire ? ['fireplace'] : [])];
  return {
    ...found,
    subjects: [...found.subjects, ...added.map(plainSubject)],
    phrasesOf: [...found.phrasesOf, ...added.map(() => [])],
  };
}
