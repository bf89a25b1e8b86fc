import {
  laneOf,
  noteProgress,
  noteTask,
  type ProviderRequest,
  type ProviderStep,
  type RunningGeneration,
  type SourceImage,
} from '../domain/generation/index.ts';
import type { TaskContext } from '../platform/queue/index.ts';
import { cancelTask } from './cancel-generation.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { endFailed, finish } from './end-generation.ts';
import { queueGenerationTask } from './generation-task.ts';

interface Answer {
  readonly generation: RunningGeneration;
  readonly provider: string;
  readonly step: ProviderStep;
}

/** Acts on the answer of a provider to a start or a poll. */
export async function handleStep(
  dependencies: WorkerDependencies,
  answer: Answer,
  context: TaskContext,
): Promise<void> {
  const { pool, clock, events } = dependencies;
  const { generation, provider, step } = answer;
  const { id, attempt } = generation;
  switch (step.state) {
    case 'running': {
      const isCurrent = await noteTask(pool, generation, { provider, taskId: step.taskId });
      // It was canceled while the vendor took it, and nobody else knows the name of its task.
      if (!isCurrent) return cancelTask(dependencies, { id, provider, taskId: step.taskId });
      if (step.progress !== null && (await noteProgress(pool, generation, step.progress))) {
        events.announce(id);
      }
      const poll = { id, attempt, after: null, lane: null };
      await queueGenerationTask(context, 'generation_poll', poll, clock.now() + step.pollAfterMs);
      return;
    }
    case 'done': {
      const isFetched = await finish(dependencies, generation, step.output, context);
      if (!isFetched) await tryNextProvider(dependencies, answer, context);
      return;
    }
    case 'failed':
      if (step.kind === 'unreadable_image') {
        const reason = 'it cannot be decoded';
        await endFailed(dependencies, { id, attempt, code: 'image_unavailable', reason });
      } else if (step.kind === 'refused') {
        await endFailed(dependencies, { id, attempt, code: 'safety_rejected' });
      } else if (step.kind === 'retryable') {
        await tryNextProvider(dependencies, answer, context);
      } else {
        await endFailed(dependencies, { id, attempt, code: 'provider_error' });
      }
  }
}

/** Queues a start at the next provider; without one the generation has failed. */
async function tryNextProvider(
  dependencies: WorkerDependencies,
  { generation, provider }: Answer,
  context: TaskContext,
): Promise<void> {
  const { id, attempt } = generation;
  if (chooseProvider(dependencies, generation, provider) === undefined) {
    await endFailed(dependencies, { id, attempt, code: 'provider_error' });
    return;
  }
  const lane = laneOf(dependencies.catalogue, generation);
  const start = { id, attempt, after: provider, lane };
  await queueGenerationTask(context, 'generation_start', start, dependencies.clock.now());
}

/**
 * The provider after the one that failed. Without a failure, the provider of the previous attempt,
 * which may have been cut off by a crash of ours; or else the first.
 */
export function chooseProvider(
  { catalogue, providers }: WorkerDependencies,
  { modelId, provider }: RunningGeneration,
  after: string | null,
): string | undefined {
  const usable: readonly string[] = catalogue
    .providersOf(modelId)
    .filter((name) => providers.has(name));
  if (after !== null) return usable[usable.indexOf(after) + 1];
  return provider !== null && usable.includes(provider) ? provider : usable[0];
}

export function toRequest(
  generation: RunningGeneration,
  image: SourceImage | null,
): ProviderRequest {
  return {
    generationId: generation.id,
    attempt: generation.attempt,
    modelId: generation.modelId,
    type: generation.type,
    prompt: generation.prompt,
    durationSeconds: generation.durationSeconds,
    aspectRatio: generation.aspectRatio,
    audio: generation.audio,
    image,
  };
}

/** Measures how long a provider takes to answer. */
export async function timed(
  { metrics, clock }: WorkerDependencies,
  { signal, ...labels }: { provider: string; step: 'start' | 'poll'; signal: AbortSignal },
  work: () => Promise<ProviderStep>,
): Promise<ProviderStep> {
  const from = clock.now();
  const observe = (outcome: string) =>
    metrics.providerSeconds.observe({ ...labels, outcome }, (clock.now() - from) / 1_000);
  try {
    const step = await work();
    observe(step.state === 'failed' ? step.kind : step.state);
    return step;
  } catch (error) {
    observe(signal.aborted ? 'aborted' : 'error');
    throw error;
  }
}
