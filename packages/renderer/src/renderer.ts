import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { findFfmpeg } from './encode/find-ffmpeg.ts';
import { type RenderRequest, renderJobFor } from './render-request.ts';
import { renderImage } from './threads/render-image.ts';
import { renderVideo } from './threads/render-video.ts';
import { createThreadPool, type ThreadPool } from './threads/thread-pool.ts';

export interface RenderOptions {
  /** Stops the render, which then rejects with the signal's reason and leaves no files. */
  readonly signal?: AbortSignal | undefined;
  /** Called with a growing fraction that ends at 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

export interface RendererOptions {
  /** How many threads draw at once; as many as there are cores unless given. */
  readonly threads?: number | undefined;
}

/** Drawing threads that are kept between renders. */
export interface Renderer {
  /** Resolves when the files are complete. A render that finds no free thread waits for one. */
  render(request: RenderRequest, options?: RenderOptions): Promise<void>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Renders one prompt into a file. To render several, keep the threads with `createRenderer`. */
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

/** Threads start with the first render and do not keep the process alive while they are idle. */
export function createRenderer({ threads }: RendererOptions = {}): Renderer {
  const pool = createThreadPool(Math.max(1, threads ?? availableParallelism()));
  return {
    render: (request, options = {}) => renderInto(pool, request, options),
    close: () => pool.close(),
  };
}

/** Files get their names when they are complete, so a failed render spoils no file of that name. */
async function renderInto(pool: ThreadPool, request: RenderRequest, options: RenderOptions) {
  const { file, thumbnailFile } = request;
  const unfinished = `.${randomUUID()}.part`;
  const paths = {
    main: file + unfinished,
    thumbnail: thumbnailFile === undefined ? null : thumbnailFile + unfinished,
  };
  try {
    await draw(pool, request, paths, options);
    if (paths.thumbnail !== null && thumbnailFile !== undefined) {
      await rename(paths.thumbnail, thumbnailFile);
    }
    await rename(paths.main, file);
  } catch (error) {
    await rm(paths.main, { force: true });
    if (paths.thumbnail !== null) await rm(paths.thumbnail, { force: true });
    throw error;
  }
  options.onProgress?.(1);
}

async function draw(
  pool: ThreadPool,
  request: RenderRequest,
  paths: { readonly main: string; readonly thumbnail: string | null },
  { signal = new AbortController().signal, onProgress = () => {} }: RenderOptions,
): Promise<void> {
  signal.throwIfAborted();
  const job = renderJobFor(request);
  const isVideo = job.type === 'video';
  const ffmpeg = isVideo ? findFfmpeg(process.platform, process.arch) : null;
  const threads = await pool.acquire(isVideo ? Number.POSITIVE_INFINITY : 1, signal);
  const task = { job, paths, signal, onProgress: growing(onProgress, signal) };
  try {
    const [thread] = threads;
    if (ffmpeg !== null) await renderVideo({ ...task, threads, ffmpeg });
    else if (thread !== undefined) await renderImage({ ...task, thread });
  } finally {
    pool.release(threads);
  }
}

/** Passes on only what is more than before, and nothing after an abort. */
function growing(
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): (fraction: number) => void {
  let reached = 0;
  return (fraction) => {
    if (fraction <= reached || signal.aborted) return;
    reached = fraction;
    onProgress(fraction);
  };
}
