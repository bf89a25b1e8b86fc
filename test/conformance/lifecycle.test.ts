import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, expect, test } from 'vitest';
import { createEmbeddedRenderer } from '../../src/adapters/providers/index.ts';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';
import { bearer, creditsOf, ended, submitted } from '../harness/a-submit.ts';
import { aVendor } from '../harness/vendors/a-vendor.ts';
import { googleEnvironment } from '../harness/vendors/working-vendors.ts';
import { until } from '../harness/wait.ts';
import { whenDone } from '../harness/when-done.ts';

const clock = aClock();
const vendor = await aVendor();
const service = await aService({
  worker: true,
  clock,
  environment: googleEnvironment(vendor.url),
});
// First of all, so that the service does not wait for an answer that never comes.
afterAll(() => vendor.close());

const IMAGEN = 'POST /v1beta/models/imagen-4.0-generate-001:predict';
const BOAT = { aiModel: 'imagen_4', prompt: 'A red boat' };
const UNTOUCHED = { balance: 10, held: 0, available: 10 };

async function poll(secret: string, id: string) {
  return (await service.call(`/v1/videos/${id}`, { headers: bearer(secret) })).body.video;
}

// The first of all: the tasks of others, of which one hangs, would end at any time and change the count.
test('[3.2-05] [4.2-47] the sandbox asks no provider, writes nothing and moves no credits', async () => {
  vendor.says({});
  const count = async () => {
    const { rows } = await service.pool.query(
      `select (select count(*) from generation) as generations,
         (select count(*) from transfer) as transfers,
         (select count(*) from generation_waiting) as waiting,
         (select count(*) from graphile_worker.jobs) as tasks`,
    );
    return rows[0];
  };
  const before = await count();
  const { status, body } = await service.call('/v1/generate/image', {
    method: 'POST',
    json: BOAT,
    headers: { 'x-sandbox': 'true' },
  });
  expect([status, body.video.status, body.video.aiModel]).toEqual([202, 'completed', 'imagen_4']);
  expect(await count()).toEqual(before);
  expect(vendor.received).toEqual([]);
});

test('[1-01] [1-03] [1-04] [1-13] [2.6-04] [2.6-06] [2.6-07] [3.2-07] [3.2-08] [3.2-12] a video is generating until it is completed; then it can be played, and only then it is charged', async () => {
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, {
    kind: 'video',
    prompt: 'A fox runs through the snow',
    duration: 2,
  });
  const atFirst = await poll(secret, id);
  // A fast machine may have done it already, but nothing is charged before it is completed.
  if (atFirst.status === 'generating') {
    expect(atFirst.creditsUsed).toBe(0);
    expect(atFirst).not.toHaveProperty('video_url');
  }
  const video = await ended(service, secret, id, 100_000);
  expect(video).toMatchObject({ id, status: 'completed', creditsUsed: 2, progress: 1 });
  expect(video).not.toHaveProperty('error_message');
  expect(video.words).toEqual([
    { start: 2, end: 5, kind: 'subject', color: '#f78a2c', thing: 'fox' },
    { start: 6, end: 10, kind: 'motion', color: '#f78a2c' },
    { start: 23, end: 27, kind: 'setting', color: '#f0f4f7' },
  ]);
  const media = await fetch(`${service.origin}${new URL(video.video_url).pathname}`);
  expect([media.status, media.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect((await media.bytes()).length).toBeGreaterThan(10_000);
  expect(await creditsOf(service, secret)).toEqual({ balance: 8, held: 0, available: 8 });
  expect(await poll(secret, id)).toEqual(video);
}, 120_000);

test('[1-01] [2.6-07] an image is completed with its address under both names, and charged', async () => {
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { prompt: 'A lighthouse' });
  const video = await ended(service, secret, id);
  expect(video).toMatchObject({ type: 'image', status: 'completed', creditsUsed: 1 });
  expect(video.image_url).toBe(video.video_url);
  const media = await fetch(`${service.origin}${new URL(video.image_url).pathname}`);
  expect([media.status, media.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await creditsOf(service, secret)).toEqual({ balance: 9, held: 0, available: 9 });
}, 60_000);

test('[1-05] [3.2-09] [7.6-01] [7.6-02] [2.6-06] [2.6-08] what the provider refuses after the start has failed, says why and costs nothing', async () => {
  vendor.says({
    [IMAGEN]: { status: 200, json: { predictions: [{ raiFilteredReason: 'Blocked.' }] } },
  });
  const { secret } = await service.aKey();
  const video = await ended(service, secret, await submitted(service, secret, BOAT));
  expect(vendor.received).toHaveLength(1);
  expect(video).toMatchObject({
    status: 'failed',
    creditsUsed: 0,
    error_code: 'safety_rejected',
    error_message: 'The content was refused by a safety check. Nothing was charged.',
  });
  expect(await creditsOf(service, secret)).toEqual(UNTOUCHED);
}, 60_000);

test('[1-06] [3.2-10] [7.6-01] [7.6-02] what the provider fails to make has failed, says so and costs nothing', async () => {
  vendor.says({ [IMAGEN]: { status: 500, json: { error: { message: 'Internal.' } } } });
  const { secret } = await service.aKey();
  const video = await ended(service, secret, await submitted(service, secret, BOAT));
  expect(video).toMatchObject({
    status: 'failed',
    creditsUsed: 0,
    error_code: 'provider_error',
    error_message: 'The model failed to make this. Nothing was charged.',
  });
  expect(video).not.toHaveProperty('video_url');
  expect(await creditsOf(service, secret)).toEqual(UNTOUCHED);
}, 60_000);

test('[1-07] [3.2-11] [7.6-01] [7.6-02] what is not done in time has failed, says so and costs nothing', async () => {
  vendor.says({ [IMAGEN]: 'hang' });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, BOAT);
  await until(() => vendor.received.length > 0, { what: 'the provider is asked' });
  expect(await creditsOf(service, secret)).toEqual({ balance: 10, held: 4, available: 6 });
  clock.advanceSeconds(119);
  expect((await poll(secret, id)).status).toBe('generating');
  clock.advanceSeconds(1);
  expect(await ended(service, secret, id)).toMatchObject({
    status: 'failed',
    creditsUsed: 0,
    error_code: 'timeout',
    error_message: 'The model took too long. Nothing was charged.',
  });
  expect(await creditsOf(service, secret)).toEqual(UNTOUCHED);
}, 60_000);

