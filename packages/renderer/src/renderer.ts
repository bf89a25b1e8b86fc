import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { findFfmpeg } from './encode/find-ffmpeg.ts';
import type {
  FrameCount,
  RenderedCell,
  RenderOrder,
  UnfinishedPaths,
} from './processes/messages.ts';
import { createProcessPool, type ProcessPool } from './processes/process-pool.ts';
import { ProcessEnded, type Watcher } from './processes/render-process.ts';
import { createPromptReader, type PromptReader } from './read-prompt/prompt-reader.ts';
import { ReadingEnded } from './read-prompt/reading-process.ts';
import type { ReadWord } from './read-prompt/words.ts';
import { RenderError } from './render-error.ts';
import { type RenderRequest, renderJobFor } from './render-request.ts';
import { createTurns, type Turns } from './turns.ts';
import { unlessAborted } from './unless-aborted.ts';

export interface RenderOptions {
  /** Stops the render, which then rejects with the signal's reason and leaves no files. */
  readonly signal?: AbortSignal | undefined;
  /** Called with a growing fraction that ends at 1, and the frames of a video once they are counted. */
  readonly onProgress?: ((fraction: number, frames: FrameCount | null) => void) | undefined;
  /** Called with small pictures of a video while it is drawn, at most 18 and nearly in order. */
  readonly onCell?: ((cell: RenderedCell) => void) | undefined;
}

export interface RendererOptions {
  /** How many threads draw videos at once; as many as there are cores unless given. */
  readonly threads?: number | undefined;
  /** What one render may have in memory, in MB; 1,024 unless given. */
  readonly memoryMegabytes?: number | undefined;
}

/** Processes that render, kept for a while between renders. */
export interface Renderer {
  /** Resolves when the files are complete. Renders beyond what the cores can do wait their turn. */
  render(request: RenderRequest, options?: RenderOptions): Promise<void>;
  /** Which words of a prompt are understood, and the colours they have in its picture. Draws nothing. */
  readPrompt(prompt: string): Promise<readonly ReadWord[]>;
  /** Ends the processes. */
  close(): Promise<void>;
}

/** More do not help: one encoder takes no more frames than these draw. */
const THREADS_PER_VIDEO_MAX = 4;
/** An image takes a second, and so goes before videos, which take many. */
const NICENESS = { video: 4, image: 0 } as const;
const MEMORY_MEGABYTES_DEFAULT = 1_024;
/** Long enough for somebody who makes one image after the other. */
const IDLE_MS = 30_000;
/** Somebody who writes a prompt stops to think, and should not wait again for the vocabulary. */
const READER_IDLE_MS = 300_000;
/** A process may be killed for reasons that are not in the request; twice in a row is no accident. */
const TRIES_MAX = 2;

/** Renders one prompt into a file. To render several, keep the processes with `createRenderer`. */
export async function render(
  request: RenderRequest,
  options: RenderOptions & RendererOptions = {},
): Promise<void> {
  const renderer = createRenderer(options);
  try {
    await renderer.render(request, options);
  } finally {
    await renderer.close();
  }
}

interface Parts {
  readonly reader: PromptReader;
  readonly pools: { readonly video: ProcessPool; readonly image: ProcessPool };
  /** Images do not wait for videos, which take much longer. */
  readonly turns: { readonly video: Turns; readonly image: Turns };
  readonly threadsPerVideo: number;
}

