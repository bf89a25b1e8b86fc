import { findProviderTask } from '../domain/generation/index.ts';
import type { WorkerDependencies } from './dependencies.ts';

/** Tells the vendor that a generation is not wanted any more; best effort, nothing is charged either way. */
export async function cancelAtProvider(
  dependencies: WorkerDependencies,
  { id }: { id: string },
): Promise<void> {
  const task = await findProviderTask(dependencies.pool, id);
  if (task !== undefined) await cancelTask(dependencies, { id, ...task });
}

export async function cancelTask(
  { providers, log }: Pick<WorkerDependencies, 'providers' | 'log'>,
  { id, provider, taskId }: { id: string; provider: string; taskId: string },
): Promise<void> {
  await providers
    .get(provider)
    ?.cancel(taskId)
    .catch((error: unknown) => log.info({ generation: id, err: error }, 'cancel not taken'));
}
