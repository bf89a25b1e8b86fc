import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { complete, fail } from '../../src/domain/generation/index.ts';
import { aDatabase } from '../harness/a-database.ts';
import { kinora } from '../harness/a-process.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { ended } from '../harness/a-submit.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { probe } from '../harness/probe.ts';
import { aVendor } from '../harness/vendors/a-vendor.ts';
import { until } from '../harness/wait.ts';

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function submitted(service: TestService, secret: string, json: object, kind = 'video') {
  const { status, body } = await service.call(`/v1/generate/${kind}`, {
    method: 'POST',
    json: { prompt: 'A cat on a beach', ...json },
    headers: bearer(secret),
  });
  expect(status).toBe(202);
  return String(body.video.id);
}

async function expectLedgerAddsUp(service: TestService): Promise<void> {
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}

test('an image is rendered, stored, charged once and served in ranges; deleting it takes the file away', async () => {
  const service = await aService({ worker: true });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { aspectRatio: '9:16' }, 'image');
  const video = await ended(service, secret, id);
  expect(video).toMatchObject({ status: 'completed', creditsUsed: 1, progress: 1, type: 'image' });
  expect(video.image_url).toBe(video.video_url);
  const path = new URL(video.video_url).pathname;
  const response = await fetch(`${service.origin}${path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(probe(bytes)).toMatchObject({ codec: 'png' });
  const part = await fetch(`${service.origin}${path}`, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  const head = await fetch(`${service.origin}${path}`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(bytes.length));
  const me = await service.call('/v1/me', { headers: bearer(secret) });
  expect(me.body.credits).toEqual({ balance: 9, held: 0, available: 9 });
  await service.call(`/v1/videos/${id}`, { method: 'DELETE', headers: bearer(secret) });
  expect((await fetch(`${service.origin}${path}`)).status).toBe(404);
  await expectLedgerAddsUp(service);
}, 60_000);

test('progress is streamed as events, from generating to completed, and a known last event is not repeated', async () => {
  const service = await aService({ worker: true });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { duration: 2 });
  const response = await fetch(`${service.origin}/v1/videos/${id}/events`, {
    headers: bearer(secret),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const text = await response.text();
  const statuses = [...text.matchAll(/^data: (.*)$/gm)].map(
    ([, data = '{}']) => JSON.parse(data).video.status,
  );
  expect(statuses[0]).toBe('generating');
  expect(statuses.at(-1)).toBe('completed');
  const last = [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
  const again = await fetch(`${service.origin}/v1/videos/${id}/events`, {
    headers: { ...bearer(secret), 'last-event-id': last },
  });
  expect(await again.text()).toBe(':\n\n');
}, 60_000);

test('a result that comes after the deadline changes nothing about money', async () => {
  const service = await aService();
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, {});
  await service.pool.query('update generation set attempt = 1 where id = $1', [id]);
  const now = new Date('2026-11-15T13:00:00Z');
  expect(await fail(service.pool, { id, attempt: null, code: 'timeout', now })).toBe(true);
  const result = {
    assetName: 'x'.repeat(32),
    assetBytes: 1,
    assetType: 'video/mp4',
    thumbnailName: null,
  };
  expect(await complete(service.pool, { id, attempt: 1 }, { result, now })).toBe(false);
  const me = await service.call('/v1/me', { headers: bearer(secret) });
  expect(me.body.credits).toEqual({ balance: 10, held: 0, available: 10 });
  await expectLedgerAddsUp(service);
});

test('twenty workers that complete and fail one job at once settle it once', async () => {
  const service = await aService();
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, {});
  await service.pool.query('update generation set attempt = 1 where id = $1', [id]);
  const now = new Date('2026-11-15T13:00:00Z');
  const result = {
    assetName: 'y'.repeat(32),
    assetBytes: 1,
    assetType: 'video/mp4',
    thumbnailName: null,
  };
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0
        ? complete(service.pool, { id, attempt: 1 }, { result, now })
        : fail(service.pool, { id, attempt: 1, code: 'provider_error', now }),
    ),
  );
  expect(outcomes.filter((isOurs) => isOurs)).toHaveLength(1);
  await expectLedgerAddsUp(service);
});

test('an overdue job is failed by the sweeper as a timeout, and costs nothing', async () => {
  const idle = await aService();
  const { secret } = await idle.aKey();
  const id = await submitted(idle, secret, { duration: 10 });
  await idle.pool.query(
    "update generation set deadline_at = now() - interval '1 second' where id = $1",
    [id],
  );
  const service = await aService({
    worker: true,
    environment: { DATABASE_URL: idle.databaseUrl },
  });
  const video = await ended(service, secret, id);
  expect(video).toMatchObject({ status: 'failed', error_code: 'timeout', creditsUsed: 0 });
  await expectLedgerAddsUp(service);
}, 60_000);

test('a provider that is overloaded is followed by the next one, with one charge', async () => {
  const [first, second] = [await aVendor(), await aVendor()];
  const service = await aService({
    worker: true,
    environment: {
      FAL_KEY: 'fal-key',
      FAL_BASE_URL: first.url,
      REPLICATE_API_TOKEN: 'replicate-token',
      REPLICATE_BASE_URL: second.url,
    },
  });
  const { accountId, secret } = await service.aKey();
  await service.grant(accountId, 50);
  first.says({});
  second.says({});
  const id = await submitted(service, secret, { aiModel: 'kling_2_1_master' });
  const video = await ended(service, secret, id);
  expect(video).toMatchObject({ status: 'failed', error_code: 'provider_error', creditsUsed: 0 });
  expect(first.received.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1);
  expect(second.received.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1);
  const me = await service.call('/v1/me', { headers: bearer(secret) });
  expect(me.body.credits).toEqual({ balance: 60, held: 0, available: 60 });
}, 60_000);

test('a worker that is killed with -9 in the middle of a render is noticed, and another ends the job, charged once', async () => {
  const databaseUrl = await aDatabase();
  const service = await aService({ environment: { DATABASE_URL: databaseUrl } });
  const { secret } = await service.aKey();
  const folder = await aTemporaryFolder();
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    BASE_URL: 'http://kinora.test',
  };
  const first = kinora(['worker'], environment);
  await until(() => first.output().includes('worker is running'));
  const id = await submitted(service, secret, { duration: 5 });
  await until(async () => {
    const { rows } = await service.pool.query('select attempt from generation where id = $1', [id]);
    return rows[0].attempt === 1;
  });
  first.child.kill('SIGKILL');
  await first.ended;
  // A shorter one, so that the rest of the test is as well.
  await service.pool.query('update generation set duration_seconds = 1');
  const second = kinora(['worker'], environment);
  const video = await ended(service, secret, id);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(video).toMatchObject({ status: 'completed', creditsUsed: 2 });
  const { rows } = await service.pool.query('select attempt from generation where id = $1', [id]);
  expect(rows).toEqual([{ attempt: 2 }]);
  await expectLedgerAddsUp(service);
}, 180_000);
