import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { aService } from '../harness/a-service.ts';
import { creditsOf, ended, hurry, submitted } from '../harness/a-submit.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { aVendor } from '../harness/vendors/a-vendor.ts';
import {
  bflEnvironment,
  falEnvironment,
  falWorks,
  googleEnvironment,
  googleWorks,
  startsOf,
} from '../harness/vendors/working-vendors.ts';
import { until } from '../harness/wait.ts';

const FLUX = { aiModel: 'flux_1_1_pro', prompt: 'A red boat' };

test('a provider that cannot work is followed by the next, whose result is fetched, stored and charged once', async () => {
  const [first, second] = [await aVendor(), await aVendor()];
  first.says({ 'POST /v1/flux-pro-1.1': { status: 503, json: { detail: 'overloaded' } } });
  second.says(falWorks(second.url));
  const service = await aService({
    worker: true,
    environment: { ...bflEnvironment(first.url), ...falEnvironment(second.url) },
  });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, FLUX);
  const video = await ended(service, secret, id);
  expect(video).toMatchObject({ status: 'completed', creditsUsed: 3 });
  expect([startsOf(first, 'A red boat'), startsOf(second, 'A red boat')]).toEqual([1, 1]);
  const asset = await fetch(`${service.origin}${new URL(video.image_url).pathname}`);
  expect([asset.status, asset.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await creditsOf(service, secret)).toEqual({ balance: 7, held: 0, available: 7 });
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 60_000);

test('a provider whose result cannot be fetched has made nothing: the next is asked', async () => {
  const [first, second] = [await aVendor(), await aVendor()];
  const look = '/v1/get_result?id=8f5c2d1e';
  first.says({
    'POST /v1/flux-pro-1.1': {
      status: 200,
      json: { id: '8f5c2d1e', polling_url: `${first.url}${look}` },
    },
    [`GET ${look}`]: {
      status: 200,
      json: { id: '8f5c2d1e', status: 'Ready', result: { sample: `${first.url}/gone.png` } },
    },
  });
  second.says(falWorks(second.url));
  const service = await aService({
    worker: true,
    environment: { ...bflEnvironment(first.url), ...falEnvironment(second.url) },
  });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, FLUX);
  const asked = () => first.received.filter(({ route }) => route === 'GET /gone.png').length;
  await until(
    async () => {
      await hurry(service);
      return startsOf(second, 'A red boat') > 0;
    },
    { everyMs: 200 },
  );
  expect(asked()).toBe(2);
  expect(await ended(service, secret, id)).toMatchObject({ status: 'completed', creditsUsed: 3 });
  expect(await creditsOf(service, secret)).toEqual({ balance: 7, held: 0, available: 7 });
}, 60_000);

test('a provider that answers after the deadline changes nothing, and its file is not kept', async () => {
  const vendor = await aVendor();
  const isOver = Promise.withResolvers<void>();
  vendor.says(googleWorks(() => isOver.promise));
  const dataDir = await aTemporaryFolder();
  const service = await aService({
    worker: true,
    environment: { DATA_DIR: dataDir, ...googleEnvironment(vendor.url) },
  });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { aiModel: 'imagen_4', prompt: 'A red boat' });
  await until(() => startsOf(vendor, 'A red boat') === 1);
  await service.pool.query('update generation set deadline_at = created_at where id = $1', [id]);
  const video = await ended(service, secret, id);
  expect(video).toMatchObject({ status: 'failed', error_code: 'timeout', creditsUsed: 0 });
  isOver.resolve();
  const tasks = () => service.pool.query('select from graphile_worker.jobs');
  await until(async () => (await tasks()).rowCount === 0);
  expect(await ended(service, secret, id)).toEqual(video);
  expect(await creditsOf(service, secret)).toEqual({ balance: 10, held: 0, available: 10 });
  const kept = await readdir(join(dataDir, 'assets'), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 60_000);
