import { Worker } from 'node:worker_threads';
import type { Answer, AnswerMessage, Order, OrderMessage } from './messages.ts';

/** A thread that draws. Orders are done in the order in which they were given. */
export interface Artist {
  readonly isGone: boolean;
  ask(order: Order): Promise<Answer>;
  /** Resolves when all orders given so far are done, or the thread is gone. */
  settled(): Promise<void>;
  dismiss(): Promise<void>;
}

const WORKER_FILE = new URL('./artist-thread.ts', import.meta.url);

export function hireArtist(): Artist {
  const worker = new Worker(WORKER_FILE, { name: 'kinora-artist', execArgv: [] });
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  let isGone = false;
  let isDismissed = false;

  const leave = (detail: string) => {
    isGone = true;
    for (const answer of waiting.values()) answer({ kind: 'failed', code: null, detail });
    waiting.clear();
  };
  const ask = (order: Order) =>
    new Promise<Answer>((resolve) => {
      if (isGone) {
        resolve({ kind: 'failed', code: null, detail: 'the drawing thread is gone' });
        return;
      }
      lastId += 1;
      waiting.set(lastId, resolve);
      // Only a thread with something to do keeps the process alive.
      worker.ref();
      const memory = order.kind === 'frame' && order.memory !== null ? [order.memory] : [];
      worker.postMessage({ id: lastId, order } satisfies OrderMessage, memory);
    });

  worker.unref();
  worker.on('message', ({ id, answer }: AnswerMessage) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
    if (waiting.size === 0 && !isDismissed) worker.unref();
  });
  worker.on('error', (error: unknown) => leave(`the drawing thread failed: ${String(error)}`));
  worker.on('exit', () => leave('the drawing thread ended'));

  return {
    get isGone() {
      return isGone;
    },
    ask,
    async settled() {
      await ask({ kind: 'forget' });
    },
    async dismiss() {
      // Without it the process could end in the middle of this.
      isDismissed = true;
      worker.ref();
      await worker.terminate();
    },
  };
}
