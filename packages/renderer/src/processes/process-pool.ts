import { type RenderProcess, startRenderProcess } from './render-process.ts';

/** Render processes that wait for the next render for a while, because a start takes time. */
export interface ProcessPool {
  /** Throws once the pool is closed. */
  take(): RenderProcess;
  giveBack(process: RenderProcess): void;
  /** Ends all of them, those that render included. */
  close(): Promise<void>;
}

interface PoolOptions {
  /** What each process may have in memory. */
  readonly memoryMegabytes: number;
  /** How nice the processes are to others, as in `nice`. */
  readonly niceness: number;
  /** A process that had nothing to do for so long ends, and its memory goes back. */
  readonly idleMs: number;
}

export function createProcessPool(options: PoolOptions): ProcessPool {
  const { idleMs } = options;
  const all = new Set<RenderProcess>();
  const idle = new Map<RenderProcess, NodeJS.Timeout>();
  let isClosed = false;

  const forget = (process: RenderProcess) => {
    clearTimeout(idle.get(process));
    idle.delete(process);
  };
  const end = async (process: RenderProcess) => {
    forget(process);
    all.delete(process);
    await process.end();
  };

  return {
    take: () => {
      if (isClosed) throw new Error('the renderer is closed');
      for (const process of idle.keys()) {
        forget(process);
        if (!process.hasEnded) return process;
        all.delete(process);
      }
      const started = startRenderProcess(options);
      all.add(started);
      return started;
    },
    giveBack: (process) => {
      if (process.hasEnded || !all.has(process)) all.delete(process);
      else idle.set(process, setTimeout(() => void end(process), idleMs).unref());
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...all].map(end));
    },
  };
}
