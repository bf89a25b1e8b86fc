import { createStore } from './store.ts';

/** The request got no answer from the service: the network is gone, the service is, or something between answered instead. */
export class NoAnswerError extends Error {}

const RETRY_SECONDS = 8;

/** Null while the service answers; otherwise the seconds until it is asked again. */
export const connection = createStore<{ readonly retryInSeconds: number } | null>(null);

let timer: ReturnType<typeof setInterval> | undefined;
const onceBack = new Set<() => void>();

/** Runs whenever the service answers again. */
export function whenBack(run: () => void): () => void {
  onceBack.add(run);
  return () => onceBack.delete(run);
}

export function noteAnswer(): void {
  if (connection.get() === null) return;
  clearInterval(timer);
  timer = undefined;
  connection.set(null);
  for (const run of onceBack) run();
}

export function noteSilence(): void {
  connection.set({ retryInSeconds: RETRY_SECONDS });
  timer ??= setInterval(countDown, 1_000);
}

function countDown(): void {
  const seconds = (connection.get()?.retryInSeconds ?? 1) - 1;
  connection.set({ retryInSeconds: Math.max(0, seconds) });
  if (seconds <= 0) void tryNow();
}

/** Asks the service for its health; whoever waits for it is told when it answers. */
export async function tryNow(): Promise<void> {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    noteAnswer();
  } catch {
    noteSilence();
  }
}

/**
 * Loads a part of the site. Where the service is out of reach it fails with an error of ours: after one of the browser's,
 * the router would load the page anew and so leave the site.
 */
export function whenInReach<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      await tryNow();
      throw connection.get() === null ? error : new NoAnswerError();
    }
  };
}

window.addEventListener('offline', noteSilence);
window.addEventListener('online', () => void tryNow());
