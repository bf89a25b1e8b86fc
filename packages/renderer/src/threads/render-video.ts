import { writeFile } from 'node:fs/promises';
import { type Encoder, startEncoder } from '../encode/encoder.ts';
import type { UnfinishedPaths, VideoReports } from '../processes/messages.ts';
import { cellSizeOf, frameCountOf, framesOfCells, sizeOf } from '../sizes.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { expectDone, expectFrame, expectImage } from './expect-reply.ts';
import type { RenderJob } from './messages.ts';
import { sceneJobOf } from './scene-job.ts';
import { unlessAborted } from './unless-aborted.ts';

export interface VideoTask extends VideoReports {
  readonly threads: readonly [DrawingThread, ...DrawingThread[]];
  readonly job: RenderJob;
  /** The ffmpeg program. */
  readonly ffmpeg: string;
  readonly paths: UnfinishedPaths;
  readonly withCells: boolean;
  readonly signal: AbortSignal;
}

/** For each thread: one frame is drawn while the one before it travels to the encoder. */
const FRAMES_IN_FLIGHT = 2;
const PREPARED_PROGRESS = 0.05;

/** Threads finish frames in any order; the encoder gets them in the order of the video. */
function inOrder(encoder: Encoder, onWritten: (count: number) => void) {
  const early = new Map<number, () => void>();
  let next = 0;
  return async (index: number, buffer: ArrayBuffer) => {
    if (index !== next) await new Promise<void>((resolve) => early.set(index, resolve));
    await encoder.write(new Uint8Array(buffer));
    next = index + 1;
    onWritten(next);
    early.get(next)?.();
    early.delete(next);
  };
}

/**
 * Every thread takes the next frame when it is free, so a slow core slows only itself. Resolves with the
 * pixels of the cells, if there are any.
 */
async function drawFrames(task: VideoTask, encoder: Encoder): Promise<readonly Uint8Array[]> {
  const total = frameCountOf(task.job.durationSeconds);
  const shown = task.withCells ? framesOfCells(total) : [];
  const pixels: Uint8Array[] = [];
  let frames = { done: 0, total };
  const encode = inOrder(encoder, (done) => {
    frames = { done, total };
    task.onProgress(PREPARED_PROGRESS + (1 - PREPARED_PROGRESS) * 0.98 * (done / total), frames);
  });
  let started = 0;
  const drawOn = async (thread: DrawingThread) => {
    let buffer: ArrayBuffer | null = null;
    while (started < total) {
      task.signal.throwIfAborted();
      const index = started;
      started += 1;
      const at = shown.indexOf(index);
      const withCell = at !== -1;
      const drawn = expectFrame(await thread.send({ kind: 'frame', index, buffer, withCell }));
      buffer = drawn.buffer;
      if (drawn.cell !== null) {
        pixels[at] = drawn.cell.pixels;
        const { jpeg } = drawn.cell;
        task.onCell({ cell: at, cells: shown.length, frame: index, frames, jpeg });
      }
      await encode(index, buffer);
    }
  };
  const loops = task.threads.flatMap((thread) =>
    Array.from({ length: FRAMES_IN_FLIGHT }, () => drawOn(thread)),
  );
  await Promise.all(loops);
  return pixels;
}

export async function renderVideo(task: VideoTask): Promise<void> {
  const { threads, signal, paths } = task;
  const job = await unlessAborted(signal, sceneJobOf(task.job, threads[0]));
  const prepared = threads.map((thread) => thread.send({ kind: 'prepare', job }));
  for (const reply of await unlessAborted(signal, Promise.all(prepared))) expectDone(reply);
  task.onProgress(PREPARED_PROGRESS, null);
  const encoder = startEncoder(task.ffmpeg, sizeOf(job.type, job.aspectRatio), paths.main);
  try {
    const thumbnail = paths.thumbnail === null ? null : threads[0].send({ kind: 'thumbnail' });
    const cells = await unlessAborted(signal, drawFrames(task, encoder));
    if (paths.thumbnail !== null && thumbnail !== null) {
      await writeFile(paths.thumbnail, expectImage(await thumbnail));
    }
    if (paths.strip !== null && cells.length > 0) {
      const size = cellSizeOf(job.aspectRatio);
      await writeFile(
        paths.strip,
        expectImage(await threads[0].send({ kind: 'strip', cells, size })),
      );
    }
    await unlessAborted(signal, encoder.finish());
  } finally {
    await encoder.kill();
  }
}
