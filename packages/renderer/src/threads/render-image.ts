import { writeFile } from 'node:fs/promises';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { unlessAborted } from '../unless-aborted.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { expectImage, expectPrepared } from './expect-reply.ts';
import type { Command, RenderJob } from './messages.ts';
import { sceneJobOf } from './scene-job.ts';

export interface ImageTask {
  readonly thread: DrawingThread;
  readonly job: RenderJob;
  readonly description: SceneDescription;
  readonly paths: { readonly main: string; readonly thumbnail: string | null };
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number, frames: null) => void;
}

export async function renderImage(task: ImageTask): Promise<void> {
  const { thread, paths, signal, onProgress } = task;
  const send = (command: Command) => unlessAborted(signal, thread.send(command));
  const job = await unlessAborted(signal, sceneJobOf(task.job, task.description, thread));
  expectPrepared(await send({ kind: 'prepare', job }));
  onProgress(0.4, null);
  await writeFile(paths.main, expectImage(await send({ kind: 'image' })));
  onProgress(0.9, null);
  if (paths.thumbnail !== null) {
    await writeFile(paths.thumbnail, expectImage(await send({ kind: 'thumbnail' })));
  }
  signal.throwIfAborted();
}
