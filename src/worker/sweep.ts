import { findOverdue, forgetAnswers } from '../domain/generation/index.ts';
import { endFailed } from './end-generation.ts';
import { freeDeadWorkers } from './liveness.ts';
import type { WorkerSurroundings } from './surroundings.ts';

const SWEEP_EVERY_MS = 1_000;
const AT_ONCE = 100;

/** Ends what is overdue and frees what dead workers left; any number of workers may do it. */
async function sweep(surroundings: WorkerSurroundings): Promise<void> {
  const { pool, clock, log } = surroundings;
  const now = new Date(clock.now());
  for (const id of await findOverdue(pool, { now, limit: AT_ONCE })) {
    await endFailed(surroundings, { id, attempt: null, code: 'timeout' });
  }
  const dead = await freeDeadWorkers(pool);
  if (dead.length > 0) log.warn({ workers: dead }, 'freed the tasks of workers that are gone');
  await forgetAnswers(pool, now);
}

export function startSweeping(surroundings: WorkerSurroundings): { stop(): void } {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    sweep(surroundings)
      .catch((error: unknown) => surroundings.log.warn({ err: error }, 'sweep failed'))
      .finally(() => {
        running = false;
      });
  }, SWEEP_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
