import type { JobHelpers } from 'graphile-worker';

export interface Job {
  readonly id: string;
  /** Of a poll: the attempt it asks about. */
  readonly attempt: number | null;
  /** Of a start: the provider that failed before. */
  readonly after: string | null;
}

export interface TaskHelpers {
  readonly addJob: JobHelpers['addJob'];
  /** Aborted when the worker is told to stop. */
  readonly signal: AbortSignal;
  /** True when the queue engine will not try this task again. */
  readonly isLastTry: boolean;
}

type TaskName = 'generation_start' | 'generation_poll' | 'generation_cancel';

export async function queueTask(
  { addJob }: Pick<TaskHelpers, 'addJob'>,
  task: TaskName,
  payload: object,
  atMs: number,
): Promise<void> {
  await addJob(task, payload, { runAt: new Date(atMs), maxAttempts: 5 });
}

export function readJob(payload: unknown): Job {
  if (typeof payload !== 'object' || payload === null || !('id' in payload)) {
    throw new Error('A task came without the id of its generation');
  }
  const attempt = 'attempt' in payload ? Number(payload.attempt) : null;
  const after = 'after' in payload ? String(payload.after) : null;
  return { id: String(payload.id), attempt, after };
}
