import { expect, test } from 'vitest';
import { periodEnd } from './period.ts';

const ends = (anchor: string, interval: 'monthly' | 'annual', count: number) =>
  Array.from({ length: count }, (_, i) =>
    periodEnd(new Date(`${anchor}T10:30:00Z`), interval, i + 1)
      .toISOString()
      .slice(0, 16),
  );

test('a month that is too short ends on its last day, and the next one has the day of the first again', () => {
  expect(ends('2027-01-31', 'monthly', 4)).toEqual([
    '2027-02-28T10:30',
    '2027-03-31T10:30',
    '2027-04-30T10:30',
    '2027-05-31T10:30',
  ]);
});

test('months pass into the next year, and a leap day comes back after four years', () => {
  expect(ends('2026-11-15', 'monthly', 3).at(-1)).toBe('2027-02-15T10:30');
  expect(ends('2028-02-29', 'annual', 4)).toEqual([
    '2029-02-28T10:30',
    '2030-02-28T10:30',
    '2031-02-28T10:30',
    '2032-02-29T10:30',
  ]);
});
