import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { bearer, creditsOf, ended, submitted } from '../harness/a-submit.ts';
import { aVendor } from '../harness/vendors/a-vendor.ts';
import {
  falEnvironment,
  googleEnvironment,
  googleWorks,
  startsOf,
  workingVendors,
} from '../harness/vendors/working-vendors.ts';
import { until } from '../harness/wait.ts';

async function settlements({ pool }: TestService, id: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    "select kind from transfer where cause in ('settle:' || $1, 'release:' || $1)",
    [id],
  );
  return rows.map(({ kind }) => kind);
}

test('two workers that race for the same jobs start each once at the vendor and charge each once', async () => {
  const { vendor, environment } = await workingVendors();
  const api = await aService({ environment });
  const { accountId, secret } = await api.aKey();
  await api.grant(accountId, 50);
  const jobs = Array.from({ length: 12 }, (_, i) => ({
    aiModel: i % 2 === 0 ? 'imagen_4' : 'flux_1_1_pro',
    prompt: `Boat number ${i}`,
  }));
  const ids = await Promise.all(jobs.map((job) => submitted(api, secret, job)));
  // As if tasks had been queued more than once, which a crash at the wrong moment can do.
  await api.pool.query(
    "select graphile_worker.add_job('generation_start', json_build_object('id', id)) from generation, generate_series(1, 3)",
  );
  const shared = { ...environment, DATABASE_URL: api.databaseUrl };
  await Promise.all([
    aService({ worker: true, environment: shared }),
    aService({ worker: true, environment: shared }),
  ]);
  for (const id of ids) {
    expect(await ended(api, secret, id)).toMatchObject({ status: 'completed' });
    expect(await settlements(api, id)).toEqual(['settle']);
  }
  expect(jobs.map(({ prompt }) => startsOf(vendor, prompt))).toEqual(jobs.map(() => 1));
  expect(await creditsOf(api, secret)).toEqual({ balance: 18, held: 0, available: 18 });
  expect((await verifyLedger(api.pool)).problems).toEqual([]);
}, 90_000);

test('a worker that was taken for dead and comes back with a result changes nothing; the other one charges, once', async () => {
  const vendor = await aVendor();
  const secondIsAsked = Promise.withResolvers<void>();
  /** The first is answered once the second is asked, and the second when the first has long come back. */
  const answers = [secondIsAsked.promise, secondIsAsked.promise.then(() => pause(1_000))];
  vendor.says(googleWorks(async () => answers.shift()));
  const environment = googleEnvironment(vendor.url);
  const first = await aService({ worker: true, environment });
  const { secret } = await first.aKey();
  const id = await submitted(first, secret, { aiModel: 'imagen_4', prompt: 'A red boat' });
  await until(() => startsOf(vendor, 'A red boat') === 1);
  await first.pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_by is not null`,
  );
  await until(() => startsOf(vendor, 'A red boat') === 2);
  secondIsAsked.resolve();
  expect(await ended(first, secret, id)).toMatchObject({ status: 'completed', creditsUsed: 4 });
  expect(await settlements(first, id)).toEqual(['settle']);
  const { rows } = await first.pool.query('select attempt from generation where id = $1', [id]);
  expect(rows).toEqual([{ attempt: 2 }]);
  expect(await creditsOf(first, secret)).toEqual({ balance: 6, held: 0, available: 6 });
  expect((await verifyLedger(first.pool)).problems).toEqual([]);
}, 90_000);

test('submits and cancels of one key at once neither lock each other out nor lose a credit', async () => {
  const service = await aService();
  const { accountId } = await service.anAccount({ plan: 'professional' });
  const { secret } = await service.aKey({ accountId, dailyCeiling: 1_000 });
  await service.grant(accountId, 990);
  const round = async () => {
    const id = await submitted(service, secret, { prompt: 'A boat' });
    const { status } = await service.call(`/v1/videos/${id}/cancel`, {
      method: 'POST',
      headers: bearer(secret),
    });
    expect(status).toBe(200);
  };
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let i = 0; i < 8; i += 1) await round();
    }),
  );
  const me = await service.call('/v1/me', { headers: bearer(secret) });
  expect(me.body.credits).toEqual({ balance: 1_000, held: 0, available: 1_000 });
  expect(me.body.key.used_today).toBe(0);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 60_000);

test('a task that was given to a worker and never arrived there is freed, and done', async () => {
  const vendor = await aVendor();
  const isLost = Promise.withResolvers<void>();
  vendor.says(googleWorks(() => isLost.promise));
  const service = await aService({
    worker: true,
    environment: { ...googleEnvironment(vendor.url), WORKER_CONCURRENCY: '1' },
  });
  const { secret } = await service.aKey();
  const busy = await submitted(service, secret, { aiModel: 'imagen_4', prompt: 'A red boat' });
  await until(() => startsOf(vendor, 'A red boat') === 1);
  const lost = await submitted(service, secret, { aiModel: 'imagen_4', prompt: 'A blue boat' });
  await service.pool.query('delete from generation_waiting where id = $1', [lost]);
  await service.pool.query(
    `select graphile_worker.add_job('generation_start', $1, flags := '{hosted}')`,
    [JSON.stringify({ id: lost, lane: 'hosted' })],
  );
  // As it is when the connection breaks between the decision of the queue and its answer.
  const { rowCount } = await service.pool.query(
    `update graphile_worker._private_jobs lost
     set locked_by = busy.locked_by, locked_at = now(), attempts = 1
     from graphile_worker._private_jobs busy
     where busy.payload->>'id' = $1 and lost.payload->>'id' = $2`,
    [busy, lost],
  );
  expect(rowCount).toBe(1);
  isLost.resolve();
  expect(await ended(service, secret, lost)).toMatchObject({ status: 'completed' });
  expect(startsOf(vendor, 'A blue boat')).toBe(1);
}, 60_000);

test('the database itself refuses a second ending', async () => {
  const service = await aService();
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { prompt: 'A boat' });
  await service.call(`/v1/videos/${id}/cancel`, { method: 'POST', headers: bearer(secret) });
  await expect(
    service.pool.query(
      "update generation set status = 'generating', error_code = null, ended_at = null where id = $1",
      [id],
    ),
  ).rejects.toThrow(`generation ${id} has already ended as failed`);
});

test('a vendor is told of a cancel that came while it was taking the job', async () => {
  const vendor = await aVendor();
  const service = await aService({ worker: true, environment: falEnvironment(vendor.url) });
  const { secret } = await service.aKey();
  const json = { status: 'IN_QUEUE', request_id: '764cabcf' };
  const isCanceled = Promise.withResolvers<void>();
  vendor.says({
    'POST /fal-ai/flux-pro/v1.1': { status: 200, json, after: () => isCanceled.promise },
    'PUT /fal-ai/flux-pro/requests/764cabcf/cancel': { status: 202, json: {} },
  });
  const id = await submitted(service, secret, { aiModel: 'flux_1_1_pro', prompt: 'A red boat' });
  await until(() => startsOf(vendor, 'A red boat') === 1);
  await service.call(`/v1/videos/${id}/cancel`, { method: 'POST', headers: bearer(secret) });
  isCanceled.resolve();
  const told = () => vendor.received.filter(({ route }) => route.endsWith('/cancel')).length;
  await until(() => told() === 1, { what: 'the cancel at the vendor' });
}, 60_000);
