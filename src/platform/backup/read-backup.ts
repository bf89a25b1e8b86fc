import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '../operator-error.ts';
import { END_OF_ROWS, ENTRY_PREFIX, type Entry, entry } from './format.ts';

const NEWLINE = 0x0a;
const END_LINE = Buffer.from(END_OF_ROWS);

/** Reads a backup from its beginning, one entry after the other. */
export interface BackupReader {
  /** The next entry; null at the end of the file. Rows that nobody has asked for are skipped. */
  next(): Promise<Entry | null>;
  /** The rows after the entry of a table, as whole lines. */
  rows(): AsyncGenerator<Buffer>;
  close(): void;
}

export function openBackup(file: string): BackupReader {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  source.pipe(unzipped);
  const lines = readLines(unzipped);
  let isInRows = false;

  async function* rows(): AsyncGenerator<Buffer> {
    while (isInRows) {
      const block = await lines.upTo(END_LINE);
      isInRows = !block.isEnded;
      if (block.bytes.length > 0) yield block.bytes;
    }
  }

  async function next(): Promise<Entry | null> {
    for await (const _ of rows());
    let text = await lines.one();
    while (text !== null && !text.startsWith(ENTRY_PREFIX)) text = await lines.one();
    if (text === null) return null;
    const content = entry.parse(JSON.parse(text.slice(ENTRY_PREFIX.length)));
    // The statement for psql stands between the entry of a table and its rows.
    if ('columns' in content) isInRows = (await lines.one()) !== null;
    return content;
  }

  return {
    next: () => next().catch((error: unknown) => unreadable(file, error)),
    rows: async function* () {
      try {
        yield* rows();
      } catch (error) {
        unreadable(file, error);
      }
    },
    close: () => {
      source.destroy();
      unzipped.destroy();
    },
  };
}

/** Whatever is wrong with a file is for the operator to know. */
function unreadable(file: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
  throw new OperatorError(`${file} cannot be read as a backup${code}`, { cause: error });
}

interface Lines {
  one(): Promise<string | null>;
  /** Whole lines: all that are at hand, or those before the given one. */
  upTo(last: Buffer): Promise<{ bytes: Buffer; isEnded: boolean }>;
}

function readLines(stream: Readable): Lines {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  /** False at the end of the stream. */
  async function holdMore(): Promise<boolean> {
    const { done, value } = await chunks.next();
    if (done === true) return false;
    held = held.length === 0 ? value : Buffer.concat([held, value]);
    return true;
  }

  function take(length: number): Buffer {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  }

  return {
    one: async () => {
      let end = held.indexOf(NEWLINE);
      while (end < 0 && (await holdMore())) end = held.indexOf(NEWLINE);
      if (end >= 0) return take(end + 1).toString('utf8', 0, end);
      if (held.length > 0) throw new Error('The last line is not complete');
      return null;
    },
    upTo: async (last) => {
      while (!held.includes(NEWLINE)) {
        if (!(await holdMore())) throw new Error('The rows of a table have no end');
      }
      let from = 0;
      for (let end = held.indexOf(NEWLINE); end >= 0; end = held.indexOf(NEWLINE, from)) {
        if (end - from === last.length && held.subarray(from, end).equals(last)) {
          const bytes = take(from);
          take(last.length + 1);
          return { bytes, isEnded: true };
        }
        from = end + 1;
      }
      return { bytes: take(from), isEnded: false };
    },
  };
}
