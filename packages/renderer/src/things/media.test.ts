import { expect, test } from 'vitest';
import { DRAWINGS } from './drawings.ts';
import { mediumOf } from './media.ts';

const POSTURE = /-(?:standing|sitting|lying|bowed|howling)$/u;

test('the reader knows where drawings belong without loading them', () => {
  const named = [...DRAWINGS].filter(([name]) => !POSTURE.test(name));
  const wrong = named.filter(([name, { medium }]) => (mediumOf(name) ?? 'object') !== medium);
  expect(wrong.map(([name]) => name)).toEqual([]);
});
