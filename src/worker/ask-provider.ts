import {
  isCurrent,
  noteProgress,
  type Provider,
  type ProviderStep,
  type RunningGeneration,
  type SourceImage,
  type StepOptions,
} from '../domain/generation/index.ts';
import type { TaskContext } from '../platform/queue/index.ts';
import { UnusableImage, type WorkerDependencies } from './dependencies.ts';
import { timed, toRequest } from './provider-step.ts';

const PROGRESS_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 5_000;

/** An attempt that is about to be made. */
export interface Attempt {
  readonly generation: RunningGeneration;
  readonly name: string;
  readonly provider: Provider;
}

/** What came of an attempt: the provider's answer, or why there is none. */
type Outcome =
  | ProviderStep
  | { readonly state: 'image_unavailable'; readonly reason: string }
  /** This process stops. Nothing is running, and the job is for another one. */
  | { readonly state: 'stopped' }
  /** The job was over before the provider answered. */
  | { readonly state: 'unwanted' };

/** Fetches the image to start from and asks a provider to start. */
export async function askProvider(
  dependencies: WorkerDependencies,
  { generation, name, provider }: Attempt,
  context: TaskContext,
): Promise<Outcome> {
  const wanted = watchWanted(dependencies, generation);
  const signal = AbortSignal.any([context.signal, wanted.signal]);
  try {
    const { imageUrl } = generation;
    const image = imageUrl === null ? null : await dependencies.fetchImage(imageUrl, signal);
    const step = await start(dependencies, { generation, name, provider, image }, signal);
    // A supervisor may have stopped the programs that the provider needs, together with this one.
    const isOurFault = step.state === 'failed' && step.kind === 'retryable' && context.isStopping();
    return isOurFault ? { state: 'stopped' } : step;
  } catch (error) {
    if (error instanceof UnusableImage) {
      dependencies.log.warn({ generation: generation.id, err: error }, 'image not usable');
      return { state: 'image_unavailable', reason: error.message };
    }
    if (wanted.signal.aborted) return { state: 'unwanted' };
    if (context.signal.aborted) return { state: 'stopped' };
    throw error;
  } finally {
    wanted.end();
  }
}

function start(
  dependencies: WorkerDependencies,
  { generation, name, provider, image }: Attempt & { readonly image: SourceImage | null },
  signal: AbortSignal,
): Promise<ProviderStep> {
  const reports = reportsOf(dependencies, generation);
  return timed(dependencies, { provider: name, step: 'start', signal }, () =>
    provider.start(toRequest(generation, image), { signal, ...reports }),
  );
}

/** Aborts when the job is over: canceled by its owner, or past its deadline. */
function watchWanted({ pool, log, events }: WorkerDependencies, generation: RunningGeneration) {
  const over = new AbortController();
  const look = () => {
    isCurrent(pool, generation).then(
      (current) => {
        if (!current) over.abort();
      },
      (error: unknown) => log.debug({ err: error }, 'the state of a job could not be read'),
    );
  };
  const subscription = events.subscribe(generation.id, look);
  // An announcement can be lost.
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    signal: over.signal,
    end: () => {
      subscription.end();
      clearInterval(timer);
    },
  };
}

/** Progress is written at most once a second; cells are few, and shown at once. */
function reportsOf(
  { pool, clock, log, events, liveCells }: WorkerDependencies,
  generation: RunningGeneration,
): Pick<StepOptions, 'onProgress' | 'onCell'> {
  let writtenAt = clock.now();
  return {
    onProgress: (fraction, frames = null) => {
      const now = clock.now();
      if (now - writtenAt < PROGRESS_EVERY_MS) return;
      writtenAt = now;
      noteProgress(pool, generation, fraction, frames)
        .then((isNews) => isNews && events.announce(generation.id))
        .catch((error: unknown) => log.debug({ err: error }, 'progress not written'));
    },
    onCell: (drawn) => liveCells.add(generation.id, drawn),
  };
}
