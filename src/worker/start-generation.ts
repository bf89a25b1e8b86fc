import {
  beginAttempt,
  findRunning,
  noteProgress,
  noteTask,
  type ProviderRequest,
  type ProviderStep,
  type RunningGeneration,
  type SourceImage,
} from '../domain/generation/index.ts';
import { UnusableImage, type WorkerDependencies } from './dependencies.ts';
import { endFailed, finish } from './end-generation.ts';
import { type Job, queueTask, type TaskHelpers } from './job.ts';

const ATTEMPTS_MAX = 4;
const WAIT_FOR_TURN_MS = 500;
const PROGRESS_EVERY_MS = 1_000;

/** Sends the generation to the next provider that has not failed it yet. */
export async function startGeneration(
  dependencies: WorkerDependencies,
  job: Job,
  helpers: TaskHelpers,
): Promise<void> {
  const { pool, clock, log } = dependencies;
  const { id, after } = job;
  const waiting = await findRunning(pool, id);
  if (waiting === undefined) return;
  // Another task with the same aim was here before, and carries on.
  if (helpers.isFirstTry && waiting.attempt !== (job.attempt ?? 0)) return;
  // This very task was done before a crash could be noted: the vendor works, so only ask again.
  if (waiting.providerTask !== null && waiting.provider !== after) {
    const poll = { id, attempt: waiting.attempt, after: null };
    await queueTask(helpers, 'generation_poll', poll, clock.now());
    return;
  }
  const providerName = providerFor(dependencies, waiting, after);
  const provider = dependencies.providers.get(providerName ?? '');
  const isUsedUp = waiting.attempt >= ATTEMPTS_MAX;
  if (isUsedUp || providerName === undefined || provider === undefined) {
    await endFailed(dependencies, { id, attempt: waiting.attempt, code: 'provider_error' });
    return;
  }
  const now = new Date(clock.now());
  const generation = await beginAttempt(pool, { seen: waiting, provider: providerName, now });
  if (generation === undefined) return;
  if (generation === 'at_limit') {
    const again = { id, attempt: waiting.attempt, after };
    await queueTask(helpers, 'generation_start', again, clock.now() + WAIT_FOR_TURN_MS);
    return;
  }
  const image = await imageFor(dependencies, generation, helpers.signal);
  if (image === 'unusable') {
    await endFailed(dependencies, { ...generation, code: 'image_unavailable' });
    return;
  }
  const request = toRequest(generation, image);
  const step = await timed(dependencies, { provider: providerName, step: 'start' }, () =>
    provider.start(request, {
      signal: helpers.signal,
      onProgress: progressWriter(dependencies, generation),
    }),
  );
  if (step.state === 'failed')
    log.warn({ generation: id, provider: providerName, ...step }, 'start failed');
  // To try again means to start again, and that only so many times.
  const isLastTry = helpers.isLastTry || generation.attempt >= ATTEMPTS_MAX;
  const turn = { generation, provider: providerName, step };
  await follow(dependencies, turn, { ...helpers, isLastTry });
}

/** What comes after a provider has answered, to a start or to a poll. */
export async function follow(
  dependencies: WorkerDependencies,
  turn: { generation: RunningGeneration; provider: string; step: ProviderStep },
  helpers: TaskHelpers,
): Promise<void> {
  const { pool, clock } = dependencies;
  const { generation, provider, step } = turn;
  const { id, attempt } = generation;
  switch (step.state) {
    case 'running': {
      const isOurs = await noteTask(pool, generation, { provider, taskId: step.taskId });
      if (!isOurs) return;
      if (step.progress !== null) await noteProgress(pool, generation, step.progress);
      const poll = { id, attempt, after: null };
      await queueTask(helpers, 'generation_poll', poll, clock.now() + step.pollAfterMs);
      return;
    }
    case 'done': {
      const isFetched = await finish(dependencies, generation, step.output, helpers);
      if (!isFetched) await passOn(dependencies, turn, helpers);
      return;
    }
    case 'failed':
      if (step.kind === 'refused') {
        await endFailed(dependencies, { id, attempt, code: 'safety_rejected' });
      } else if (step.kind === 'retryable') {
        await passOn(dependencies, turn, helpers);
      } else {
        await endFailed(dependencies, { id, attempt, code: 'provider_error' });
      }
  }
}

/** To the next provider, or to its end. */
async function passOn(
  dependencies: WorkerDependencies,
  { generation, provider }: { generation: RunningGeneration; provider: string },
  helpers: TaskHelpers,
): Promise<void> {
  const { id, attempt } = generation;
  if (providerFor(dependencies, generation, provider) === undefined) {
    await endFailed(dependencies, { id, attempt, code: 'provider_error' });
    return;
  }
  const start = { id, attempt, after: provider };
  await queueTask(helpers, 'generation_start', start, dependencies.clock.now());
}

/**
 * The provider after the one that failed; without a failure the one that was at it, because a crash
 * is no verdict on it, or else the first.
 */
function providerFor(
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

async function imageFor(
  { fetchImage, log }: WorkerDependencies,
  { id, imageUrl }: RunningGeneration,
  signal: AbortSignal,
): Promise<SourceImage | null | 'unusable'> {
  if (imageUrl === null) return null;
  try {
    return await fetchImage(imageUrl, signal);
  } catch (error) {
    if (!(error instanceof UnusableImage)) throw error;
    log.warn({ generation: id, err: error }, 'image not usable');
    return 'unusable';
  }
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
    image,
  };
}

/** Progress is written at most once a second. */
function progressWriter(
  { pool, clock, log }: WorkerDependencies,
  generation: RunningGeneration,
): (fraction: number) => void {
  let writtenAt = clock.now();
  return (fraction) => {
    const now = clock.now();
    if (now - writtenAt < PROGRESS_EVERY_MS) return;
    writtenAt = now;
    noteProgress(pool, generation, fraction).catch((error: unknown) =>
      log.debug({ err: error }, 'progress not written'),
    );
  };
}

export async function timed(
  { metrics, clock }: WorkerDependencies,
  labels: { provider: string; step: 'start' | 'poll' },
  work: () => Promise<ProviderStep>,
): Promise<ProviderStep> {
  const from = clock.now();
  const note = (outcome: string) =>
    metrics.providerSeconds.observe({ ...labels, outcome }, (clock.now() - from) / 1_000);
  try {
    const step = await work();
    note(step.state === 'failed' ? step.kind : step.state);
    return step;
  } catch (error) {
    note('error');
    throw error;
  }
}
