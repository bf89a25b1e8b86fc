import type { FoundSubjects } from '../clauses/find-subjects.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { inCostume } from './animals-in-costume.ts';
import { byCalling } from './by-calling.ts';
import { inDanceCostume } from './dance-costumes.ts';
import { dressedUp } from './dressed-up.ts';
import { madeOf } from './materials.ts';
import { withOwnTools } from './own-tools.ts';
import { alike } from './twins.ts';

/** What those who were found look like, as the words around them say. */
export function appearing(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  text: string,
): FoundSubjects {
  const made = madeOf(withOwnTools(found), phrases, text);
  const dressed = inDanceCostume(inCostume(alike(made, phrases, text), phrases, text), text);
  return byCalling(dressedUp(dressed, text));
}
