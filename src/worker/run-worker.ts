import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type JobHelpers,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { patientPool } from '../platform/database/index.ts';
import { queueLogger } from '../platform/queue.ts';
import { billingTasks } from './billing-tasks.ts';
import { cancelAtProvider } from './cancel-generation.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { readJob, type TaskHelpers } from './job.ts';
import { type Liveness, openLiveness } from './liveness.ts';
import { pollGeneration } from './poll-generation.ts';
import { createRoster, type Roster } from './roster.ts';
import { startGeneration } from './start-generation.ts';
import { startSweeping } from './sweep.ts';

const POLL_QUEUE_EVERY_MS = 1_000;
const ABORT_AFTER_MS = 5_000;
const RUN_AGAIN_MS = 500;

export interface Worker {
  /** Lets short tasks end and gives the rest back. */
  stop(): Promise<void>;
}

export async function runWorker(dependencies: WorkerDependencies): Promise<Worker> {
  const { pool, connection, log } = dependencies;
  const liveness = openLiveness(connection, log);
  const stopping = new AbortController();
  const roster = createRoster();
  const parts = { dependencies, liveness, roster, giveUp: stopping.signal };
  let runner = await startRunner(parts);

  /** When the queue engine gives up, whatever the reason, the next one carries on. */
  async function keepRunning(): Promise<void> {
    for (;;) {
      await runner.promise.catch((error: unknown) => log.warn({ err: error }, 'worker ended'));
      while (!stopping.signal.aborted) {
        log.warn('the worker stopped by itself; starting it again');
        await pause(RUN_AGAIN_MS);
        const next = await startRunner(parts).catch(() => null);
        if (next === null) continue;
        runner = next;
        break;
      }
      // Told to stop while the next one started.
      if (stopping.signal.aborted) return runner.stop().catch(() => {});
    }
  }

  const kept = keepRunning();
  const sweeping = startSweeping(dependencies, () => roster.freeLost(pool, liveness.workers()));
  return {
    stop: async () => {
      stopping.abort();
      sweeping.stop();
      // It may have stopped by itself a moment ago.
      await runner.stop().catch(() => {});
      await liveness.close();
      await kept;
    },
  };
}

interface RunnerParts {
  readonly dependencies: WorkerDependencies;
  readonly liveness: Liveness;
  readonly roster: Roster;
  /** Aborted when nobody waits for the database any more. */
  readonly giveUp: AbortSignal;
}

async function startRunner(parts: RunnerParts): Promise<Runner> {
  const { dependencies, liveness, roster, giveUp } = parts;
  const { pool, log, concurrency } = dependencies;
  await liveness.ready();
  const events: WorkerEvents = new EventEmitter();
  const report = (error: unknown) => log.debug({ err: error }, 'liveness not told');
  events.on('pool:create', ({ workerPool }) => {
    liveness.claim(workerPool.id).catch(report);
  });
  events.on('pool:release', ({ workerPool }) => {
    liveness.forget(workerPool.id).catch(report);
  });
  events.on('job:start', ({ job }) => roster.began(job.id));
  events.on('job:complete', ({ job }) => roster.ended(job.id));
  return run({
    pgPool: patientPool(pool, giveUp),
    concurrency,
    noHandleSignals: true,
    pollInterval: POLL_QUEUE_EVERY_MS,
    gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
    logger: queueLogger(log),
    taskList: tasks(dependencies, liveness),
    events,
  });
}

function tasks(dependencies: WorkerDependencies, liveness: Liveness): TaskList {
  const task =
    (work: (job: ReturnType<typeof readJob>, helpers: TaskHelpers) => Promise<void>) =>
    async (payload: unknown, helpers: JobHelpers) => {
      // Others take this worker for dead and would do the same: the queue has it back for later.
      if (!liveness.isShown()) throw new Error('this worker is not shown alive');
      dependencies.metrics.running.inc();
      try {
        await work(readJob(payload), toTaskHelpers(helpers));
      } finally {
        dependencies.metrics.running.dec();
      }
    };
  return {
    generation_start: task((job, helpers) => startGeneration(dependencies, job, helpers)),
    generation_poll: task((job, helpers) => pollGeneration(dependencies, job, helpers)),
    generation_cancel: task((job) => cancelAtProvider(dependencies, job)),
    ...billingTasks(dependencies.billing),
  };
}

function toTaskHelpers({ addJob, abortSignal, job }: JobHelpers): TaskHelpers {
  return {
    addJob,
    signal: abortSignal,
    isFirstTry: job.attempts === 1,
    isLastTry: job.attempts >= job.max_attempts,
  };
}
