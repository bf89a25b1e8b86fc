import { LIMITS } from '../../../contract/limits.ts';
import { newId } from '../../../platform/ids.ts';
import { isAccountDeleted } from '../../accounts/index.ts';
import { fulfil } from '../checkouts/fulfil.ts';
import { closeWithTakenOffer, takeOffer } from '../checkouts/offers.ts';
import {
  type CheckoutRow,
  findCheckout,
  isOfferTaken,
  moveCheckout,
  queueCloseCheckout,
} from '../checkouts/store.ts';
import { paymentName } from '../locks.ts';
import { refundPayment } from '../payments/refund.ts';
import { findPayment, insertPayment } from '../payments/store.ts';
import {
  applyRenewal,
  applyRenewalFailure,
  applySubscriptionChange,
  applySubscriptionEnd,
} from './apply-subscription.ts';
import { DeadLetter, type EventContext, TooEarly } from './context.ts';
import type { PaymentEventData, PaymentEventDataOf } from './payment-event.ts';

type CheckoutPaid = PaymentEventDataOf<'checkout.paid'>;

/** True when it changed something; false when there was nothing left to change. */
export async function applyEvent(context: EventContext): Promise<boolean> {
  const { data } = context.event;
  switch (data.type) {
    case 'checkout.submitted':
    case 'checkout.expired':
    case 'checkout.declined':
      return applyCheckoutStep(context, data);
    case 'checkout.paid':
      return applyCheckoutPaid(context, data);
    case 'renewal.paid':
      return applyRenewal(context, data);
    case 'renewal.failed':
      return applyRenewalFailure(context, data);
    case 'subscription.changed':
      return applySubscriptionChange(context, data);
    case 'subscription.ended':
      return applySubscriptionEnd(context, data);
    case 'payment.refunded':
      return applyRefund(context, data);
    case 'other':
      return false;
  }
}

async function applyCheckoutStep(
  context: EventContext,
  data: PaymentEventDataOf<'checkout.submitted' | 'checkout.expired' | 'checkout.declined'>,
): Promise<boolean> {
  const { client, clock } = context;
  const checkout = await findReportedCheckout(context, data);
  const step = stepFor(data, checkout);
  const now = new Date(clock.now());
  const moved = await moveCheckout(client, step, { id: checkout.id, now });
  if (moved === undefined) return false;
  if (step === 'fail') await queueCloseCheckout(client, moved);
  if (step === 'decline') await closeWithTakenOffer(client, { checkout: moved, now });
  return true;
}

function stepFor({ type }: PaymentEventData, { declines }: CheckoutRow) {
  if (type === 'checkout.submitted') return 'submit';
  if (type === 'checkout.expired') return 'expire';
  return declines + 1 < LIMITS.checkoutDeclinesMax ? 'decline' : 'fail';
}

/** Records the payment, and fulfils the checkout at once unless it needs a review. */
async function applyCheckoutPaid(context: EventContext, paid: CheckoutPaid): Promise<boolean> {
  const { client, clock, event } = context;
  const checkout = await findReportedCheckout(context, paid);
  const { offerId } = checkout;
  const isTaken = offerId !== null && (await isOfferTaken(client, { ...checkout, offerId }));
  const reviewReason = isTaken
    ? `Its offer ${offerId} was used before.`
    : (await isAccountDeleted(client, checkout.accountId))
      ? 'Its account was deleted.'
      : reviewReasonFor(checkout, paid, event.occurredAt);
  const now = new Date(clock.now());
  const moved = await moveCheckout(client, 'pay', { id: checkout.id, now, reviewReason });
  if (moved === undefined) return refuseSecondPayment(context, paid);
  if (!isTaken) await takeOffer(client, { checkout, now });
  const isNew = await insertPayment(client, {
    id: newId('pay', clock),
    accountId: checkout.accountId,
    checkoutId: checkout.id,
    subscriptionId: null,
    processor: checkout.processor,
    processorRef: paid.paymentRef,
    amountMinor: paid.amountMinor,
    currency: paid.currency,
    productName: checkout.productName,
    cause: `fulfil:${checkout.id}`,
    credits: checkout.credits,
    invoiceUrl: paid.invoiceUrl,
    paidAt: event.occurredAt,
    subscription: subscriptionOf(checkout, paid),
    cardLastFour: paid.cardLastFour,
  });
  if (!isNew) throw new DeadLetter(`Payment ${paid.paymentRef} paid for something else before.`);
  if (reviewReason === null) await fulfil(client, { checkout: moved, clock });
  return true;
}

/** The same payment reported twice is ignored; a second payment of one checkout is an error. */
async function refuseSecondPayment({ client }: EventContext, paid: CheckoutPaid): Promise<false> {
  const first = await findPayment(client, { checkoutId: paid.checkoutId });
  if (first?.processorRef === paid.paymentRef) return false;
  throw new DeadLetter(`Checkout ${paid.checkoutId} was paid before; give the money back.`);
}

function subscriptionOf(checkout: CheckoutRow, { subscriptionRef: ref, period }: CheckoutPaid) {
  if (checkout.kind !== 'subscription') return null;
  if (ref === null || period === null) throw new DeadLetter('The payment names no subscription.');
  return { ref, start: new Date(period.start), end: new Date(period.end) };
}

/** Why an operator has to review the payment; null when it is what the checkout asked for. */
function reviewReasonFor(checkout: CheckoutRow, paid: CheckoutPaid, paidAt: Date): string | null {
  if (paid.amountMinor !== checkout.amountMinor) {
    return `${paid.amountMinor} was paid instead of ${checkout.amountMinor}.`;
  }
  if (paid.currency !== checkout.currency) {
    return `It was paid in ${paid.currency} instead of ${checkout.currency}.`;
  }
  if (paid.accountId !== checkout.accountId) return 'It was paid in the name of another account.';
  if (paid.doubtful) return 'The processor holds the payment for review.';
  const { status, expiresAt } = checkout;
  const isLate = status === 'failed' || (status === 'expired' && paidAt > expiresAt);
  return isLate ? `It was paid after it had ${status}.` : null;
}

/** Only the processor that opened a checkout may report about it, and only with the same ref. */
async function findReportedCheckout(
  { client, processor }: EventContext,
  { checkoutId, checkoutRef }: { checkoutId: string; checkoutRef: string | null },
): Promise<CheckoutRow> {
  const checkout = await findCheckout(client, { id: checkoutId }, { lock: true });
  if (checkout === undefined) throw new DeadLetter(`There is no checkout ${checkoutId}.`);
  if (checkout.processor !== processor) {
    throw new DeadLetter(`Checkout ${checkoutId} belongs to ${checkout.processor}.`);
  }
  if (checkoutRef !== null && checkoutRef !== checkout.processorRef) {
    throw new DeadLetter(`Checkout ${checkoutId} was not opened as ${checkoutRef}.`);
  }
  return checkout;
}

async function applyRefund(
  { client, clock, processor }: EventContext,
  { paymentRef }: PaymentEventDataOf<'payment.refunded'>,
): Promise<boolean> {
  const payment = await findPayment(client, { processor, processorRef: paymentRef });
  if (payment === undefined) throw new TooEarly(paymentName(paymentRef));
  const refunded = await refundPayment(client, { payment, now: new Date(clock.now()) });
  return refunded.isNew;
}
