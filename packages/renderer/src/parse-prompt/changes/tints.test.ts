import { expect, test } from 'vitest';
import { tintsIn } from './tints.ts';

test.each([
  'a black sea lion',
  'a red sea star on a beach',
  'a black river otter',
  'a red spring dress at a lake',
  'a pink water bottle by a lake',
  'a ship on the Black Sea',
])('the water has no colour in "%s"', (prompt) => {
  expect(tintsIn(prompt)).toEqual({});
});

test.each([
  'a pink lake',
  'a boat on a pink river at dawn',
  'pink waves crash on the shore',
  'steam above pink hot springs',
])('the water has its colour in "%s"', (prompt) => {
  expect(tintsIn(prompt)).toEqual({ tints: { water: '#ff6fb5' } });
});
