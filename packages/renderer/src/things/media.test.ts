import { expect, test } from 'vitest';
import { DOINGS } from './animals/fowl.ts';
import { POSTURES } from './beasts/skeleton.ts';
import { DRAWINGS } from './drawings.ts';
import { mediumOf } from './media.ts';

const POSTURE = new RegExp(`-(?:${[...POSTURES, ...DOINGS].join('|')})$`, 'u');

test('the reader knows where drawings belong without loading them', () => {
  const named = [...DRAWINGS].filter(([name]) => !POSTURE.test(name));
  const wrong = named.filter(([name, { medium }]) => (mediumOf(name) ?? 'object') !== medium);
  expect(wrong.map(([name]) => name)).toEqual([]);
});
