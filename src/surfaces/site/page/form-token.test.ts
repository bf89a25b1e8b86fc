import { afterAll, expect, test } from 'vitest';
import { aClock } from '../../../../test/harness/a-clock.ts';
import { createMemoryCounters } from '../../../adapters/counters/index.ts';
import { consumeFormToken, createFormToken } from './form-token.ts';

const counters = createMemoryCounters(aClock());
afterAll(() => counters.close());

const consume = (token: string, newestId?: string) =>
  consumeFormToken(counters, { accountId: 'acc_1', token, newestId });
const refused = { code: 'limit_reached' };

test('a token works once, also when it is sent twice at the same time', async () => {
  const token = createFormToken('key_1');
  const uses = await Promise.allSettled([consume(token, 'key_1'), consume(token, 'key_1')]);
  expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a token does not work once there is a newer item', async () => {
  await expect(consume(createFormToken(undefined), 'key_1')).rejects.toMatchObject(refused);
  await expect(consume(createFormToken('key_1'), 'key_2')).rejects.toMatchObject(refused);
});

test('the first item needs no older one', async () => {
  await expect(consume(createFormToken(undefined))).resolves.toBeUndefined();
});

test.each(['', 'none', 'none.x', 'key_1.00000000-0000-0000-0000-00000000000'])(
  '%j is no token',
  async (token) => {
    await expect(consume(token)).rejects.toMatchObject(refused);
  },
);
