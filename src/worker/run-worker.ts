import { EventEmitter } from 'node:events';
import {
  type JobHelpers,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { queueLogger } from '../platform/queue.ts';
import { cancelAtProvider } from './cancel-generation.ts';
import { readJob, type TaskHelpers } from './job.ts';
import { openLiveness } from './liveness.ts';
import { pollGeneration } from './poll-generation.ts';
import { startGeneration } from './start-generation.ts';
import type { WorkerSurroundings } from './surroundings.ts';
import { startSweeping } from './sweep.ts';

const POLL_QUEUE_EVERY_MS = 1_000;
const ABORT_AFTER_MS = 5_000;

export interface Worker {
  /** Lets short tasks end and gives the rest back. */
  stop(): Promise<void>;
}

export async function runWorker(surroundings: WorkerSurroundings): Promise<Worker> {
  const { pool, connection, log, concurrency } = surroundings;
  // A worker without its lock is taken for dead: its tasks run twice, which costs work, not money.
  const liveness = await openLiveness(connection, () => {
    log.error('the session that shows this worker alive was lost; its tasks may run twice');
  });
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    liveness
      .claim(workerPool.id)
      .catch((error: unknown) => log.error({ err: error }, 'worker not shown alive'));
  });
  const runner: Runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: POLL_QUEUE_EVERY_MS,
    gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
    logger: queueLogger(log),
    taskList: tasks(surroundings),
    events,
  });
  const sweeping = startSweeping(surroundings);
  return {
    stop: async () => {
      sweeping.stop();
      await runner.stop();
      await liveness.close();
    },
  };
}

function tasks(surroundings: WorkerSurroundings): TaskList {
  const task =
    (work: (job: ReturnType<typeof readJob>, helpers: TaskHelpers) => Promise<void>) =>
    async (payload: unknown, helpers: JobHelpers) => {
      surroundings.metrics.running.inc();
      try {
        await work(readJob(payload), toTaskHelpers(helpers));
      } finally {
        surroundings.metrics.running.dec();
      }
    };
  return {
    generation_start: task((job, helpers) => startGeneration(surroundings, job, helpers)),
    generation_poll: task((job, helpers) => pollGeneration(surroundings, job, helpers)),
    generation_cancel: task((job) => cancelAtProvider(surroundings, job)),
  };
}

function toTaskHelpers(helpers: JobHelpers): TaskHelpers {
  return {
    addJob: helpers.addJob,
    signal: helpers.abortSignal,
    isLastTry: helpers.job.attempts >= helpers.job.max_attempts,
  };
}
