import { LIMITS } from '../../contract/limits.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { Refusal } from '../refusal.ts';
import { keepForUse } from './store.ts';

/** For the way from here to the statement that accepts the generation, and for clocks that differ. */
const MARGIN_MINUTES = 20;
/** No generation takes longer, from its submit to its end. */
const USE_MINUTES = LIMITS.waitMinutesMax.video + LIMITS.workMinutesMax.video + MARGIN_MINUTES;

/**
 * Keeps an upload for a generation that is about to be accepted, until that must have ended, or refuses. Done before
 * it is accepted, so that no generation waits for a picture that is gone.
 */
export async function useUpload(
  database: Queryable,
  { assetName, accountId, now }: { assetName: string; accountId: string; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + USE_MINUTES * 60_000);
  if (await keepForUse(database, { assetName, accountId, now, until })) return;
  throw new Refusal(
    { code: 'invalid_request', unusableAsset: true },
    `{field} must be the address of a picture that this account has uploaded within the last ${LIMITS.uploadHours} hours.`,
    { field: 'imageUrl' },
  );
}
