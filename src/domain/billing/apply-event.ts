import { LIMITS } from '../../contract/limits.ts';
import { newId } from '../../platform/ids.ts';
import { type Applying, DeadLetter, TooEarly } from './applying.ts';
import { type CheckoutRow, findCheckout, move, tellProcessorToClose } from './checkout.ts';
import { fulfil } from './fulfil.ts';
import { findPayment, insertPayment } from './payment.ts';
import type { Happening, HappeningOf } from './payment-event.ts';
import { refundPayment } from './refund.ts';
import { noteChange, noteEnd, noteRenewal, noteRenewalFailure } from './renewal.ts';

type Paid = HappeningOf<'checkout.paid'>;

/** True when it changed something; false when there was nothing left to change. */
export async function applyEvent(applying: Applying): Promise<boolean> {
  const { happening } = applying.event;
  switch (happening.type) {
    case 'checkout.submitted':
    case 'checkout.expired':
    case 'checkout.declined':
      return follow(applying, happening);
    case 'checkout.paid':
      return pay(applying, happening);
    case 'renewal.paid':
      return noteRenewal(applying, happening);
    case 'renewal.failed':
      return noteRenewalFailure(applying, happening);
    case 'subscription.changed':
      return noteChange(applying, happening);
    case 'subscription.ended':
      return noteEnd(applying, happening);
    case 'payment.refunded':
      return refund(applying, happening);
    case 'other':
      return false;
  }
}

async function follow(
  applying: Applying,
  happening: HappeningOf<'checkout.submitted' | 'checkout.expired' | 'checkout.declined'>,
): Promise<boolean> {
  const { client, clock } = applying;
  const checkout = await theirCheckout(applying, happening);
  const at = { id: checkout.id, now: new Date(clock.now()) };
  const step = stepOf(happening, checkout);
  const moved = await move(client, step, at);
  if (moved !== undefined && step === 'fail') await tellProcessorToClose(client, moved);
  return moved !== undefined;
}

function stepOf({ type }: Happening, { declines }: CheckoutRow) {
  if (type === 'checkout.submitted') return 'submit';
  if (type === 'checkout.expired') return 'expire';
  return declines + 1 < LIMITS.checkoutDeclinesMax ? 'decline' : 'fail';
}

/** Records the payment; hands over at once when nothing about it is odd. */
async function pay(applying: Applying, paid: Paid): Promise<boolean> {
  const { client, clock, event } = applying;
  const checkout = await theirCheckout(applying, paid);
  const reviewReason = whyReview(checkout, paid, event.occurredAt);
  const now = new Date(clock.now());
  const moved = await move(client, 'pay', { id: checkout.id, now, reviewReason });
  if (moved === undefined) return refuseSecondPayment(applying, paid);
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
  });
  if (!isNew) throw new DeadLetter(`Payment ${paid.paymentRef} paid for something else before.`);
  if (reviewReason === null) await fulfil(client, { checkout: moved, clock });
  return true;
}

/** The same payment reported twice is nothing; two payments of one checkout are one too many. */
async function refuseSecondPayment({ client }: Applying, paid: Paid): Promise<false> {
  const first = await findPayment(client, { checkoutId: paid.checkoutId });
  if (first?.processorRef === paid.paymentRef) return false;
  throw new DeadLetter(`Checkout ${paid.checkoutId} was paid before; give the money back.`);
}

function subscriptionOf(checkout: CheckoutRow, { subscriptionRef: ref, period }: Paid) {
  if (checkout.kind !== 'subscription') return null;
  if (ref === null || period === null) throw new DeadLetter('The payment names no subscription.');
  return { ref, start: new Date(period.start), end: new Date(period.end) };
}

/** Why an operator has to look; null when amount, currency and owner are as they should be. */
function whyReview(checkout: CheckoutRow, paid: Paid, paidAt: Date): string | null {
  if (paid.amountMinor !== checkout.amountMinor) {
    return `${paid.amountMinor} was paid instead of ${checkout.amountMinor}.`;
  }
  if (paid.currency !== checkout.currency) {
    return `It was paid in ${paid.currency} instead of ${checkout.currency}.`;
  }
  if (paid.accountId !== checkout.accountId) return 'It was paid in the name of another account.';
  if (paid.doubtful) return 'The processor holds the payment for review.';
  const { status, expiresAt } = checkout;
  const wasOver = status === 'failed' || (status === 'expired' && paidAt > expiresAt);
  return wasOver ? `It was paid after it had ${status}.` : null;
}

/** Only the processor that opened a checkout may speak about it, and only under the same name. */
async function theirCheckout(
  { client, processor }: Applying,
  { checkoutId, checkoutRef }: { checkoutId: string; checkoutRef: string | null },
): Promise<CheckoutRow> {
  const checkout = isUuid(checkoutId)
    ? await findCheckout(client, { id: checkoutId }, { lock: true })
    : undefined;
  if (checkout === undefined) throw new DeadLetter(`There is no checkout ${checkoutId}.`);
  if (checkout.processor !== processor) {
    throw new DeadLetter(`Checkout ${checkoutId} belongs to ${checkout.processor}.`);
  }
  if (checkoutRef !== null && checkoutRef !== checkout.processorRef) {
    throw new DeadLetter(`Checkout ${checkoutId} was not opened as ${checkoutRef}.`);
  }
  return checkout;
}

async function refund(
  { client, clock, processor }: Applying,
  { paymentRef }: HappeningOf<'payment.refunded'>,
): Promise<boolean> {
  const payment = await findPayment(client, { processor, processorRef: paymentRef });
  if (payment === undefined) throw new TooEarly(`payment:${paymentRef}`);
  const refunded = await refundPayment(client, { payment, now: new Date(clock.now()) });
  return refunded.isNew;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
