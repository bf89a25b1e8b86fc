/** Lets so many go on at once; others wait, in the order of their calls. */
export interface Turns {
  /** Resolves with a function that ends the turn; rejects with the signal's reason. */
  take(signal: AbortSignal): Promise<() => void>;
}

export function createTurns(atOnce: number): Turns {
  const waiting = new Set<() => void>();
  let taken = 0;

  const serve = () => {
    for (const begin of waiting) {
      if (taken >= atOnce) return;
      taken += 1;
      begin();
    }
  };
  const endTurn = () => {
    taken -= 1;
    serve();
  };

  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        const begin = () => {
          waiting.delete(begin);
          signal.removeEventListener('abort', giveUp);
          resolve(endTurn);
        };
        const giveUp = () => {
          waiting.delete(begin);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.add(begin);
        serve();
      }),
  };
}
