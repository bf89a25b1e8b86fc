import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WHEN } from './ad-dates.ts';

test.each([
  ['goes live Tuesday', 'goes live Tuesday'],
  ['open till late', 'open till late'],
  ['open Mon to Fri', 'open Mon to Fri'],
  ['Sat & Sun', 'Sat & Sun'],
  ['doors 8 pm', 'doors 8 pm'],
  ['doors at 19:30', 'at 19:30'],
  ['at noon', 'at noon'],
  ['every weekday evenings', null],
  ['on 4 May', 'on 4 May'],
  ['Dec 12', 'Dec 12'],
  ['the 3rd of July', '3rd of July'],
  ['from 12.06.', 'from 12.06.'],
  ['coming 2031', 'coming 2031'],
  ['24/7', '24/7'],
  ['this summer', 'this summer'],
  ['only in cinemas', 'only in cinemas'],
  ['until 6', 'until 6'],
  ['20% off everything', null],
  ['three for two', null],
])('%j says when: %j', (text, when) => {
  expect(WHEN.exec(text)?.[0] ?? null).toBe(when);
});

test('no text that says when is passed over', () => {
  const file = new URL('../../../test/sentences.txt', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  const asked = new RegExp(WHEN.source, WHEN.flags);
  const dated = lines.filter((line) => asked.test(line));
  expect(dated.length).toBeGreaterThan(50);
  for (const line of dated) expect(WHEN.exec(line)?.[0], line).toBe(asked.exec(line)?.[0]);
});
