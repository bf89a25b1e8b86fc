import { expect, test } from 'vitest';
import { LEXICON } from './lexicon.ts';
import { createReadTerms } from './read-terms.ts';
import { stem, tokenize } from './tokens.ts';

const read = createReadTerms(['kling', 'imagen']);
const names = (text: string) => read(text).terms.map(({ name }) => name);

test('no phrase of the lexicon has two names', () => {
  const named = Object.entries(LEXICON).flatMap(([name, entries]) =>
    [...new Set(entries.split(',').map((entry) => tokenize(entry).map(stem).join(' ')))].map(
      (phrase) => ({ phrase, name }),
    ),
  );
  const shared = [...Map.groupBy(named, ({ phrase }) => phrase)].filter(
    ([, entries]) => entries.length > 1,
  );
  expect(shared.map(([phrase, entries]) => [phrase, ...entries.map(({ name }) => name)])).toEqual(
    [],
  );
});

test('numbers, units and ratios are tokens of their own', () => {
  expect(tokenize("Veo3.1's 8s CLIP, 9:16 at 1,000 crédits")).toEqual([
    'veo',
    '3.1',
    '8',
    's',
    'clip',
    '9:16',
    'at',
    '1000',
    'credits',
  ]);
});

test('endings do not matter', () => {
  for (const [a, b] of [
    ['generating', 'generates'],
    ['cancelled', 'cancels'],
    ['billed', 'bill'],
    ['retries', 'retry'],
    ['dropped', 'drops'],
  ] as const) {
    expect(stem(a)).toBe(stem(b));
  }
});

test('the longest phrase wins', () => {
  expect(names('credit card for more credits')).toEqual(['card', 'topup']);
});

test('misspelt words are corrected, short ones by a swap alone', () => {
  expect(read('idempotncy kye for klnig imagn').tokens).toEqual([
    'idempotency',
    'key',
    'for',
    'kling',
    'imagen',
  ]);
});
