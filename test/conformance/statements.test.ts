import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { purchaseCredits, refundCredits } from '../../src/domain/credits/index.ts';
import { aSite } from '../harness/a-site.ts';
import { bearer, submitted } from '../harness/a-submit.ts';
import { completeAll, failAll } from '../harness/ended-generations.ts';

const site = await aSite();
const { service } = site;
const { pool } = service;
const member = await site.aMember();
const stranger = await site.aMember();
const accountId = (await member.json('GET', '/app/api/me')).body.account.id;
const { secret, keyId } = await service.aKey({ accountId });

const today = new Date().toISOString().slice(0, 10);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

/** The same question by key and by session has the same answer. */
async function answered(path: string) {
  const byKey = await service.call(`/v1${path}`, { headers: bearer(secret) });
  const bySession = await member.json('GET', `/app/api${path}`);
  expect([byKey.status, bySession.status]).toEqual([200, 200]);
  expect(bySession.body).toEqual(byKey.body);
  return byKey.body;
}

const failed = await submitted(service, secret, { prompt: 'A lighthouse' });
const made = await submitted(service, secret, { kind: 'video', prompt: 'A fox in the snow' });
await failAll(service, [failed]);
await completeAll(service, [made]);
await purchaseCredits(pool, {
  ...{ cause: 'fulfil:chk_1', accountId, credits: 100, reason: '100 credits' },
});
await purchaseCredits(pool, { cause: 'renew:sub_1:x', accountId, credits: 50, reason: 'Starter' });
await refundCredits(pool, { cause: 'refund:pay_1', accountId, credits: 30, reason: '100 credits' });
const running = await submitted(service, secret, { prompt: 'An owl' });

const NOTHING = { video_id: null, thumbnail_url: null, aiModel: null, key_id: null };
const IMAGE = { kind: 'generation', aiModel: 'kinora_still_1', key_id: keyId };

test('the ledger has one entry per generation and one per other transfer, newest first, each with the balance after it', async () => {
  expect(await answered('/ledger')).toEqual({
    entries: [
      {
        ...{ ...IMAGE, id: `hold:${running}`, at: time, title: 'An owl', video_id: running },
        ...{ thumbnail_url: null, status: 'held', held: 1, charged: 0, added: 0 },
        ...{ balance_after: 128, ended_at: null },
        transfers: [{ cause: `hold:${running}`, amount: 1, at: time, balance_after: 128 }],
      },
      {
        ...{ ...NOTHING, id: 'refund:pay_1', at: time, kind: 'refund', title: '100 credits' },
        ...{ status: 'removed', held: 0, charged: 0, added: -30, balance_after: 128 },
        ended_at: time,
        transfers: [{ cause: 'refund:pay_1', amount: -30, at: time, balance_after: 128 }],
      },
      {
        ...{ ...NOTHING, id: 'renew:sub_1:x', at: time, kind: 'renewal', title: 'Starter' },
        ...{ status: 'added', held: 0, charged: 0, added: 50, balance_after: 158 },
        ended_at: time,
        transfers: [{ cause: 'renew:sub_1:x', amount: 50, at: time, balance_after: 158 }],
      },
      {
        ...{ ...NOTHING, id: 'fulfil:chk_1', at: time, kind: 'purchase', title: '100 credits' },
        ...{ status: 'added', held: 0, charged: 0, added: 100, balance_after: 108 },
        ended_at: time,
        transfers: [{ cause: 'fulfil:chk_1', amount: 100, at: time, balance_after: 108 }],
      },
      {
        ...{ id: `hold:${made}`, at: time, kind: 'generation', title: 'A fox in the snow' },
        ...{ video_id: made, aiModel: 'kinora_motion_1', key_id: keyId },
        ...{ thumbnail_url: `http://kinora.test/assets/${made}.jpg`, status: 'charged' },
        ...{ held: 2, charged: 2, added: 0, balance_after: 8, ended_at: time },
        transfers: [
          { cause: `hold:${made}`, amount: 2, at: time, balance_after: 10 },
          { cause: `settle:${made}`, amount: -2, at: time, balance_after: 8 },
        ],
      },
      {
        ...{ ...IMAGE, id: `hold:${failed}`, at: time, title: 'A lighthouse', video_id: failed },
        ...{ thumbnail_url: null, status: 'released', held: 1, charged: 0, added: 0 },
        ...{ balance_after: 10, ended_at: time },
        transfers: [
          { cause: `hold:${failed}`, amount: 1, at: time, balance_after: 10 },
          { cause: `release:${failed}`, amount: -1, at: time, balance_after: 10 },
        ],
      },
      {
        ...{ ...NOTHING, id: `welcome:${accountId}`, at: time, kind: 'grant', title: 'Welcome' },
        ...{ status: 'added', held: 0, charged: 0, added: 10, balance_after: 10 },
        ended_at: time,
        transfers: [{ cause: `welcome:${accountId}`, amount: 10, at: time, balance_after: 10 }],
      },
    ],
    next_cursor: null,
    verified_at: null,
  });
});

