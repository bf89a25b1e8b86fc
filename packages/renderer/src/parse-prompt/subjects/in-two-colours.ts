import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isPerson } from '../kinds-of-things.ts';
import { sifted } from '../needed-letters.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { TwoColours } from '../scene-description.ts';
import { COLOUR_NAMES, codeOf, inSeveralColours } from './in-several-colours.ts';

const PATTERNED =
  'striped|stripy|stripey|check(?:er)?ed|chequered|plaid|tartan|harlequin|polka[- ]?dot(?:ted)?|dotted|spotted';
const SHADE = '(?:(?:bright|dark|light|deep|pale|vivid) )?';
const TWO = `${SHADE}(${COLOUR_NAMES})(?:,? and |[- ]and[- ]|[-/ &]+)${SHADE}(${COLOUR_NAMES})`;
/** "A red and blue striped hot air balloon". */
const BEFORE = sifted(
  new RegExp(
    `\\b${TWO}[- ](${PATTERNED}) ((?:(?!and\\b|with\\b|in\\b|on\\b|over\\b)[\\p{L}-]+ ?){1,3})`,
    'iu',
  ),
);
/** "A tent with red and blue stripes". */
const AFTER = sifted(
  new RegExp(
    `\\b([\\p{L}-]+) with ${SHADE}(?:vertical |bold |wide )?${TWO} (stripes|checks|squares|polka[- ]?dots|dots|spots)\\b`,
    'iu',
  ),
);

const patternOf = (word: string): TwoColours['pattern'] =>
  /strip/iu.test(word) ? 'stripes' : /dot|spot/iu.test(word) ? 'dots' : 'checks';

/** What is said to have two colours: the first word of those that name it, or the last. */
function toldIn(prompt: string) {
  const [, first, second, how, named] = BEFORE.exec(prompt) ?? [];
  if (named !== undefined) return { first, second, how, words: named.trim().split(/[ -]/u) };
  const [, thing, one, other, pattern] = AFTER.exec(prompt) ?? [];
  return thing === undefined ? null : { first: one, second: other, how: pattern, words: [thing] };
}

/** A thing with stripes, checks or dots of two colours; clothes have theirs as clothes do. */
function inTwoColours(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  prompt: string,
): FoundSubjects {
  const told = toldIn(prompt);
  if (told === null) return found;
  const [colour, second] = [codeOf(told.first ?? ''), codeOf(told.second ?? '')];
  if (colour === null || second === null) return found;
  const isNamed = (at: number) =>
    (found.phrasesOf[at] ?? []).some((one) =>
      told.words.some((word) => phrases[one]?.text.split(/[ -]/u).includes(word.toLowerCase())),
    );
  const at = found.subjects.findIndex(({ thing }, one) => !isPerson(thing) && isNamed(one));
  const one = found.subjects[at];
  if (one === undefined) return found;
  const pattern = patternOf(told.how ?? '');
  return {
    ...found,
    subjects: found.subjects.with(at, { ...one, colour, twoColours: { second, pattern } }),
  };
}

/** What has two colours at once, and several of which each has its own. */
export function inItsColours(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  prompt: string,
): FoundSubjects {
  return inSeveralColours(inTwoColours(found, phrases, prompt), prompt);
}
