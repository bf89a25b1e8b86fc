import { ByteReader, type CleanedPicture, DamagedPicture } from './byte-reader.ts';

const BLOCK = { extension: 0x21, frame: 0x2c, end: 0x3b } as const;
const EXTENSION = { control: 0xf9, application: 0xff } as const;
/** Say how often an animation repeats. */
const LOOPS: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const END = Buffer.from([BLOCK.end]);

/** Keeps frames, palettes, timing and repetition; what follows the end is dropped as well. */
export function cleanGif(bytes: Buffer): CleanedPicture {
  const reader = new ByteReader(bytes);
  const header = reader.take(13);
  const kept = [header, reader.take(paletteBytes(header.readUInt8(10)))];
  let width = header.readUInt16LE(6);
  let height = header.readUInt16LE(8);
  let frames = 0;
  /** How to show the next frame. */
  let control: Buffer[] = [];
  for (;;) {
    reader.countPart();
    const block = reader.take(1);
    const kind = block.readUInt8(0);
    if (kind === BLOCK.end) break;
    if (kind === BLOCK.frame) {
      const frame = readFrame(reader);
      // A frame may reach beyond the picture, which some decoders enlarge then.
      width = Math.max(width, frame.right);
      height = Math.max(height, frame.bottom);
      frames += 1;
      kept.push(...control, block, ...frame.parts);
      control = [];
    } else if (kind === BLOCK.extension) {
      const { label, head, data } = readExtension(reader);
      if (label === EXTENSION.control) control = [block, head, data];
      else if (isLoop(label, data)) kept.push(block, head, data);
    } else throw new DamagedPicture('is damaged');
  }
  if (frames === 0) throw new DamagedPicture('has no pixels');
  return { bytes: Buffer.concat([...kept, END]), width, height, frames };
}

/** Of the palette that the flags announce. */
function paletteBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

function readFrame(reader: ByteReader) {
  const descriptor = reader.take(9);
  const palette = reader.take(paletteBytes(descriptor.readUInt8(8)));
  const codeSize = reader.take(1);
  return {
    right: descriptor.readUInt16LE(0) + descriptor.readUInt16LE(4),
    bottom: descriptor.readUInt16LE(2) + descriptor.readUInt16LE(6),
    parts: [descriptor, palette, codeSize, readSubBlocks(reader)],
  };
}

function readExtension(reader: ByteReader) {
  const head = reader.take(1);
  return { label: head.readUInt8(0), head, data: readSubBlocks(reader) };
}

/** Blocks of up to 255 bytes, each after its length, until an empty one. */
function readSubBlocks(reader: ByteReader): Buffer {
  const before = reader.rest();
  let bytes = 0;
  for (;;) {
    const length = before[bytes];
    if (length === undefined) throw new DamagedPicture('ends too early');
    bytes += 1 + length;
    if (length === 0) return reader.take(bytes);
  }
}

function isLoop(label: number, data: Buffer): boolean {
  return (
    label === EXTENSION.application && data[0] === 11 && LOOPS.has(data.toString('latin1', 1, 12))
  );
}
