import { runQueue, type Task, type TaskContext } from '../platform/queue/index.ts';
import { billingTasks } from './billing-tasks.ts';
import { cancelAtProvider } from './cancel-generation.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import { type GenerationTask, readGenerationTask } from './generation-task.ts';
import { pollGeneration } from './poll-generation.ts';
import { startGeneration } from './start-generation.ts';
import { startSweeping } from './sweep.ts';

export interface Worker {
  /** Lets short tasks finish and gives the rest back. */
  stop(): Promise<void>;
}

export async function runWorker(dependencies: WorkerDependencies): Promise<Worker> {
  const { pool, connection, log, concurrency } = dependencies;
  const dispatcher = createDispatcher(dependencies);
  const tasks = {
    ...generationTasks(dependencies, dispatcher),
    ...billingTasks(dependencies.billing),
  };
  const forbiddenFlags = dispatcher.fullLanes;
  const queue = await runQueue({ pool, connection, log, concurrency, forbiddenFlags, tasks });
  const sweeping = startSweeping(dependencies, queue);
  return {
    stop: async () => {
      sweeping.stop();
      await dispatcher.stop();
      await queue.stop();
    },
  };
}

function generationTasks(
  dependencies: WorkerDependencies,
  dispatcher: Dispatcher,
): Readonly<Record<string, Task>> {
  const { running } = dependencies.metrics;
  const counted =
    (run: (task: GenerationTask, context: TaskContext) => Promise<void>): Task =>
    async (payload, context) => {
      running.inc();
      try {
        await run(readGenerationTask(payload), context);
      } finally {
        running.dec();
      }
    };
  return {
    generation_start: counted((task, context) =>
      dispatcher.while(task.lane, () => startGeneration(dependencies, task, context)),
    ),
    generation_poll: counted((task, context) => pollGeneration(dependencies, task, context)),
    generation_cancel: counted((task) => cancelAtProvider(dependencies, task)),
  };
}
