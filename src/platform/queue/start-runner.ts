import { EventEmitter } from 'node:events';
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { reconnectingPool } from '../database/index.ts';
import type { Log } from '../log.ts';
import { queueLogger } from './prepare-queue.ts';
import type { RunningTasks } from './running-tasks.ts';
import type { WorkerLiveness } from './worker-liveness.ts';

const POLL_EVERY_MS = 2_000;
/** The longest a timer can wait: a runner that stops never aborts its tasks by itself. */
const NEVER_MS = 2_147_483_647;

interface RunnerOptions {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly concurrency: number;
  readonly forbiddenFlags: () => string[];
  readonly taskList: TaskList;
  readonly liveness: WorkerLiveness;
  readonly runningTasks: RunningTasks;
  /** Aborted when there is no point in waiting for the database any more. */
  readonly giveUp: AbortSignal;
}

/** One run of the queue engine, under a worker id of its own. */
export interface QueueRunner {
  readonly workerId: string;
  /** Resolves when it takes no more tasks, for whatever reason; those it has may still run. */
  readonly stopping: Promise<void>;
  /** Resolves when its last task has ended and its worker id is released. */
  readonly ended: Promise<void>;
  /** Takes no more tasks. */
  stop(): void;
}

export async function startRunner(options: RunnerOptions): Promise<QueueRunner> {
  const { pool, log, concurrency, forbiddenFlags, taskList, liveness, runningTasks, giveUp } =
    options;
  await liveness.ready();
  const events: WorkerEvents = new EventEmitter();
  const { promise: stopping, resolve: noteStopping } = Promise.withResolvers<void>();
  const warn = (error: unknown) => log.debug({ err: error }, 'worker liveness not updated');
  let workerId = '';
  let released: Promise<void> = Promise.resolve();
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
    liveness.claim(workerId).catch(warn);
  });
  events.on('pool:gracefulShutdown', () => noteStopping());
  events.on('pool:release', () => {
    released = liveness.release(workerId).catch(warn);
  });
  events.on('job:start', ({ job }) => runningTasks.started(job.id));
  events.on('job:complete', ({ job }) => runningTasks.ended(job.id));
  const runner: Runner = await run({
    pgPool: reconnectingPool(pool, giveUp),
    concurrency,
    forbiddenFlags,
    noHandleSignals: true,
    pollInterval: POLL_EVERY_MS,
    gracefulShutdownAbortTimeout: NEVER_MS,
    logger: queueLogger(log),
    taskList,
    events,
  });
  const ended = runner.promise
    .catch((error: unknown) => log.warn({ err: error }, 'the queue runner failed'))
    .then(() => noteStopping())
    .then(() => released);
  return {
    workerId,
    stopping,
    ended,
    // It may be stopping by itself already, which the engine treats as an error.
    stop: () => void runner.stop().catch(() => {}),
  };
}
