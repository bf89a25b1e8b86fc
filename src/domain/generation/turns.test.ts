import { expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aService, type TestService } from '../../../test/harness/a-service.ts';
import { submitted } from '../../../test/harness/a-submit.ts';
import { beginAttempt, dispatchWaiting, findRunning, type Lane } from './index.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

async function aFreshService() {
  const clock = aClock(NOW.getTime());
  return { clock, service: await aService({ clock }) };
}

async function anOwner(service: TestService, plan: 'professional' | 'ultra' = 'professional') {
  const { accountId } = await service.anAccount({ plan });
  await service.grant(accountId, 1_000);
  const { secret } = await service.aKey({ accountId });
  return {
    images: async (names: readonly string[]) => {
      for (const prompt of names) await submitted(service, secret, { prompt });
    },
    video: (prompt: string) => submitted(service, secret, { kind: 'video', prompt }),
    accountId,
  };
}

/** The prompts of the next ones, in the order in which the queue has got them. */
async function next(service: TestService, limit: number, lane: Lane = 'image', now = NOW) {
  const { pool } = service;
  await pool.query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
  await dispatchWaiting(pool, { lane, limit, now });
  const { rows } = await pool.query<{ prompt: string }>(
    `select g.prompt from graphile_worker._private_jobs j
     join generation g on g.id = j.payload->>'id' order by j.id`,
  );
  return rows.map(({ prompt }) => prompt);
}

test('accounts take turns, however many one of them has submitted before', async () => {
  const { service } = await aFreshService();
  const [many, few, one] = [await anOwner(service), await anOwner(service), await anOwner(service)];
  await many.images(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8']);
  expect(await next(service, 2)).toEqual(['m1', 'm2']);
  await few.images(['f1', 'f2']);
  await one.images(['o1']);
  expect((await next(service, 3)).toSorted()).toEqual(['f1', 'm3', 'o1']);
  expect((await next(service, 3)).toSorted()).toEqual(['f2', 'm4', 'm5'].toSorted());
  // Who comes back after a rest is neither ahead for it nor behind.
  await one.images(['o2', 'o3']);
  expect((await next(service, 2)).toSorted()).toEqual(['m6', 'o2']);
  expect((await next(service, 9)).toSorted()).toEqual(['m7', 'm8', 'o3']);
});

test('videos and images wait in lanes of their own', async () => {
  const { service } = await aFreshService();
  const owner = await anOwner(service);
  await owner.video('v1');
  await owner.images(['i1']);
  expect(await next(service, 5, 'image')).toEqual(['i1']);
  expect(await next(service, 5, 'image')).toEqual([]);
  expect(await next(service, 5, 'video')).toEqual(['v1']);
});

test('two that dispatch at the same time hand over each generation once', async () => {
  const { service } = await aFreshService();
  const owner = await anOwner(service);
  const names = Array.from({ length: 40 }, (_, i) => `i${i}`);
  await owner.images(names);
  const taken = await Promise.all(
    Array.from({ length: 8 }, () =>
      dispatchWaiting(service.pool, { lane: 'image', limit: 10, now: NOW }),
    ),
  );
  expect(taken.reduce((sum, each) => sum + each, 0)).toBe(40);
  const { rows } = await service.pool.query(
    "select count(*)::int as all, count(distinct payload->>'id')::int as different from graphile_worker._private_jobs",
  );
  expect(rows).toEqual([{ all: 40, different: 40 }]);
});

test('unlimited generations past the three that run stay where they are, and hold nobody up', async () => {
  const { service } = await aFreshService();
  const [unlimited, other] = [await anOwner(service, 'ultra'), await anOwner(service)];
  await unlimited.images(['u1', 'u2', 'u3', 'u4', 'u5']);
  const { rows } = await service.pool.query<{ id: string }>(
    'select id from generation order by number limit 3',
  );
  await next(service, 3);
  for (const { id } of rows) {
    const seen = await findRunning(service.pool, id);
    if (seen === undefined) throw new Error('It is over already');
    await beginAttempt(service.pool, { seen, provider: 'embedded', words: null, now: NOW });
  }
  await other.images(['o1']);
  expect(await next(service, 5)).toEqual(['o1']);
});

test('the deadline counts from the start of the work, and a bounded wait comes before it', async () => {
  const { service } = await aFreshService();
  const owner = await anOwner(service);
  const id = await owner.video('A boat');
  const waiting = await findRunning(service.pool, id);
  expect(waiting?.deadlineAt).toEqual(new Date('2026-11-15T13:00:00Z'));
  if (waiting === undefined) throw new Error('It is over already');
  const startedAt = new Date('2026-11-15T12:40:00Z');
  const begin = (now: Date, seen = waiting) =>
    beginAttempt(service.pool, { seen, provider: 'embedded', words: null, now });
  const begun = await begin(startedAt);
  expect(begun).toMatchObject({ deadlineAt: new Date('2026-11-15T12:50:00Z') });
  const again = await begin(new Date('2026-11-15T12:45:00Z'), { ...waiting, attempt: 1 });
  expect(again).toMatchObject({ attempt: 2, deadlineAt: new Date('2026-11-15T12:50:00Z') });
  expect(await begin(new Date('2026-11-15T12:51:00Z'), { ...waiting, attempt: 2 })).toBe(undefined);
});

test('the history is counted where it changes, and a deleted generation is not counted', async () => {
  const { service } = await aFreshService();
  const owner = await anOwner(service);
  await owner.images(['one', 'two', 'three']);
  const count = async () => {
    const { rows } = await service.pool.query(
      'select last_number::int, kept::int from generation_account where account_id = $1',
      [owner.accountId],
    );
    return rows[0];
  };
  expect(await count()).toEqual({ last_number: 3, kept: 3 });
  const { secret } = await service.aKey({ accountId: owner.accountId });
  const headers = { authorization: `Bearer ${secret}` };
  const { body } = await service.call('/v1/videos', { headers });
  const path = `/v1/videos/${body.videos[0].id}`;
  await service.call(`${path}/cancel`, { method: 'POST', headers });
  const statuses = [];
  for (let i = 0; i < 2; i += 1) {
    statuses.push((await service.call(path, { method: 'DELETE', headers })).status);
  }
  expect(statuses).toEqual([204, 404]);
  expect(await count()).toEqual({ last_number: 3, kept: 2 });
  await owner.images(['four']);
  expect(await count()).toEqual({ last_number: 4, kept: 3 });
});
