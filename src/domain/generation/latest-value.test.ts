import { expect, test } from 'vitest';
import { createLatestValue } from './latest-value.ts';

test('a reader that is slow gets the newest value, and what it missed is dropped', async () => {
  const latest = createLatestValue<number>(() => {});
  latest.put(1);
  latest.put(2);
  latest.put(3);
  expect(await latest.values.next()).toEqual({ done: false, value: 3 });
  const next = latest.values.next();
  latest.put(4);
  expect(await next).toEqual({ done: false, value: 4 });
});

test('the last value can still be taken after the end, and then no more', async () => {
  const latest = createLatestValue<number>(() => {});
  latest.put(1);
  latest.finish();
  latest.put(2);
  expect(await latest.values.next()).toEqual({ done: false, value: 1 });
  expect(await latest.values.next()).toEqual({ done: true, value: undefined });
});

test('what it leans on is released once, whoever ends it', async () => {
  let released = 0;
  const byReader = createLatestValue<number>(() => {
    released += 1;
  });
  const asked = byReader.values.next();
  await byReader.values.return?.();
  byReader.finish();
  expect(await asked).toEqual({ done: true, value: undefined });
  expect(released).toBe(1);
});

test('values to keep wait in order, as many as may, and come before the latest', async () => {
  const { put, keep, finish, values } = createLatestValue<string>(() => {}, 2);
  put('state 1');
  for (const value of ['cell 1', 'cell 2', 'cell 3']) keep(value);
  put('state 2');
  finish();
  const taken: string[] = [];
  for await (const value of values) taken.push(value);
  expect(taken).toEqual(['cell 1', 'cell 2', 'state 2']);
});
