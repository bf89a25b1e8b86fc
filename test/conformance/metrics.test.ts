import { expect, onTestFinished, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { kinora } from '../harness/a-process.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { bearer, ended, submitted } from '../harness/a-submit.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { aVendor } from '../harness/vendors/a-vendor.ts';
import { googleEnvironment } from '../harness/vendors/working-vendors.ts';
import { aFreePort, until } from '../harness/wait.ts';

const environment = { METRICS_TOKEN: 'a-long-metrics-token' };
const FOX = { kind: 'video', prompt: 'A fox runs through the snow' } as const;

/** The lines of the service's metrics that begin with one of the names. */
async function metrics(service: TestService, ...names: readonly string[]) {
  const { status, text } = await service.call('/metrics', {
    headers: bearer(environment.METRICS_TOKEN),
  });
  expect(status).toBe(200);
  return text.split('\n').filter((line) => names.some((name) => line.startsWith(name)));
}

test('what waits is counted in the whole service: by state, in the queue, by age and in credits', async () => {
  const clock = aClock();
  const service = await aService({ clock, worker: false, environment });
  const { secret } = await service.aKey();
  const now = () => metrics(service, 'kinora_generations', 'kinora_queue', 'kinora_credits_held');
  expect(await now()).toEqual([
    'kinora_generations{state="waiting"} 0',
    'kinora_generations{state="running"} 0',
    'kinora_generations_oldest_waiting_seconds 0',
    'kinora_queue_tasks_ready 0',
    'kinora_credits_held 0',
  ]);
  const first = await submitted(service, secret, FOX);
  clock.advanceSeconds(30);
  await submitted(service, secret, FOX);
  clock.advanceSeconds(12);
  expect(await now()).toEqual([
    'kinora_generations{state="waiting"} 2',
    'kinora_generations{state="running"} 0',
    'kinora_generations_oldest_waiting_seconds 42',
    'kinora_queue_tasks_ready 0',
    'kinora_credits_held 4',
  ]);
  await service.pool.query('update generation set started_at = created_at where id = $1', [first]);
  expect(await now()).toContain('kinora_generations{state="running"} 1');
  expect(await now()).toContain('kinora_generations_oldest_waiting_seconds 12');
});

test('a cancel counts as a generation that ended, once', async () => {
  const service = await aService({ worker: false, environment });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, FOX);
  for (let i = 0; i < 2; i += 1) {
    await service.call(`/v1/videos/${id}/cancel`, { method: 'POST', headers: bearer(secret) });
  }
  expect(await metrics(service, 'kinora_generations_ended_total', 'kinora_credits')).toEqual([
    'kinora_generations_ended_total{status="failed",code="canceled"} 1',
    'kinora_credits_settled_total 0',
    'kinora_credits_held 0',
  ]);
});

test('a completed generation counts with its credits and with the time that its provider took', async () => {
  const service = await aService({ worker: true, environment });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { prompt: 'A lighthouse' });
  await ended(service, secret, id, 130_000);
  const settled = ['kinora_generations_ended_total', 'kinora_credits_settled_total'];
  await until(async () => (await metrics(service, ...settled)).length === 2);
  expect(await metrics(service, ...settled, 'kinora_provider_seconds_count')).toEqual([
    'kinora_generations_ended_total{status="completed",code="none"} 1',
    'kinora_credits_settled_total 1',
    'kinora_provider_seconds_count{provider="embedded",step="start",outcome="done"} 1',
  ]);
}, 180_000);

test('a provider that keeps failing is seen in its failures and in the state of its breaker', async () => {
  const vendor = await aVendor();
  const service = await aService({
    worker: true,
    environment: { ...environment, ...googleEnvironment(vendor.url) },
  });
  vendor.says({
    'POST /v1beta/models/imagen-4.0-generate-001:predict': { status: 503, json: { error: {} } },
  });
  const { accountId, secret } = await service.aKey();
  await service.grant(accountId, 100);
  const breaker = () => metrics(service, 'kinora_provider_breaker{provider="google"');
  expect(await breaker()).toEqual([
    'kinora_provider_breaker{provider="google",state="closed"} 1',
    'kinora_provider_breaker{provider="google",state="open"} 0',
    'kinora_provider_breaker{provider="google",state="half_open"} 0',
  ]);
  for (let i = 0; i < 5; i += 1) {
    const wish = { aiModel: 'imagen_4', prompt: 'A red boat' };
    const { status } = await ended(service, secret, await submitted(service, secret, wish));
    expect(status).toBe('failed');
  }
  expect(await breaker()).toEqual([
    'kinora_provider_breaker{provider="google",state="closed"} 0',
    'kinora_provider_breaker{provider="google",state="open"} 1',
    'kinora_provider_breaker{provider="google",state="half_open"} 0',
  ]);
  const failures = 'kinora_provider_seconds_count{provider="google",step="start"';
  expect(await metrics(service, failures)).toEqual([`${failures},outcome="retryable"} 5`]);
}, 60_000);

test('a worker that runs alone tells its operator what it did, and nobody anything else', async () => {
  const service = await aService({ worker: false });
  const port = await aFreePort();
  const worker = kinora(['worker'], {
    ...environment,
    DATABASE_URL: service.databaseUrl,
    DATA_DIR: await aTemporaryFolder(),
    HOST: '127.0.0.1',
    WORKER_PORT: String(port),
  });
  onTestFinished(() => void worker.child.kill('SIGKILL'));
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: bearer(environment.METRICS_TOKEN) });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { prompt: 'A lighthouse' });
  await ended(service, secret, id, 130_000);
  const wanted = 'kinora_generations_ended_total{status="completed",code="none"} 1';
  await until(async () => (await (await ask('/metrics')).text()).includes(wanted));
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  expect((await ask('/v1/models')).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(403);
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
}, 200_000);

test('metrics are given while the database is out of reach, without the numbers it would know', async () => {
  const service = await aService({ worker: false, environment });
  await service.pool.query('alter table generation rename to generation_gone');
  expect(await metrics(service, 'kinora_credits_held', 'kinora_queue')).toEqual([
    'kinora_queue_tasks_ready Nan',
    'kinora_credits_held Nan',
  ]);
});
