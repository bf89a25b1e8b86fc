import {
  beginAttempt,
  findRunning,
  laneOf,
  undoAttempt,
  waitAgain,
  wordsFor,
} from '../domain/generation/index.ts';
import type { TaskContext } from '../platform/queue/index.ts';
import { type Attempt, askProvider } from './ask-provider.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { endFailed } from './end-generation.ts';
import { type GenerationTask, queueGenerationTask, TaskStopped } from './generation-task.ts';
import { chooseProvider, handleStep } from './provider-step.ts';

const ATTEMPTS_MAX = 4;

/** Sends the generation to the next provider that has not failed it yet. */
export async function startGeneration(
  dependencies: WorkerDependencies,
  task: GenerationTask,
  context: TaskContext,
): Promise<void> {
  const { pool, clock } = dependencies;
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
  const words = await wordsFor(provider.readPrompt, waiting).catch((err: unknown) => {
    // The marks are a courtesy, and the picture is made without them.
    dependencies.log.warn({ generation: id, err }, 'the prompt could not be read');
    return null;
  });
  const generation = await beginAttempt(pool, {
    seen: waiting,
    provider: providerName,
    words,
    now,
  });
  if (generation === undefined) return;
  if (generation === 'at_limit') {
    const lane = laneOf(dependencies.catalogue, waiting);
    await waitAgain(pool, { id, lane, now: new Date(clock.now()) });
    return;
  }
  try {
    await attemptAt({ generation, name: providerName, provider }, dependencies, context);
  } finally {
    dependencies.liveCells.end(id);
  }
}

/** Asks a provider and acts on its answer. */
async function attemptAt(
  attempt: Attempt,
  dependencies: WorkerDependencies,
  context: TaskContext,
): Promise<void> {
  const { pool, log } = dependencies;
  const { generation, name: provider } = attempt;
  const { id } = generation;
  const outcome = await askProvider(dependencies, attempt, context);
  switch (outcome.state) {
    case 'unwanted':
      return;
    case 'stopped':
      await undoAttempt(pool, generation);
      throw new TaskStopped();
    case 'image_unavailable':
      await endFailed(dependencies, {
        ...generation,
        code: 'image_unavailable',
        reason: outcome.reason,
      });
      return;
    case 'failed':
      log.warn({ generation: id, provider, ...outcome }, 'start failed');
  }
  // Every retry is another start, and the number of starts is limited.
  const isLastTry = context.isLastTry || generation.attempt >= ATTEMPTS_MAX;
  const answer = { generation, provider, step: outcome };
  await handleStep(dependencies, answer, { ...context, isLastTry });
}
