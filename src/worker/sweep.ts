import { findOverdue, queueCancellation } from '../domain/generation/index.ts';
import { deleteExpiredAnswers } from '../domain/idempotency/index.ts';
import { eraseAccounts } from '../domain/settings/index.ts';
import { sweepUploads } from '../domain/uploads/index.ts';
import { sweepWebhooks } from '../domain/webhooks/index.ts';
import type { Log } from '../platform/log.ts';
import type { Queue } from '../platform/queue/index.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { endFailed } from './end-generation.ts';

const SWEEP_EVERY_MS = 1_000;
const OVERDUE_AT_ONCE = 100;

type RecoverTasks = Pick<Queue, 'recoverTasks'>;

/** Ends what is overdue and recovers abandoned tasks; any number of workers may do so at once. */
async function sweep(dependencies: WorkerDependencies, queue: RecoverTasks): Promise<void> {
  const { pool, clock } = dependencies;
  const now = new Date(clock.now());
  for (const id of await findOverdue(pool, { now, limit: OVERDUE_AT_ONCE })) {
    await endFailed(dependencies, { id, attempt: null, code: 'timeout' });
    await queueCancellation(pool, id);
  }
  await queue.recoverTasks();
  await deleteExpiredAnswers(pool, now);
}

/** Each on its own: neither a slow payment processor nor many files in a slow store may delay generations. */
export function startSweeping(
  dependencies: WorkerDependencies,
  queue: RecoverTasks,
): { stop(): void } {
  const { log, billing, pool, clock, webhooks } = dependencies;
  const timers = [
    repeat(() => sweep(dependencies, queue), log),
    repeat(() => billing.sweep(), log),
    repeat(() => sweepUploads({ ...dependencies, files: dependencies.assets }), log),
    repeat(() => eraseAccounts(erasing(dependencies)), log),
    repeat(() => sweepWebhooks({ ...webhooks, pool, clock }), log),
  ];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

function erasing({ pool, clock, assets, events, metrics }: WorkerDependencies) {
  const onCanceled = () => metrics.ended.inc({ status: 'failed', code: 'canceled' });
  return { pool, clock, assets, events, onCanceled };
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
