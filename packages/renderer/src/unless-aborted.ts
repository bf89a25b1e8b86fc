/** Resolves with the result of the work; rejects as soon as the signal is aborted. */
export async function unlessAborted<Result>(
  signal: AbortSignal,
  work: Promise<Result>,
): Promise<Result> {
  // After an abort nobody else handles a failure of the work.
  work.catch(() => undefined);
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const giveUp = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
