import { crc32, inflateSync } from 'node:zlib';
import { ByteReader, type CleanedPicture, DamagedPicture } from './byte-reader.ts';
import { orientationAlone, readOrientation } from './orientation.ts';

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** What a decoder needs for the pixels and their colours. Animations become their still picture. */
const KEPT: ReadonlySet<string> = new Set([
  'PLTE',
  'IDAT',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
]);
const PROFILE_BYTES_MAX = 4_000_000;

export function cleanPng(bytes: Buffer): CleanedPicture {
  const reader = new ByteReader(bytes);
  reader.take(PNG_SIGNATURE.length);
  const header = readChunk(reader);
  if (header.type !== 'IHDR' || header.data.length !== 13) throw new DamagedPicture('has no size');
  const kept: Buffer[] = [];
  let orientation: number | null = null;
  let hasPixels = false;
  let hasProfile = false;
  for (;;) {
    const chunk = readChunk(reader);
    const { type, data } = chunk;
    if (type === 'IEND') break;
    if (type === 'eXIf') orientation ??= readOrientation(data);
    else if (KEPT.has(type)) {
      if (!chunk.isIntact) throw new DamagedPicture('is damaged');
      if (type === 'iCCP') {
        // One is all that a picture may have, and looking into it takes time.
        if (hasProfile) continue;
        hasProfile = true;
        if (!isUsableProfile(data)) continue;
      }
      hasPixels ||= type === 'IDAT';
      kept.push(...chunk.whole);
    } else if (isCritical(type)) throw new DamagedPicture('is damaged');
  }
  if (!hasPixels || !header.isIntact) throw new DamagedPicture('is damaged');
  return {
    bytes: Buffer.concat([
      PNG_SIGNATURE,
      ...header.whole,
      // Before the pixels, because some decoders look no further.
      ...(orientation === null ? [] : [toChunk('eXIf', orientationAlone(orientation))]),
      ...kept,
      toChunk('IEND', Buffer.alloc(0)),
    ]),
    width: header.data.readUInt32BE(0),
    height: header.data.readUInt32BE(4),
    frames: 1,
  };
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** All of it, as it came. */
  readonly whole: readonly Buffer[];
  /** Whether it has the checksum that it should have. */
  readonly isIntact: boolean;
}

function readChunk(reader: ByteReader): Chunk {
  reader.countPart();
  const length = reader.take(4);
  const bytes = length.readUInt32BE(0);
  const typeAndData = reader.take(4 + bytes);
  const checksum = reader.take(4);
  return {
    type: typeAndData.toString('latin1', 0, 4),
    data: typeAndData.subarray(4),
    whole: [length, typeAndData, checksum],
    isIntact: crc32(typeAndData) === checksum.readUInt32BE(0),
  };
}

function toChunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(typeAndData), 4);
  return Buffer.concat([ends.subarray(0, 4), typeAndData, ends.subarray(4)]);
}

/** A capital letter says that a decoder must not go on without knowing the chunk. */
function isCritical(type: string): boolean {
  return (type.charCodeAt(0) & 0x20) === 0;
}

/** A profile is compressed, so that a small one may unfold to more than the memory holds. */
function isUsableProfile(data: Buffer): boolean {
  const name = data.indexOf(0);
  if (name < 1 || name > 79) return false;
  try {
    inflateSync(data.subarray(name + 2), { maxOutputLength: PROFILE_BYTES_MAX });
    return true;
  } catch {
    return false;
  }
}
