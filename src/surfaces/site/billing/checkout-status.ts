import { LIMITS } from '../../../contract/limits.ts';
import type { CheckoutState } from '../../../contract/resources/billing.ts';
import type { HostedCheckout } from '../../../domain/billing/index.ts';

/** How a checkout stands, in words. */
export interface Standing {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'bad';
  /** Looking again may show something else. */
  readonly mayChange: boolean;
}

export const STANDINGS: Readonly<Record<CheckoutState, Standing>> = {
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
    text: `It was open for ${LIMITS.checkoutMinutes} minutes and was not paid. Nothing was charged. To buy, start a new one.`,
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

/** What the hosted page says of a checkout that takes no card any more; the report may be under way. */
export function hostedStanding({ status, isPaid, triesLeft }: HostedCheckout): Standing {
  if (status !== 'pending' && status !== 'processing') return STANDINGS[status];
  if (isPaid) return STANDINGS.processing;
  return triesLeft === 0 ? STANDINGS.failed : STANDINGS.expired;
}
