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

test.each([
  ['a singer on a stage, blue lights behind her', ['#2f6bff']],
  ['a DJ in a club under purple and blue neon lights', ['#8a3ffc', '#2f6bff']],
  ['a rapper on stage, red spotlight', ['#e5383b']],
  ['a DJ in a club with white lights', undefined],
])('the lamps have their colours in "%s"', (prompt, lamps) => {
  expect(tintsIn(prompt).tints?.lamps).toEqual(lamps);
});
