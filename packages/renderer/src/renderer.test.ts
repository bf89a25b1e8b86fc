import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeMedia } from '../test/describe-media.ts';
import { readSound } from '../test/read-sound.ts';
import { findFfmpeg } from './encode/find-ffmpeg.ts';
import { createRenderer, type Renderer, render } from './index.ts';
import { integratedLoudness } from './sound/loudness.ts';
import { truePeakOf } from './sound/true-peak.ts';

// Rendering needs seconds of all cores, and other tests may be using them.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
let renderer: Renderer;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-renderer-'));
  renderer = createRenderer({ threads: 2 });
});

afterAll(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

const PROMPT = 'a fox running through the snow';
const inFolder = (name: string) => join(folder, name);

function watch() {
  const progress: number[] = [];
  const controller = new AbortController();
  const onProgress = (fraction: number) => progress.push(fraction);
  return { progress, controller, options: { signal: controller.signal, onProgress } };
}

/** Encoders at work on files of this folder. */
function encoders(): string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('libx264') && line.includes(folder));
}

test('a video is H.264 that every player takes, of exact length, ready to stream', async () => {
  const { progress, options } = watch();
  const [file, thumbnailFile] = [inFolder('fox.mp4'), inFolder('fox.jpg')];
  const stripFile = inFolder('strip.jpg');
  const frames: number[] = [];
  const request = { prompt: PROMPT, file, thumbnailFile, stripFile, durationSeconds: 2 };
  await renderer.render(request, { ...options, onCell: ({ frame }) => frames.push(frame) });
  expect(frames.toSorted((first, second) => first - second)).toEqual([
    1, 4, 6, 9, 12, 14, 17, 20, 22, 25, 28, 30, 33, 36, 38, 41, 44, 46,
  ]);
  const strip = await loadImage(stripFile);
  expect([strip.width, strip.height]).toEqual([18 * 160, 90]);
  expect(describeMedia(file)).toEqual({
    codec: 'h264',
    profile: 'High',
    pixels: 'yuv420p',
    width: 1280,
    height: 720,
    framesPerSecond: 24,
    sound: 'aac',
    seconds: 2,
  });
  const bytes = readFileSync(file);
  expect(bytes.indexOf('moov')).toBeGreaterThan(0);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const small = await loadImage(thumbnailFile);
  expect([small.width, small.height]).toEqual([640, 360]);
  expect(progress).toEqual(progress.toSorted((first, second) => first - second));
  expect(progress.at(-1)).toBe(1);
});

