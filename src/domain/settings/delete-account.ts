import { inTransaction } from '../../platform/database/index.ts';
import { forgetPerson, lockAccount } from '../accounts/index.ts';
import { leaveBilling } from '../billing/index.ts';
import { cancelGenerations, deleteSharesOf } from '../generation/index.ts';
import { deleteAnswersOf } from '../idempotency/index.ts';
import { revokeAllKeys } from '../keys/index.ts';
import { Refusal } from '../refusal.ts';
import { expireUploadsOf } from '../uploads/index.ts';
import { deleteWebhooksOf } from '../webhooks/index.ts';
import type { SettingsDependencies } from './dependencies.ts';

/** The rest is canceled by the worker, within seconds. */
const CANCELED_AT_ONCE = 20;

/**
 * One transaction takes the person out: either everything in it happened, or nothing. What is left to do
 * can be repeated, and the worker does it however this process ends (`erase-accounts.ts`).
 */
export async function deleteAccount(
  { billing, generation }: Pick<SettingsDependencies, 'billing' | 'generation'>,
  accountId: string,
): Promise<void> {
  const now = new Date(billing.clock.now());
  await inTransaction(billing.paymentPool, async (client) => {
    await leaveBilling(client, { accountId, now });
    await lockAccount(client, accountId);
    await revokeAllKeys(client, accountId);
    await deleteSharesOf(client, accountId);
    await expireUploadsOf(client, { accountId, now });
    await deleteAnswersOf(client, accountId);
    await deleteWebhooksOf(client, accountId);
    const isNew = await forgetPerson(client, { accountId, now });
    if (!isNew) throw new Refusal('unauthenticated', 'Sign in first.');
  });
  await cancelGenerations(generation, { accountId, limit: CANCELED_AT_ONCE });
}
