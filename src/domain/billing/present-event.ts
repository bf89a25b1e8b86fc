import { z } from 'zod';
import { CHECKOUT_STATUSES, type CheckoutStatus } from '../../contract/resources/billing.ts';
import { toCheckoutStatus } from './checkouts/view.ts';
import { ENVIRONMENT } from './dependencies.ts';
import { toSubscription } from './subscriptions/view.ts';

/** Times of rows that were kept as JSON. */
const time = z.string().transform((text) => new Date(text));

const checkoutSource = z.object({
  id: z.string(),
  status: z.enum(CHECKOUT_STATUSES),
  expiresAt: time,
});

const subscriptionSource = z.object({
  id: z.string(),
  skuId: z.string(),
  status: z.enum(['active', 'past_due', 'canceled']),
  periodStart: time,
  periodEnd: time,
  cancelAtPeriodEnd: z.boolean(),
  amountMinor: z.int(),
  currency: z.string(),
  credits: z.int(),
});

/** What `GET /v1/billing/checkouts/{checkoutId}` answered when the row was kept. */
export function presentCheckout(source: unknown, baseUrl: string): CheckoutStatus {
  return toCheckoutStatus(checkoutSource.parse(source), baseUrl);
}

/** What `GET /v1/billing/subscription` answered when the row was kept. */
export function presentSubscription(source: unknown): object {
  return {
    subscription: toSubscription(subscriptionSource.parse(source)),
    environment: ENVIRONMENT,
  };
}
