import { expect, test } from 'vitest';
import { regionIn } from './regions.ts';

test.each([
  ['a quiet Japanese village', 'japanese-house'],
  ['a village in the Swiss Alps', 'chalet'],
  ['a medieval street with a cart', 'timbered-house'],
  ['an African village at sunset', 'round-hut'],
  ['an old stone village in Tuscany', 'stone-house'],
  ['a hobbit village', 'hobbit-house'],
  ['a village street', undefined],
  ['a dog in the park', undefined],
])('%s has the houses of its part of the world', (prompt, region) => {
  expect(regionIn(prompt).region).toBe(region);
});
