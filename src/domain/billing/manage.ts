import type { History, Subscription } from '../../contract/resources/billing.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../refusal.ts';
import { unavailable } from './create-checkout.ts';
import { type BillingDependencies, now } from './dependencies.ts';
import { listHistory } from './history.ts';
import { oneAtATime } from './receive-event.ts';
import {
  followPlan,
  newestSubscription,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
  toSubscription,
} from './subscription.ts';

export interface BillingOverview {
  /** The newest one, which may have ended; null if there was none. */
  readonly subscription: Subscription | null;
  readonly payments: History;
}

const PAYMENTS_SHOWN = 25;

/** What a person sees of their own payments, on `/billing` and on the management page. */
export async function billingOverview(
  dependencies: BillingDependencies,
  { accountId, cursor }: { accountId: string; cursor?: string | undefined },
): Promise<BillingOverview> {
  const newest = await newestSubscription(dependencies.pool, accountId);
  return {
    subscription: newest === undefined ? null : toSubscription(newest),
    payments: await listHistory(dependencies, { accountId, limit: PAYMENTS_SHOWN, cursor }),
  };
}

/**
 * A person lets their subscription end with the paid period, or changes their mind. The processor is
 * told first: if we stop in between, its own report brings us in line.
 */
export async function decideRenewal(
  dependencies: BillingDependencies,
  { accountId, renews }: { accountId: string; renews: boolean },
): Promise<Subscription> {
  const { pool, processors } = dependencies;
  const newest = await newestSubscription(pool, accountId);
  if (newest === undefined || newest.status === 'canceled') {
    throw new Refusal('not_found', 'There is no subscription that could be changed.');
  }
  const processor = processors.get(newest.processor);
  if (processor === undefined) {
    throw new Refusal('billing_unavailable', 'The processor of this subscription is not in use.');
  }
  await processor.setCancelAtPeriodEnd(newest.processorRef, !renews).catch(unavailable);
  return inTransaction(pool, async (client) => {
    await oneAtATime(client);
    const { rows } = await client.query<SubscriptionRow>(
      `update subscription set cancel_at_period_end = $2, decided_at = $3
       where id = $1 and status <> 'canceled' returning ${SUBSCRIPTION_COLUMNS}`,
      [newest.id, !renews, now(dependencies)],
    );
    const [changed] = rows;
    if (changed === undefined) throw new Refusal('not_found', 'The subscription has just ended.');
    await followPlan(client, changed);
    return toSubscription(changed);
  });
}
