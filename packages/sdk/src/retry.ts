import { ApiError } from './api-error.ts';
import { ConnectionError, TimeoutError, UnexpectedAnswerError } from './kinora-error.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** Added to what the server asks for, so that those it turned away do not come back as one. */
const SPREAD = 0.1;
/** Who is asked to wait longer is told so instead: nobody wants that without being asked. */
const ASKED_SECONDS_MAX = 60;

/** How long to wait before trying again after this error; null if that would not help. */
export function pauseBefore(attempt: number, error: unknown): number | null {
  if (!mayPass(error)) return null;
  if (error instanceof ApiError && error.retryAfterSeconds !== null) {
    if (error.retryAfterSeconds > ASKED_SECONDS_MAX) return null;
    return error.retryAfterSeconds * 1_000 * (1 + Math.random() * SPREAD) + Math.random() * 100;
  }
  return growingPause(attempt);
}

/** Twice as long each time, and half of it by chance. */
export function growingPause(attempt: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return pause / 2 + (Math.random() * pause) / 2;
}

/** Whether the same request may succeed later. */
export function mayPass(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  // The server names other models because it cannot run this one, now or later.
  if (error instanceof ApiError && error.facts.available_models !== undefined) return false;
  if (error instanceof ApiError || error instanceof UnexpectedAnswerError) {
    return error.status === 408 || error.status === 429 || error.status >= 500;
  }
  return false;
}

/** Rejects with the reason of the signal as soon as it is given. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
