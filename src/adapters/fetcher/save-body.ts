import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import {
  type FetchedFile,
  FetchFailure,
  type FetchOptions,
} from '../../domain/generation/index.ts';

/** As much as `file-type` reads to recognise the types that we accept. */
const HEAD_BYTES = 4_100;
/** ASCII only, because it is sent on as a header. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

/** Types that every part of the service can read. Not SVG, which may contain scripts. */
const PICTURES: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
  ['image/avif', 'image/avif'],
]);

interface Body {
  readonly stream: Readable;
  readonly encoding: string;
  readonly contentType: string;
  /** Where to write it. */
  readonly folder: string;
}

/** Writes a body to a file of its own, or leaves nothing behind. */
export async function saveBody(
  { stream, encoding, contentType, folder }: Body,
  { limits, accept }: FetchOptions,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const decoders = decoderFor(encoding);
  const path = join(folder, `kinora-fetched-${randomUUID()}`);
  const meter = createMeter(limits.bytesMax);
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline([stream, ...decoders, meter.stream, file], { signal });
    const type = await typeOf(meter.head(), accept, contentType);
    return { path, contentType: type, bytes: meter.bytes() };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Counts decoded bytes: a small response may decompress to more than the disk holds. */
function createMeter(bytesMax: number) {
  let bytes = 0;
  let head = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (head.byteLength < HEAD_BYTES) {
        head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      }
      if (bytes > bytesMax) done(new FetchFailure('too_large', `more than ${bytesMax} bytes`));
      else done(null, chunk);
    },
  });
  return { stream, head: () => head, bytes: () => bytes };
}

/** Servers may compress although we ask for `identity`. */
function decoderFor(encoding: string): readonly Transform[] {
  switch (encoding) {
    case '':
    case 'identity':
      return [];
    case 'gzip':
    case 'x-gzip':
      return [createGunzip()];
    case 'deflate':
      return [createInflate()];
    case 'br':
      return [createBrotliDecompress()];
    default:
      throw new FetchFailure('wrong_type', 'an encoding that we do not know');
  }
}

async function typeOf(
  head: Uint8Array,
  accept: FetchOptions['accept'],
  declared: string,
): Promise<string> {
  // Loaded with the first file that somebody sends.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  if (accept === 'image') {
    const picture = PICTURES.get(found?.mime ?? '');
    if (picture === undefined) {
      throw new FetchFailure('wrong_type', `${found?.mime ?? 'an unknown type'} is no picture`);
    }
    return picture;
  }
  const [announced = ''] = declared.split(';');
  if (found !== undefined) return found.mime;
  return MEDIA_TYPE.test(announced.trim()) ? announced.trim() : 'application/octet-stream';
}
