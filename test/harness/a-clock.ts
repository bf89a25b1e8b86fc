import type { Clock } from '../../src/platform/clock.ts';

/** A clock that stands still until it is told to move. */
export function aClock(start = Date.parse('2026-11-15T12:00:00Z')): Clock & {
  advanceSeconds(seconds: number): void;
} {
  let now = start;
  return {
    now: () => now,
    advanceSeconds: (seconds) => {
      now += seconds * 1_000;
    },
  };
}
