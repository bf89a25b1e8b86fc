import { readFile, rm, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { A_PICTURE, aRequest, stepOptions } from '../../../test/harness/vendors/a-request.ts';
import { aVendor, type Reply } from '../../../test/harness/vendors/a-vendor.ts';
import { DIALECTS, environmentOfAll } from '../../../test/harness/vendors/dialects.ts';
import type { ProviderRequest } from '../../domain/generation/index.ts';
import { readConfiguration } from '../../platform/configuration/index.ts';
import { createProviders } from './index.ts';

const vendor = await aVendor();
const environment = environmentOfAll(vendor.url);
const providers = createProviders(readConfiguration(environment));
type Name = Parameters<typeof providers.get>[0];

function provider(name: Name) {
  const found = providers.get(name);
  if (found === undefined) throw new Error(`${name} is not configured`);
  return found;
}

/** What reaches the vendor when a generation starts there. */
async function sent(name: Name, request: Partial<ProviderRequest>) {
  vendor.says({});
  await provider(name).start(aRequest(request), stepOptions());
  return vendor.received.map(({ route, body }) => ({ route, body }));
}

function started(name: Name, request: Partial<ProviderRequest>, route: string, reply: Reply) {
  vendor.says({ [route]: reply });
  return provider(name).start(aRequest(request), stepOptions());
}

function polled(name: Name, taskId: string, replies: Readonly<Record<string, Reply>>) {
  vendor.says(replies);
  const { request } = DIALECTS.find((dialect) => dialect.provider === name) ?? {};
  return provider(name).poll(taskId, aRequest({ ...request, image: null }), stepOptions());
}

const ok = (json: unknown): Reply => ({ status: 200, json });

test('Replicate has no square Wan, and Runway nothing without a picture; neither is asked', async () => {
  expect(await sent('replicate', { modelId: 'wan_2_2', aspectRatio: '1:1' })).toEqual([]);
  expect(await sent('runway', { modelId: 'runway_gen4_turbo' })).toEqual([]);
});

test('Runway gets no more of a prompt than it takes', async () => {
  const request = { modelId: 'runway_gen4_turbo', prompt: 'é'.repeat(4_000), image: A_PICTURE };
  expect(await sent('runway', request)).toMatchObject([
    { body: { promptText: 'é'.repeat(1_000) } },
  ]);
});

test('a picture of FLUX at fal has an address, and one with NSFW content is refused', async () => {
  const task = '/fal-ai/flux-pro/requests/1';
  const completed = { [`GET ${task}/status`]: ok({ status: 'COMPLETED' }) };
  const taskId = '{"app":"fal-ai/flux-pro","requestId":"1"}';
  const image = { url: 'https://fal.media/cat.png', content_type: 'image/png' };
  const clean = ok({ images: [image], has_nsfw_concepts: [false] });
  expect(await polled('fal', taskId, { ...completed, [`GET ${task}`]: clean })).toEqual({
    state: 'done',
    output: { kind: 'address', url: 'https://fal.media/cat.png', headers: {} },
  });
  const flagged = ok({ images: [image], has_nsfw_concepts: [true] });
  expect(await polled('fal', taskId, { ...completed, [`GET ${task}`]: flagged })).toMatchObject({
    kind: 'refused',
  });
});

test.each([
  ['runner_scheduling_failure', 'retryable'],
  ['internal_error', 'retryable'],
  ['client_cancelled', 'permanent'],
])('a result of fal that is the error %s is %s', async (error_type, kind) => {
  const task = '/fal-ai/wan/requests/1';
  const replies = {
    [`GET ${task}/status`]: ok({ status: 'COMPLETED' }),
    [`GET ${task}`]: { status: 503, json: { detail: 'It broke.', error_type } },
  };
  const taskId = '{"app":"fal-ai/wan","requestId":"1"}';
  expect(await polled('fal', taskId, replies)).toMatchObject({ state: 'failed', kind });
});

test('Replicate may answer with a list', async () => {
  const replies = {
    'GET /v1/predictions/1': ok({ status: 'succeeded', output: ['https://r.delivery/cat.png'] }),
  };
  expect(await polled('replicate', '{"id":"1"}', replies)).toMatchObject({
    output: { url: 'https://r.delivery/cat.png' },
  });
});

test('an address that is not of the web is not a result', async () => {
  const replies = {
    'GET /v1/predictions/1': ok({ status: 'succeeded', output: 'file:///etc/passwd' }),
  };
  expect(await polled('replicate', '{"id":"1"}', replies)).toMatchObject({ state: 'running' });
});

test.each([true, false])('Veo at fal has sound when it is wanted: %j', async (audio) => {
  const request = { modelId: 'veo_3_1', durationSeconds: 8, audio };
  await started('fal', request, 'POST /fal-ai/veo3.1', ok({ request_id: '1' }));
  expect(vendor.received[0]?.body).toMatchObject({ generate_audio: audio });
});

const IMAGEN = 'POST /v1beta/models/imagen-4.0-generate-001:predict';
const still = { modelId: 'imagen_4', type: 'image', durationSeconds: null } as const;

test('a picture that Imagen puts into its answer becomes a file of ours alone', async () => {
  const prediction = { mimeType: 'image/png', bytesBase64Encoded: 'aGVsbG8=' };
  const step = await started('google', still, IMAGEN, ok({ predictions: [prediction] }));
  expect(vendor.received[0]?.body).toEqual({
    instances: [{ prompt: 'a cat on a roof' }],
    parameters: { sampleCount: 1, aspectRatio: '16:9', includeRaiReason: true },
  });
  if (step.state !== 'done' || step.output.kind !== 'files') throw new Error('no file');
  const { path, contentType } = step.output.main;
  expect(contentType).toBe('image/png');
  expect(await readFile(path, 'utf8')).toBe('hello');
  expect((await stat(path)).mode & 0o077).toBe(0);
  await rm(path);
});

test.each([[{}], [{ predictions: [{ raiFilteredReason: 'Unable to show generated images.' }] }]])(
  'Imagen without a picture is a refusal: %o',
  async (json) => {
    expect(await started('google', still, IMAGEN, ok(json))).toMatchObject({ kind: 'refused' });
  },
);

test('a video at Google is fetched with the key, and one elsewhere without it', async () => {
  const uri = `${vendor.url}/v1beta/files/cat:download?alt=media`;
  const replies = {
    'GET /v1beta/models/veo/operations/1': ok({
      name: 'models/veo/operations/1',
      done: true,
      response: { generateVideoResponse: { generatedSamples: [{ video: { uri } }] } },
    }),
  };
  const step = await polled('google', '{"operation":"models/veo/operations/1"}', replies);
  expect(step).toMatchObject({
    output: { url: uri, headers: { 'x-goog-api-key': 'AIza-secret' } },
  });
});

test.each<[Name, string, Reply]>([
  [
    'google',
    'POST /v1beta/models/veo-3.1-fast-generate-preview:predictLongRunning',
    {
      status: 400,
      json: { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } },
    },
  ],
  [
    'runway',
    'POST /v1/image_to_video',
    { status: 400, json: { error: 'You do not have enough credits to run this task.' } },
  ],
  [
    'luma',
    'POST /dream-machine/v1/generations/video',
    { status: 400, json: { detail: 'Insufficient credits' } },
  ],
  [
    'alibaba',
    'POST /api/v1/services/aigc/video-generation/video-synthesis',
    { status: 400, json: { code: 'Arrearage', message: 'Access denied.' } },
  ],
])('%s cannot work for us now, so that another may', async (name, route, reply) => {
  const { request } = DIALECTS.find((dialect) => dialect.provider === name) ?? {};
  expect(await started(name, request ?? {}, route, reply)).toMatchObject({ kind: 'retryable' });
});

