import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import { purchaseCredits } from '../credits/index.ts';
import { type CheckoutRow, move } from './checkout.ts';
import { findPayment, type Payment } from './payment.ts';
import {
  endSubscription,
  followPlan,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
  tellProcessorToStop,
} from './subscription.ts';

interface Fulfilment {
  readonly checkout: CheckoutRow;
  readonly clock: Clock;
}

/** What was paid for is handed over: credits once, and the plan. False when it had been before. */
export async function fulfil(client: Queryable, { checkout, clock }: Fulfilment): Promise<boolean> {
  const now = new Date(clock.now());
  const moved = await move(client, 'fulfil', { id: checkout.id, now });
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
    await subscribe(client, { checkout, clock, paid: payment.subscription });
  }
  return true;
}

/** Starts the subscription that the checkout paid for, in place of any other. */
async function subscribe(
  client: Queryable,
  { checkout, clock, paid }: Fulfilment & { paid: NonNullable<Payment['subscription']> },
): Promise<void> {
  const now = new Date(clock.now());
  await endOthers(client, { accountId: checkout.accountId, now });
  const { rows } = await client.query<SubscriptionRow>(
    `insert into subscription (id, account_id, checkout_id, processor, processor_ref, sku_id,
       amount_minor, currency, credits, period_start, period_end, first_period_end,
       decided_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $12)
     returning ${SUBSCRIPTION_COLUMNS}`,
    [
      newId('sub', clock),
      checkout.accountId,
      checkout.id,
      checkout.processor,
      paid.ref,
      checkout.skuId,
      checkout.renewalAmountMinor,
      checkout.currency,
      checkout.credits,
      paid.start,
      paid.end,
      now,
    ],
  );
  for (const started of rows) await followPlan(client, started);
}

async function endOthers(
  client: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    "select id from subscription where account_id = $1 and status <> 'canceled'",
    [accountId],
  );
  for (const { id } of rows) {
    const ended = await endSubscription(client, { id, now });
    if (ended !== undefined) await tellProcessorToStop(client, ended);
  }
}
