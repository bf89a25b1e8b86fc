import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { checkPictureSize, readPictureSize } from './picture-size.ts';

const canvas = createCanvas(123, 45);

/** The beginning of a PNG, which is all that is looked at. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

test.each([
  ['image/png', canvas.encodeSync('png')],
  ['image/jpeg', canvas.encodeSync('jpeg')],
  ['image/webp', canvas.encodeSync('webp', 80)],
  ['image/avif', canvas.encodeSync('avif')],
  ['image/gif', Buffer.from('4749463839617b002d00', 'hex')],
  // Lossless and extended WebP.
  ['image/webp', Buffer.from('5249464600000000574542505650384c000000002f7a000b00', 'hex')],
  [
    'image/webp',
    Buffer.from('524946460000000057454250565038580a000000000000007a00002c0000', 'hex'),
  ],
])('the size of a %s is read from its header', (type, bytes) => {
  expect(readPictureSize(bytes, type)).toEqual({ width: 123, height: 45 });
});

test('a JPEG has its size behind whatever else it carries', () => {
  const plain = canvas.encodeSync('jpeg');
  const notes = Buffer.alloc(60_002);
  notes.writeUInt16BE(0xffe1, 0);
  notes.writeUInt16BE(60_000, 2);
  const jpeg = Buffer.concat([plain.subarray(0, 2), notes, notes, plain.subarray(2)]);
  expect(readPictureSize(jpeg, 'image/jpeg')).toEqual({ width: 123, height: 45 });
});

test.each([
  [8_192, 6_103],
  [1, 8_192],
])('%d by %d pixels are accepted', (width, height) => {
  expect(() => checkPictureSize(pngOf(width, height), 'image/png')).not.toThrow();
});

test.each([
  [16_000, 16_000],
  [8_193, 1],
  [1, 8_193],
  [8_000, 6_251],
])('%d by %d pixels are refused', (width, height) => {
  expect(() => checkPictureSize(pngOf(width, height), 'image/png')).toThrow(
    `too_many_pixels: ${width} x ${height}`,
  );
});

test.each([
  ['a cut PNG', 'image/png', pngOf(1, 1).subarray(0, 18)],
  ['a cut JPEG', 'image/jpeg', canvas.encodeSync('jpeg').subarray(0, 30)],
  ['an AVIF without a size', 'image/avif', Buffer.from('0000001c66747970617669660', 'latin1')],
  ['a picture of no size', 'image/png', pngOf(0, 10)],
])('%s is no picture', (_, type, bytes) => {
  expect(() => checkPictureSize(bytes, type)).toThrow('wrong_type');
});
