import { expect, test } from 'vitest';
import { parseRange } from './parse-range.ts';

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=0-99999999999999999999999999', { start: 0, end: 999 }],
  ['bytes=-50', { start: 950, end: 999 }],
  ['bytes=-1000', { start: 0, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['Bytes=5-6', { start: 5, end: 6 }],
  ['bytes= 5-6 ', { start: 5, end: 6 }],
])('of a thousand bytes %j is a part', (header, range) => {
  expect(parseRange(header, 1_000)).toEqual(range);
});

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=99999999999999999999-', 'bytes=-0'])(
  'of a thousand bytes %j cannot be had',
  (header) => {
    expect(parseRange(header, 1_000)).toBe('unsatisfiable');
  },
);

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=5',
  'bytes=5-4',
  'bytes=1001-1000',
  'bytes=0-1,5-6',
  'bytes=0-1, ',
  'bytes=1.5-2',
  'bytes=+1-2',
  'bytes=--1',
  'bytes=0x0-0x5',
  'bytes =0-1',
  'items=0-1',
  ' bytes=0-1',
])('%j is ignored, and everything is sent', (header) => {
  expect(parseRange(header, 1_000)).toBeNull();
});

test('of an empty file nothing can be had, and its last bytes are all of it', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=0-0', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBeNull();
});
