import Stripe from 'stripe';
import { ProcessorFailure } from '../../../domain/billing/index.ts';

/** Turns every error of Stripe into a ProcessorFailure; the original is its cause. */
export async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
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
