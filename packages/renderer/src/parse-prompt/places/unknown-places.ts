import { nearestThing } from '../phrases/nearest-things.ts';
import type { Meaning, Vocabulary } from '../vocabulary.ts';

const NAMED =
  /\b(?:in|at|near|from|around|outside) (\p{Lu}\p{Ll}{2,})(?=\s+((?!falls\b)\p{Ll}{2,}(?:s|ing|ed))\b)/gu;
/** What is worn or lies somewhere under a name: "in Nike sneakers", "in Swiss mountains". */
const isNoun = ({ kind, value }: Meaning): boolean =>
  kind === 'garment' || kind === 'setting' || (kind === 'thing' && value === 'sunglasses');

/** "A fisherman in Vietnam throws a net": a name that says nothing here is no noun before the verb. */
export function withoutUnknownPlaces(text: string, vocabulary: Vocabulary): string {
  return text.replaceAll(NAMED, (found: string, name: string, next: string) => {
    const word = name.toLowerCase();
    const isKnown =
      vocabulary.has(word) || vocabulary.has(`${word}-${next}`) || nearestThing(word) !== null;
    const isBeforeNoun = vocabulary.get(next)?.some(isNoun) ?? false;
    return isKnown || isBeforeNoun ? found : ' '.repeat(found.length);
  });
}
