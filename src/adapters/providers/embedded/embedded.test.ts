import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import ffprobe from '@ffprobe-installer/ffprobe';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ProviderRequest, ProviderStep } from '../../../domain/generation/provider.ts';
import { findFfmpeg } from './encode/find-ffmpeg.ts';
import { createEmbeddedRenderer, type EmbeddedRenderer } from './index.ts';

// Real renders, beside all other suites.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
let renderer: EmbeddedRenderer;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-renderer-'));
  renderer = createEmbeddedRenderer({ scratchFolder: folder, threads: 2 });
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
  prompt: 'a fox running through the snow',
  durationSeconds: 2,
  aspectRatio: '16:9',
  image: null,
};
const STILL: ProviderRequest = {
  ...VIDEO,
  modelId: 'kinora_still_1',
  type: 'image',
  durationSeconds: null,
  aspectRatio: '1:1',
};

function attend() {
  const progress: number[] = [];
  const controller = new AbortController();
  const onProgress = (fraction: number) => progress.push(fraction);
  return { progress, controller, attention: { signal: controller.signal, onProgress } };
}

function filesOf(step: ProviderStep) {
  if (step.state !== 'done' || step.output.kind !== 'files') throw new Error(JSON.stringify(step));
  const { main, thumbnail } = step.output;
  if (thumbnail === null) throw new Error('no thumbnail');
  return { main, thumbnail };
}

function probe(path: string): unknown {
  const entries = 'stream=codec_name,profile,pix_fmt,width,height,r_frame_rate:format=duration';
  const options = ['-v', 'error', '-show_entries', entries, '-of', 'json', path];
  return JSON.parse(execFileSync(ffprobe.path, options, { encoding: 'utf8' }));
}

/** Encoders at work on files of this folder. */
function encoders(): string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('libx264') && line.includes(folder));
}

test('a video is H.264 that every player takes, of exact length, ready to stream', async () => {
  const { progress, attention } = attend();
  const { main, thumbnail } = filesOf(await renderer.start(VIDEO, attention));
  expect(main.contentType).toBe('video/mp4');
  expect(probe(main.path)).toMatchObject({
    streams: [
      {
        codec_name: 'h264',
        profile: 'High',
        pix_fmt: 'yuv420p',
        width: 1280,
        height: 720,
        r_frame_rate: '30/1',
      },
    ],
    format: { duration: '2.000000' },
  });
  const bytes = readFileSync(main.path);
  expect(bytes.indexOf('moov')).toBeGreaterThan(0);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  expect(thumbnail.contentType).toBe('image/jpeg');
  const small = await loadImage(thumbnail.path);
  expect([small.width, small.height]).toEqual([640, 360]);
  expect(progress).toEqual(progress.toSorted((first, second) => first - second));
  expect(progress.at(-1)).toBe(1);
});

test('two at once both finish, and the same prompt gives the same file', async () => {
  const started = [attend(), attend()].map(({ attention }) =>
    renderer.start(
      { ...VIDEO, durationSeconds: 1, aspectRatio: '9:16', prompt: 'two owls' },
      attention,
    ),
  );
  const [first, second] = (await Promise.all(started)).map((step) => filesOf(step).main.path);
  expect(first).not.toBe(second);
  expect(readFileSync(first ?? '').equals(readFileSync(second ?? ''))).toBe(true);
  expect(probe(first ?? '')).toMatchObject({ streams: [{ width: 720, height: 1280 }] });
});

test('a still is a PNG with a small JPEG beside it', async () => {
  const { progress, attention } = attend();
  const { main, thumbnail } = filesOf(await renderer.start(STILL, attention));
  expect(main.contentType).toBe('image/png');
  const picture = await loadImage(main.path);
  expect([picture.width, picture.height]).toEqual([1440, 1440]);
  expect(readFileSync(main.path).subarray(1, 4).toString()).toBe('PNG');
  const small = await loadImage(thumbnail.path);
  expect([small.width, small.height]).toEqual([640, 640]);
  expect(progress.at(-1)).toBe(1);
});

test('an aborted video stops within a second and leaves nothing behind', async () => {
  const before = readdirSync(folder);
  const { progress, controller, attention } = attend();
  const started = renderer.start({ ...VIDEO, durationSeconds: 10 }, attention);
  while ((progress.at(-1) ?? 0) < 0.08) await pause(10);
  expect(encoders()).toHaveLength(1);
  const aborted = performance.now();
  controller.abort(new Error('nobody wants it'));
  expect(await started).toMatchObject({ state: 'failed', kind: 'retryable' });
  expect(performance.now() - aborted).toBeLessThan(1000);
  expect(encoders()).toEqual([]);
  expect(readdirSync(folder)).toEqual(before);
});

test('who gives up in line, or before the start, waits for nothing', async () => {
  const early = attend();
  early.controller.abort();
  expect(await renderer.start(STILL, early.attention)).toMatchObject({ state: 'failed' });
  const single = createEmbeddedRenderer({ scratchFolder: folder, threads: 1 });
  const first = single.start(STILL, attend().attention);
  const second = attend();
  const waiting = single.start(STILL, second.attention);
  second.controller.abort();
  expect(await waiting).toMatchObject({ state: 'failed' });
  filesOf(await first);
  await single.close();
});

test('a corrupted image is a permanent failure', async () => {
  const image = { url: 'http://x/', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) };
  for (const request of [VIDEO, STILL]) {
    const step = await renderer.start({ ...request, image }, attend().attention);
    expect(step).toMatchObject({ state: 'failed', kind: 'permanent' });
  }
});

test('there is nothing to poll', async () => {
  const step = await renderer.poll('', VIDEO, attend().attention);
  expect(step).toMatchObject({ state: 'failed', kind: 'permanent' });
  await renderer.cancel('');
});

test('a platform without an encoder is told so in one line', () => {
  expect(() => findFfmpeg('plan9', 'mips')).toThrow(
    'The embedded renderer cannot make videos on plan9-mips: ' +
      'the optional package @ffmpeg-installer/plan9-mips is not installed.',
  );
});
