/** What the work resolves with; rejects at once when nobody wants it any more. */
export async function unlessAborted<Result>(
  signal: AbortSignal,
  work: Promise<Result>,
): Promise<Result> {
  // Left alone after an abort, the work may fail with nobody listening.
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
