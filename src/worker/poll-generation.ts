import { findRunning } from '../domain/generation/index.ts';
import { endFailed } from './end-generation.ts';
import type { TaskHelpers } from './job.ts';
import { follow, timed, toRequest } from './start-generation.ts';
import type { WorkerSurroundings } from './surroundings.ts';

/** Asks a vendor how its task stands. A poll of an attempt that is over does nothing. */
export async function pollGeneration(
  surroundings: WorkerSurroundings,
  { id, attempt }: { id: string; attempt: number | null },
  helpers: TaskHelpers,
): Promise<void> {
  const generation = await findRunning(surroundings.pool, id);
  if (generation === undefined || generation.attempt !== attempt) return;
  const { provider: name, providerTask: taskId } = generation;
  if (name === null || taskId === null) return;
  const provider = surroundings.providers.get(name);
  if (provider === undefined) {
    await endFailed(surroundings, { id, attempt, code: 'provider_error' });
    return;
  }
  const step = await timed(surroundings, { provider: name, step: 'poll' }, () =>
    provider.poll(taskId, toRequest(generation, null), {
      signal: helpers.signal,
      onProgress: () => {},
    }),
  );
  if (step.state === 'failed') {
    surroundings.log.warn({ generation: id, provider: name, ...step }, 'generation failed');
  }
  await follow(surroundings, { generation, provider: name, step }, helpers);
}