/** By how much each frame differs from the one before it. */
function changesIn(file: string): readonly number[] {
  const [width, height] = [160, 90];
  const shrink = ['-vf', `scale=${width}:${height}`, '-pix_fmt', 'gray', '-f', 'rawvideo', '-'];
  const pixels = execFileSync(
    findFfmpeg(process.platform, process.arch),
    ['-loglevel', 'error', '-i', file, ...shrink],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const frames = Array.from({ length: pixels.length / (width * height) }, (_, at) =>
    pixels.subarray(at * width * height, (at + 1) * width * height),
  );
  return frames.slice(1).map((frame, at) => {
    const before = frames[at] ?? frame;
    return frame.reduce((sum, value, place) => sum + Math.abs(value - (before[place] ?? 0)), 0);
  });
}

test('a crowded video has each drawing twice and is as long as any other', async () => {
  const [file, stripFile] = [inFolder('crowd.mp4'), inFolder('crowd.jpg')];
  const prompt = 'many dancers, many dogs and three trees in a storm, fog, northern lights';
  const frames: number[] = [];
  const onCell = ({ frame }: { readonly frame: number }) => frames.push(frame);
  await renderer.render({ prompt, file, stripFile, durationSeconds: 1 }, { onCell });
  expect(describeMedia(file)).toMatchObject({ framesPerSecond: 24, seconds: 1 });
  const changes = changesIn(file);
  expect(changes).toHaveLength(23);
  const sumOf = (rest: number) =>
    changes.filter((_, at) => at % 2 === rest).reduce((sum, change) => sum + change, 0);
  expect(sumOf(0)).toBeLessThan(sumOf(1) / 4);
  expect(frames.toSorted((first, second) => first - second)).toEqual([
    0, 2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 23,
  ]);
});

test('a video is heard at -16 LUFS without clipping, for as long as it is seen', () => {
  const sound = readSound(inFolder('fox.mp4'));
  expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(1);
  for (const side of [sound.left, sound.right]) {
    expect(20 * Math.log10(truePeakOf(side))).toBeLessThan(-1);
    expect(Math.abs(side.length / 48_000 - 2)).toBeLessThan(0.05);
  }
});

test.each([
  ['audio: false', { prompt: PROMPT, audio: false }],
  ['a prompt that asks for silence', { prompt: `${PROMPT}, no sound` }],
])('%s makes a video without a sound track', async (_, request) => {
  const file = inFolder(`${crypto.randomUUID()}.mp4`);
  await renderer.render({ ...request, file, durationSeconds: 1 });
  expect(describeMedia(file)).toMatchObject({ codec: 'h264', sound: null, seconds: 1 });
});

test('two at once both finish, and the same prompt gives the same file', async () => {
  const files = [inFolder('first.mp4'), inFolder('second.mp4')];
  await Promise.all(
    files.map((file) =>
      renderer.render({ prompt: 'two owls', file, durationSeconds: 1, aspectRatio: '9:16' }),
    ),
  );
  const [first, second] = files.map((file) => readFileSync(file));
  expect(first?.equals(second ?? Buffer.of())).toBe(true);
  expect(describeMedia(files[0] ?? '')).toMatchObject({ width: 720, height: 1280 });
});

test('an image is a PNG with a small JPEG beside it', async () => {
  const { progress, options } = watch();
  const [file, thumbnailFile] = [inFolder('fox.PNG'), inFolder('small.jpg')];
  await renderer.render({ prompt: PROMPT, file, thumbnailFile, aspectRatio: '1:1' }, options);
  const picture = await loadImage(file);
  expect([picture.width, picture.height]).toEqual([1440, 1440]);
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
  const small = await loadImage(thumbnailFile);
  expect([small.width, small.height]).toEqual([640, 640]);
  expect(progress.at(-1)).toBe(1);
});

test('one call renders one file and nothing else', async () => {
  const before = readdirSync(folder);
  await render({ prompt: PROMPT, file: inFolder('once.png') }, { threads: 1 });
  expect(readdirSync(folder).toSorted()).toEqual([...before, 'once.png'].toSorted());
});

/** How long an abort of a video takes that is being drawn. */
async function abortAfterAStart(file: string, stripFile: string): Promise<number> {
  const { progress, controller, options } = watch();
  const started = renderer.render(
    { prompt: PROMPT, file, stripFile, durationSeconds: 10 },
    options,
  );
  const rejected = expect(started).rejects.toThrow('nobody wants it');
  while ((progress.at(-1) ?? 0) < 0.08) await pause(10);
  expect(encoders()).toHaveLength(1);
  const aborted = performance.now();
  controller.abort(new Error('nobody wants it'));
  await rejected;
  expect(encoders()).toEqual([]);
  return performance.now() - aborted;
}

test('an aborted video stops within a second and leaves everything as it was', async () => {
  const [file, stripFile] = [inFolder('kept.mp4'), inFolder('kept-strip.jpg')];
  writeFileSync(file, 'the file of before');
  const before = readdirSync(folder);
  // What else the machine does only makes it longer.
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && shortest >= 1_000; tries += 1)
    shortest = Math.min(shortest, await abortAfterAStart(file, stripFile));
  expect(shortest).toBeLessThan(1_000);
  expect(readdirSync(folder)).toEqual(before);
  expect(readFileSync(file, 'utf8')).toBe('the file of before');
});

test('an abort while waiting for a thread, or before the start, ends at once', async () => {
  const single = createRenderer({ threads: 1 });
  const request = { prompt: PROMPT, file: inFolder('waiting.png') };
  const early = single.render(request, { signal: AbortSignal.abort(new Error('too early')) });
  await expect(early).rejects.toThrow('too early');
  const first = single.render({ ...request, file: inFolder('first.png') });
  const { controller, options } = watch();
  const waiting = single.render(request, options);
  controller.abort(new Error('changed my mind'));
  await expect(waiting).rejects.toThrow('changed my mind');
  await first;
  await single.close();
  expect(readdirSync(folder)).toContain('first.png');
  expect(readdirSync(folder)).not.toContain('waiting.png');
});

test('an image that cannot be read is an error of its own', async () => {
  const image = new Uint8Array([1, 2, 3]);
  for (const name of ['broken.mp4', 'broken.png']) {
    const broken = renderer.render({ prompt: PROMPT, file: inFolder(name), image });
    await expect(broken).rejects.toMatchObject({ name: 'RenderError', code: 'unreadable_image' });
  }
});

test.each([
  [
    { file: 'fox.gif' },
    'The file name must end in .mp4 (a video) or .png (an image), which fox.gif does not.',
  ],
  [{ file: 'fox.mp4', durationSeconds: 11 }, 'The duration must be 1 to 10 seconds.'],
  [{ file: 'fox.mp4', durationSeconds: Number.NaN }, 'The duration must be 1 to 10 seconds.'],
  [{ file: 'fox.png', durationSeconds: 2 }, 'Only a video (.mp4) has a duration.'],
  [{ file: 'fox.png', stripFile: 'strip.jpg' }, 'Only a video (.mp4) has a strip.'],
  [{ file: 'no/such/folder/fox.png' }, 'The folder no/such/folder does not exist.'],
])('%j is refused with a reason', async (request, message) => {
  const refused = renderer.render({ prompt: PROMPT, ...request });
  await expect(refused).rejects.toMatchObject({ code: 'invalid_request', message });
});

test('a platform without an encoder is told so in one line', () => {
  expect(() => findFfmpeg('plan9', 'mips')).toThrow(
    'Videos cannot be made on plan9-mips: ' +
      'the optional package @ffmpeg-installer/plan9-mips is not installed.',
  );
});
