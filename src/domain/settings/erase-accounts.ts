import type { Clock } from '../../platform/clock.ts';
import { listUnerasedAccounts, markErased } from '../accounts/index.ts';
import {
  cancelGenerations,
  deleteGenerations,
  type EraseDependencies,
} from '../generation/index.ts';
import { deleteWebhooksOf } from '../webhooks/index.ts';

const ACCOUNTS_AT_ONCE = 50;
const GENERATIONS_AT_ONCE = 100;

/**
 * So long a request that was under way when its account was deleted may still bring a generation. The
 * account counts as erased only after that.
 */
const LATE_REQUEST_MINUTES = 5;

/**
 * Deletes what deleted accounts had made, some at a time. Safe to repeat after a crash, and for any
 * number of workers at once.
 */
export async function eraseAccounts(
  dependencies: EraseDependencies & { readonly clock: Clock },
): Promise<void> {
  const { pool, clock } = dependencies;
  for (const { id: accountId, deletedAt } of await listUnerasedAccounts(pool, ACCOUNTS_AT_ONCE)) {
    const batch = { accountId, limit: GENERATIONS_AT_ONCE };
    const running = await cancelGenerations(dependencies, batch);
    const ended = await deleteGenerations(dependencies, batch);
    await deleteWebhooksOf(pool, accountId);
    const now = clock.now();
    const isLate = now - deletedAt.getTime() >= LATE_REQUEST_MINUTES * 60_000;
    if (running + ended === 0 && isLate) {
      await markErased(pool, { accountId, now: new Date(now) });
    }
  }
}
