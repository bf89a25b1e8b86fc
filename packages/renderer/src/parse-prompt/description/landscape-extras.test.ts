import { expect, test } from 'vitest';
import { extrasIn } from './extras.ts';

test.each([
  ['a cow in a meadow with mountains behind it', 'meadow', ['peaks']],
  ['a mountain bike in a meadow', 'meadow', undefined],
  ['snow capped mountains over a lake', 'lake', ['snow-caps']],
  ['a path through the forest', 'forest', ['path']],
  ['light trails in the forest', 'forest', undefined],
  ['a giraffe walks past the setting sun', 'savanna', ['sun-behind']],
  ['a deer stands in fallen leaves', 'forest', ['fallen-leaves']],
  ['a horse with the sun setting behind it', 'meadow', ['sun-behind']],
  ['a horse, the sun sets behind the hills', 'meadow', undefined],
  ['lightning strikes a tree', 'meadow', ['struck']],
] as const)('%s', (prompt, setting, extras) => {
  expect(extrasIn(prompt, setting).extras).toEqual(extras);
});
