import type { Queryable } from '../../platform/database/index.ts';
import { findRefund, refundCredits } from '../credits/index.ts';
import { findCheckout, move } from './checkout.ts';
import { markRefunded, type Payment } from './payment.ts';
import { endSubscription, tellProcessorToStop } from './subscription.ts';

const NOTHING = { taken: 0, owed: 0 };

/** What became of the credits of a payment that was given back. */
export interface Refunded {
  readonly taken: number;
  /** Was spent already. */
  readonly owed: number;
}

/**
 * The money of a payment went back: its credits are taken back as far as they are left, and what it
 * paid for ends. `isNew` is false when that had happened before; then this is what it did.
 */
export async function refundPayment(
  client: Queryable,
  { payment, now }: { payment: Payment; now: Date },
): Promise<Refunded & { readonly isNew: boolean }> {
  const cause = `refund:${payment.id}`;
  if (!(await markRefunded(client, { id: payment.id, now }))) {
    const before = await findRefund(client, cause);
    return { ...(before ?? NOTHING), isNew: false };
  }
  const hadCredits = await bringsCredits(client, payment, now);
  const refunded = hadCredits
    ? await refundCredits(client, {
        cause,
        accountId: payment.accountId,
        credits: payment.credits,
        reason: payment.productName,
      })
    : NOTHING;
  await endWhatItPaidFor(client, payment, now);
  return { taken: refunded.taken, owed: refunded.owed, isNew: true };
}

/** A checkout that waits for its review has brought nothing yet. */
async function bringsCredits(client: Queryable, payment: Payment, now: Date): Promise<boolean> {
  if (payment.subscriptionId !== null) return true;
  const before = await findCheckout(client, { id: payment.checkoutId }, { lock: true });
  await move(client, 'refund', { id: payment.checkoutId, now });
  return before?.status === 'fulfilled';
}

/** The processor may renew even what never began here, because it was held for review. */
async function endWhatItPaidFor(client: Queryable, payment: Payment, now: Date): Promise<void> {
  const { processor, subscription } = payment;
  if (subscription === null) return;
  const { rows } = await client.query<{ id: string }>(
    "select id from subscription where checkout_id = $1 and status <> 'canceled'",
    [payment.checkoutId],
  );
  for (const { id } of rows) await endSubscription(client, { id, now });
  await tellProcessorToStop(client, { processor, processorRef: subscription.ref });
}
