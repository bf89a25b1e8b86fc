import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { readPictureSize } from '../fetcher/index.ts';
import { createShrink } from './shrink.ts';

const SAMPLES = new URL('../../../content/sandbox/', import.meta.url);

test.each([
  ['image-9x16.jpg', 'image/jpeg', { width: 288, height: 512 }],
  ['image-16x9.png', 'image/png', { width: 512, height: 288 }],
])('%s becomes a JPEG of 512 pixels at most', async (name, type, size) => {
  const small = await createShrink()(await readFile(new URL(name, SAMPLES)), type);
  expect(small?.length).toBeLessThan(100_000);
  expect(readPictureSize(small ?? Buffer.of(), 'image/jpeg')).toEqual(size);
});

test('what is small stays as large as it is', async () => {
  const picture = createCanvas(20, 10).toBuffer('image/png');
  const small = await createShrink()(picture, 'image/png');
  expect(readPictureSize(small ?? Buffer.of(), 'image/jpeg')).toEqual({ width: 20, height: 10 });
});

test('what would take too much memory, or is no picture, has no preview', async () => {
  const shrink = createShrink();
  const huge = createCanvas(5_000, 4_000).toBuffer('image/png');
  expect(await shrink(huge, 'image/png')).toBeNull();
  expect(await shrink(Buffer.from('not a picture'), 'text/plain')).toBeNull();
});

test('a broken picture has none either, and does not stand in the way of the next', async () => {
  const shrink = createShrink();
  const picture = createCanvas(20, 10).toBuffer('image/png');
  expect(await shrink(picture.subarray(0, 40), 'image/png')).toBeNull();
  expect(await shrink(picture, 'image/png')).not.toBeNull();
});
