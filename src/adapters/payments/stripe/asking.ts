import Stripe from 'stripe';
import { ProcessorFailure } from '../../../domain/billing/index.ts';

/** Whatever Stripe fails with becomes one kind of failure; its own words stay in the cause. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProcessorFailure(`Stripe: ${error.type} ${error.code ?? ''}`.trim(), {
      cause: error,
    });
  }
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof ProcessorFailure ? error.cause : error;
  return cause instanceof Stripe.errors.StripeError ? cause.code : undefined;
}

export const isMissing = (error: unknown) => codeOf(error) === 'resource_missing';
export const isRefundedBefore = (error: unknown) => codeOf(error) === 'charge_already_refunded';
