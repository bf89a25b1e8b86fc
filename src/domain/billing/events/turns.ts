import { setTimeout as pause } from 'node:timers/promises';
import { Outage } from '../../refusal.ts';

/** Runs work with the same key one after the other, in the order in which it came. */
export type TakeTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Turns within this process. Whatever hangs about one payment then keeps one connection busy, however
 * often the processor reports it; the others wait here, and not for long.
 */
export function createTurns({ waitMsMax }: { readonly waitMsMax: number }): TakeTurn {
  const last = new Map<string, Promise<void>>();
  return async (key, work) => {
    const before = last.get(key);
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const turn = before === undefined ? done : before.then(() => done);
    last.set(key, turn);
    try {
      if (before !== undefined) await waitFor(before, waitMsMax);
      return await work();
    } finally {
      finish();
      if (last.get(key) === turn) last.delete(key);
    }
  };
}

async function waitFor(turn: Promise<void>, waitMsMax: number): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  const late = pause(waitMsMax, true, { signal }).catch(() => true);
  const isLate = await Promise.race([turn.then(() => false), late]);
  settled.abort();
  if (isLate) throw new Outage('the payment', new Error('an earlier report of it hangs'));
}
