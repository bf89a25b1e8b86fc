import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';

/** "A hand holding a cup": only the hand is seen, with what is named after it. */
export function inOneHand(found: FoundSubjects): FoundSubjects {
  const hand = found.subjects.findIndex(({ thing }) => thing === 'hand');
  if (hand === -1) return found;
  const own = found.phrasesOf[hand]?.at(-1) ?? -1;
  // "A woman's hand": she is not in the picture herself.
  const owner = found.subjects.findIndex(
    ({ thing }, at) => isPerson(thing) && found.phrasesOf[at]?.at(-1) === own - 1,
  );
  if (owner !== -1) return inOneHand(without(found, owner, null));
  const held = found.subjects.findIndex(
    ({ thing }, at) => at > hand && !isAnimate(thing) && (found.phrasesOf[at]?.[0] ?? -1) > own,
  );
  const isPlaced = found.relations.some(({ from, to }) => from === held && to !== null);
  if (held === -1 || isPlaced) return found;
  return { ...found, relations: [...found.relations, { from: held, kind: 'in', to: hand }] };
}
