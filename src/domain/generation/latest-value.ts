/** What was put last and not yet taken. */
interface LatestValue<Value> {
  put(value: Value): void;
  /** Like `put`, for a value that the next one does not replace. */
  keep(value: Value): void;
  /** No more will be put; what is there can still be taken. */
  finish(): void;
  readonly values: AsyncIterableIterator<Value>;
}

/**
 * Values for a reader that may be slow: it gets the newest whenever it asks, and what it was too slow for is
 * dropped, so that nothing piles up; of those to keep, so many wait at most. `release` runs once, when nobody
 * will put or take any more.
 */
export function createLatestValue<Value>(release: () => void, keptMax = 0): LatestValue<Value> {
  const kept: Value[] = [];
  let waiting: { value: Value } | null = null;
  let asking: ((result: IteratorResult<Value>) => void) | null = null;
  let isFinished = false;
  let isReleased = false;

  function releaseOnce(): void {
    if (isReleased) return;
    isReleased = true;
    release();
  }

  function answer(result: IteratorResult<Value>): void {
    const resolve = asking;
    asking = null;
    resolve?.(result);
  }

  function finish(): void {
    isFinished = true;
    releaseOnce();
    if (waiting === null && kept.length === 0) answer({ done: true, value: undefined });
  }

  return {
    put: (value) => {
      if (isFinished) return;
      if (asking !== null) answer({ done: false, value });
      else waiting = { value };
    },
    keep: (value) => {
      if (isFinished) return;
      if (asking !== null) answer({ done: false, value });
      else if (kept.length < keptMax) kept.push(value);
    },
    finish,
    values: {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: () => {
        const [first] = kept.splice(0, 1);
        if (first !== undefined) return Promise.resolve({ done: false, value: first });
        if (waiting !== null) {
          const { value } = waiting;
          waiting = null;
          return Promise.resolve({ done: false, value });
        }
        if (isFinished) return Promise.resolve({ done: true, value: undefined });
        return new Promise((resolve) => {
          asking = resolve;
        });
      },
      return: () => {
        waiting = null;
        kept.length = 0;
        finish();
        return Promise.resolve({ done: true, value: undefined });
      },
    },
  };
}
