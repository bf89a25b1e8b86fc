import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderRequest } from '../../domain/generation/provider.ts';
import { createEmbeddedRenderer, type EmbeddedRenderer } from './embedded.ts';

let folder = '';
let renderer: EmbeddedRenderer;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-embedded-'));
  renderer = createEmbeddedRenderer({ scratchFolder: join(folder, 'scratch'), threads: 2 });
});

afterAll(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

const VIDEO: ProviderRequest = {
  generationId: 'gen_1',
  attempt: 1,
  modelId: 'kinora_motion_1',
  type: 'video',
  prompt: 'two owls',
  durationSeconds: 1,
  aspectRatio: '9:16',
  audio: true,
  image: null,
};
const STILL: ProviderRequest = {
  ...VIDEO,
  modelId: 'kinora_still_1',
  type: 'image',
  durationSeconds: null,
  audio: false,
};

const attention = (signal = new AbortController().signal) => ({ signal, onProgress: () => {} });

test('an image is a PNG in the scratch folder, with a JPEG beside it', async () => {
  const step = await renderer.start(STILL, attention());
  if (step.state !== 'done' || step.output.kind !== 'files') throw new Error(JSON.stringify(step));
  const { main, thumbnail } = step.output;
  expect([main.contentType, thumbnail?.contentType]).toEqual(['image/png', 'image/jpeg']);
  const paths = [main.path, thumbnail?.path ?? ''];
  expect(paths.map((path) => existsSync(path))).toEqual([true, true]);
  expect(paths.every((path) => path.startsWith(join(folder, 'scratch')))).toBe(true);
});

test('an aborted start throws the reason of the abort: it says nothing about the job', async () => {
  const stopping = new Error('the process stops');
  const aborted = renderer.start(STILL, attention(AbortSignal.abort(stopping)));
  await expect(aborted).rejects.toBe(stopping);
});

test('a corrupted image is a failure of the image', async () => {
  const image = { url: 'http://x/', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) };
  for (const request of [VIDEO, STILL]) {
    const step = await renderer.start({ ...request, image }, attention());
    expect(step).toMatchObject({ state: 'failed', kind: 'unreadable_image' });
  }
});

test('there is nothing to poll', async () => {
  const step = await renderer.poll('', VIDEO, attention());
  expect(step).toMatchObject({ state: 'failed', kind: 'permanent' });
  await renderer.cancel('');
});
