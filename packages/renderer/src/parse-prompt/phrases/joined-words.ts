import { type Meaning, valuesIn } from '../vocabulary.ts';

/** What the second word does rather than names: "a horse fly over a fence", "water falls". */
const DOES =
  /^(?:fly|flies|falls?|drops?|walks?|rides?|dances?|hops?|hoots?|talks?|enters?|shakes?|takes?|looks?|over|pets?|hell|hoes?|tone|king|ing|one|rings?|plays?)$/u;
/** They are written apart by mistake whatever the first word means alone. */
const MEANT =
  /^(?:butter-fl(?:y|ies)|fire-fl(?:y|ies)|(?:side|cross|board)-walks?|gold-fish|black-board|milk-shakes?|drum-sticks?)$/u;
const TELLING = new Set([
  'colour',
  'size',
  'state',
  'age',
  'hair-style',
  'hair-colour',
  'count',
  'place',
  'position',
  'figure',
  'mood',
]);
const NAMING = new Set(['thing', 'setting', 'particle', 'weather']);

/** A word that was written as two: "a star fish", "a jelly fish", "a cow boy"; null for two words. */
export function joinedWord(
  first: string,
  second: string,
  meaningsOf: (word: string) => readonly Meaning[],
): string | null {
  if (!/^[a-z]{3,}$/u.test(first) || !/^[a-z]{3,}$/u.test(second)) return null;
  if (!MEANT.test(`${first}-${second}`)) {
    if (DOES.test(second) || /ing$/u.test(second)) return null;
    if (meaningsOf(first).some(({ kind }) => TELLING.has(kind))) return null;
    // "A man goes out": no mangoes.
    const said = valuesIn(meaningsOf(second), 'verb');
    if (said.some(({ form }) => form === 's' || form === 'past')) return null;
  }
  const joined = `${first}${second}`;
  return meaningsOf(joined).some(({ kind }) => NAMING.has(kind)) ? joined : null;
}
