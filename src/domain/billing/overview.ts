import { CATALOG, type OfferId } from '../../contract/billing-catalog.ts';
import type { BillingOverview } from '../../contract/resources/purchase.ts';
import { readCatalog, toPack } from './catalog.ts';
import { listTakenOffers } from './checkouts/store.ts';
import { type BillingDependencies, ENVIRONMENT } from './dependencies.ts';
import { type Customer, offeredPlans } from './offered-plans.ts';
import { listHistory } from './payments/history.ts';
import { findLastCard } from './payments/store.ts';
import { newestSubscription } from './subscriptions/store.ts';
import { toSubscription } from './subscriptions/view.ts';

const PAYMENTS_PER_PAGE = 25;

/** What a person sees of their own billing: on the billing page and on the management page. */
export async function billingOverview(
  dependencies: BillingDependencies,
  { accountId, cursor }: { accountId: string; cursor?: string | undefined },
): Promise<BillingOverview> {
  const { pool } = dependencies;
  const [newest, takenOffers, lastFour, payments] = await Promise.all([
    newestSubscription(pool, accountId),
    listTakenOffers(pool, accountId),
    findLastCard(pool, accountId),
    listHistory(dependencies, { accountId, limit: PAYMENTS_PER_PAGE, cursor }),
  ]);
  const { enabled, reason, version, currency } = readCatalog(dependencies);
  return {
    enabled,
    reason,
    environment: ENVIRONMENT,
    catalogVersion: version,
    currency,
    subscription: newest === undefined ? null : toSubscription(newest),
    card: lastFour === null ? null : { lastFour },
    plans: [...offeredPlans(customerOf(newest, takenOffers))],
    packs: CATALOG.flatMap((sku) => (sku.kind === 'subscription' ? [] : [toPack(sku)])),
    payments,
  };
}

/** Who somebody is to the price list. */
export async function findCustomer(
  { pool }: Pick<BillingDependencies, 'pool'>,
  accountId: string,
): Promise<Customer> {
  const [newest, takenOffers] = await Promise.all([
    newestSubscription(pool, accountId),
    listTakenOffers(pool, accountId),
  ]);
  return customerOf(newest, takenOffers);
}

function customerOf(
  newest: Awaited<ReturnType<typeof newestSubscription>>,
  takenOffers: readonly OfferId[],
): Customer {
  const isLive = newest !== undefined && newest.status !== 'canceled';
  return {
    isFormerSubscriber: newest?.status === 'canceled',
    takenOffers,
    currentSkuId: isLive ? newest.skuId : null,
  };
}
