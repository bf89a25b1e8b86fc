import { ByteReader, type CleanedPicture, DamagedPicture } from './byte-reader.ts';
import { orientationAlone, readOrientation } from './orientation.ts';

const FLAG = { animation: 0x02, exif: 0x08, alpha: 0x10, profile: 0x20 } as const;
const RIFF_HEADER_BYTES = 8;
const FRAME_HEADER_BYTES = 16;
const EXIF = 'Exif\0\0';
const PADDING = Buffer.alloc(1);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keeps pictures, transparency, timing, colour profile and orientation; what follows the end is dropped as well. */
export function cleanWebp(bytes: Buffer): CleanedPicture {
  const file = new ByteReader(bytes);
  const length = file.take(RIFF_HEADER_BYTES).readUInt32LE(4);
  const body = file.take(length);
  if (body.toString('latin1', 0, 4) !== 'WEBP') throw new DamagedPicture('is damaged');
  const [first, ...rest] = readChunks(body.subarray(4), file);
  if (first === undefined) throw new DamagedPicture('has no pixels');
  if (first.type === 'VP8X') return cleanExtended(first, rest, file);
  return { bytes: toFile(written(first)), ...sizeOf(first), frames: 1 };
}

function cleanExtended(
  { data }: Chunk,
  chunks: readonly Chunk[],
  file: ByteReader,
): CleanedPicture {
  if (data.length < 10) throw new DamagedPicture('has no size');
  const canvas = { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  const flags = data.readUInt8(0);
  const frames = (flags & FLAG.animation) === 0 ? [] : chunks.filter(isFrame);
  const pixels =
    (flags & FLAG.animation) === 0
      ? stillOf(chunks, canvas).flatMap(written)
      : animationOf(chunks, { frames, canvas, file });
  const profile = chunks.filter(({ type }) => type === 'ICCP').slice(0, 1);
  const orientation = orientationOf(chunks);
  const header = Buffer.alloc(10);
  data.copy(header, 4, 4, 10);
  header.writeUInt8(
    (flags & (FLAG.animation | FLAG.alpha)) |
      (profile.length === 0 ? 0 : FLAG.profile) |
      (orientation.length === 0 ? 0 : FLAG.exif),
    0,
  );
  const start = [{ type: 'VP8X', data: header }, ...profile].flatMap(written);
  const kept = [...start, ...pixels, ...orientation.flatMap(written)];
  return { bytes: toFile(kept), ...canvas, frames: Math.max(1, frames.length) };
}

/** One picture, with its transparency where that comes apart from it. */
function stillOf(chunks: readonly Chunk[], canvas: Size): readonly Chunk[] {
  const picture = chunks.find(isPicture);
  if (picture === undefined) throw new DamagedPicture('has no pixels');
  refuseOtherSize(picture, canvas);
  return [...chunks.filter(({ type }) => type === 'ALPH').slice(0, 1), picture];
}

interface Animation {
  readonly frames: readonly Chunk[];
  readonly canvas: Size;
  readonly file: ByteReader;
}

function animationOf(
  chunks: readonly Chunk[],
  { frames, canvas, file }: Animation,
): readonly Buffer[] {
  const timing = chunks.find(({ type }) => type === 'ANIM');
  if (timing === undefined || frames.length === 0) throw new DamagedPicture('has no pixels');
  return [...written(timing), ...frames.flatMap((frame) => frameOf(frame, canvas, file))];
}

function frameOf({ type, data }: Chunk, canvas: Size, file: ByteReader): readonly Buffer[] {
  if (data.length < FRAME_HEADER_BYTES) throw new DamagedPicture('ends too early');
  const header = data.subarray(0, FRAME_HEADER_BYTES);
  const size = { width: header.readUIntLE(6, 3) + 1, height: header.readUIntLE(9, 3) + 1 };
  const right = 2 * header.readUIntLE(0, 3) + size.width;
  const bottom = 2 * header.readUIntLE(3, 3) + size.height;
  if (right > canvas.width || bottom > canvas.height) throw new DamagedPicture('is damaged');
  const kept = stillOf(readChunks(data.subarray(FRAME_HEADER_BYTES), file), size);
  return toChunk(type, [header, ...kept.flatMap(written)]);
}

function orientationOf(chunks: readonly Chunk[]): readonly Chunk[] {
  const exif = chunks.find(({ type }) => type === 'EXIF')?.data;
  if (exif === undefined) return [];
  // Some programs begin it as in a JPEG.
  const hasPrefix = exif.toString('latin1', 0, EXIF.length) === EXIF;
  const orientation = readOrientation(hasPrefix ? exif.subarray(EXIF.length) : exif);
  return orientation === null ? [] : [{ type: 'EXIF', data: orientationAlone(orientation) }];
}

function isFrame({ type }: Chunk): boolean {
  return type === 'ANMF';
}

function isPicture({ type }: Chunk): boolean {
  return type === 'VP8 ' || type === 'VP8L';
}

/** The size is checked by what the file announces; pixels of another size would be unfolded unchecked. */
function refuseOtherSize(picture: Chunk, { width, height }: Size): void {
  const size = sizeOf(picture);
  if (size.width !== width || size.height !== height) throw new DamagedPicture('is damaged');
}

function sizeOf({ type, data }: Chunk): Size {
  if (type === 'VP8 ' && data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a) {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (type === 'VP8L' && data.length >= 5 && data.readUInt8(0) === 0x2f) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  throw new DamagedPicture('is damaged');
}

/** The parts of all frames count together as parts of the file. */
function readChunks(bytes: Buffer, file: ByteReader): readonly Chunk[] {
  const reader = new ByteReader(bytes);
  const chunks: Chunk[] = [];
  while (reader.left > 0) {
    file.countPart();
    const head = reader.take(8);
    const length = head.readUInt32LE(4);
    const data = reader.take(length);
    // Chunks begin at even places.
    if (length % 2 === 1) reader.take(1);
    chunks.push({ type: head.toString('latin1', 0, 4), data });
  }
  return chunks;
}

function written({ type, data }: Chunk): readonly Buffer[] {
  return toChunk(type, [data]);
}

function toChunk(type: string, parts: readonly Buffer[]): readonly Buffer[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(length, 4);
  return [head, ...parts, ...(length % 2 === 0 ? [] : [PADDING])];
}

function toFile(parts: readonly Buffer[]): Buffer {
  return Buffer.concat(toChunk('RIFF', [Buffer.from('WEBP', 'latin1'), ...parts]));
}
