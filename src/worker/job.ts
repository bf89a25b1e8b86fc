import type { JobHelpers } from 'graphile-worker';

export interface Job {
  readonly id: string;
  /** The attempt that a poll asks about, or that failed before a start; null before the first. */
  readonly attempt: number | null;
  /** Of a start: the provider that failed before. */
  readonly after: string | null;
}

export interface TaskHelpers {
  readonly addJob: JobHelpers['addJob'];
  /** Aborted when the worker is told to stop. */
  readonly signal: AbortSignal;
  /** False for a task that was begun before: by a worker that crashed, or without success. */
  readonly isFirstTry: boolean;
  /** True when the queue engine will not try this task again. */
  readonly isLastTry: boolean;
}

type TaskName = 'generation_start' | 'generation_poll';

/**
 * A generation has at most one waiting task of a name. Where a task queues the next of its own kind,
 * the queue engine does not repeat the former any more, so that a crash cannot split the chain.
 */
export async function queueTask(
  { addJob }: Pick<TaskHelpers, 'addJob'>,
  task: TaskName,
  payload: Job,
  atMs: number,
): Promise<void> {
  const jobKey = `${task}:${payload.id}`;
  await addJob(task, payload, { runAt: new Date(atMs), maxAttempts: 5, jobKey });
}

export function readJob(payload: unknown): Job {
  if (typeof payload !== 'object' || payload === null || !('id' in payload)) {
    throw new Error('A task came without the id of its generation');
  }
  const { id, attempt, after } = { attempt: null, after: null, ...payload };
  return {
    id: String(id),
    attempt: attempt === null ? null : Number(attempt),
    after: after === null ? null : String(after),
  };
}
