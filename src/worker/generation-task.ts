import { LANES, type Lane } from '../domain/generation/index.ts';
import type { TaskContext } from '../platform/queue/index.ts';

/** The payload of a task that advances a generation. */
export interface GenerationTask {
  readonly id: string;
  /** The attempt that a poll asks about, or that failed before a start; null before the first. */
  readonly attempt: number | null;
  /** Of a start: the provider that failed before. */
  readonly after: string | null;
  /** Of a start: the lane that it takes room of; null for one of an earlier version. */
  readonly lane: Lane | null;
}

/** Thrown by a task that the stop of this process has interrupted. */
export class TaskStopped extends Error {
  override readonly name = 'TaskStopped';
}

type TaskName = 'generation_start' | 'generation_poll';

/**
 * A generation has at most one waiting task of a name. Where a task queues the next of its own kind,
 * the queue engine does not repeat the former any more, so that a crash cannot split the chain.
 */
export async function queueGenerationTask(
  { addJob }: Pick<TaskContext, 'addJob'>,
  name: TaskName,
  task: GenerationTask,
  atMs: number,
): Promise<void> {
  const jobKey = `${name}:${task.id}`;
  const flags = task.lane === null ? [] : [task.lane];
  await addJob(name, task, { runAt: new Date(atMs), maxAttempts: 5, jobKey, flags });
}

export function readGenerationTask(payload: unknown): GenerationTask {
  if (typeof payload !== 'object' || payload === null || !('id' in payload)) {
    throw new Error('A task came without the id of its generation');
  }
  const { id, attempt, after, lane } = { attempt: null, after: null, lane: null, ...payload };
  return {
    id: String(id),
    attempt: attempt === null ? null : Number(attempt),
    after: after === null ? null : String(after),
    lane: LANES.find((name) => name === lane) ?? null,
  };
}
