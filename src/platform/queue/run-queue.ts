import { setTimeout as pause } from 'node:timers/promises';
import type { JobHelpers, TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { findLockedTasks, unlockWorkers } from './locked-tasks.ts';
import { createRunningTasks } from './running-tasks.ts';
import { type QueueRunner, startRunner } from './start-runner.ts';
import { openWorkerLiveness } from './worker-liveness.ts';

const ABORT_TASKS_AFTER_MS = 5_000;
const RESTART_AFTER_MS = 500;

export interface TaskContext {
  readonly addJob: JobHelpers['addJob'];
  /** Aborted when the process stops and the task has had time to finish. */
  readonly signal: AbortSignal;
  /** True as soon as the process has begun to stop. */
  readonly isStopping: () => boolean;
  /** False for a task that was begun before: by a worker that crashed, or without success. */
  readonly isFirstTry: boolean;
  /** True when the queue engine will not try this task again. */
  readonly isLastTry: boolean;
}

/** Must be safe to repeat: a task may run again after a crash. */
export type Task = (payload: unknown, context: TaskContext) => Promise<void>;

interface QueueOptions {
  readonly pool: pg.Pool;
  readonly connection: pg.ClientConfig;
  readonly log: Log;
  readonly concurrency: number;
  /** Tasks with one of these flags are left to others for the moment. */
  readonly forbiddenFlags: () => string[];
  readonly tasks: Readonly<Record<string, Task>>;
}

export interface Queue {
  /** False while this process stops, or cannot prove that it is alive. */
  takesTasks(): boolean;
  /** Returns tasks to the queue that nobody works on any more; to be called every second or so. */
  recoverTasks(): Promise<void>;
  /** Lets short tasks finish and gives the rest back. */
  stop(): Promise<void>;
}

/** Runs tasks from the queue until it is stopped, through outages of the database. */
export async function runQueue(options: QueueOptions): Promise<Queue> {
  const { pool, connection, log, concurrency, forbiddenFlags, tasks } = options;
  const liveness = openWorkerLiveness(connection, log);
  const stopping = new AbortController();
  const abortingTasks = new AbortController();
  const runningTasks = createRunningTasks();
  const taskList = toTaskList(tasks, liveness.isProven, {
    signal: abortingTasks.signal,
    isStopping: () => stopping.signal.aborted,
  });
  /** The current runner, and those that only finish what they have. */
  const runners = new Set<QueueRunner>();

  async function addRunner(): Promise<QueueRunner> {
    const giveUp = stopping.signal;
    const runner = await startRunner({
      ...{ pool, log, concurrency, forbiddenFlags, taskList, liveness, runningTasks, giveUp },
    });
    runners.add(runner);
    void runner.ended.then(() => runners.delete(runner));
    return runner;
  }

  let current = await addRunner();

  /** Whenever a runner takes no more tasks, whatever the reason, the next one carries on. */
  async function keepRunning(): Promise<void> {
    await current.stopping;
    while (!stopping.signal.aborted) {
      await pause(RESTART_AFTER_MS);
      const next = await addRunner().catch((error: unknown) => {
        log.warn({ err: error }, 'the queue runner did not start; trying again');
        return null;
      });
      if (next === null) continue;
      current = next;
      if (!stopping.signal.aborted) await current.stopping;
    }
  }

  const kept = keepRunning();

  async function stopRunners(): Promise<void> {
    const ended = [...runners].map((runner) => runner.ended);
    for (const runner of runners) runner.stop();
    await Promise.all(ended);
  }

  return {
    takesTasks: () => liveness.isProven() && !stopping.signal.aborted,
    recoverTasks: async () => {
      const locked = await findLockedTasks(pool);
      const dead = locked.filter((task) => !task.isWorkerAlive).map(({ workerId }) => workerId);
      if (dead.length > 0) {
        await unlockWorkers(pool, [...new Set(dead)]);
        log.warn({ workers: [...new Set(dead)] }, 'freed the tasks of workers that are gone');
      }
      const { workerId } = current;
      const own = locked.filter((task) => task.workerId === workerId).map(({ id }) => id);
      const lost = runningTasks.findLost(own);
      // One replacement at a time: the tasks of a runner that drains are not lost.
      if (lost.length === 0 || runners.size > 1) return;
      // Its worker id dies with its last task, and then its lost tasks are freed like any others.
      log.warn({ tasks: lost }, 'tasks were lost on their way here; replacing the queue runner');
      current.stop();
    },
    stop: async () => {
      stopping.abort();
      const abort = setTimeout(() => abortingTasks.abort(), ABORT_TASKS_AFTER_MS);
      await stopRunners();
      await liveness.close();
      await kept;
      // One may have started while the others stopped.
      await stopRunners();
      clearTimeout(abort);
    },
  };
}

function toTaskList(
  tasks: Readonly<Record<string, Task>>,
  isProvenAlive: () => boolean,
  stop: Pick<TaskContext, 'signal' | 'isStopping'>,
): TaskList {
  const toEngineTask = (task: Task) => async (payload: unknown, helpers: JobHelpers) => {
    // Other processes would run the same task; the queue offers it again later.
    if (!isProvenAlive()) throw new Error('this worker cannot prove that it is alive');
    const { addJob, job } = helpers;
    await task(payload, {
      addJob,
      ...stop,
      isFirstTry: job.attempts === 1,
      isLastTry: job.attempts >= job.max_attempts,
    });
  };
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, toEngineTask(task)]),
  );
}
