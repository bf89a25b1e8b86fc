import { findProviderTask } from '../domain/generation/index.ts';
import type { WorkerDependencies } from './dependencies.ts';

/** Tells the vendor that a generation was canceled; best effort, nothing is charged either way. */
export async function cancelAtProvider(
  { pool, providers, log }: WorkerDependencies,
  { id }: { id: string },
): Promise<void> {
  const task = await findProviderTask(pool, id);
  if (task === undefined) return;
  await providers
    .get(task.provider)
    ?.cancel(task.taskId)
    .catch((error: unknown) => log.info({ generation: id, err: error }, 'cancel not taken'));
}
