import { isAnimate } from '../../kinds-of-things.ts';
import { sifted } from '../../needed-letters.ts';
import type { Vocabulary } from '../../vocabulary.ts';

const ADJECTIVES = String.raw`(?:(?!(?:and|of|with|at|in|on|by|to|her|his|my|face|eyes|smile|arms|legs|hands|feet)\b)[\p{L}-]+ ){0,3}`;
const FACE = '(?:smiley[- ])?face|eyes|smile|grin|googly eyes|cheeks|smiling faces|faces';
const LIMBS = 'arms|legs|limbs|hands|feet|sneakers|shoes|boots|gloves';
/** One part of who has a face, with its article. */
const PART = String.raw`(?:an? |two |its |their )?${ADJECTIVES}(?:${FACE}|${LIMBS})\b`;
const HAVING = sifted(
  new RegExp(
    String.raw`(?<![\p{L}])(?:(?<before>\p{L}+) )?(?<noun>\p{L}+) (?:with|that has|that have|which has|having) (?<parts>${PART}(?:(?:,| and|, and|,? with) ${PART}){0,3})`,
    'giu',
  ),
);
const SMILING = sifted(
  /(?<![\p{L}])(?:smiling|grinning|laughing|winking|giggling|smiley|cheerful|happy|cute|friendly|jolly|grumpy) (?<noun>\p{L}+)(?: (?<next>\p{L}+))?/giu,
);
const SHADED = sifted(
  /(?<![\p{L}])(?:(?<before>\p{L}+) )?(?<noun>\p{L}+) (?:wearing|wears|in|with) (?:(?:a pair of|big|cool|dark|funky|its|black|round|heart-shaped|little) ){0,2}(?:sun ?glasses|shades)\b/giu,
);
const BOTH_SHADED = sifted(
  /(?<![\p{L}])(?<noun>\p{L}+)(?<and> and (?:an? |the )?)(?<other>\p{L}+) (?:wearing|wear|in|with) (?:(?:cool|big|dark) )?sun ?glasses\b/giu,
);
/** Arms and legs alone make nobody of a chair or a clock. */
const ON_FURNITURE = /^(?:arms|legs|hands|feet)$/iu;
const FACED = new RegExp(String.raw`\b(?:${FACE})\b`, 'iu');
const BODIED = new RegExp(String.raw`\b(?:${LIMBS})\b`, 'iu');
const NO_CHARACTER = /^(?:clocks?|watch|watches|pumpkins?|snowm[ae]n|chairs?|tables?|sofas?)$/iu;
/** Words that smile without a face, and adjectives before the noun. */
const SMILES = /^(?:smiling|grinning|laughing|winking|giggling|smiley)/iu;

const IN_SKY: Readonly<Record<string, string>> = {
  sun: 'sunface',
  cloud: 'cloudface',
  clouds: 'cloudfaces',
  star: 'starface',
  stars: 'starfaces',
};

/** Whether a noun names a thing, which has no face of its own. */
function isThing(noun: string, vocabulary: Vocabulary): boolean {
  const word = noun.toLowerCase();
  if (word in IN_SKY) return true;
  if (NO_CHARACTER.test(word)) return false;
  const known = [word, word.replace(/(?:es|s)$/u, ''), word.replace(/s$/u, '')]
    .flatMap((each) => vocabulary.get(each) ?? [])
    .flatMap((meaning) => (meaning.kind === 'thing' ? [meaning.value] : []));
  return known.length > 0 && !known.some(isAnimate);
}

const named = (noun: string) => IN_SKY[noun.toLowerCase()] ?? noun;
/** No reading is longer than what was said. */
const fitted = (said: string, found: string) =>
  said.length > found.length ? found : said.padEnd(found.length);

function groupsOf(match: readonly unknown[]): Record<string, string | undefined> {
  const last = match.at(-1);
  return typeof last === 'object' && last !== null ? { ...last } : {};
}

/** The state before the whole name of the thing; null when it names none. */
function stated(match: readonly unknown[], state: string, vocabulary: Vocabulary): string | null {
  const { before, noun = '' } = groupsOf(match);
  const lead = before === undefined ? '' : `${before} `;
  const isName = before !== undefined && isThing(`${before}-${noun}`, vocabulary);
  if (isName || (isThing(before ?? '', vocabulary) && isThing(noun, vocabulary)))
    return `${state} ${lead}${noun}`;
  if (!isThing(noun, vocabulary)) return null;
  // The cup has the smile, not the coffee in it.
  if (before === 'of') return `${lead}${noun} ${state}`;
  return `${lead}${state} ${named(noun)}`;
}

/** "A mug with a happy face and arms": what has a face is somebody, and so is a smiling sun. */
export function asCharacters(text: string, vocabulary: Vocabulary): string {
  const both = text.replaceAll(BOTH_SHADED, (...match) => {
    const { noun = '', other = '', and = '' } = groupsOf(match);
    const found: string = match[0];
    const areThings = isThing(noun, vocabulary) && isThing(other, vocabulary);
    return areThings ? fitted(`inshade ${noun}${and}inshade ${other}`, found) : found;
  });
  const shaded = both.replaceAll(SHADED, (...match) => {
    const found: string = match[0];
    return fitted(stated(match, 'inshade', vocabulary) ?? found, found);
  });
  const having = shaded.replaceAll(HAVING, (...match) => {
    const { parts = '' } = groupsOf(match);
    const found: string = match[0];
    // Arms that are up at a finish line are not those of the line.
    if (/\b(?:line|tape) with\b/iu.test(found)) return found;
    const isBare = !FACED.test(parts) && ON_FURNITURE.test(parts.trim());
    const state = BODIED.test(parts) ? 'limbed' : 'faced';
    return fitted((isBare ? null : stated(match, state, vocabulary)) ?? found, found);
  });
  return having.replaceAll(SMILING, (...match) => {
    const { noun = '', next } = groupsOf(match);
    const found: string = match[0];
    const rest = next === undefined ? '' : ` ${next}`;
    if (noun.toLowerCase() in IN_SKY) return fitted(`${named(noun)}${rest}`, found);
    const isNamed =
      isThing(noun, vocabulary) ||
      (next !== undefined && (isThing(`${noun}-${next}`, vocabulary) || isThing(next, vocabulary)));
    return SMILES.test(found) && isNamed ? fitted(`faced ${noun}${rest}`, found) : found;
  });
}
