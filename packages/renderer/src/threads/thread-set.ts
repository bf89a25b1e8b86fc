import { type DrawingThread, startDrawingThread } from './drawing-thread.ts';

/** The drawing threads of this process, kept from one render to the next. */
export interface ThreadSet {
  /** As many threads as asked for; of those that are missing, as many are started as the frames are worth. */
  take(count: number, frames: number): readonly [DrawingThread, ...DrawingThread[]];
  /** Resolves when all commands sent so far are done and the prepared scenes are released. */
  settle(): Promise<void>;
}

/** What is drawn while a thread starts and reads the prompt; with fewer it would come too late to help. */
const FRAMES_WORTH_A_THREAD = 48;

export function createThreadSet(): ThreadSet {
  let threads: readonly DrawingThread[] = [];
  return {
    take: (count, frames) => {
      const alive = threads.filter((thread) => !thread.hasEnded);
      const worth = Math.min(count, Math.ceil(frames / FRAMES_WORTH_A_THREAD));
      const missing = Math.max(0, worth - alive.length);
      threads = [...alive, ...Array.from({ length: missing }, startDrawingThread)];
      const [first = startDrawingThread(), ...others] = threads.slice(0, count);
      return [first, ...others];
    },
    settle: async () => {
      await Promise.all(threads.map((thread) => thread.idle()));
    },
  };
}