/** Processes start with the first render and do not keep this one alive while they are idle. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const threads = Math.max(1, options.threads ?? availableParallelism());
  const threadsPerVideo = Math.min(threads, THREADS_PER_VIDEO_MAX);
  const memoryMegabytes = options.memoryMegabytes ?? MEMORY_MEGABYTES_DEFAULT;
  const poolFor = (type: 'video' | 'image') =>
    createProcessPool({ memoryMegabytes, niceness: NICENESS[type], idleMs: IDLE_MS });
  const pools = { video: poolFor('video'), image: poolFor('image') };
  const turns = {
    video: createTurns(Math.floor(threads / threadsPerVideo)),
    image: createTurns(threads),
  };
  const reader = createPromptReader(READER_IDLE_MS);
  return {
    render: (request, options = {}) =>
      renderInto({ reader, pools, turns, threadsPerVideo }, request, options),
    readPrompt: async (prompt) => (await reader.read(prompt)).words,
    close: async () => {
      await Promise.all([pools.video.close(), pools.image.close(), reader.close()]);
    },
  };
}

/** Files get their names when they are complete, so a failed render spoils no file of that name. */
async function renderInto(parts: Parts, request: RenderRequest, options: RenderOptions) {
  const { file, thumbnailFile, stripFile } = request;
  const unfinished = `.${randomUUID()}.part`;
  const paths = {
    main: file + unfinished,
    thumbnail: thumbnailFile === undefined ? null : thumbnailFile + unfinished,
    strip: stripFile === undefined ? null : stripFile + unfinished,
  };
  let frames: FrameCount | null = null;
  const onProgress: RenderOptions['onProgress'] = (fraction, counted) => {
    frames = counted;
    options.onProgress?.(fraction, counted);
  };
  try {
    await takeTurn(parts, request, paths, { ...options, onProgress });
    // The main file last: where it is, everything is.
    for (const path of [paths.thumbnail, paths.strip, paths.main]) {
      if (path !== null) await rename(path, path.slice(0, -unfinished.length));
    }
  } catch (error) {
    for (const path of Object.values(paths)) if (path !== null) await rm(path, { force: true });
    throw error;
  }
  options.onProgress?.(1, frames);
}

async function takeTurn(
  { reader, pools, turns, threadsPerVideo }: Parts,
  request: RenderRequest,
  paths: UnfinishedPaths,
  { signal = new AbortController().signal, onProgress = () => {}, onCell }: RenderOptions,
): Promise<void> {
  signal.throwIfAborted();
  const job = renderJobFor(request);
  const isVideo = job.type === 'video';
  const ffmpeg = isVideo ? findFfmpeg(process.platform, process.arch) : null;
  const withCells = onCell !== undefined || paths.strip !== null;
  const order = { job, paths, ffmpeg, threads: isVideo ? threadsPerVideo : 1, withCells };
  const endTurn = await turns[job.type].take(signal);
  try {
    await renderInProcess({ reader, pool: pools[job.type] }, order, {
      signal,
      onProgress: growing(onProgress, signal),
      onCell: eachOnce(onCell ?? (() => {}), signal),
    });
  } finally {
    endTurn();
  }
}

/** The prompt is read in one process while another loads what draws it. */
async function renderInProcess(
  { reader, pool }: { readonly reader: PromptReader; readonly pool: ProcessPool },
  order: Omit<RenderOrder, 'description'>,
  watcher: Watcher,
): Promise<void> {
  const reading = reader.read(order.job.prompt);
  // It is waited for only once there is a process.
  reading.catch(() => undefined);
  for (let tries = 1; ; tries += 1) {
    const process = pool.take();
    try {
      process.expect(order);
      const { description } = await unlessAborted(watcher.signal, reading);
      return await process.render({ ...order, description }, watcher);
    } catch (error) {
      if (error instanceof ReadingEnded) throw new RenderError('process_ended', error.message);
      if (!(error instanceof ProcessEnded)) throw error;
      if (tries >= TRIES_MAX) throw new RenderError('process_ended', error.message);
    } finally {
      pool.giveBack(process);
    }
  }
}

/** Passes on only what is more than before, and nothing after an abort. */
function growing(onProgress: Watcher['onProgress'], signal: AbortSignal): Watcher['onProgress'] {
  let reached = 0;
  return (fraction, frames) => {
    if (fraction <= reached || signal.aborted) return;
    reached = fraction;
    onProgress(fraction, frames);
  };
}

/** A second try draws the same cells again. */
function eachOnce(onCell: Watcher['onCell'], signal: AbortSignal): Watcher['onCell'] {
  const seen = new Set<number>();
  return (cell) => {
    if (seen.has(cell.cell) || signal.aborted) return;
    seen.add(cell.cell);
    onCell(cell);
  };
}
