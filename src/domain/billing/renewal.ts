import type { Queryable } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import { purchaseCredits } from '../credits/index.ts';
import { type Applying, DeadLetter, TooEarly } from './applying.ts';
import { skuOf } from './catalog.ts';
import { findPayment, insertPayment } from './payment.ts';
import type { HappeningOf } from './payment-event.ts';
import type { ProcessorName } from './processor.ts';
import {
  endSubscription,
  followPlan,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
} from './subscription.ts';

interface Theirs extends SubscriptionRow {
  readonly checkoutId: string;
  readonly firstPeriodEnd: Date;
  readonly endedAt: Date | null;
}

/** Another period is paid: its credits come once, in whatever order the periods are reported. */
export async function noteRenewal(
  { client, clock, processor, event }: Applying,
  paid: HappeningOf<'renewal.paid'>,
): Promise<boolean> {
  const subscription = await theirSubscription(client, processor, paid.subscriptionRef);
  if (paid.amountMinor !== subscription.amountMinor || paid.currency !== subscription.currency) {
    throw new DeadLetter(
      `${paid.amountMinor} ${paid.currency} was paid instead of ${subscription.amountMinor} ${subscription.currency}.`,
    );
  }
  const start = new Date(paid.period.start);
  if (start.getTime() < subscription.firstPeriodEnd.getTime()) {
    throw new DeadLetter(`The period from ${paid.period.start} was paid by the checkout.`);
  }
  // What was paid before the end counts, however late we hear of it.
  if (subscription.endedAt !== null && event.occurredAt > subscription.endedAt) {
    throw new DeadLetter(`Subscription ${subscription.id} has ended; give the money back.`);
  }
  const cause = `renew:${subscription.id}:${start.toISOString()}`;
  const { name, credits } = { ...skuOf(subscription.skuId), credits: subscription.credits };
  const { accountId } = subscription;
  const isNew = await insertPayment(client, {
    id: newId('pay', clock),
    accountId,
    checkoutId: subscription.checkoutId,
    subscriptionId: subscription.id,
    processor,
    processorRef: paid.paymentRef,
    amountMinor: paid.amountMinor,
    currency: paid.currency,
    productName: name,
    cause,
    credits,
    invoiceUrl: paid.invoiceUrl,
    paidAt: event.occurredAt,
    subscription: { ref: paid.subscriptionRef, start, end: new Date(paid.period.end) },
  });
  if (!isNew) return refuseSecondPayment(client, processor, paid);
  await purchaseCredits(client, { cause, accountId, credits, reason: name });
  await beginPeriod(client, subscription.id, paid.period);
  return true;
}

/** The same payment reported twice is nothing; two payments for one period are one too many. */
async function refuseSecondPayment(
  client: Queryable,
  processor: ProcessorName,
  { paymentRef, period }: HappeningOf<'renewal.paid'>,
): Promise<false> {
  if ((await findPayment(client, { processor, processorRef: paymentRef })) !== undefined)
    return false;
  throw new DeadLetter(`The period from ${period.start} was paid before; give the money back.`);
}

/** A period that is older than the current one changes nothing but the balance. */
async function beginPeriod(
  client: Queryable,
  id: string,
  { start, end }: { start: string; end: string },
): Promise<void> {
  const { rows } = await client.query<SubscriptionRow>(
    `update subscription set period_start = $2, period_end = $3, status = 'active'
     where id = $1 and period_end < $3 and status <> 'canceled'
     returning ${SUBSCRIPTION_COLUMNS}`,
    [id, start, end],
  );
  for (const renewed of rows) await followPlan(client, renewed);
}

/** The plan stays through the grace period; the sweep ends it. */
export async function noteRenewalFailure(
  { client, processor }: Applying,
  { subscriptionRef, periodStart }: HappeningOf<'renewal.failed'>,
): Promise<boolean> {
  const { id } = await theirSubscription(client, processor, subscriptionRef);
  const { rowCount } = await client.query(
    `update subscription set status = 'past_due'
     where id = $1 and status = 'active' and period_end <= $2`,
    [id, periodStart],
  );
  return rowCount === 1;
}

/** The person decided at the processor's own page. What they decided here since then stands. */
export async function noteChange(
  { client, processor, event }: Applying,
  { subscriptionRef, cancelAtPeriodEnd }: HappeningOf<'subscription.changed'>,
): Promise<boolean> {
  const { id } = await theirSubscription(client, processor, subscriptionRef);
  const { rows } = await client.query<SubscriptionRow>(
    `update subscription set cancel_at_period_end = $2, decided_at = $3
     where id = $1 and status <> 'canceled' and decided_at <= $3 and cancel_at_period_end <> $2
     returning ${SUBSCRIPTION_COLUMNS}`,
    [id, cancelAtPeriodEnd, event.occurredAt],
  );
  for (const changed of rows) await followPlan(client, changed);
  return rows.length === 1;
}

export async function noteEnd(
  { client, processor, event }: Applying,
  { subscriptionRef }: HappeningOf<'subscription.ended'>,
): Promise<boolean> {
  const { id } = await theirSubscription(client, processor, subscriptionRef);
  return (await endSubscription(client, { id, now: event.occurredAt })) !== undefined;
}

async function theirSubscription(
  client: Queryable,
  processor: ProcessorName,
  ref: string,
): Promise<Theirs> {
  const { rows } = await client.query<Theirs>(
    `select ${SUBSCRIPTION_COLUMNS}, checkout_id as "checkoutId",
       first_period_end as "firstPeriodEnd", ended_at as "endedAt" from subscription
     where processor = $1 and processor_ref = $2 for update`,
    [processor, ref],
  );
  const [found] = rows;
  if (found === undefined) throw new TooEarly(`subscription:${ref}`);
  return found;
}
