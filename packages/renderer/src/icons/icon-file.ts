import { closeSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { dataFile } from '../data-file.ts';

/** Where the body of an icon is in the file. */
interface ByteRange {
  readonly start: number;
  readonly length: number;
}

export interface IconFile {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The inside of the icon's SVG, 32 units wide and high, or null when there is no such icon. */
  body(name: string): string | null;
}

/** Made by `scripts/pack-icons.ts`: the length of the index, the index, the bodies. */
const PATH = fileURLToPath(dataFile('icons.bin'));
const LENGTH_BYTES = 4;

let opened: IconFile | null = null;

/** Indexed once per thread. Bodies stay on disk: unpacked they are 29 MB, and a scene needs a few. */
export function openIconFile(): IconFile {
  if (opened !== null) return opened;
  const indexLength = read({ start: 0, length: LENGTH_BYTES }).readUInt32BE();
  const index: [name: string, length: number][] = JSON.parse(
    read({ start: LENGTH_BYTES, length: indexLength }).toString('utf8'),
  );
  const ranges = new Map<string, ByteRange>();
  let start = LENGTH_BYTES + indexLength;
  for (const [name, length] of index) {
    ranges.set(name, { start, length });
    start += length;
  }
  opened = {
    names: [...ranges.keys()],
    has: (name) => ranges.has(name),
    body(name) {
      const range = ranges.get(name);
      return range === undefined ? null : brotliDecompressSync(read(range)).toString('utf8');
    },
  };
  return opened;
}

function read({ start, length }: ByteRange): Buffer {
  const descriptor = openSync(PATH, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, start);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
