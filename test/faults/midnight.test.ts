import pg from 'pg';
import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { aDatabase } from '../harness/a-database.ts';
import { aService } from '../harness/a-service.ts';
import { bearer, submitted } from '../harness/a-submit.ts';
import { whenDone } from '../harness/when-done.ts';

const WISH = { prompt: 'A boat' };

/** One second before a new day of UTC, on a server that reckons in another zone. */
async function beforeMidnight() {
  const clock = aClock(Date.parse('2026-11-15T23:59:59Z'));
  const databaseUrl = await aDatabase();
  const admin = new pg.Client(databaseUrl);
  await admin.connect();
  whenDone(() => admin.end());
  const name = new URL(databaseUrl).pathname.slice(1);
  await admin.query(`alter database ${name} set timezone = 'Asia/Kolkata'`);
  const service = await aService({ clock, environment: { DATABASE_URL: databaseUrl } });
  return { clock, service };
}

test('the budget of an hour ends with the hour of UTC, to the second', async () => {
  const { clock, service } = await beforeMidnight();
  const { accountId, secret } = await service.aKey();
  await service.grant(accountId, 100);
  const submit = () =>
    service.call('/v1/generate/image', { method: 'POST', json: WISH, headers: bearer(secret) });
  for (let i = 0; i < 20; i += 1) expect((await submit()).status).toBe(202);
  const refused = await submit();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(refused.body.error.message).toBe(
    'The Free plan has 20 generations per hour. Retry in 1 s.',
  );
  clock.advanceSeconds(1);
  expect((await submit()).status).toBe(202);
});

test('the budget of a day ends at midnight of UTC, to the second', async () => {
  const { clock, service } = await beforeMidnight();
  const { accountId, secret } = await service.aKey();
  await service.pool.query(
    `insert into generation_account
       (account_id, hour_starts_at, hour_accepted, day_starts_at, day_accepted, last_number, kept)
     values ($1, '2026-11-15T12:00:00Z', 1, '2026-11-15T00:00:00Z', 60, 60, 60)`,
    [accountId],
  );
  const submit = () =>
    service.call('/v1/generate/image', { method: 'POST', json: WISH, headers: bearer(secret) });
  const refused = await submit();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(refused.body.error.message).toBe(
    'The Free plan has 60 generations per day. Retry in 1 s.',
  );
  clock.advanceSeconds(1);
  expect((await submit()).status).toBe(202);
});

test("a job of yesterday that ends today gives room back to yesterday's ceiling, not to today's", async () => {
  const { clock, service } = await beforeMidnight();
  const { secret } = await service.aKey({ dailyCeiling: 2 });
  const used = async () =>
    (await service.call('/v1/me', { headers: bearer(secret) })).body.key.used_today;
  const yesterday = [
    await submitted(service, secret, WISH),
    await submitted(service, secret, WISH),
  ];
  expect(await used()).toBe(2);
  clock.advanceSeconds(1);
  expect(await used()).toBe(0);
  await submitted(service, secret, WISH);
  for (const id of yesterday) {
    await service.call(`/v1/videos/${id}/cancel`, { method: 'POST', headers: bearer(secret) });
  }
  expect(await used()).toBe(1);
  await submitted(service, secret, WISH);
  const over = await service.call('/v1/generate/image', {
    method: 'POST',
    json: WISH,
    headers: bearer(secret),
  });
  expect(over.status).toBe(401);
});
