import { findRunning } from '../domain/generation/index.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { endFailed } from './end-generation.ts';
import type { TaskHelpers } from './job.ts';
import { follow, timed, toRequest } from './start-generation.ts';

/** Asks a vendor how its task stands. A poll of an attempt that is over does nothing. */
export async function pollGeneration(
  dependencies: WorkerDependencies,
  { id, attempt }: { id: string; attempt: number | null },
  helpers: TaskHelpers,
): Promise<void> {
  const generation = await findRunning(dependencies.pool, id);
  if (generation === undefined || generation.attempt !== attempt) return;
  const { provider: name, providerTask: taskId } = generation;
  if (name === null || taskId === null) return;
  const provider = dependencies.providers.get(name);
  if (provider === undefined) {
    await endFailed(dependencies, { id, attempt, code: 'provider_error' });
    return;
  }
  const step = await timed(dependencies, { provider: name, step: 'poll' }, () =>
    provider.poll(taskId, toRequest(generation, null), {
      signal: helpers.signal,
      onProgress: () => {},
    }),
  );
  if (step.state === 'failed') {
    dependencies.log.warn({ generation: id, provider: name, ...step }, 'generation failed');
  }
  await follow(dependencies, { generation, provider: name, step }, helpers);
}
