import {
  beginAttempt,
  findRunning,
  laneOf,
  noteProgress,
  type RunningGeneration,
  type SourceImage,
  waitAgain,
} from '../domain/generation/index.ts';
import type { TaskContext } from '../platform/queue/index.ts';
import { UnusableImage, type WorkerDependencies } from './dependencies.ts';
import { endFailed } from './end-generation.ts';
import { type GenerationTask, queueGenerationTask } from './generation-task.ts';
import { chooseProvider, handleStep, timed, toRequest } from './provider-step.ts';

const ATTEMPTS_MAX = 4;
const PROGRESS_EVERY_MS = 1_000;

/** Sends the generation to the next provider that has not failed it yet. */
export async function startGeneration(
  dependencies: WorkerDependencies,
  task: GenerationTask,
  context: TaskContext,
): Promise<void> {
  const { pool, clock, log } = dependencies;
  const { id, after } = task;
  const waiting = await findRunning(pool, id);
  if (waiting === undefined) return;
  // A duplicate: another task has begun this attempt, and carries on.
  if (context.isFirstTry && waiting.attempt !== (task.attempt ?? 0)) return;
  // The vendor has accepted it already, before a crash of ours: only poll.
  if (waiting.providerTask !== null && waiting.provider !== after) {
    const poll = { id, attempt: waiting.attempt, after: null, lane: null };
    await queueGenerationTask(context, 'generation_poll', poll, clock.now());
    return;
  }
  const providerName = chooseProvider(dependencies, waiting, after);
  const provider = dependencies.providers.get(providerName ?? '');
  const isOutOfAttempts = waiting.attempt >= ATTEMPTS_MAX;
  if (isOutOfAttempts || providerName === undefined || provider === undefined) {
    await endFailed(dependencies, { id, attempt: waiting.attempt, code: 'provider_error' });
    return;
  }
  const now = new Date(clock.now());
  const generation = await beginAttempt(pool, { seen: waiting, provider: providerName, now });
  if (generation === undefined) return;
  if (generation === 'at_limit') {
    const lane = laneOf(dependencies.catalogue, waiting);
    await waitAgain(pool, { id, lane, now: new Date(clock.now()) });
    return;
  }
  const image = await imageFor(dependencies, generation, context.signal);
  if (image === 'unusable') {
    await endFailed(dependencies, { ...generation, code: 'image_unavailable' });
    return;
  }
  const request = toRequest(generation, image);
  const step = await timed(dependencies, { provider: providerName, step: 'start' }, () =>
    provider.start(request, {
      signal: context.signal,
      onProgress: progressWriter(dependencies, generation),
    }),
  );
  if (step.state === 'failed')
    log.warn({ generation: id, provider: providerName, ...step }, 'start failed');
  // Every retry is another start, and the number of starts is limited.
  const isLastTry = context.isLastTry || generation.attempt >= ATTEMPTS_MAX;
  const answer = { generation, provider: providerName, step };
  await handleStep(dependencies, answer, { ...context, isLastTry });
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

/** Progress is written at most once a second. */
function progressWriter(
  { pool, clock, log, events }: WorkerDependencies,
  generation: RunningGeneration,
): (fraction: number) => void {
  let writtenAt = clock.now();
  return (fraction) => {
    const now = clock.now();
    if (now - writtenAt < PROGRESS_EVERY_MS) return;
    writtenAt = now;
    noteProgress(pool, generation, fraction)
      .then((isNews) => isNews && events.announce(generation.id))
      .catch((error: unknown) => log.debug({ err: error }, 'progress not written'));
  };
}
