import type { Clock } from '../../platform/clock.ts';
import {
  type Counters,
  extendedAfter,
  type Reading,
  type Window,
} from '../../platform/counters.ts';

const SWEEP_EVERY_MS = 60_000;

interface Count {
  hits: number;
  endsAt: number;
}

export function createMemoryCounters(clock: Clock): Counters {
  const counts = new Map<string, Count>();
  const sweep = setInterval(() => {
    const now = clock.now();
    for (const [key, count] of counts) if (count.endsAt <= now) counts.delete(key);
  }, SWEEP_EVERY_MS).unref();

  function hit(key: string, window: Window): Reading {
    const now = clock.now();
    const count = counts.get(key);
    if (count === undefined || count.endsAt <= now) {
      counts.set(key, { hits: 1, endsAt: now + window.lengthMs });
      return { hits: 1, msLeft: window.lengthMs };
    }
    count.hits += 1;
    if (count.hits > extendedAfter(window)) count.endsAt = now + window.lengthMs;
    return { hits: count.hits, msLeft: count.endsAt - now };
  }

  function read(key: string, window: Window): Reading {
    const msLeft = (counts.get(key)?.endsAt ?? 0) - clock.now();
    if (msLeft <= 0) return { hits: 0, msLeft: window.lengthMs };
    return { hits: counts.get(key)?.hits ?? 0, msLeft };
  }

  function takeBack(key: string): void {
    const count = counts.get(key);
    if (count !== undefined && count.endsAt > clock.now() && count.hits > 0) count.hits -= 1;
  }

  return { hit, read, takeBack, close: async () => clearInterval(sweep) };
}
