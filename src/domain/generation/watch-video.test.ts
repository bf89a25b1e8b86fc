import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { aService } from '../../../test/harness/a-service.ts';
import { until } from '../../../test/harness/wait.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { createIdentify } from '../identify.ts';
import {
  createAddresses,
  createGenerationWatch,
  createSandbox,
  type LiveCells,
  noteProgress,
  watchVideo,
} from './index.ts';

const service = await aService();
const { pool } = service;
const addresses = createAddresses('http://kinora.test');

/** A watch whose announcements the test makes itself. */
function aWatch(database = pool, lookEveryMs?: number) {
  const listeners = new Map<string, Set<() => void>>();
  const clock = { now: () => Date.parse('2026-11-15T12:00:00Z') };
  const sample = () => 'http://kinora.test/sample';
  const sandbox = createSandbox({ secret: 'x', clock, sample });
  const watch = createGenerationWatch(
    { pool: database, addresses, sandbox },
    {
      log: createLog('silent'),
      ...(lookEveryMs === undefined ? {} : { lookEveryMs }),
      events: {
        subscribe: (topic, listener) => {
          const those = listeners.get(topic) ?? new Set();
          listeners.set(topic, those.add(listener));
          return {
            end: () => {
              those.delete(listener);
              if (those.size === 0) listeners.delete(topic);
            },
          };
        },
      },
    },
  );
  const announce = (id: string) => {
    for (const listener of listeners.get(id) ?? []) listener();
  };
  return { watch, announce, listeners, sandbox };
}

async function aJob() {
  const { accountId, secret } = await service.aKey();
  const { body } = await service.call('/v1/generate/video', {
    method: 'POST',
    json: { prompt: 'A fox' },
    headers: { authorization: `Bearer ${secret}` },
  });
  return { id: String(body.video.id), accountId, secret };
}

/** How often generations were read while something was done. */
async function readsDuring(done: () => Promise<void>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await done();
  const calls = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  return calls.filter((text) => text.includes('find-generations')).length;
}

test('a thousand followers of one job, and a hundred jobs at once, are one read each time', async () => {
  const { watch, announce } = aWatch();
  const job = await aJob();
  let told = 0;
  const tell = () => {
    told += 1;
  };
  const start = await readsDuring(async () => {
    for (let i = 0; i < 1_000; i += 1) watch.subscribe(job, () => tell());
    await until(() => told === 1_000);
  });
  expect(start).toBe(1);
  const change = await readsDuring(async () => {
    announce(job.id);
    announce(job.id);
    await until(() => told === 2_000);
  });
  expect(change).toBe(1);
});

test('followers are told the state, each change, and undefined when the job is gone', async () => {
  const { watch, announce } = aWatch();
  const job = await aJob();
  const seen: unknown[] = [];
  watch.subscribe(job, (video) => seen.push(video?.progress));
  await until(() => seen.length === 1);
  await noteProgress(pool, { id: job.id, attempt: 0 }, 0.5);
  announce(job.id);
  await until(() => seen.length === 2);
  await pool.query('delete from generation where id = $1', [job.id]);
  announce(job.id);
  await until(() => seen.length === 3);
  expect(seen).toEqual([0, 0.5, undefined]);
});

test('frames that were told are never taken back by a state that was written before', async () => {
  const { watch, announce, sandbox } = aWatch();
  const job = await aJob();
  let show: Parameters<LiveCells['subscribe']>[1] = () => {};
  const liveCells: Pick<LiveCells, 'subscribe'> = {
    subscribe: (_id, listener) => {
      show = listener;
      return { end: () => {} };
    },
  };
  const follow = watchVideo({ pool, addresses, sandbox, watch, liveCells });
  const caller = await createIdentify(pool, systemClock)(job.secret);
  const invoke = () => {
    throw new Error('Watching invokes nothing else');
  };
  const events = await follow({ id: job.id }, { caller, details: { withPreviews: true }, invoke });
  const counts: unknown[] = [];
  const told = (async () => {
    for await (const { video } of events) counts.push(video.frames?.done);
  })();
  await until(() => counts.length === 1);
  const frames = { done: 36, total: 60 };
  show({ cell: 10, cells: 18, frame: 36, frames, image: 'data:image/jpeg;base64,' });
  await until(() => counts.length === 2);
  await noteProgress(pool, { id: job.id, attempt: 0 }, 0.58, { done: 35, total: 60 });
  announce(job.id);
  await until(() => counts.length === 3);
  await pool.query('delete from generation where id = $1', [job.id]);
  announce(job.id);
  await told;
  expect(counts).toEqual([undefined, 36, 36]);
});

test('a change whose announcement was lost is seen all the same', async () => {
  const { watch } = aWatch(pool, 50);
  const job = await aJob();
  const seen: unknown[] = [];
  const following = watch.subscribe(job, (video) => seen.push(video?.progress));
  await until(() => seen.length > 0);
  await noteProgress(pool, { id: job.id, attempt: 0 }, 0.5);
  await until(() => seen.at(-1) === 0.5);
  following.end();
  watch.close();
});

test('nothing is left when the last follower goes, in whatever order and however often they say so', async () => {
  const { watch, listeners } = aWatch();
  const job = await aJob();
  const one = watch.subscribe(job, () => {});
  const other = watch.subscribe(job, () => {});
  expect(listeners.size).toBe(1);
  one.end();
  one.end();
  expect(listeners.size).toBe(1);
  other.end();
  expect(listeners.size).toBe(0);
  const again = watch.subscribe(job, () => {});
  other.end();
  expect(listeners.size).toBe(1);
  again.end();
  expect(listeners.size).toBe(0);
});

test('a read that fails is tried again until it works', async () => {
  const broken = new pg.Pool({ connectionString: service.databaseUrl, max: 1 });
  const { watch } = aWatch(broken);
  const job = await aJob();
  const query = vi.spyOn(broken, 'query').mockRejectedValueOnce(new Error('lost') as never);
  const seen: unknown[] = [];
  const following = watch.subscribe(job, (video) => seen.push(video?.status));
  await until(() => seen.length > 0);
  expect(seen).toEqual(['generating']);
  expect(query.mock.calls.length).toBeGreaterThanOrEqual(2);
  following.end();
  await broken.end();
});
