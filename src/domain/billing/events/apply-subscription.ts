import { LIMITS } from '../../../contract/limits.ts';
import { newId } from '../../../platform/ids.ts';
import { purchaseCredits } from '../../credits/index.ts';
import { skuOf } from '../catalog.ts';
import { subscriptionName } from '../locks.ts';
import { queueMail } from '../mails/store.ts';
import { findPayment, insertPayment } from '../payments/store.ts';
import { queueCanceledMail } from '../subscriptions/canceled-mail.ts';
import { endSubscription } from '../subscriptions/end.ts';
import { updatePlan } from '../subscriptions/plan.ts';
import {
  findSubscriptionByRef,
  markPastDue,
  type ReportedSubscription,
  startPeriod,
  updateReportedCancellation,
} from '../subscriptions/store.ts';
import { DeadLetter, type EventContext, TooEarly } from './context.ts';
import type { PaymentEventDataOf } from './payment-event.ts';

const DAY_MS = 86_400_000;

type RenewalPaid = PaymentEventDataOf<'renewal.paid'>;

/** Grants the credits of a paid period once, in whatever order the periods are reported. */
export async function applyRenewal(context: EventContext, paid: RenewalPaid): Promise<boolean> {
  const { client, clock, processor, event } = context;
  const subscription = await findReportedSubscription(context, paid);
  refuseWrongRenewal(subscription, paid, event.occurredAt);
  const start = new Date(paid.period.start);
  const end = new Date(paid.period.end);
  const { id, accountId, credits } = subscription;
  const cause = `renew:${id}:${start.toISOString()}`;
  const { name } = skuOf(subscription.skuId);
  const paymentId = newId('pay', clock);
  const isNew = await insertPayment(client, {
    id: paymentId,
    accountId,
    checkoutId: subscription.checkoutId,
    subscriptionId: id,
    processor,
    processorRef: paid.paymentRef,
    amountMinor: paid.amountMinor,
    currency: paid.currency,
    productName: name,
    cause,
    credits,
    invoiceUrl: paid.invoiceUrl,
    paidAt: event.occurredAt,
    subscription: { ref: paid.subscriptionRef, start, end },
    cardLastFour: paid.cardLastFour,
  });
  if (!isNew) return refuseSecondPayment(context, paid);
  await purchaseCredits(client, { cause, accountId, credits, reason: name });
  // A period older than the current one changes nothing but the balance.
  const renewed = await startPeriod(client, { id, start, end });
  if (renewed !== undefined) await updatePlan(client, renewed);
  const facts = { kind: 'renewal', paymentId } as const;
  const now = new Date(clock.now());
  await queueMail(client, { accountId, cause: `renewal:${paymentId}`, facts, now });
  return true;
}

function refuseWrongRenewal(
  subscription: ReportedSubscription,
  paid: RenewalPaid,
  paidAt: Date,
): void {
  if (paid.amountMinor !== subscription.amountMinor || paid.currency !== subscription.currency) {
    throw new DeadLetter(
      `${paid.amountMinor} ${paid.currency} was paid instead of ${subscription.amountMinor} ${subscription.currency}.`,
    );
  }
  if (new Date(paid.period.start) < subscription.firstPeriodEnd) {
    throw new DeadLetter(`The period from ${paid.period.start} was paid by the checkout.`);
  }
  // A payment from before the end counts, however late it is reported.
  if (subscription.endedAt !== null && paidAt > subscription.endedAt) {
    throw new DeadLetter(`Subscription ${subscription.id} has ended; give the money back.`);
  }
}

/** The same payment reported twice is ignored; a second payment of one period is an error. */
async function refuseSecondPayment(
  { client, processor }: EventContext,
  { paymentRef, period }: RenewalPaid,
): Promise<false> {
  const first = await findPayment(client, { processor, processorRef: paymentRef });
  if (first !== undefined) return false;
  throw new DeadLetter(`The period from ${period.start} was paid before; give the money back.`);
}

/** The plan stays through the grace period; the sweep ends it. */
export async function applyRenewalFailure(
  context: EventContext,
  data: PaymentEventDataOf<'renewal.failed'>,
): Promise<boolean> {
  const { client, clock } = context;
  const subscription = await findReportedSubscription(context, data);
  const { id, accountId, skuId, amountMinor, currency, periodEnd } = subscription;
  if (!(await markPastDue(client, { id, periodStart: data.periodStart }))) return false;
  const endsAt = new Date(periodEnd.getTime() + LIMITS.renewalGraceDays * DAY_MS).toISOString();
  await queueMail(client, {
    accountId,
    // Once per period: every further try is reported as well.
    cause: `renewal_failed:${id}:${periodEnd.toISOString()}`,
    facts: { kind: 'renewal_failed', subscriptionId: id, skuId, amountMinor, currency, endsAt },
    now: new Date(clock.now()),
  });
  return true;
}

/** The person decided on the processor's own page. A later decision made here stands. */
export async function applySubscriptionChange(
  context: EventContext,
  data: PaymentEventDataOf<'subscription.changed'>,
): Promise<boolean> {
  const { client, event } = context;
  const { id } = await findReportedSubscription(context, data);
  const { cancelAtPeriodEnd } = data;
  const change = { id, cancelAtPeriodEnd, decidedAt: event.occurredAt };
  const changed = await updateReportedCancellation(client, change);
  if (changed === undefined) return false;
  await updatePlan(client, changed);
  if (cancelAtPeriodEnd) await queueCanceledMail(client, changed);
  return true;
}

export async function applySubscriptionEnd(
  context: EventContext,
  data: PaymentEventDataOf<'subscription.ended'>,
): Promise<boolean> {
  const { client, event } = context;
  const { id } = await findReportedSubscription(context, data);
  return (await endSubscription(client, { id, now: event.occurredAt })) !== undefined;
}

async function findReportedSubscription(
  { client, processor }: EventContext,
  { subscriptionRef: ref }: { subscriptionRef: string },
): Promise<ReportedSubscription> {
  const found = await findSubscriptionByRef(client, processor, ref);
  if (found === undefined) throw new TooEarly(subscriptionName(ref));
  return found;
}
