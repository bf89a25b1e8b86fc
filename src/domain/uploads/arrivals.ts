import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../refusal.ts';

/** How soon a place may be free again. */
const RETRY_AFTER_SECONDS = 5;

/** Bounds how many files are in memory at once. */
export interface Arrivals {
  /** Does the work if there is a place for the account, and refuses otherwise. */
  during<Result>(accountId: string, work: () => Promise<Result>): Promise<Result>;
}

export function createArrivals(): Arrivals {
  const ofAccounts = new Map<string, number>();
  let all = 0;
  return {
    during: async (accountId, work) => {
      const ofAccount = ofAccounts.get(accountId) ?? 0;
      if (ofAccount >= LIMITS.uploadsAtOncePerAccountMax) throw tooManyOfAccount();
      if (all >= LIMITS.uploadsAtOnceMax) throw tooMany();
      all += 1;
      ofAccounts.set(accountId, ofAccount + 1);
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (ofAccounts.get(accountId) ?? 1) - 1;
        if (left === 0) ofAccounts.delete(accountId);
        else ofAccounts.set(accountId, left);
      }
    },
  };
}

function tooManyOfAccount(): Refusal {
  const limit = LIMITS.uploadsAtOncePerAccountMax;
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds: RETRY_AFTER_SECONDS, limit },
    `${limit} uploads of this account are arriving. Retry in ${RETRY_AFTER_SECONDS} s.`,
  );
}

function tooMany(): Refusal {
  return new Refusal(
    { code: 'service_unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS },
    `Too many uploads are arriving. Retry in ${RETRY_AFTER_SECONDS} s.`,
  );
}
