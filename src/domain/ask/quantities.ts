import { isNumber, stem, termOf } from '../language/index.ts';

/** A number of a question, with what it counts. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit | null;
  readonly bound: 'most' | 'least' | 'exact';
  /** Which token it is. */
  readonly at: number;
}

type Unit = 'credit' | 'money' | 'second' | 'minute' | 'video' | 'image' | 'generate' | 'request';

const UNITS: ReadonlySet<string> = new Set<Unit>([
  ...(['credit', 'second', 'minute', 'video', 'image', 'generate', 'request'] as const),
]);
const MONEY = new Set(['$', '€', '£', 'dollar', 'usd', 'buck', 'euro', 'eur', 'pound']);

/** Other words for what is made. */
const MADE = new Set(['ad', 'advert', 'variation', 'variant', 'copy']);

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, dozen: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40 },
  ...{ fifty: 50, sixty: 60, ninety: 90, hundred: 100, thousand: 1_000 },
};

const MOST_BEFORE =
  /(?:^| )(?:under|below|within|beneath|less than|fewer than|lower than|cheaper than|at most|max|maximum|maximum of|max of|up to|no more than|not more than|not over|limit of|only have|spend)$/;
const LEAST_BEFORE = /(?:^| )(?:over|above|at least|more than|minimum|min|minimum of|longer than)$/;
const MOST_AFTER = /^(?:\w+ )?(?:or less|or fewer|or under|or below|max|maximum|tops|at most)\b/;
const LEAST_AFTER = /^(?:\w+ )?(?:or more|or longer|minimum|at least)\b/;
const WORDS_BEFORE = 3;
const WORDS_AFTER = 4;

export function readQuantities(tokens: readonly string[]): readonly Quantity[] {
  return tokens.flatMap((token, at) => {
    const value = numberOf(token, tokens[at + 1]);
    return value === undefined
      ? []
      : [{ value, at, unit: unitOf(tokens, at), bound: boundOf(tokens, at) }];
  });
}

function numberOf(token: string, next: string | undefined): number | undefined {
  if (isNumber(token)) return token.includes(':') ? undefined : Number(token.replaceAll(',', '.'));
  const value = Object.hasOwn(NUMBER_WORDS, token) ? NUMBER_WORDS[token] : undefined;
  // `one` counts only where something is counted; else it is a pronoun.
  return token === 'one' && (next === undefined || wordUnit(next) === null) ? undefined : value;
}

/** What comes next, or after an adjective or two where it is something to make. */
function unitOf(tokens: readonly string[], at: number): Unit | null {
  const before = tokens[at - 1];
  if (before !== undefined && MONEY.has(before)) return 'money';
  const [next, ...later] = tokens.slice(at + 1, at + 4);
  const direct = next === undefined ? null : wordUnit(next);
  if (direct !== null) return direct;
  for (const word of later) {
    const unit = wordUnit(word);
    if (unit === 'video' || unit === 'image') return unit;
  }
  return null;
}

function wordUnit(word: string): Unit | null {
  const stemmed = stem(word);
  if (MONEY.has(stemmed)) return 'money';
  const name = MADE.has(stemmed) ? 'generate' : termOf(stemmed);
  return name !== undefined && isUnit(name) ? name : null;
}

function isUnit(name: string): name is Unit {
  return UNITS.has(name);
}

function boundOf(tokens: readonly string[], at: number): Quantity['bound'] {
  const before = tokens
    .slice(Math.max(0, at - WORDS_BEFORE), at)
    .filter((token) => !MONEY.has(token))
    .join(' ');
  const after = tokens.slice(at + 1, at + 1 + WORDS_AFTER).join(' ');
  if (MOST_BEFORE.test(before) || MOST_AFTER.test(after)) return 'most';
  return LEAST_BEFORE.test(before) || LEAST_AFTER.test(after) ? 'least' : 'exact';
}
