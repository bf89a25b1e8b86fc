import { wordsIn } from '../../word-list.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import { type Vocabulary, valuesIn } from '../vocabulary.ts';
import { MEN_KNOWN_BY, MENS_NAMES, WOMEN_KNOWN_BY, WOMENS_NAMES } from '../words/first-names.ts';
import type { Phrase } from './find-phrases.ts';
import type { Span, Token } from './tokens.ts';

type Gender = 'female' | 'male';

const GENDERS: ReadonlyMap<string, Gender> = new Map([
  ...wordsIn(`${MENS_NAMES} ${MEN_KNOWN_BY}`).map((name) => [name, 'male'] as const),
  ...wordsIn(`${WOMENS_NAMES} ${WOMEN_KNOWN_BY}`).map((name) => [name, 'female'] as const),
]);

/** Whether somebody may be called by it. */
export const isFirstName = (word: string): boolean => GENDERS.has(word.toLocaleLowerCase('en'));

const alternatives = (names: string) => wordsIn(names).toSorted((a, b) => b.length - a.length);
const FAMILY = String.raw`(?:(?: (?:de|da|di|del|la|le|van|von|bin))* (?!\p{L}+ing\b|[JS]r\b)\p{Lu}[’']?\p{L}+(?:-\p{Lu}\p{L}+)?){0,2}(?:,? (?:Jr|Sr)\b\.?| I{2,3}\b)?`;
const OWNED = String.raw`(?<owned>[’']s\b|[’'](?= ))?`;
const FIRST = alternatives(`${MENS_NAMES} ${WOMENS_NAMES}`)
  .map((name) => name.slice(0, 1).toUpperCase() + name.slice(1))
  .join('|');
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'&-])(?:(?<title>Mr|Mrs|Ms|Miss)\b\.? \p{Lu}\p{L}+|(?<first>${FIRST})(?![\p{L}&]|[-’']\p{L}{2})(?<family>${FAMILY}))${OWNED}`,
  'gu',
);
const KNOWN = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'&-])(?<first>${alternatives(`${MEN_KNOWN_BY} ${WOMEN_KNOWN_BY}`)
    .map((name) => name.replaceAll('-', ' '))
    .join('|')})(?![\p{L}&]|[-’']\p{L}{2})${OWNED}`,
  'giu',
);
/** Nobody else has a capital letter and a face. */
const FACED = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'&-])(?<first>\p{Lu}\p{Ll}+)(?<family>${FAMILY})(?<owned>[’']s?) (?=(?:\p{Ll}+ ){0,2}(?:eyes|face|lips|smile|smirk|grin|gaze|stare|brow|expression|tears|cheeks|laughter|hair)\b)`,
  'gu',
);

/** What is called after somebody: bridges, brands, dogs, and animals of stories. */
const CALLED_AFTER =
  /^[’']?s? ?(?:Falls|Streets?|Bridge|Tower|Avenue|Road|Park|Castle|Palace|Square|Station|Hall|House|Church|Cathedral|Beach|Bay|Islands?|Lake|Airport|Hospital|Hotel|Gallery|Museum|Cup|Day|Boulevard|Canal|Harbou?r|Mountains?|River|Spaniel|Terrier|Duck|Mouse|Rabbit|Pig|Bear|Panda|Cat|Dog|Kors|Klein|Lauren|Hilfiger|Choo|Vuitton|Daniels?|Dior|Davidson|Armani|Herrera|Martin|Bakery|Pizza|Diner|Café|Cafe|Salon|Burger)\b/u;
const BEFORE_PLACE =
  /\b(?:saint|st\.?|lake|mount|mt\.?|fort|port|san|santa|cape|king|queen|aston|big|uncle|dr\.? ?pepper) $/iu;
/** The one who paints is not in the picture, nor is somebody who is only compared. */
const OF_STYLE =
  /(?:\b(?:styles?|works?|manner|spirit) of(?: the)?(?: artist| painter)?|\b(?:like|resembling|named|called|inspired by|similar to)|(?<!\b\p{L}+(?:ed|en|ught)) by|\b(?:created|painted|directed|designed|illustrated|drawn|written) by) $/iu;
const STYLED =
  /^(?:[’']s)?(?: |-)(?:style|styled|inspired|painting|paintings|film|movie|artwork)\b/iu;
const YOUNG = /\b(?:little|baby|toddler|[1-9][- ]year[- ]old) $/iu;

/** A word for somebody that is no longer than the name. */
function wordFor(gender: Gender, isYoung: boolean, room: number): string {
  if (isYoung && room >= 4) return gender === 'female' ? 'girl' : 'boy';
  if (gender === 'male') return 'man';
  return room >= 5 ? 'woman' : room === 4 ? 'lady' : 'gal';
}

const pronounIn = (text: string): Gender =>
  /\b(?:she|her|hers|herself)\b/iu.test(text) ? 'female' : 'male';

/** "Anna, a tall woman in red, …": who is named and who is described are one. */
function isDescribed(after: string, vocabulary: Vocabulary): boolean {
  const said = /^, (?:an?|the) (?<who>[^,.;]{3,80}), (?!and\b)/u.exec(after)?.groups?.['who'];
  const words = said?.toLowerCase().split(/[ -]/u) ?? [];
  return words.some((word) =>
    valuesIn(vocabulary.get(word) ?? [], 'thing').some((thing) => isAnimate(thing)),
  );
}

/** Stands for somebody who is described next, between commas. */
const MARK = '_';
const DESCRIPTION = new RegExp(`${MARK}( *), ([^,]*),`, 'gu');
const BARE = /\b(?:named|called|resembling|like|by)(?= {3})/gu;
const TWO_MEN = /\bman +and man\b(?!['’])/gu;
const TWO_WOMEN = /\b(?:woman|lady|gal) +and (?:woman|lady|gal)\b(?!['’])/gu;

/** Clears what names leave behind; two of a kind are two. */
function smoothed(text: string): string {
  const as = (words: string) => (found: string) => words.padEnd(found.length);
  return text
    .replaceAll(DESCRIPTION, (_, space: string, said: string) => ` ${space}  ${said} `)
    .replaceAll(BARE, (word) => ' '.repeat(word.length))
    .replaceAll(TWO_MEN, as('two men'))
    .replaceAll(TWO_WOMEN, as('two women'));
}

interface Named {
  readonly text: string;
  /** Where the names were that a word stands for now. */
  readonly spans: Span[];
}

function replaced({ text, spans }: Named, names: RegExp, vocabulary: Vocabulary): Named {
  const found = text.replaceAll(names, (...match) => {
    const groups: Record<string, string | undefined> = match.at(-1);
    const [name, at]: [string, number] = [match[0], match.at(-3)];
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
    const { title, first = '', family = '', owned = '' } = groups;
    const isPlace = BEFORE_PLACE.test(before) || CALLED_AFTER.test(family.trim() + after);
    const isBrand =
      CALLED_AFTER.test(after.trimStart()) ||
      CALLED_AFTER.test(family.trim().split(' ').at(-1) ?? '');
    const isShop = owned !== '' && /^ ?\p{Lu}/u.test(after);
    if (isShop && GENDERS.has(first.toLowerCase())) return ' '.repeat(name.length);
    if (isPlace || isBrand || isShop) return name;
    if (names === FACED && vocabulary.has(first.toLowerCase())) return name;
    if (OF_STYLE.test(before) || STYLED.test(after)) return ' '.repeat(name.length);
    if (isDescribed(after, vocabulary)) return `${MARK}${' '.repeat(name.length - 1)}`;
    const gender =
      title === undefined
        ? (GENDERS.get(first.toLowerCase().replaceAll(' ', '-')) ?? pronounIn(text))
        : title === 'Mr'
          ? 'male'
          : 'female';
    const room = name.length - owned.length;
    spans.push({ start: at, end: at + room });
    const word = wordFor(gender, YOUNG.test(before), room);
    return (owned === '' ? word : `${word}'s`).padEnd(name.length);
  });
  return { text: found, spans };
}

