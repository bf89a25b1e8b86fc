import type { Provider, ProviderStep } from '../../domain/generation/index.ts';
import type { Clock } from '../../platform/clock.ts';

/** `half_open`: the next start is a probe; what comes of it decides. */
type BreakerState = 'closed' | 'open' | 'half_open';

export interface GuardedProvider extends Provider {
  breakerState(): BreakerState;
}

const FAULTS_MAX = 5;
const OPEN_MS = 30_000;
/** No vendor needs this long to refuse: a failure that took longer is its own. */
const PROMPT_FAILURE_MS = 10_000;

/** Spares a vendor that cannot work, and sends its jobs to others without waiting for it. */
export function withBreaker(
  provider: Provider,
  clock: Clock,
  promptFailureMs = PROMPT_FAILURE_MS,
): GuardedProvider {
  let consecutiveFaults = 0;
  let openUntil: number | null = null;
  let probing = false;

  function breakerState(): BreakerState {
    if (openUntil === null) return 'closed';
    return clock.now() < openUntil ? 'open' : 'half_open';
  }

  function note(fault: boolean): void {
    consecutiveFaults = fault ? consecutiveFaults + 1 : 0;
    const opens = fault && (openUntil !== null || consecutiveFaults >= FAULTS_MAX);
    if (opens) openUntil = clock.now() + OPEN_MS;
    else if (!fault) openUntil = null;
  }

  async function start(...[request, options]: Parameters<Provider['start']>) {
    const state = breakerState();
    if (state === 'open' || (state === 'half_open' && probing)) {
      return { ...NOT_TRIED };
    }
    const probe = state === 'half_open';
    if (probe) probing = true;
    const startedAt = clock.now();
    try {
      const step = await provider.start(request, options);
      note(isFault(step, { tookMs: clock.now() - startedAt, promptFailureMs }));
      return step;
    } catch (error) {
      // An abort is ours, and a canceled job its owner's: neither says anything about the vendor.
      if (!options.signal.aborted) note(true);
      throw error;
    } finally {
      if (probe) probing = false;
    }
  }

  return {
    readPrompt: provider.readPrompt,
    start,
    poll: (taskId, request, options) => provider.poll(taskId, request, options),
    cancel: (taskId) => provider.cancel(taskId),
    breakerState,
  };
}

const NOT_TRIED: ProviderStep = {
  state: 'failed',
  kind: 'retryable',
  detail: 'not tried: the provider failed too often just now',
};

function isFault(
  step: ProviderStep,
  { tookMs, promptFailureMs }: { tookMs: number; promptFailureMs: number },
): boolean {
  if (step.state !== 'failed' || step.kind === 'refused' || step.kind === 'unreadable_image') {
    return false;
  }
  return step.kind === 'retryable' || tookMs >= promptFailureMs;
}
