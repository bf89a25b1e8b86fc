import { afterAll, expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { createMemoryCounters } from '../../adapters/counters/index.ts';
import { createAttemptLimit } from './attempt-limit.ts';

const clock = aClock();
const counters = createMemoryCounters(clock);
afterAll(() => counters.close());
const attempts = createAttemptLimit(counters, 1);

const from = (address: string) => ({ address, userAgent: 'test' });

/** How many passwords an address may try at an account before it is refused. */
async function triesOf(address: string, email: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await attempts.countPassword(email, from(address));
    } catch {
      return tries;
    }
  }
  return 100;
}

test('an address has 10 tries at an account, and 3 while others have tried 30 in vain', async () => {
  expect(await triesOf('198.51.100.1', 'ada@example.com')).toBe(10);
  expect(await triesOf('198.51.100.2', 'ada@example.com')).toBe(10);
  expect(await triesOf('198.51.100.3', 'ada@example.com')).toBe(10);
  for (let i = 4; i < 50; i += 1) {
    expect(await triesOf(`198.51.100.${i}`, 'ada@example.com')).toBe(3);
  }
  expect(await triesOf('198.51.100.50', 'grace@example.com')).toBe(10);
  clock.advanceSeconds(15 * 60);
  expect(await triesOf('198.51.100.1', 'ada@example.com')).toBe(10);
});

test('an address has 50 tries at any accounts, and the addresses of an IPv6 client are one', async () => {
  const email = (i: number) => `spray${i}@example.com`;
  for (let i = 0; i < 50; i += 1) {
    await attempts.countPassword(email(i), from(`2001:db8:0:1::${i.toString(16)}`));
  }
  await expect(attempts.countPassword(email(50), from('2001:db8:0:1::ffff'))).rejects.toMatchObject(
    { code: 'rate_limited' },
  );
  await attempts.countPassword(email(50), from('2001:db8:0:2::1'));
});

test('tries that arrive together are counted one by one', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () =>
      attempts.countPassword('burst@example.com', from('198.51.100.60')),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('a right password takes back what it was counted as', async () => {
  for (let i = 0; i < 60; i += 1) {
    const takeBack = await attempts.countPassword('often@example.com', from('198.51.100.61'));
    await takeBack();
  }
  expect(await triesOf('198.51.100.61', 'often@example.com')).toBe(10);
});

test('passwords and requests for mail are counted apart, and each address by itself', async () => {
  const email = 'both@example.com';
  expect(await triesOf('198.51.100.62', email)).toBe(10);
  for (let i = 0; i < 5; i += 1) await attempts.countMailRequest(email, from('198.51.100.62'));
  await expect(attempts.countMailRequest(email, from('198.51.100.62'))).rejects.toMatchObject({
    code: 'rate_limited',
    message: 'Too many attempts. Wait 15 minutes and try again.',
  });
  await attempts.countMailRequest(email, from('198.51.100.63'));
});
