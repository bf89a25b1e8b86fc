import type { CheckoutState } from '../../contract/resources/billing.ts';

interface Step {
  readonly from: readonly CheckoutState[];
  readonly to: CheckoutState;
}

/**
 * Everything that can happen to a checkout. What is not listed changes nothing: a late, doubled or
 * reordered event finds a state it does not start from. The database holds the same table.
 *
 * A payment counts even after we gave up waiting for it, because the person's money is gone; an
 * operator decides then.
 */
export const STEPS = {
  submit: { from: ['pending'], to: 'processing' },
  decline: { from: ['pending', 'processing'], to: 'pending' },
  fail: { from: ['pending', 'processing'], to: 'failed' },
  expire: { from: ['pending'], to: 'expired' },
  pay: { from: ['pending', 'processing', 'expired', 'failed'], to: 'paid_pending_review' },
  fulfil: { from: ['paid_pending_review'], to: 'fulfilled' },
  refund: { from: ['paid_pending_review', 'fulfilled'], to: 'refunded' },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
