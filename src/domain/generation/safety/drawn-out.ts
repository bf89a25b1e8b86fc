import type { Term } from './vocabulary.ts';

const RUN = /(\p{L})\1*/gu;
const TRIPLED = /(\p{L})\1\1/u;

/** Reads `nuuuude` as `nude`. Only drawn-out words are changed: a teen is not a ten. */
export function createShortener(terms: readonly Term[]): (token: string) => string {
  const words = Map.groupBy(new Set(terms.flatMap(({ tokens }) => tokens)), collapse);
  const stems = terms
    .filter(({ open }) => open)
    .map(({ tokens }) => tokens.at(-1) ?? '')
    .map((stem) => ({ stem, short: collapse(stem) }));
  return (token) => {
    if (!TRIPLED.test(token)) return token;
    const short = collapse(token);
    const even = shrink(token);
    const known = words.get(short) ?? [];
    const word = known.find((candidate) => candidate === even) ?? known[0];
    if (word !== undefined) return word;
    const begun = stems.find((candidate) => short.startsWith(candidate.short));
    return begun === undefined ? short : begun.stem + short.slice(begun.short.length);
  };
}

function collapse(token: string): string {
  return token.replaceAll(RUN, '$1');
}

/** As if every letter had been drawn out as far as the shortest run: `aaallllll` is `all`. */
function shrink(token: string): string {
  const times = Math.min(...(token.match(RUN) ?? []).map((run) => run.length));
  return token.replaceAll(RUN, (run, letter: string) => letter.repeat(run.length / times));
}
