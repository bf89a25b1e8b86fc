import type { Subscription } from '../../contract/resources/billing.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { Refusal } from '../refusal.ts';
import { expireOpenOf, findPaymentUnderWay, queueCloseCheckout } from './checkouts/store.ts';
import { lockBillingAccount } from './locks.ts';
import { deletePortalSessions } from './portal/store.ts';
import { deleteBillingMails } from './store.ts';
import { endSubscription } from './subscriptions/end.ts';
import {
  listLiveSubscriptions,
  listSubscriptions,
  queueEndAtProcessor,
} from './subscriptions/store.ts';
import { toSubscription } from './subscriptions/view.ts';

/**
 * Ends all that a deleted account could still be charged for: its subscription at once, and checkouts
 * that nobody has paid. Refuses while a payment is under way, because nobody would be there to get what
 * was paid for.
 */
export async function leaveBilling(
  client: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await lockBillingAccount(client, accountId);
  const underWay = await findPaymentUnderWay(client, accountId);
  if (underWay !== undefined) throw paymentOpen(underWay);
  for (const id of await listLiveSubscriptions(client, { accountId })) {
    const ended = await endSubscription(client, { id, now });
    if (ended !== undefined) await queueEndAtProcessor(client, ended);
  }
  for (const expired of await expireOpenOf(client, accountId)) {
    await queueCloseCheckout(client, expired);
  }
  await deletePortalSessions(client, accountId);
  await deleteBillingMails(client, accountId);
}

function paymentOpen(status: 'processing' | 'paid_pending_review'): Refusal {
  return new Refusal(
    'payment_open',
    status === 'processing'
      ? 'A payment of this account is being processed. Wait until it is through, then delete the account.'
      : 'A payment of this account is under review. Ask us to refund or approve it, then delete the account.',
  );
}

/** Every subscription that an account ever had, the newest first. */
export async function readAllSubscriptions(
  database: Queryable,
  accountId: string,
): Promise<readonly Subscription[]> {
  return (await listSubscriptions(database, accountId)).map(toSubscription);
}
