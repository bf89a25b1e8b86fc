import type { Queryable } from '../../../platform/database/index.ts';
import { queueMail } from '../mails/store.ts';
import type { SubscriptionRow } from './store.ts';

/** Tells a person that the subscription they have just canceled runs until the end of its period. */
export async function queueCanceledMail(
  client: Queryable,
  { id, accountId, skuId, periodEnd, decidedAt }: SubscriptionRow,
): Promise<void> {
  await queueMail(client, {
    accountId,
    cause: `canceled:${id}:${decidedAt.toISOString()}`,
    facts: { kind: 'canceled', subscriptionId: id, skuId, endsAt: periodEnd.toISOString() },
    now: decidedAt,
  });
}
