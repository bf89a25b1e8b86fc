const FRESH_FOR_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;

type Outcome = { readonly at: number; readonly failure: Error | null };

/**
 * Remembers for a second what a check has found, and lets all who ask meanwhile share the next one: whoever asks
 * whether the service is ready must not be able to keep it from being so. A check without an outcome is a failure.
 */
export function createReadiness(
  check: () => Promise<void>,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let last: Outcome | undefined;
  let running: Promise<Outcome> | undefined;

  async function refresh(): Promise<Outcome> {
    const failure = await within(check(), ANSWER_WITHIN_MS).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    last = { at: now(), failure };
    running = undefined;
    return last;
  }

  return async () => {
    const isFresh = last !== undefined && now() - last.at < FRESH_FOR_MS;
    if (!isFresh) running ??= refresh();
    const outcome = isFresh ? last : await running;
    if (outcome !== undefined && outcome.failure !== null) throw outcome.failure;
  };
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  const late = new AbortController();
  try {
    await Promise.race([work, overdue(ms, late.signal)]);
  } finally {
    late.abort();
  }
}

function overdue(ms: number, canceled: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    canceled.addEventListener('abort', () => clearTimeout(timer));
  });
}
