import { type DrawingThread, startDrawingThread } from './drawing-thread.ts';

/** The drawing threads of this process, kept from one render to the next. */
export interface ThreadSet {
  /** As many threads as asked for; those that are missing are started. */
  take(count: number): readonly [DrawingThread, ...DrawingThread[]];
  /** Resolves when all commands sent so far are done and the prepared scenes are released. */
  settle(): Promise<void>;
}

export function createThreadSet(): ThreadSet {
  let threads: readonly DrawingThread[] = [];
  return {
    take: (count) => {
      const alive = threads.filter((thread) => !thread.hasEnded);
      const missing = Math.max(0, count - alive.length);
      threads = [...alive, ...Array.from({ length: missing }, startDrawingThread)];
      const [first = startDrawingThread(), ...others] = threads.slice(0, count);
      return [first, ...others];
    },
    settle: async () => {
      await Promise.all(threads.map((thread) => thread.idle()));
    },
  };
}
