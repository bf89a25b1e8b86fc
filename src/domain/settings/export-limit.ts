import type { Counters } from '../../platform/counters.ts';
import { Refusal } from '../refusal.ts';
import type { SettingsDependencies } from './dependencies.ts';

/** An export reads everything that an account has; so many within an hour. */
const EXPORTS_PER_HOUR = 10;

export function createExportLimit({
  counters,
  multiplier,
}: {
  readonly counters: Counters;
  readonly multiplier: number;
}): SettingsDependencies['countExport'] {
  const limit = Math.max(1, Math.floor(EXPORTS_PER_HOUR * multiplier));
  const window = { limit, lengthMs: 60 * 60_000, neverExtended: true };
  return async (accountId) => {
    const { hits, msLeft } = await counters.hit(`export:${accountId}`, window);
    if (hits <= limit) return;
    const retryAfterSeconds = Math.max(1, Math.ceil(msLeft / 1_000));
    throw new Refusal(
      { code: 'rate_limited', retryAfterSeconds },
      `An account can be exported ${limit} times an hour. Wait ${Math.ceil(retryAfterSeconds / 60)} minutes and try again.`,
    );
  };
}
