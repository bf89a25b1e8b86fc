import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Size } from '../sizes.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BITS_PER_CHANNEL = 8;
const RGB = 2;
/** Every byte is told by the one of its left neighbour, which suits areas of one colour. */
const SUB = 1;
/** On drawings each level above takes twice the time, for a few hundredths of the size. */
const LEVEL = 4;

const deflated = promisify(deflate);

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(Buffer.from(type, 'latin1'), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function header({ width, height }: Size): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([BITS_PER_CHANNEL, RGB], 8);
  return chunk('IHDR', data);
}

/** The rows without their transparency, each after the filter that it went through. */
function filtered(pixels: Uint8Array, { width, height }: Size): Uint8Array {
  const rows = new Uint8Array(height * (width * 3 + 1));
  let to = 0;
  // This runs two million times, and lists of three would take half as long again.
  for (let y = 0, from = 0; y < height; y += 1) {
    rows[to] = SUB;
    to += 1;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let x = 0; x < width; x += 1, from += 4, to += 3) {
      rows[to] = (pixels[from] ?? 0) - red;
      rows[to + 1] = (pixels[from + 1] ?? 0) - green;
      rows[to + 2] = (pixels[from + 2] ?? 0) - blue;
      red = pixels[from] ?? 0;
      green = pixels[from + 1] ?? 0;
      blue = pixels[from + 2] ?? 0;
    }
  }
  return rows;
}

/** Opaque RGBA pixels as a PNG, in a third of the time that a canvas takes, and no larger. */
export async function encodePng(pixels: Uint8Array, size: Size): Promise<Uint8Array> {
  const data = await deflated(filtered(pixels, size), { level: LEVEL });
  return Buffer.concat([
    SIGNATURE,
    header(size),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
}
