import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Where the entry of an icon is in the file of the icon set. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface IconFile {
  readonly names: readonly string[];
  /** The inside of the icon's SVG, 32 units wide and high, or null when there is no such icon. */
  body(name: string): string | null;
}

const require = createRequire(import.meta.url);
const CHUNK_BYTES = 4 << 20;
const ENTRY_OPENS = '\n\t\t"';
const LIST_ENDS = '\n\t}';
const SKIN_TONE = /-(light|medium-light|medium|medium-dark|dark)(-|$)/;

/** Longer than any name, so that the start of an entry is never split between two chunks. */
const OVERLAP_BYTES = 100;

/** The set is 100 MB of JSON: parsing it would cost every thread half a second and 300 MB. */
function findEntries(descriptor: number): Map<string, ByteRange> {
  const entries = new Map<string, ByteRange>();
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let name = '';
  let start = 0;
  let offset = 0;
  for (;;) {
    const filled = readSync(descriptor, chunk, 0, CHUNK_BYTES, offset);
    const text = chunk.subarray(0, filled);
    const listEnds = text.indexOf(LIST_ENDS);
    const last = listEnds === -1 ? filled - OVERLAP_BYTES : listEnds;
    let next = text.indexOf(ENTRY_OPENS);
    while (next !== -1 && next < last) {
      const begin = next + ENTRY_OPENS.length;
      if (name !== '') entries.set(name, { start, end: offset + next });
      name = text.toString('latin1', begin, text.indexOf('"', begin));
      start = offset + begin;
      next = text.indexOf(ENTRY_OPENS, begin);
    }
    if (listEnds !== -1) return entries.set(name, { start, end: offset + listEnds });
    if (filled < CHUNK_BYTES) return entries;
    offset += last;
  }
}

function readEntry(descriptor: number, { start, end }: ByteRange): string | null {
  const bytes = Buffer.alloc(end - start);
  readSync(descriptor, bytes, 0, bytes.length, start);
  const text = bytes.toString('utf8').trim().replace(/,$/, '');
  const entry: unknown = JSON.parse(text.slice(text.indexOf(':') + 1));
  const hasBody = typeof entry === 'object' && entry !== null && 'body' in entry;
  return hasBody && typeof entry.body === 'string' ? entry.body : null;
}

let opened: IconFile | null = null;

/** Indexed once per thread; the file is part of an installed package and does not change. */
export function openIconFile(): IconFile {
  if (opened !== null) return opened;
  const path = require.resolve('@iconify-json/fluent-emoji/icons.json');
  const descriptor = openSync(path, 'r');
  const entries = findEntries(descriptor);
  closeSync(descriptor);
  const bodyOf = (range: ByteRange): string | null => {
    const again = openSync(path, 'r');
    try {
      return readEntry(again, range);
    } finally {
      closeSync(again);
    }
  };
  opened = {
    names: [...entries.keys()].filter((name) => !SKIN_TONE.test(name)),
    body(name) {
      const range = entries.get(name);
      return range === undefined ? null : bodyOf(range);
    },
  };
  return opened;
}
