import type { CheckoutState } from '../../../contract/resources/billing.ts';

interface Step {
  readonly from: readonly CheckoutState[];
  readonly to: CheckoutState;
}

/**
 * Every step a checkout can take. Any other is ignored, so that late, repeated and reordered events
 * do no harm. The database enforces the same table.
 *
 * A payment counts even after the checkout expired or failed, because the person's money is gone;
 * an operator then decides.
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
