import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type LoadJob, type LoadOutcome, loadOutcome } from './load-job.ts';

const LOAD_PROCESS = fileURLToPath(new URL('./load-process.ts', import.meta.url));
const OVERDUE_AFTER_SECONDS = 20;

export interface Load {
  run(job: LoadJob): Promise<LoadOutcome>;
  stop(): Promise<void>;
}

/** One process for a whole benchmark, so that only its warm-up meets a cold generator. */
export async function startLoad(interrupted: AbortSignal): Promise<Load> {
  const child = fork(LOAD_PROCESS);
  return {
    run: async (job) => {
      const settled = new AbortController();
      const overdue = AbortSignal.timeout((job.seconds + OVERDUE_AFTER_SECONDS) * 1_000);
      const signal = AbortSignal.any([interrupted, overdue, settled.signal]);
      try {
        const outcome = once(child, 'message', { signal });
        const ended = once(child, 'exit', { signal }).then(([code, killedBy]) => {
          throw new Error(`the load generator ended with ${code ?? killedBy}`);
        });
        child.send(job);
        const [message] = await Promise.race([outcome, ended]);
        return loadOutcome.parse(message);
      } catch (error) {
        interrupted.throwIfAborted();
        throw error;
      } finally {
        settled.abort();
      }
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
