import type { SubscriptionSku } from '../../../contract/billing-catalog.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { setPlan } from '../../accounts/index.ts';
import { skuOf } from '../catalog.ts';
import { type Ending, markCanceled, type SubscriptionRow } from './store.ts';

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

/** Ends a live subscription and its plan; undefined when it had ended before. */
export async function endSubscription(
  client: Queryable,
  ending: Ending,
): Promise<SubscriptionRow | undefined> {
  const ended = await markCanceled(client, ending);
  if (ended !== undefined) await updatePlan(client, ended);
  return ended;
}

export function subscriptionSkuOf(skuId: string): SubscriptionSku {
  const sku = skuOf(skuId);
  if (sku.kind !== 'subscription') throw new Error(`${skuId} cannot be subscribed to`);
  return sku;
}
