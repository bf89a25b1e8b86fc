import { expect, test } from 'vitest';
import { createThreadSet } from './thread-set.ts';

test('as many threads are started as the frames are worth, and those that are there are used for fewer', async () => {
  const set = createThreadSet();
  const [short, long] = [48, 120];
  const [first, ...none] = set.take(2, short);
  expect(none).toEqual([]);
  const both = set.take(2, long);
  expect(both).toEqual([first, expect.anything()]);
  expect(set.take(2, short)).toEqual(both);
  expect(set.take(1, long)).toEqual([first]);
  await Promise.all(both.map((thread) => thread.terminate()));
});
