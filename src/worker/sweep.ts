import { findOverdue } from '../domain/generation/index.ts';
import { deleteExpiredAnswers } from '../domain/idempotency/index.ts';
import type { Log } from '../platform/log.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { endFailed } from './end-generation.ts';
import { freeDeadWorkers } from './liveness.ts';

const SWEEP_EVERY_MS = 1_000;
const AT_ONCE = 100;

/** Frees tasks of this process that it has never heard of, and names them. */
type FreeLost = () => Promise<readonly string[]>;

/** Ends what is overdue and frees what dead workers left; any number of workers may do it. */
async function sweep(dependencies: WorkerDependencies, freeLost: FreeLost): Promise<void> {
  const { pool, clock, log } = dependencies;
  const now = new Date(clock.now());
  for (const id of await findOverdue(pool, { now, limit: AT_ONCE })) {
    await endFailed(dependencies, { id, attempt: null, code: 'timeout' });
  }
  const dead = await freeDeadWorkers(pool);
  if (dead.length > 0) log.warn({ workers: dead }, 'freed the tasks of workers that are gone');
  const lost = await freeLost();
  if (lost.length > 0) log.warn({ tasks: lost }, 'freed tasks that were lost on their way here');
  await deleteExpiredAnswers(pool, now);
}

/** Billing has a sweep of its own: its processors may be slow, and generations must not wait. */
export function startSweeping(
  dependencies: WorkerDependencies,
  freeLost: FreeLost,
): { stop(): void } {
  const { log, billing } = dependencies;
  const timers = [
    repeat(() => sweep(dependencies, freeLost), log),
    repeat(() => billing.sweep(), log),
  ];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

function repeat(work: () => Promise<void>, log: Log): NodeJS.Timeout {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    work()
      .catch((error: unknown) => log.warn({ err: error }, 'sweep failed'))
      .finally(() => {
        running = false;
      });
  }, SWEEP_EVERY_MS);
  timer.unref();
  return timer;
}
