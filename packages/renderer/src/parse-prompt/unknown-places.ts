import { nearestThing } from './nearest-things.ts';
import type { Vocabulary } from './vocabulary.ts';

const NAMED =
  /\b(?:in|at|near|from|around|outside) (\p{Lu}\p{Ll}{2,})(?=\s+\p{Ll}{2,}(?:s|ing|ed)\b)/gu;

/** "A fisherman in Vietnam throws a net": a name that says nothing here is no noun before the verb. */
export function withoutUnknownPlaces(text: string, vocabulary: Vocabulary): string {
  return text.replaceAll(NAMED, (found: string, name: string) => {
    const word = name.toLowerCase();
    const isKnown = vocabulary.has(word) || nearestThing(word) !== null;
    return isKnown ? found : ' '.repeat(found.length);
  });
}
