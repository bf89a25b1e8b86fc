import { crc32 } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';

const ascii = (text: string) => Buffer.from(text, 'latin1');

function uint32(value: number, order: 'big' | 'little'): Buffer {
  const bytes = Buffer.alloc(4);
  if (order === 'big') bytes.writeUInt32BE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
}

/** Red on the left, blue on the right. */
function aCanvas(width = 40, height = 20) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d02020';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#2040d0';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}

export const aPng = (width?: number, height?: number) => aCanvas(width, height).encodeSync('png');
export const aJpeg = () => aCanvas().encodeSync('jpeg', 90);
export const aWebp = () => aCanvas().encodeSync('webp', 90);

/** EXIF data with an orientation, a camera and a place. */
export function exif(orientation: number): Buffer {
  const header = Buffer.from('49492a0008000000', 'hex');
  const entries = Buffer.alloc(2 + 2 * 12 + 4);
  entries.writeUInt16LE(2, 0);
  // Model, in ASCII, after the entries.
  entries.writeUInt16LE(0x0110, 2);
  entries.writeUInt16LE(2, 4);
  entries.writeUInt32LE(18, 6);
  entries.writeUInt32LE(header.length + entries.length, 10);
  entries.writeUInt16LE(0x0112, 14);
  entries.writeUInt16LE(3, 16);
  entries.writeUInt32LE(1, 18);
  entries.writeUInt16LE(orientation, 22);
  return Buffer.concat([header, entries, ascii('SECRET GPS 52N 13E')]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([ascii(type), data]);
  return Buffer.concat([uint32(data.length, 'big'), body, uint32(crc32(body), 'big')]);
}

/** A PNG with further chunks after its header. */
export function pngWith(chunks: readonly Buffer[], png: Buffer = aPng()): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

/** A small file that says it holds this many pixels. */
export function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const png = aPng();
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)]);
}

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A JPEG with further segments at its start. */
export function jpegWith(segments: readonly Buffer[], jpeg: Buffer = aJpeg()): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function riffChunk(type: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([ascii(type), uint32(data.length, 'little'), data, padding]);
}

export function webpOf(chunks: readonly Buffer[]): Buffer {
  return riffChunk('RIFF', Buffer.concat([ascii('WEBP'), ...chunks]));
}

/** The last chunk of a WebP, which has the pixels. */
export function webpPixels(webp: Buffer = aWebp()): Buffer {
  return webp.subarray(webp.lastIndexOf('VP8 ', undefined, 'latin1'));
}

export function webpHeader(flags: number, width = 40, height = 20): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt8(flags, 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return riffChunk('VP8X', data);
}

/** An animation of this many frames, each of them all of the picture. */
export function animatedWebp(frames: number, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(16);
  header.writeUIntLE(39, 6, 3);
  header.writeUIntLE(19, 9, 3);
  const frame = riffChunk('ANMF', Buffer.concat([header, webpPixels(), ...extra]));
  const timing = riffChunk('ANIM', Buffer.alloc(6));
  return webpOf([webpHeader(0x02), timing, ...Array.from({ length: frames }, () => frame)]);
}

/** How to show a frame, where it is, and its four pixels, compressed. */
const GIF_FRAME = Buffer.from('21f9040000000000' + '2c00000000020002000002' + '0344020500', 'hex');

interface GifWish {
  readonly frames?: number;
  /** Stand before the frames. */
  readonly extensions?: readonly Buffer[];
  readonly width?: number;
  readonly height?: number;
}

/** A GIF of black and white pixels, two by two in each frame. */
export function aGif({ frames = 1, extensions = [], width = 2, height = 2 }: GifWish = {}): Buffer {
  const header = Buffer.from('474946383961' + '00000000800000' + '000000ffffff', 'hex');
  header.writeUInt16LE(width, 6);
  header.writeUInt16LE(height, 8);
  const all = Array.from({ length: frames }, () => GIF_FRAME);
  return Buffer.concat([header, ...extensions, ...all, Buffer.from([0x3b])]);
}

/** An extension of a GIF, of one block. */
export function gifExtension(label: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([0x21, label, text.length]), ascii(text), Buffer.from([0])]);
}
