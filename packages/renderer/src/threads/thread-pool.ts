import { type DrawingThread, startDrawingThread } from './drawing-thread.ts';

/** A bounded set of drawing threads, started when they are first needed. */
export interface ThreadPool {
  /**
   * Resolves with all threads that are free, at most `max` of them. When none is free it waits, in
   * the order of the calls; rejects with the signal's reason.
   */
  acquire(max: number, signal: AbortSignal): Promise<readonly DrawingThread[]>;
  /** Threads can be acquired again once they have finished the commands sent so far. */
  release(threads: readonly DrawingThread[]): void;
  close(): Promise<void>;
}

interface Waiter {
  readonly max: number;
  readonly resolve: (threads: readonly DrawingThread[]) => void;
}

export function createThreadPool(threadsMax: number): ThreadPool {
  const all = new Set<DrawingThread>();
  const free: DrawingThread[] = [];
  const queue: Waiter[] = [];

  const serveQueue = () => {
    while (queue.length > 0) {
      while (all.size < threadsMax) {
        const thread = startDrawingThread();
        all.add(thread);
        free.push(thread);
      }
      if (free.length === 0) return;
      const waiter = queue.shift();
      if (waiter !== undefined) waiter.resolve(free.splice(0, waiter.max));
    }
  };
  const takeBack = async (thread: DrawingThread) => {
    await thread.idle();
    if (thread.hasEnded) all.delete(thread);
    else free.push(thread);
    serveQueue();
  };

  return {
    acquire(max, signal) {
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          max,
          resolve: (threads) => {
            signal.removeEventListener('abort', giveUp);
            resolve(threads);
          },
        };
        const giveUp = () => {
          queue.splice(queue.indexOf(waiter), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        queue.push(waiter);
        serveQueue();
      });
    },
    release(threads) {
      for (const thread of threads) void takeBack(thread);
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
