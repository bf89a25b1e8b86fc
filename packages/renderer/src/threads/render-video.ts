import { writeFile } from 'node:fs/promises';
import { type Encoder, startEncoder } from '../encode/encoder.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { UnfinishedPaths, VideoReports } from '../processes/messages.ts';
import { cellSizeOf, frameCountOf, framesOfCells, sizeOf } from '../sizes.ts';
import { asksForSilence } from '../sound/sound-scene.ts';
import { unlessAborted } from '../unless-aborted.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { expectFrame, expectImage, expectPrepared, expectSound } from './expect-reply.ts';
import type { RenderJob } from './messages.ts';
import { sceneJobOf } from './scene-job.ts';

export interface VideoTask extends VideoReports {
  readonly threads: readonly [DrawingThread, ...DrawingThread[]];
  readonly job: RenderJob;
  readonly description: SceneDescription;
  /** The ffmpeg program. */
  readonly ffmpeg: string;
  readonly paths: UnfinishedPaths;
  readonly withCells: boolean;
  readonly signal: AbortSignal;
}

/** For each thread: one frame is drawn while the one before it travels to the encoder. */
const FRAMES_IN_FLIGHT = 2;
const PREPARED_PROGRESS = 0.05;

/** One drawing and the frames of the video that show it. */
interface Shown {
  readonly index: number;
  readonly count: number;
}

/** Threads finish frames in any order; the encoder gets them in the order of the video. */
function inOrder(encoder: Encoder, onWritten: (count: number) => void) {
  const early = new Map<number, () => void>();
  let next = 0;
  return async ({ index, count }: Shown, buffer: ArrayBuffer) => {
    if (index !== next) await new Promise<void>((resolve) => early.set(index, resolve));
    for (let times = 0; times < count; times += 1) await encoder.write(new Uint8Array(buffer));
    next = index + count;
    onWritten(next);
    early.get(next)?.();
    early.delete(next);
  };
}

/** When the scene is prepared on each thread, and how many frames it shows each drawing for. */
type Preparation = ReadonlyMap<DrawingThread, Promise<number>>;

/**
 * Every thread takes the next frame when it is free, so a slow core slows only itself. Resolves with the
 * pixels of the cells, if there are any.
 */
async function drawFrames(
  task: VideoTask,
  encoder: Encoder,
  prepared: Preparation,
): Promise<readonly Uint8Array[]> {
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
    const framesEach = (await prepared.get(thread)) ?? 1;
    let buffer: ArrayBuffer | null = null;
    while (started < total) {
      task.signal.throwIfAborted();
      const index = started;
      const count = Math.min(framesEach, total - index);
      started += count;
      const cells = [...shown.entries()].filter(
        ([, frame]) => frame >= index && frame < index + count,
      );
      const withCell = cells.length > 0;
      const drawn = expectFrame(await thread.send({ kind: 'frame', index, buffer, withCell }));
      buffer = drawn.buffer;
      for (const [cell, frame] of cells) {
        if (drawn.cell === null) continue;
        pixels[cell] = drawn.cell.pixels;
        task.onCell({ cell, cells: shown.length, frame, frames, jpeg: drawn.cell.jpeg });
      }
      await encode({ index, count }, buffer);
    }
  };
  const loops = task.threads.flatMap((thread) =>
    Array.from({ length: FRAMES_IN_FLIGHT }, () => drawOn(thread)),
  );
  await Promise.all(loops);
  return pixels;
}

/** Starts everything that can go on at the same time: the last thread makes the sound first. */
function prepare(task: VideoTask, encoder: Encoder, hasSound: boolean): Preparation {
  const { threads, job, description } = task;
  const { prompt, durationSeconds } = job;
  const last = threads.at(-1) ?? threads[0];
  const sound = hasSound
    ? last.send({ kind: 'sound', prompt, description, durationSeconds })
    : null;
  const sceneJob = sceneJobOf(job, description, threads[0]);
  return new Map(
    threads.map((thread) => [
      thread,
      (async () => {
        const command = { kind: 'prepare', job: await sceneJob } as const;
        const prepared = thread.send(command);
        if (thread === last && sound !== null) encoder.writeSound(expectSound(await sound));
        const framesEach = expectPrepared(await prepared);
        task.onProgress(PREPARED_PROGRESS, null);
        return framesEach;
      })(),
    ]),
  );
}

/** Draws what belongs to the video while the encoder finishes. */
async function writePictures(
  { threads: [thread], job, paths }: VideoTask,
  cells: readonly Uint8Array[],
): Promise<void> {
  if (paths.thumbnail !== null) {
    await writeFile(paths.thumbnail, expectImage(await thread.send({ kind: 'thumbnail' })));
  }
  if (paths.strip !== null && cells.length > 0) {
    const size = cellSizeOf(job.aspectRatio);
    await writeFile(paths.strip, expectImage(await thread.send({ kind: 'strip', cells, size })));
  }
}

export async function renderVideo(task: VideoTask): Promise<void> {
  const { job, signal, paths } = task;
  const hasSound = job.audio && !asksForSilence(job.prompt);
  const size = sizeOf(job.type, job.aspectRatio);
  const encoder = startEncoder(task.ffmpeg, { size, hasSound, path: paths.main });
  try {
    const preparation = prepare(task, encoder, hasSound);
    const cells = await unlessAborted(signal, drawFrames(task, encoder, preparation));
    const pictures = writePictures(task, cells);
    await unlessAborted(signal, Promise.all([encoder.finish(), pictures]));
  } finally {
    await encoder.kill();
  }
}
