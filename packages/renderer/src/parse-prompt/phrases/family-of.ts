import { isAnimate, isPerson } from '../kinds-of-things.ts';
import { type Meaning, valuesIn } from '../vocabulary.ts';
import type { Phrase } from './find-phrases.ts';

const MEMBERS: ReadonlyMap<string, number> = new Map([
  ['family-of-three', 3],
  ['family-of-four', 4],
  ['family-of-five', 5],
]);
/** How many words may stand before the animals: "a family of four fluffy blue penguins". */
const ADJECTIVES_MAX = 3;

/** The animals that a family is one of. */
function areAnimals(phrases: readonly Phrase[], at: number): boolean {
  const [noun] = phrases
    .slice(at + 1, at + 2 + ADJECTIVES_MAX)
    .filter(({ meanings }) => meanings.some(({ kind }) => kind === 'thing' || kind === 'verb'));
  const [thing] = valuesIn(noun?.meanings ?? [], 'thing');
  return noun?.isPlural === true && thing !== undefined && isAnimate(thing) && !isPerson(thing);
}

/** "A family of four penguins": the word only says how many there are. */
export function ofAnimals(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.map((phrase, at) => {
    const value = MEMBERS.get(phrase.text);
    if (value === undefined || !areAnimals(phrases, at)) return phrase;
    const meanings: readonly Meaning[] = [{ kind: 'count', value }];
    return { ...phrase, meanings };
  });
}
