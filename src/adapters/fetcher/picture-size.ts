import { LIMITS } from '../../contract/limits.ts';
import { FetchFailure } from '../../domain/generation/index.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Refuses a picture by what its header says, before anybody decodes it: a small file can hold
 * gigabytes of one colour.
 */
export function checkPictureSize(bytes: Uint8Array, contentType: string): void {
  const size = readPictureSize(bytes, contentType);
  if (size === null || size.width === 0 || size.height === 0) {
    throw new FetchFailure('wrong_type', `${contentType} without a size`);
  }
  const { width, height } = size;
  const isTooLarge =
    Math.max(width, height) > LIMITS.imageSideMax ||
    width * height > LIMITS.imageMegapixelsMax * 1_000_000;
  if (isTooLarge) throw new FetchFailure('too_many_pixels', `${width} x ${height}`);
}

/** The size that the header of a picture announces; null when it announces none. */
export function readPictureSize(bytes: Uint8Array, contentType: string): Size | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = READERS[contentType];
  try {
    return read === undefined ? null : read(data);
  } catch (error) {
    // The header ends before its size does.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const READERS: Readonly<Record<string, (data: Buffer) => Size | null>> = {
  'image/png': (data) => ({ width: data.readUInt32BE(16), height: data.readUInt32BE(20) }),
  'image/gif': (data) => ({ width: data.readUInt16LE(6), height: data.readUInt16LE(8) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
};

/** Frame headers: SOF0 to SOF15 without the tables DHT, JPG and DAC, which are numbered among them. */
const FRAME_HEADER = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments follow one another, each with its length, until the one that has the size. */
function jpegSize(data: Buffer): Size | null {
  let offset = 2;
  while (data.readUInt8(offset) === 0xff) {
    const marker = data.readUInt8(offset + 1);
    if (FRAME_HEADER(marker)) {
      return { width: data.readUInt16BE(offset + 7), height: data.readUInt16BE(offset + 5) };
    }
    // A marker may be filled up with 0xff; some markers stand alone.
    if (marker === 0xff) offset += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) offset += 2;
    else offset += 2 + data.readUInt16BE(offset + 2);
  }
  return null;
}

/** Lossy, lossless and extended files each keep it in their own way. */
function webpSize(data: Buffer): Size | null {
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        width: data.readUInt16LE(26) & 0x3fff,
        height: data.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = data.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** One box for each part of the picture; the largest is the picture, or holds all of it. */
function avifSize(data: Buffer): Size | null {
  let largest: Size | null = null;
  let found = data.indexOf('ispe', 0, 'latin1');
  while (found !== -1) {
    const size = { width: data.readUInt32BE(found + 8), height: data.readUInt32BE(found + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) {
      largest = size;
    }
    found = data.indexOf('ispe', found + 4, 'latin1');
  }
  return largest;
}
