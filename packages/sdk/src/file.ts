import { ConnectionError, KinoraError, UnexpectedAnswerError } from './kinora-error.ts';
import { readPieces } from './read-pieces.ts';
import { growingPause, mayPass, sleep } from './retry.ts';
import type { Transport } from './transport.ts';

const BREAKS_MAX = 5;

interface Progress {
  /** Bytes that have arrived. */
  received: number;
  /** Names the version that they belong to. */
  etag: string | null;
  length: number | null;
}

/** The bytes of a file, as they arrive. A connection that breaks is taken up again where it broke. */
export async function* readFile(
  transport: Transport,
  url: string,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const progress: Progress = { received: 0, etag: null, length: null };
  for (let broken = 0; ; broken += 1) {
    try {
      for await (const piece of piecesFrom(transport, url, progress, signal)) {
        progress.received += piece.byteLength;
        broken = 0;
        yield piece;
      }
      if (progress.length === null || progress.received >= progress.length) return;
    } catch (error) {
      if (signal?.aborted || (error instanceof KinoraError && !mayPass(error))) throw error;
    }
    if (broken >= BREAKS_MAX)
      throw new ConnectionError(`The file broke off after ${progress.received} bytes.`);
    await sleep(growingPause(broken), signal);
  }
}

async function* piecesFrom(
  transport: Transport,
  url: string,
  progress: Progress,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { received, etag } = progress;
  const resumed: Record<string, string> =
    received === 0
      ? {}
      : { range: `bytes=${received}-`, ...(etag === null ? {} : { 'if-range': etag }) };
  const response = await transport.download(url, resumed, signal);
  if (!response.ok) {
    throw new UnexpectedAnswerError(`The file is not there: ${response.status}.`, response.status);
  }
  const isRest = response.status === 206;
  progress.etag = response.headers.get('etag');
  if (received > 0 && progress.etag !== etag) {
    throw new KinoraError('The file has changed while it was read.');
  }
  progress.length = lengthOf(response, isRest ? received : 0);
  // A server that knows no ranges sends everything again.
  let skip = isRest ? 0 : received;
  for await (const piece of readPieces(response.body, transport.timeoutMs)) {
    if (piece.byteLength > skip) yield piece.subarray(skip);
    skip = Math.max(0, skip - piece.byteLength);
  }
}

/** Unknown where the answer is packed: then its length is not that of the file. */
function lengthOf({ headers }: Response, before: number): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : before + Number(length);
}

/** Writes a file under its name only when it is whole. What is no file, such as `/dev/null`, is written to as it is. */
export async function saveFile(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const files = await nodeFiles();
  const existing = await files.stat(path).catch(() => null);
  if (existing !== null && !existing.isFile()) {
    await files.writeFile(path, pieces);
    return;
  }
  const unfinished = `${path}.${crypto.getRandomValues(new Uint32Array(1))[0]}.part`;
  try {
    await files.writeFile(unfinished, pieces, { flag: 'wx' });
    await files.rename(unfinished, path);
  } catch (error) {
    await files.rm(unfinished, { force: true });
    throw error;
  }
}

interface NodeFiles {
  stat(path: string): Promise<{ isFile(): boolean }>;
  writeFile(
    path: string,
    pieces: AsyncIterable<Uint8Array>,
    options?: { flag: string },
  ): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { force: boolean }): Promise<void>;
}

/** By a name that bundlers do not follow, because browsers and edge workers have no files. */
async function nodeFiles(): Promise<NodeFiles> {
  const name = 'node:fs/promises';
  try {
    return await import(/* @vite-ignore */ /* webpackIgnore: true */ name);
  } catch {
    throw new KinoraError('There are no files to save to here; use blob() or url.');
  }
}
