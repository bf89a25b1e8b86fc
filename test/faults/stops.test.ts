import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { kinora } from '../harness/a-process.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { bearer, creditsOf, ended, submitted } from '../harness/a-submit.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { encodersOf, renderProcessesOf } from '../harness/render-processes.ts';
import { until } from '../harness/wait.ts';

const VIDEO = { kind: 'video', prompt: 'A fox in a snowy forest', duration: 10 } as const;

const OWL = { prompt: 'An owl', aspectRatio: '1:1' };

async function submittedTimes(service: TestService, secret: string, times: number) {
  return Promise.all(Array.from({ length: times }, () => submitted(service, secret, VIDEO)));
}

async function stateOf({ pool }: TestService) {
  const { rows } = await pool.query('select status, attempt from generation order by id');
  return rows;
}

/** One at least has begun; those that there is no room for wait for their turn. */
const haveBegun = async (service: TestService) =>
  (await stateOf(service)).some(({ attempt }) => attempt === 1);

test('SIGTERM while four videos render gives all of them back, and another worker ends them, charged once', async () => {
  const service = await aService();
  const { accountId, secret } = await service.aKey();
  await service.grant(accountId, 90);
  const environment = {
    DATABASE_URL: service.databaseUrl,
    DATA_DIR: await aTemporaryFolder(),
    LOG_LEVEL: 'silent',
    BASE_URL: 'http://kinora.test',
  };
  const ids = await submittedTimes(service, secret, 4);
  const first = kinora(['worker'], environment);
  await until(async () => (await haveBegun(service)) && encodersOf(first.child.pid).length === 1);
  const renderers = renderProcessesOf(first.child.pid);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await stateOf(service)).toEqual(ids.map(() => ({ status: 'generating', attempt: 0 })));
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(renderers.filter(isAlive)).toEqual([]);
  const { rows } = await service.pool.query(
    `select (select count(*) from graphile_worker.jobs where attempts = 0 and locked_at is null)
       + (select count(*) from generation_waiting) as waiting`,
  );
  expect(rows).toEqual([{ waiting: '4' }]);

  // Shorter ones, so that the rest of the test is as well.
  await service.pool.query('update generation set duration_seconds = 1');
  const second = kinora(['worker'], environment);
  const videos = await Promise.all(ids.map((id) => ended(service, secret, id, 240_000)));
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(videos.map(({ status }) => status)).toEqual(ids.map(() => 'completed'));
  const used = videos.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0);
  const left = 100 - used;
  expect(await creditsOf(service, secret)).toEqual({ balance: left, held: 0, available: left });
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 360_000);

test('canceled videos stop rendering, and five of them do not switch the model off for others', async () => {
  const service = await aService({ worker: true });
  const { accountId, secret } = await service.aKey();
  await service.grant(accountId, 90);
  const ids = await submittedTimes(service, secret, 5);
  const encoders = () => encodersOf(process.pid);
  await until(async () => (await haveBegun(service)) && encoders().length === 1);
  for (const id of ids) {
    const path = `/v1/videos/${id}/cancel`;
    const { body } = await service.call(path, { method: 'POST', headers: bearer(secret) });
    expect(body.video).toMatchObject({ status: 'failed', error_code: 'canceled' });
  }
  await until(() => encoders().length === 0, { what: 'the end of the encoder' });
  const image = await submitted(service, secret, { prompt: 'An owl' });
  expect(await ended(service, secret, image, 60_000)).toMatchObject({ status: 'completed' });
  expect(encoders()).toEqual([]);
  expect(await creditsOf(service, secret)).toEqual({ balance: 99, held: 0, available: 99 });
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 120_000);

test('a stream of a server that stops is told to come back, and ends', async () => {
  const service = await aService();
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { prompt: 'A cat' });
  const stream = await fetch(`${service.origin}/v1/videos/${id}/events`, {
    headers: bearer(secret),
  });
  const stopped = service.stop();
  const text = await stream.text();
  expect(text.endsWith(': the server stops, connect again\nretry: 1000\n\n')).toBe(true);
  await stopped;
});

test('a render that needs more memory than it may have fails its job and nothing else', async () => {
  const service = await aService({ worker: true, environment: { RENDER_MEMORY_MB: '64' } });
  const { secret } = await service.aKey();
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => submitted(service, secret, OWL)));
  const videos = await Promise.all(ids.map((id) => ended(service, secret, id, 60_000)));
  expect(videos).toMatchObject(
    ids.map(() => ({ status: 'failed', error_code: 'provider_error', creditsUsed: 0 })),
  );
  // Six in a row say nothing about the model.
  await submitted(service, secret, OWL);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 120_000);

test('a job whose image cannot be had says why', async () => {
  const service = await aService({ worker: true });
  const { secret } = await service.aKey();
  const imageUrl = 'http://no-such-host.invalid/cat.png';
  const id = await submitted(service, secret, { prompt: 'A cat', imageUrl });
  expect(await ended(service, secret, id)).toMatchObject({
    status: 'failed',
    error_code: 'image_unavailable',
    error_message:
      'The image at imageUrl could not be used: its server could not be reached. Nothing was charged.',
  });
});
