import type { BillingOverview } from '../../contract/resources/billing.ts';
import type { BillingDependencies } from './dependencies.ts';
import { listHistory } from './payments/history.ts';
import { newestSubscription } from './subscriptions/store.ts';
import { toSubscription } from './subscriptions/view.ts';

const PAYMENTS_PER_PAGE = 25;

/** What a person sees of their own billing: on the billing page and on the management page. */
export async function billingOverview(
  dependencies: BillingDependencies,
  { accountId, cursor }: { accountId: string; cursor?: string | undefined },
): Promise<BillingOverview> {
  const newest = await newestSubscription(dependencies.pool, accountId);
  return {
    subscription: newest === undefined ? null : toSubscription(newest),
    payments: await listHistory(dependencies, { accountId, limit: PAYMENTS_PER_PAGE, cursor }),
  };
}
