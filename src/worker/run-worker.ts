import { findRunning } from '../domain/generation/index.ts';
import { type Queue, runQueue, type Task, type TaskContext } from '../platform/queue/index.ts';
import { billingTasks } from './billing-tasks.ts';
import { cancelAtProvider } from './cancel-generation.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import {
  type GenerationTask,
  queueGenerationTask,
  readGenerationTask,
  TaskStopped,
} from './generation-task.ts';
import { pollGeneration } from './poll-generation.ts';
import { startGeneration } from './start-generation.ts';
import { startSweeping } from './sweep.ts';
import { startDelivering } from './webhook-deliverer.ts';

export interface Worker {
  /** Lets short tasks finish and gives the rest back. */
  stop(): Promise<void>;
}

export async function runWorker(dependencies: WorkerDependencies): Promise<Worker> {
  const { pool, connection, log, concurrency } = dependencies;
  let queue: Queue | null = null;
  const dispatcher = createDispatcher(dependencies, () => queue?.takesTasks() ?? false);
  const tasks = {
    ...generationTasks(dependencies, dispatcher),
    ...billingTasks(dependencies.billing),
  };
  const forbiddenFlags = dispatcher.fullLanes;
  const running = await runQueue({ pool, connection, log, concurrency, forbiddenFlags, tasks });
  queue = running;
  dispatcher.look();
  const sweeping = startSweeping(dependencies, running);
  const delivering = startDelivering(deliveryOf(dependencies), dependencies.events);
  return {
    stop: async () => {
      sweeping.stop();
      // Both at once: a dispatch may take long, and tasks have to know that the process stops.
      await Promise.all([dispatcher.stop(), running.stop(), delivering.stop()]);
    },
  };
}

function deliveryOf({ pool, clock, log, webhooks, metrics }: WorkerDependencies) {
  const { present, post } = webhooks;
  return {
    ...{ pool, clock, log, present, post },
    onAttempt: (outcome: string, seconds: number) =>
      metrics.webhookSeconds.observe({ outcome }, seconds),
  };
}

function generationTasks(
  dependencies: WorkerDependencies,
  dispatcher: Dispatcher,
): Readonly<Record<string, Task>> {
  const { running } = dependencies.metrics;
  type Run = (task: GenerationTask, context: TaskContext) => Promise<void>;
  const counted =
    (run: Run): Task =>
    async (payload, context) => {
      running.inc();
      try {
        await run(readGenerationTask(payload), context);
      } finally {
        running.dec();
      }
    };
  const resumable = (name: 'generation_start' | 'generation_poll', run: Run) =>
    counted((task, context) =>
      run(task, context).catch(async (error: unknown) => {
        if (!context.signal.aborted && !(error instanceof TaskStopped)) throw error;
        await giveBack(dependencies, { name, task }, context);
      }),
    );
  return {
    generation_start: resumable('generation_start', (task, context) =>
      dispatcher.while(task.lane, () => startGeneration(dependencies, task, context)),
    ),
    generation_poll: resumable('generation_poll', (task, context) =>
      pollGeneration(dependencies, task, context),
    ),
    generation_cancel: counted((task) => cancelAtProvider(dependencies, task)),
  };
}

/** Another process takes it up at once, and it counts as a first try: stopping is nobody's failure. */
async function giveBack(
  { pool, clock, log }: WorkerDependencies,
  { name, task }: { name: 'generation_start' | 'generation_poll'; task: GenerationTask },
  context: TaskContext,
): Promise<void> {
  const generation = await findRunning(pool, task.id);
  if (generation === undefined) return;
  const again = { ...task, attempt: generation.attempt };
  await queueGenerationTask(context, name, again, clock.now());
  log.info({ generation: task.id }, 'given back to the queue');
}
