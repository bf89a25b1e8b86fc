import type { Subscription } from '../../../contract/resources/billing.ts';
import { ENVIRONMENT } from '../dependencies.ts';
import { subscriptionSkuOf } from './plan.ts';
import type { SubscriptionRow } from './store.ts';

type ShownRow = Omit<SubscriptionRow, 'accountId' | 'processor' | 'processorRef' | 'decidedAt'>;

export function toSubscription(row: ShownRow): Subscription {
  const { tier, size, interval } = subscriptionSkuOf(row.skuId);
  return {
    id: row.id,
    skuId: row.skuId,
    tier,
    size,
    interval,
    status: row.status,
    currentPeriodStart: row.periodStart.toISOString(),
    currentPeriodEnd: row.periodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    amountMinor: row.amountMinor,
    currency: row.currency,
    credits: row.credits,
    environment: ENVIRONMENT,
  };
}
