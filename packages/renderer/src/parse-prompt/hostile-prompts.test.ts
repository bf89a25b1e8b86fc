import { expect, test } from 'vitest';
import { openIconFile } from '../icons/icon-file.ts';
import { parsePrompt } from './parse-prompt.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);
/** As long as a prompt may be. */
const LENGTH = 4_000;
const filled = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

// The patterns are compiled when they are first used, which is not what is measured.
for (const plain of [
  'A cat on a sofa',
  'Ad for a shoe, "Run", $9',
  'Quiz: which one? A) cat B) dog',
])
  parsePrompt(plain, vocabulary);

test.each([
  ['a word without an end', `promote my ${filled('q').slice(20)}1`],
  ['a hiring ad of one word', `hiring ${filled('q').slice(20)}1`],
  ['a town of capitals', `festival in ${filled('A').slice(20)}1`],
  ['spaces between two halves', `split screen left a${filled(' ').slice(30)}x`],
  ['spaces before a comparison', `a:${filled(' ').slice(10)}x`],
  ['answers without an end', `Quiz: which one?${filled(',A),B),C),D)').slice(20)}`],
  ['numbers without an end', `bar chart: ${filled('a 1.2.3, ').slice(20)}`],
  ['an ad of digits and commas', `Ad for a shop, ${filled('1,').slice(20)}`],
  ['an ad of free offers', `Ad for a shop, ${filled('free, ').slice(20)}`],
  [
    'an ad without a stop',
    filled('Piano lessons for all ages first lesson half price call Ms Rossi '),
  ],
  ['offers without a stop', filled('Hair salon grand opening balloons 30% off first cut ')],
  ['quotes without an end', filled('"a" on a wall ')],
  ['hyphens', filled('a-')],
  ['acts without an end', filled('then it pops and ')],
  ['rain without an end', filled('rain and ')],
  ['digits', filled('1')],
  ['lines without words', filled('\n')],
  ['prepositions', filled('on ')],
  ['a question of spaces', `why is${filled(' ').slice(10)}x`],
])('%s is read soon', (_, prompt) => {
  const start = process.cpuUsage();
  parsePrompt(prompt, vocabulary);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});

test.each([
  ['Quiz: which one? A) cat B) dog C) cow D) pig A) cat B) dog C) cow D) pig A) cat B) dog', 8],
  ['Bar chart: a 1, b 2, c 3, d 4, e 5, f 6, g 7, h 8, i 9, j 10', 8],
])('"%s" has %i parts', (prompt, count) => {
  expect(parsePrompt(prompt, vocabulary).explainer?.parts).toHaveLength(count);
});

test('what is no number has no bar', () => {
  const { explainer } = parsePrompt('a bar chart: alpha 1.2.3, beta 5, gamma 10', vocabulary);
  expect(explainer?.parts.map(({ value }) => value)).toEqual([0.5, 1]);
});
