import { valuesIn } from '../vocabulary.ts';
import type { Phrase } from './find-phrases.ts';

const PAINTING: ReadonlySet<string> = new Set(['paint', 'draw', 'sketch']);
const BEFORE_NOUN =
  /^(?:a|an|the|his|her|their|its|my|big|huge|large|small|beautiful|colou?rful|giant|pretty|new|first)$/u;
/** How far before a noun its verb is looked for. */
const FAR = 6;
const PICTURE =
  /^(?:pictures?|paintings?|portraits?|landscapes?|sunsets?|sunrises?|seascapes?|watercolou?rs?|canvas|still-life|still|scenery|mountains?|beach|forest|ocean|sea|lake|skyline)$/u;

const verbs = (phrase: Phrase | undefined) => valuesIn(phrase?.meanings ?? [], 'verb');

/** What is in the sky, and seen on the picture when somebody paints it. */
const HEAVENLY: Readonly<Record<string, string>> = {
  sun: 'sun-character',
  moon: 'crescent-moon',
  rainbow: 'rainbow',
  rainbows: 'rainbow',
  star: 'star',
  stars: 'star',
};

function paintedAs(text: string): string {
  const heavenly = HEAVENLY[text];
  if (heavenly !== undefined) return heavenly;
  return /^portraits?$/u.test(text) ? 'portrait-easel' : 'easel';
}

/** What is painted is a picture and not the weather or the place: "painting a rainbow on a wall". */
export function asPainted(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.map((phrase, at) => {
    // "In front of a painting": nobody paints it.
    const isNoun = at > 1 && /^(?:an?|the)$/u.test(phrases[at - 1]?.text ?? '');
    const isPainted = verbs(phrases[at - 2]).some(({ lemma }) => PAINTING.has(lemma));
    const isThere = /^paintings?$/u.test(phrase.text) && phrases[at + 1]?.text !== 'of';
    if (isNoun && isThere && !isPainted)
      return { ...phrase, meanings: [{ kind: 'thing', value: 'framed-picture' }] };
    let before = at - 1;
    while (before > at - FAR && BEFORE_NOUN.test(phrases[before]?.text ?? '')) before -= 1;
    if (!verbs(phrases[before]).some(({ lemma }) => PAINTING.has(lemma))) return phrase;
    const thing = paintedAs(phrase.text);
    // Of a portrait of somebody, that is who is painted.
    const isOf = phrases[at + 1]?.text === 'of';
    const isSeen = phrase.text in HEAVENLY;
    if (!isSeen && (isOf || !PICTURE.test(phrase.text))) return phrase;
    return { ...phrase, meanings: [{ kind: 'thing', value: thing }], isPlural: false };
  });
}
