import { rm } from 'node:fs/promises';
import { RenderError } from '../render-error.ts';
import { drawingsOf } from '../sizes.ts';
import { renderImage } from '../threads/render-image.ts';
import { renderVideo } from '../threads/render-video.ts';
import { createThreadSet } from '../threads/thread-set.ts';
import { watchMemory } from './memory-limit.ts';
import type { Order, RenderOrder, Report, VideoReports } from './messages.ts';

const LEAVE_WITHIN_MS = 1_000;

const threads = createThreadSet();
let current: { readonly abort: AbortController; readonly ended: Promise<void> } | null = null;

function report(message: Report, onSent = () => {}): void {
  // Nobody listens once the parent is gone, and then this process leaves.
  if (process.connected) process.send?.(message, undefined, undefined, onSent);
}

async function draw(order: RenderOrder, signal: AbortSignal): Promise<void> {
  const { job, description, paths, ffmpeg, withCells } = order;
  const onProgress: VideoReports['onProgress'] = (fraction, frames) =>
    report({ kind: 'progress', fraction, frames });
  const onCell: VideoReports['onCell'] = (cell) => report({ kind: 'cell', cell });
  const task = { job, description, paths, signal, onProgress };
  const taken = threads.take(order.threads, drawingsOf(job.type, job.durationSeconds));
  try {
    if (ffmpeg === null) await renderImage({ ...task, thread: taken[0] });
    else await renderVideo({ ...task, threads: taken, ffmpeg, withCells, onCell });
  } finally {
    await threads.settle();
  }
}

async function render(order: RenderOrder, signal: AbortSignal): Promise<void> {
  try {
    await draw(order, signal);
    report({ kind: 'done' });
  } catch (error) {
    for (const path of Object.values(order.paths))
      if (path !== null) await rm(path, { force: true });
    const code = error instanceof RenderError ? error.code : null;
    const detail = error instanceof Error ? error.message : String(error);
    report({ kind: 'failed', code, detail });
  }
}

/** The parent has no more work, or is dead; in both cases nothing may be left behind. */
async function leave(): Promise<void> {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LEAVE_WITHIN_MS);
  current?.abort.abort();
  await current?.ended;
  process.exit(0);
}

process.on('message', (order: Order) => {
  if (order.kind === 'abort') {
    current?.abort.abort();
    return;
  }
  if (order.kind === 'expect') {
    threads.take(order.threads, order.frames);
    return;
  }
  const abort = new AbortController();
  current = { abort, ended: render(order, abort.signal) };
});
process.on('disconnect', () => void leave());
// The parent decides what a signal to all of its processes means for a render.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
watchMemory((detail) =>
  report({ kind: 'failed', code: 'out_of_memory', detail }, () =>
    process.kill(process.pid, 'SIGKILL'),
  ),
);
