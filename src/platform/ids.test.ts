import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('an id is its prefix and 26 characters', () => {
  expect(newId('gen', { now: () => 1_763_164_800_000 })).toMatch(
    /^gen_[0-7][0-9a-hjkmnp-tv-z]{25}$/,
  );
});

test('ids of later moments sort after ids of earlier ones', () => {
  const moments = [0, 1, 1_763_164_800_000, 1_763_164_800_001, 4_102_444_800_000];
  const ids = moments.map((now) => newId('gen', { now: () => now }));
  expect([...ids].sort()).toEqual(ids);
});

test('ids of one moment sort as they were made', () => {
  const ids = Array.from({ length: 2_000 }, () => newId('acc', { now: () => 1_763_164_800_000 }));
  expect([...ids].sort()).toEqual(ids);
});

test('ten thousand ids of one moment are all different', () => {
  const ids = Array.from({ length: 10_000 }, () => newId('gen', { now: () => 1 }));
  expect(new Set(ids).size).toBe(10_000);
});
