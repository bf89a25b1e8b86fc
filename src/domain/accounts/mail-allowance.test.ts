import { afterAll, expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { createMemoryCounters } from '../../adapters/counters/index.ts';
import { createMailAllowance } from './mail-allowance.ts';
import { magicLinkMail, resetPasswordMail } from './sign-in-mail.ts';

const clock = aClock();
const counters = createMemoryCounters(clock);
afterAll(() => counters.close());
const allowMail = createMailAllowance(counters, 1);

const linkTo = (to: string) =>
  allowMail(magicLinkMail({ serviceName: 'Kinora', to, url: 'http://kinora.test/' }));
const resetFor = (to: string) =>
  allowMail(resetPasswordMail({ serviceName: 'Kinora', to, url: 'http://kinora.test/' }));

test('a person gets 5 mails in an hour, then a link every 4 minutes, however many are asked for', async () => {
  const sentAt: number[] = [];
  for (let second = 0; second < 3_600; second += 10) {
    if (await linkTo('ada@example.com')) sentAt.push(second);
    clock.advanceSeconds(10);
  }
  expect(sentAt).toEqual([
    ...[0, 10, 20, 30, 40],
    ...[50, 290, 530, 770, 1010, 1250, 1490, 1730, 1970, 2210, 2450, 2690, 2930, 3170, 3410],
  ]);
  expect(await linkTo('grace@example.com')).toBe(true);
});

test('links and new passwords do not use up each other', async () => {
  for (let i = 0; i < 20; i += 1) await linkTo('hopper@example.com');
  expect(await resetFor('hopper@example.com')).toBe(true);
  expect(await resetFor('hopper@example.com')).toBe(false);
  clock.advanceSeconds(49 * 60);
  expect(await resetFor('hopper@example.com')).toBe(false);
  clock.advanceSeconds(60);
  expect(await resetFor('hopper@example.com')).toBe(true);
});
