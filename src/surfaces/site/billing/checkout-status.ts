import { LIMITS } from '../../../contract/limits.ts';
import type { CheckoutState } from '../../../contract/resources/billing.ts';
import type { HostedCheckout } from '../../../domain/billing/index.ts';

/** The status of a checkout, in words. */
interface StatusWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'bad';
  /** Whether the status may still change. */
  readonly mayChange: boolean;
}

export const STATUS_WORDS: Readonly<Record<CheckoutState, StatusWords>> = {
  pending: {
    title: 'Not paid yet',
    text: 'Nothing was charged. The checkout is still open; you can go back to it, or start another one.',
    tone: 'warn',
    mayChange: true,
  },
  processing: {
    title: 'Waiting for the confirmation',
    text: 'The payment was sent. The credits come as soon as it is confirmed, which takes a few seconds. You need not keep this page open.',
    tone: 'warn',
    mayChange: true,
  },
  paid_pending_review: {
    title: 'Paid, and held for review',
    text: 'The payment has arrived, and somebody looks at it before the credits come. You need not do anything, and you need not pay again.',
    tone: 'warn',
    mayChange: true,
  },
  fulfilled: {
    title: 'Paid',
    text: 'The payment is confirmed, and what you bought is in the account.',
    tone: 'good',
    mayChange: false,
  },
  failed: {
    title: 'The payment failed',
    text: `${LIMITS.checkoutDeclinesMax} cards were declined, so this checkout is closed. Nothing was charged. To try again, start a new one.`,
    tone: 'bad',
    mayChange: false,
  },
  expired: {
    title: 'This checkout has expired',
    text: `It was not paid within ${LIMITS.checkoutMinutes} minutes, or its offer was used in another checkout. Nothing was charged. To buy, start a new one.`,
    tone: 'warn',
    mayChange: false,
  },
  refunded: {
    title: 'Refunded',
    text: 'The payment was given back, and the credits that were left of it were taken back.',
    tone: 'warn',
    mayChange: false,
  },
};

/**
 * For the hosted page, once it no longer takes a card. The status of the checkout follows when the
 * report of the processor arrives, so the page looks at the payment itself until then.
 */
export function hostedStatusWords({ status, isPaid, triesLeft }: HostedCheckout): StatusWords {
  if (status !== 'pending' && status !== 'processing') return STATUS_WORDS[status];
  if (isPaid) return STATUS_WORDS.processing;
  return triesLeft === 0 ? STATUS_WORDS.failed : STATUS_WORDS.expired;
}