/** A prompt with a word for somebody instead of each name of a person, of the same length. */
export function withoutNames(prompt: string, vocabulary: Vocabulary): Named {
  const named = [KNOWN, NAMED, FACED].reduce<Named>(
    (said, names) => replaced(said, names, vocabulary),
    { text: prompt, spans: [] },
  );
  return named.text === prompt ? named : { ...named, text: smoothed(named.text) };
}

/** Words that stand for a name are as long as the name. */
export function overNames(tokens: readonly Token[], spans: readonly Span[]): readonly Token[] {
  return tokens.map((token) => {
    const span = spans.find(({ start }) => start === token.start);
    return span === undefined ? token : { ...token, end: span.end };
  });
}

/** Somebody of whom only a pronoun speaks: "she looks out of the window", "he saw a bear". */
export function withPronoun(phrases: readonly Phrase[], vocabulary: Vocabulary): readonly Phrase[] {
  const isAlive = ({ meanings }: Phrase) =>
    valuesIn(meanings, 'thing').some((thing) => isAnimate(thing));
  const isSomebody = ({ meanings }: Phrase) =>
    valuesIn(meanings, 'thing').some((thing) => isPerson(thing));
  if (phrases[0]?.text === 'they' && !phrases.some(isAlive)) {
    const meanings = vocabulary.get('people') ?? [];
    return phrases.with(0, { ...phrases[0], text: 'people', meanings, isPlural: true });
  }
  const at = phrases.findIndex(({ text }) => text === 'he' || text === 'she');
  const phrase = phrases[at];
  if (phrase === undefined || phrases.some(isSomebody)) return phrases;
  if (phrases.slice(0, at).some(isAlive)) return phrases;
  const text = phrase.text === 'he' ? 'man' : 'woman';
  return phrases.with(at, { ...phrase, text, meanings: vocabulary.get(text) ?? [] });
}
