import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { aService, type TestService } from '../harness/a-service.ts';
import { ended, hurry, submitted } from '../harness/a-submit.ts';
import { aVendor } from '../harness/vendors/a-vendor.ts';
import { googleEnvironment, googleWorks } from '../harness/vendors/working-vendors.ts';
import { until } from '../harness/wait.ts';
import { whenDone } from '../harness/when-done.ts';

/** Processes of the database whose session shows a worker alive, with the lock they hold. */
async function showing({ pool }: TestService): Promise<readonly { pid: number; lock: string }[]> {
  const { rows } = await pool.query<{ pid: number; lock: string }>(
    `select pid, objid::text as lock from pg_locks
     where locktype = 'advisory' and classid = 7305 and objsubid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows;
}

async function cut({ pool }: TestService, pid: number): Promise<void> {
  await pool.query('select pg_terminate_backend($1)', [pid]);
}

test('a worker whose session is cut shows itself alive again under its name, and works on', async () => {
  const vendor = await aVendor();
  vendor.says(googleWorks());
  const service = await aService({ worker: true, environment: googleEnvironment(vendor.url) });
  const { secret } = await service.aKey();
  await until(async () => (await showing(service)).length === 1);
  const [before] = await showing(service);
  await cut(service, before?.pid ?? 0);
  await until(async () => (await showing(service)).some(({ pid }) => pid !== before?.pid));
  expect((await showing(service)).map(({ lock }) => lock)).toEqual([before?.lock]);
  const id = await submitted(service, secret, { aiModel: 'imagen_4', prompt: 'A boat' });
  expect(await ended(service, secret, id)).toMatchObject({ status: 'completed' });
}, 60_000);

test('a worker that cannot show itself alive takes no work, and takes it up when it can', async () => {
  const vendor = await aVendor();
  vendor.says(googleWorks());
  const service = await aService({ worker: true, environment: googleEnvironment(vendor.url) });
  const { secret } = await service.aKey();
  const admin = new pg.Client(inject('postgres'));
  await admin.connect();
  whenDone(() => admin.end());
  const letIn = (allowed: boolean) =>
    admin.query(
      `alter database ${new URL(service.databaseUrl).pathname.slice(1)} allow_connections ${allowed}`,
    );
  await until(async () => (await showing(service)).length === 1);
  const [before] = await showing(service);
  // Sessions that are open stay open, so that the queue can be read; the lost one cannot come back.
  await letIn(false);
  await cut(service, before?.pid ?? 0);
  await until(async () => (await showing(service)).length === 0);
  const id = await submitted(service, secret, { aiModel: 'imagen_4', prompt: 'A boat' });
  // As if it had been handed over before.
  await service.pool.query('delete from generation_waiting where id = $1', [id]);
  await service.pool.query("select graphile_worker.add_job('generation_start', $1)", [
    JSON.stringify({ id, lane: 'hosted' }),
  ]);
  const task = async () =>
    (
      await service.pool.query<{ last_error: string | null }>(
        "select last_error from graphile_worker.jobs where task_identifier = 'generation_start'",
      )
    ).rows[0];
  await until(async () => (await task())?.last_error != null);
  expect((await task())?.last_error).toBe('this worker cannot prove that it is alive');
  expect(vendor.received).toEqual([]);
  await letIn(true);
  await until(async () => (await showing(service)).length === 1);
  await hurry(service);
  expect(await ended(service, secret, id)).toMatchObject({ status: 'completed', creditsUsed: 4 });
}, 60_000);
