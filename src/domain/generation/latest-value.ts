/** What was put last and not yet taken. */
interface LatestValue<Value> {
  put(value: Value): void;
  /** No more will be put; what is there can still be taken. */
  finish(): void;
  readonly values: AsyncIterableIterator<Value>;
}

/**
 * Values for a reader that may be slow: it gets the newest whenever it asks, and what it was too slow for is
 * dropped, so that nothing piles up. `release` runs once, when nobody will put or take any more.
 */
export function createLatestValue<Value>(release: () => void): LatestValue<Value> {
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
    if (waiting === null) answer({ done: true, value: undefined });
  }

  return {
    put: (value) => {
      if (isFinished) return;
      if (asking !== null) answer({ done: false, value });
      else waiting = { value };
    },
    finish,
    values: {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: () => {
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
        finish();
        return Promise.resolve({ done: true, value: undefined });
      },
    },
  };
}