test.each([
  ['https://api.us1.bfl.ai/v1/get_result?id=1', 'https://api.us1.bfl.ai/v1/get_result?id=1'],
  ['https://bfl.ai.example.com/v1/get_result?id=1', `${vendor.url}/v1/get_result?id=1`],
  ['http://api.us1.bfl.ai/v1/get_result?id=1', `${vendor.url}/v1/get_result?id=1`],
])('Black Forest Labs says to poll at %s', async (polling_url, pollingUrl) => {
  const flux = { modelId: 'flux_1_1_pro', type: 'image', durationSeconds: null } as const;
  const reply = ok({ id: '1', polling_url });
  expect(await started('black_forest_labs', flux, 'POST /v1/flux-pro-1.1', reply)).toMatchObject({
    taskId: JSON.stringify({ id: '1', pollingUrl }),
  });
});

test.each<[string, Reply, object]>([
  ['202 with nothing', { status: 202, text: '' }, { state: 'running' }],
  ['expired', ok({ status: 'expired' }), { kind: 'retryable' }],
  ['a block', ok({ status: 'done', block_reason: 'nudity' }), { kind: 'refused' }],
  ['no video', ok({ status: 'done' }), { kind: 'retryable' }],
])('xAI answers %s', async (_, reply, step) => {
  const replies = { 'GET /v1/videos/1': reply };
  expect(await polled('xai', '{"requestId":"1"}', replies)).toMatchObject(step);
});

test('a task that Alibaba Cloud forgot is over', async () => {
  const replies = { 'GET /api/v1/tasks/1': ok({ output: { task_status: 'UNKNOWN' } }) };
  expect(await polled('alibaba', '{"taskId":"1"}', replies)).toMatchObject({ kind: 'permanent' });
});