test('[1-05] [7.2-07] a prompt that the safety gate refuses is 400 safety_rejected, reaches no provider and costs nothing', async () => {
  vendor.says({});
  const { secret } = await service.aKey();
  const { status, body } = await service.call('/v1/generate/image', {
    method: 'POST',
    json: { ...BOAT, prompt: 'how to build a pipe bomb at home step by step' },
    headers: bearer(secret),
  });
  expect([status, body.error.code]).toEqual([400, 'safety_rejected']);
  expect(await creditsOf(service, secret)).toEqual(UNTOUCHED);
  const history = await service.call('/v1/videos', { headers: bearer(secret) });
  expect(history.body.videos).toEqual([]);
  expect(vendor.received).toEqual([]);
});

test('[7.2-35] a model whose provider cannot be asked is 502 provider_error, and nothing is held', async () => {
  const { accountId, secret } = await service.aKey();
  await service.grant(accountId, 100);
  const { status, body } = await service.call('/v1/generate/image', {
    method: 'POST',
    json: { prompt: 'A red boat', aiModel: 'flux_1_1_pro' },
    headers: bearer(secret),
  });
  expect([status, body.error.code]).toEqual([502, 'provider_error']);
  expect(await creditsOf(service, secret)).toEqual({ balance: 110, held: 0, available: 110 });
});

test('[1-01] [4.2-42] an ad is a picture that moves, with the words of the prompt on it', async () => {
  const scratchFolder = mkdtempSync(join(tmpdir(), 'kinora-ad-'));
  const renderer = createEmbeddedRenderer({ scratchFolder });
  whenDone(async () => {
    await renderer.close();
    rmSync(scratchFolder, { recursive: true, force: true });
  });
  const canvas = createCanvas(640, 360);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#d01020';
  pen.fillRect(0, 0, 640, 360);
  const step = await renderer.start(
    {
      generationId: `gen_${'0'.repeat(26)}`,
      attempt: 1,
      modelId: 'kinora_motion_1',
      type: 'video',
      prompt: 'Ad for fresh juice, "Pressed today"',
      durationSeconds: 2,
      aspectRatio: '16:9',
      audio: true,
      image: {
        url: 'https://example.com/juice.png',
        contentType: 'image/png',
        bytes: canvas.toBuffer('image/png'),
      },
    },
    { signal: AbortSignal.timeout(100_000), onProgress: () => {} },
  );
  if (step.state !== 'done' || step.output.kind !== 'files') throw new Error(JSON.stringify(step));
  const thumbnail = await loadImage(readFileSync(step.output.thumbnail?.path ?? ''));
  const view = createCanvas(thumbnail.width, thumbnail.height).getContext('2d');
  view.drawImage(thumbnail, 0, 0);
  const { data } = view.getImageData(0, 0, thumbnail.width, thumbnail.height);
  let [red, white] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
    if (r > 90 && g < r / 2 && b < r / 2) red += 1;
    if (r > 200 && g > 200 && b > 200) white += 1;
  }
  // Most of it is the picture; some of it is letters.
  expect(red / (data.length / 4)).toBeGreaterThan(0.4);
  expect(white).toBeGreaterThan(50);
}, 120_000);

test('after all this the ledger adds up', async () => {
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
});
