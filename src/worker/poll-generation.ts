import { findRunning } from '../domain/generation/index.ts';
import type { TaskContext } from '../platform/queue/index.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { endFailed } from './end-generation.ts';
import { handleStep, timed, toRequest } from './provider-step.ts';

/** Asks a vendor for the state of its task. A poll for an attempt that is over does nothing. */
export async function pollGeneration(
  dependencies: WorkerDependencies,
  { id, attempt }: { id: string; attempt: number | null },
  context: TaskContext,
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
  const step = await timed(
    dependencies,
    { provider: name, step: 'poll', signal: context.signal },
    () =>
      provider.poll(taskId, toRequest(generation, null), {
        signal: context.signal,
        onProgress: () => {},
      }),
  );
  if (step.state === 'failed') {
    dependencies.log.warn({ generation: id, provider: name, ...step }, 'generation failed');
  }
  await handleStep(dependencies, { generation, provider: name, step }, context);
}
