import { writeFile } from 'node:fs/promises';
import { type Encoder, startEncoder } from '../encode/encoder.ts';
import { FRAMES_PER_SECOND, sizeOf } from '../sizes.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { expectDone, expectFrame, expectImage } from './expect-reply.ts';
import type { RenderJob } from './messages.ts';
import { sceneJobOf } from './scene-job.ts';
import { unlessAborted } from './unless-aborted.ts';

export interface VideoTask {
  readonly threads: readonly [DrawingThread, ...DrawingThread[]];
  readonly job: RenderJob;
  /** The ffmpeg program. */
  readonly ffmpeg: string;
  readonly paths: { readonly main: string; readonly thumbnail: string | null };
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
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

/** Every thread takes the next frame when it is free, so a slow core slows only itself. */
async function drawFrames(task: VideoTask, encoder: Encoder): Promise<void> {
  const frames = Math.round(task.job.durationSeconds * FRAMES_PER_SECOND);
  const encode = inOrder(encoder, (count) =>
    task.onProgress(PREPARED_PROGRESS + (1 - PREPARED_PROGRESS) * 0.98 * (count / frames)),
  );
  let started = 0;
  const drawOn = async (thread: DrawingThread) => {
    let buffer: ArrayBuffer | null = null;
    while (started < frames) {
      task.signal.throwIfAborted();
      const index = started;
      started += 1;
      buffer = expectFrame(await thread.send({ kind: 'frame', index, buffer }));
      await encode(index, buffer);
    }
  };
  const loops = task.threads.flatMap((thread) =>
    Array.from({ length: FRAMES_IN_FLIGHT }, () => drawOn(thread)),
  );
  await Promise.all(loops);
}

export async function renderVideo(task: VideoTask): Promise<void> {
  const { threads, signal, paths } = task;
  const job = await unlessAborted(signal, sceneJobOf(task.job, threads[0]));
  const prepared = threads.map((thread) => thread.send({ kind: 'prepare', job }));
  for (const reply of await unlessAborted(signal, Promise.all(prepared))) expectDone(reply);
  task.onProgress(PREPARED_PROGRESS);
  const encoder = startEncoder(task.ffmpeg, sizeOf(job.type, job.aspectRatio), paths.main);
  try {
    const thumbnail = paths.thumbnail === null ? null : threads[0].send({ kind: 'thumbnail' });
    await unlessAborted(signal, drawFrames(task, encoder));
    if (paths.thumbnail !== null && thumbnail !== null) {
      await writeFile(paths.thumbnail, expectImage(await thumbnail));
    }
    await unlessAborted(signal, encoder.finish());
  } finally {
    await encoder.kill();
  }
}
