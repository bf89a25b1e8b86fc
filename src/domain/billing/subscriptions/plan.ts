import type { SubscriptionSku } from '../../../contract/billing-catalog.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { setPlan } from '../../accounts/index.ts';
import { skuOf } from '../catalog.ts';
import type { SubscriptionRow } from './store.ts';

/** Sets the plan of the account to what its subscription pays for. */
export async function updatePlan(
  client: Queryable,
  { accountId, skuId, status, periodEnd, cancelAtPeriodEnd }: SubscriptionRow,
): Promise<void> {
  const { tier } = subscriptionSkuOf(skuId);
  const hasEnded = status === 'canceled';
  await setPlan(client, {
    accountId,
    plan: hasEnded ? 'free' : tier,
    renewsAt: hasEnded || cancelAtPeriodEnd ? null : periodEnd,
  });
}

export function subscriptionSkuOf(skuId: string): SubscriptionSku {
  const sku = skuOf(skuId);
  if (sku.kind !== 'subscription') throw new Error(`${skuId} cannot be subscribed to`);
  return sku;
}
