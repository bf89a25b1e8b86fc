import type { Video } from '../../../../src/contract/resources/video.ts';
import { ApiError, call } from '../api.ts';
import { createStore } from '../store.ts';
import { jobs, takeEvent } from './jobs.ts';

/** Browsers allow six connections to a server of the older protocol; streams must leave room for the rest. */
const STREAMS_MAX = 3;
const POLL_MILLISECONDS = 3_000;

const streams = new Map<string, EventSource>();

/** Whether the stream of the newest job is being opened again. */
export const isReconnecting = createStore<boolean>(false);

/** Follows every job that runs: the first ones live, the others by asking now and then. */
export function startWatching(): () => void {
  follow();
  const stop = jobs.subscribe(follow);
  const timer = setInterval(() => void askForOthers(), POLL_MILLISECONDS);
  return () => {
    stop();
    clearInterval(timer);
    for (const [id] of streams) close(id);
  };
}

function runningIds(): readonly string[] {
  return jobs
    .get()
    .flatMap((job) => (job.kind === 'made' && job.video.status === 'generating' ? job.key : []));
}

function follow(): void {
  const running = runningIds();
  for (const [id] of streams) if (!running.includes(id)) close(id);
  for (const id of running) if (!streams.has(id) && streams.size < STREAMS_MAX) open(id);
}

function open(id: string): void {
  const stream = new EventSource(`/app/api/videos/${id}/events`);
  streams.set(id, stream);
  stream.addEventListener('open', () => isReconnecting.set(false));
  stream.addEventListener('video', ({ data }) => takeEvent(JSON.parse(data)));
  stream.addEventListener('error', () => {
    isReconnecting.set(true);
    // The browser opens a dropped stream again by itself, but not one that was refused.
    if (stream.readyState === EventSource.CLOSED) close(id);
  });
}

function close(id: string): void {
  streams.get(id)?.close();
  streams.delete(id);
  if (streams.size === 0) isReconnecting.set(false);
}

async function askForOthers(): Promise<void> {
  for (const id of runningIds()) {
    if (streams.get(id)?.readyState === EventSource.OPEN) continue;
    try {
      takeEvent(await call<{ video: Video }>(`/videos/${id}`));
      follow();
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) forget(id);
    }
  }
}

/** It was deleted elsewhere. */
function forget(id: string): void {
  jobs.set((all) => all.filter(({ key }) => key !== id));
}
