import type { Queryable } from '../../../platform/database/index.ts';
import { findRefund, refundCredits } from '../../credits/index.ts';
import { findCheckout, moveCheckout } from '../checkouts/store.ts';
import { queueMail } from '../mails/store.ts';
import { endSubscription } from '../subscriptions/end.ts';
import { listLiveSubscriptions, queueEndAtProcessor } from '../subscriptions/store.ts';
import { markRefunded, type Payment } from './store.ts';

const NO_CREDITS = { taken: 0, owed: 0 };

/** What became of the credits of a refunded payment. */
export interface RefundedCredits {
  readonly taken: number;
  /** Were spent or held already. */
  readonly owed: number;
}

/**
 * Takes back the credits of a refunded payment as far as they are left, and ends what it paid for.
 * `isNew` is false when that was done before; the credits are then those of the first time.
 */
export async function refundPayment(
  client: Queryable,
  { payment, now }: { payment: Payment; now: Date },
): Promise<RefundedCredits & { readonly isNew: boolean }> {
  const cause = `refund:${payment.id}`;
  if (!(await markRefunded(client, { id: payment.id, now }))) {
    const before = await findRefund(client, cause);
    return { ...(before ?? NO_CREDITS), isNew: false };
  }
  const hadCredits = await refundCheckoutOf(client, payment, now);
  const refunded = hadCredits
    ? await refundCredits(client, {
        cause,
        accountId: payment.accountId,
        credits: payment.credits,
        reason: payment.productName,
      })
    : NO_CREDITS;
  await endWhatItPaidFor(client, payment, now);
  await queueMail(client, {
    accountId: payment.accountId,
    cause,
    facts: { kind: 'refund', paymentId: payment.id, taken: refunded.taken },
    now,
  });
  return { taken: refunded.taken, owed: refunded.owed, isNew: true };
}

/** Marks the checkout refunded. False when it was still in review, so that it brought no credits. */
async function refundCheckoutOf(client: Queryable, payment: Payment, now: Date): Promise<boolean> {
  if (payment.subscriptionId !== null) return true;
  const before = await findCheckout(client, { id: payment.checkoutId }, { lock: true });
  await moveCheckout(client, 'refund', { id: payment.checkoutId, now });
  return before?.status === 'fulfilled';
}

/** The processor may renew even what never started here, because it was held for review. */
async function endWhatItPaidFor(client: Queryable, payment: Payment, now: Date): Promise<void> {
  const { processor, subscription } = payment;
  if (subscription === null) return;
  for (const id of await listLiveSubscriptions(client, { checkoutId: payment.checkoutId })) {
    await endSubscription(client, { id, now });
  }
  await queueEndAtProcessor(client, { processor, processorRef: subscription.ref });
}
