import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { encodePng } from './png.ts';

const [width, height] = [37, 21];
const canvas = createCanvas(width, height);
const brush = canvas.getContext('2d', { alpha: false });
const sky = brush.createLinearGradient(0, 0, width, height);
sky.addColorStop(0, '#ff8000');
sky.addColorStop(1, '#0040ff');
brush.fillStyle = sky;
brush.fillRect(0, 0, width, height);
brush.fillStyle = '#000';
brush.fillRect(5, 5, 9, 4);
const pixels = new Uint8Array(brush.getImageData(0, 0, width, height).data);

test('a PNG shows every pixel as it was', async () => {
  const image = await loadImage(Buffer.from(await encodePng(pixels, { width, height })));
  expect([image.width, image.height]).toEqual([37, 21]);
  const copy = createCanvas(width, height).getContext('2d');
  copy.drawImage(image, 0, 0);
  expect(new Uint8Array(copy.getImageData(0, 0, width, height).data)).toEqual(pixels);
});

test('a PNG of one colour is small', async () => {
  const white = new Uint8Array(width * height * 4).fill(255);
  expect((await encodePng(white, { width, height })).length).toBeLessThan(120);
});
