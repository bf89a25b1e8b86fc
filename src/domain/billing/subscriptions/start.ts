import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/ids.ts';
import type { CheckoutRow } from '../checkouts/store.ts';
import type { Payment } from '../payments/store.ts';
import { endSubscription } from './end.ts';
import { updatePlan } from './plan.ts';
import { insertSubscription, listLiveSubscriptions, queueEndAtProcessor } from './store.ts';

interface Start {
  readonly checkout: CheckoutRow;
  readonly paid: NonNullable<Payment['subscription']>;
  readonly clock: Clock;
}

/** Starts the subscription that a checkout paid for, in place of any other. */
export async function startSubscription(
  client: Queryable,
  { checkout, paid, clock }: Start,
): Promise<void> {
  const now = new Date(clock.now());
  const { accountId, processor, skuId, currency, credits } = checkout;
  await endOthers(client, { accountId, now });
  const started = await insertSubscription(client, {
    ...{ accountId, processor, skuId, currency, credits, now },
    id: newId('sub', clock),
    checkoutId: checkout.id,
    processorRef: paid.ref,
    amountMinor: checkout.renewalAmountMinor,
    periodStart: paid.start,
    periodEnd: paid.end,
  });
  await updatePlan(client, started);
}

async function endOthers(
  client: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  for (const id of await listLiveSubscriptions(client, { accountId })) {
    const ended = await endSubscription(client, { id, now });
    if (ended !== undefined) await queueEndAtProcessor(client, ended);
  }
}
