import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aTemporaryFolder } from '../../../../test/harness/a-temporary-folder.ts';
import { aRequest, stepOptions } from '../../../../test/harness/vendors/a-request.ts';
import { aVendor, type Reply } from '../../../../test/harness/vendors/a-vendor.ts';
import { readConfiguration } from '../../../platform/configuration/index.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { createProviders } from '../index.ts';

const server = await aVendor();
const folder = await aTemporaryFolder();
const ok = (json: unknown): Reply => ({ status: 200, json });
const image = aRequest({ modelId: 'comfyui_image', type: 'image', durationSeconds: null });

function comfyui(environment = {}) {
  const configuration = readConfiguration({ COMFYUI_URL: server.url, ...environment });
  const provider = createProviders(configuration).get('comfyui');
  if (provider === undefined) throw new Error('not configured');
  return provider;
}

test('our image workflow gets prompt, size and a seed that is the same for the same attempt', async () => {
  server.says({});
  await comfyui().start(image, stepOptions());
  await comfyui().start(image, stepOptions());
  await comfyui().start({ ...image, attempt: 2 }, stepOptions());
  const [first, again, next] = server.received.map(({ body }) => body);
  expect(first).toMatchObject({
    prompt: {
      positive: { inputs: { text: 'a cat on a roof', clip: ['checkpoint', 1] } },
      latent: { inputs: { width: 1344, height: 768 } },
      sampler: { inputs: { seed: expect.any(Number) } },
      save: { inputs: { filename_prefix: 'kinora/gen_01k9wzfyq0e9xv7d5m3n8p2r4t' } },
    },
  });
  expect(again).toEqual(first);
  expect(next).not.toEqual(first);
});

test("an operator's own workflow is used, and a prompt cannot change anything else in it", async () => {
  const file = join(folder, 'own.json');
  const nodes = {
    '1': {
      class_type: 'Anything',
      inputs: { text: 'film still, {{prompt}}', seconds: '{{seconds}}' },
    },
  };
  await writeFile(file, JSON.stringify(nodes));
  server.says({});
  const prompt = '"}, {{seed}} \\ $& a "cat"';
  await comfyui({ COMFYUI_VIDEO_WORKFLOW: file }).start(
    aRequest({ modelId: 'comfyui_video', prompt }),
    stepOptions(),
  );
  expect(server.received[0]?.body).toEqual({
    prompt: {
      '1': { class_type: 'Anything', inputs: { text: `film still, ${prompt}`, seconds: 5 } },
    },
  });
});

test.each([
  ['missing.json', null],
  ['broken.json', '{'],
  ['from-the-editor.json', '{"nodes": [], "links": []}'],
])('a workflow that cannot be used stops the start with one line: %s', async (name, text) => {
  const file = join(folder, name);
  if (text !== null) await writeFile(file, text);
  expect(() => comfyui({ COMFYUI_IMAGE_WORKFLOW: file })).toThrow(
    new OperatorError('COMFYUI_IMAGE_WORKFLOW must be a ComfyUI workflow exported in API format'),
  );
});

const taskId = '{"promptId":"a1"}';
const saved = (filename: string, type = 'output') => ({ filename, subfolder: '', type });
const entry = (outputs: object) =>
  ok({ a1: { outputs, status: { status_str: 'success', completed: true, messages: [] } } });

test('what the workflow saved is taken before what it only previewed', async () => {
  server.says({
    'GET /history/a1': entry({
      preview: { images: [saved('preview.png', 'temp')] },
      save: { images: [saved('a cat & co.png')], text: ['done'] },
    }),
  });
  expect(await comfyui().poll(taskId, image, stepOptions())).toEqual({
    state: 'done',
    output: {
      kind: 'address',
      url: `${server.url}/view?filename=a+cat+%26+co.png&subfolder=&type=output`,
      headers: {},
    },
  });
});

test('a workflow that saves no video has to be mended', async () => {
  server.says({ 'GET /history/a1': entry({ save: { images: [saved('cat.png')] } }) });
  const video = aRequest({ modelId: 'comfyui_video' });
  expect(await comfyui().poll(taskId, video, stepOptions())).toMatchObject({ kind: 'permanent' });
});

test('a task that a restart has lost may be tried again', async () => {
  server.says({
    'GET /history/a1': ok({}),
    'GET /queue': ok({ queue_running: [], queue_pending: [[9, 'b2', {}, {}, []]] }),
  });
  expect(await comfyui().poll(taskId, image, stepOptions())).toMatchObject({ kind: 'retryable' });
  expect(server.received.map(({ route }) => route)).toEqual([
    'GET /history/a1',
    'GET /queue',
    'GET /history/a1',
  ]);
});

test('a cancel does not interrupt what somebody else runs', async () => {
  server.says({
    'POST /queue': { status: 200, text: '' },
    'GET /queue': ok({ queue_running: [[9, 'b2', {}, {}, []]], queue_pending: [] }),
  });
  await comfyui().cancel(taskId);
  expect(server.received.map(({ route, body }) => ({ route, body }))).toEqual([
    { route: 'POST /queue', body: { delete: ['a1'] } },
    { route: 'GET /queue', body: undefined },
  ]);
});