test('usage counts a generation on the day it ended, by model and key, and closes with the balance', async () => {
  const day = {
    ...{ date: today, charged: 2, released: 1, balance_end: 128 },
    models: [
      { id: 'kinora_motion_1', charged: 2, released: 0 },
      { id: 'kinora_still_1', charged: 0, released: 1 },
    ],
    keys: [{ id: keyId, charged: 2, released: 1 }],
  };
  const range = `?from=${today}&to=${today}`;
  expect(await answered(`/usage${range}`)).toEqual({
    ...{ from: today, to: today, charged: 2, released: 1, days: [day] },
  });
  const month = await answered('/usage');
  expect(month).toMatchObject({ from: `${today.slice(0, 8)}01`, to: today, charged: 2 });
  expect(month.days.at(-1)).toEqual(day);
  expect(month.days).toHaveLength(Number(today.slice(8)));
  const before = await answered('/usage?from=2025-02-27&to=2025-03-01');
  expect(before.days.map(({ date }: { date: string }) => date)).toEqual([
    '2025-02-27',
    '2025-02-28',
    '2025-03-01',
  ]);
  expect(before.days[0]).toEqual({
    ...{ date: '2025-02-27', charged: 0, released: 0, balance_end: 0, models: [], keys: [] },
  });
});

test('in the order of changes, generations that overlap stand where their balance belongs', async () => {
  const first = await submitted(service, secret, { prompt: 'Began first, ended last' });
  const second = await submitted(service, secret, { prompt: 'Began last, ended first' });
  await completeAll(service, [second]);
  await completeAll(service, [first]);
  const rows = async (order: string) =>
    (await answered(`/ledger?limit=3&order=${order}`)).entries.map(
      ({ id, balance_after }: { id: string; balance_after: number }) => [id, balance_after],
    );
  const [ended, began] = [
    [`hold:${first}`, 126],
    [`hold:${second}`, 127],
  ];
  expect(await rows('changed')).toEqual([ended, began, [`hold:${running}`, 128]]);
  expect(await rows('began')).toEqual([began, ended, [`hold:${running}`, 128]]);
});

test('pages neither repeat nor skip while generations are accepted and end', async () => {
  const before = (await answered('/ledger')).entries.map(({ id }: { id: string }) => id);
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await member.json('GET', `/app/api/ledger?limit=2${cursor}`);
    seen.push(...body.entries.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
    await completeAll(service, [await submitted(service, secret, { prompt: 'Later' })]);
  } while (cursor !== '');
  expect(seen).toEqual(before);
});

test('what cannot be read is 400 and names the field', async () => {
  for (const [path, param, message] of [
    ['/v1/ledger?limit=0', 'limit', 'limit must be a whole number from 1 to 100.'],
    ['/v1/ledger?cursor=x', 'cursor', 'cursor must be a cursor of an earlier answer.'],
    ['/v1/usage?from=today', 'from', 'from must be a date like 2026-01-31.'],
    ['/v1/usage?from=2026-02-30', 'from', 'from must be a date like 2026-01-31.'],
    ['/v1/usage?from=0000-01-01', 'from', 'from must be a date like 2026-01-31.'],
    ['/v1/usage?from=2026-02-02&to=2026-02-01', 'to', 'to must not be before `from`.'],
    [
      '/v1/usage?from=2025-01-01&to=2026-01-02',
      'from',
      'from must be at most 366 days before the last day.',
    ],
  ] as const) {
    const { status, body } = await service.call(path, { headers: bearer(secret) });
    expect([status, body.error.param, body.error.message]).toEqual([400, param, message]);
  }
  const year = await service.call('/v1/usage?from=2024-01-01&to=2024-12-31', {
    headers: bearer(secret),
  });
  expect([year.status, year.body.days.length]).toEqual([200, 366]);
});

test("another account sees nothing of it, not even with one's cursor; a key needs `read`", async () => {
  const { next_cursor: cursor } = await answered('/ledger?limit=1');
  const { body } = await stranger.json('GET', `/app/api/ledger?cursor=${cursor}`);
  expect(
    body.entries.map(({ kind, added }: { kind: string; added: number }) => [kind, added]),
  ).toEqual([['grant', 10]]);
  const usage = await stranger.json('GET', '/app/api/usage');
  expect(usage.body).toMatchObject({ charged: 0, released: 0 });
  const { secret: narrow } = await service.aKey({ accountId, permissions: ['generate'] });
  for (const path of ['/v1/ledger', '/v1/usage']) {
    const refused = await service.call(path, { headers: bearer(narrow) });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden']);
    expect((await service.call(path)).status).toBe(401);
  }
});

test('a deleted generation keeps its entry and what it cost; a verification is told', async () => {
  await service.call(`/v1/videos/${made}`, { method: 'DELETE', headers: bearer(secret) });
  await verifyLedger(pool);
  const { entries, verified_at: verifiedAt } = await answered('/ledger?limit=100');
  expect(verifiedAt).toEqual(time);
  const entry = entries.find(({ id }: { id: string }) => id === `hold:${made}`);
  expect(entry).toMatchObject({
    ...{ ...NOTHING, title: 'Deleted generation', status: 'charged', charged: 2 },
  });
  const { days } = await answered(`/usage?from=${today}`);
  expect(days[0].models).toContainEqual({ id: null, charged: 2, released: 0 });
});
