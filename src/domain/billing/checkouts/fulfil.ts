import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { purchaseCredits } from '../../credits/index.ts';
import { queueMail } from '../mails/store.ts';
import { findPayment } from '../payments/store.ts';
import { startSubscription } from '../subscriptions/start.ts';
import { type CheckoutRow, moveCheckout } from './store.ts';

interface Fulfilment {
  readonly checkout: CheckoutRow;
  readonly clock: Clock;
}

/** Grants the credits of a paid checkout once, and starts its plan. False when it is not waiting for that. */
export async function fulfil(client: Queryable, { checkout, clock }: Fulfilment): Promise<boolean> {
  const now = new Date(clock.now());
  const moved = await moveCheckout(client, 'fulfil', { id: checkout.id, now });
  if (moved === undefined) return false;
  const payment = await findPayment(client, { checkoutId: checkout.id });
  if (payment === undefined) throw new Error(`Checkout ${checkout.id} is paid without a payment`);
  const isNew = await purchaseCredits(client, {
    cause: payment.cause,
    accountId: checkout.accountId,
    credits: checkout.credits,
    reason: checkout.productName,
  });
  if (!isNew) throw new Error(`The credits of checkout ${checkout.id} were granted before`);
  if (payment.subscription !== null) {
    await startSubscription(client, { checkout, clock, paid: payment.subscription });
  }
  const { id: paymentId, accountId } = payment;
  const facts = { kind: 'receipt', paymentId } as const;
  await queueMail(client, { accountId, cause: `receipt:${paymentId}`, facts, now });
  return true;
}
