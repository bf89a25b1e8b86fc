import type { Subscription } from '../../contract/resources/billing.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { setPlan } from '../accounts/index.ts';
import { type Standing, skuOf } from './catalog.ts';
import { ENVIRONMENT } from './dependencies.ts';
import type { ProcessorName } from './processor.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly accountId: string;
  readonly processor: ProcessorName;
  readonly processorRef: string;
  readonly skuId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly credits: number;
  readonly status: 'active' | 'past_due' | 'canceled';
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly decidedAt: Date;
}

export const SUBSCRIPTION_COLUMNS = `id, account_id as "accountId", processor, processor_ref as "processorRef",
  sku_id as "skuId", amount_minor as "amountMinor", currency, credits, status,
  period_start as "periodStart", period_end as "periodEnd",
  cancel_at_period_end as "cancelAtPeriodEnd", decided_at as "decidedAt"`;

/** The one that is alive, or the last that was. */
export async function newestSubscription(
  database: Queryable,
  accountId: string,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await database.query<SubscriptionRow>(
    `select ${SUBSCRIPTION_COLUMNS} from subscription where account_id = $1
     order by (status <> 'canceled') desc, created_at desc, id desc limit 1`,
    [accountId],
  );
  return rows[0];
}

export async function standingOf(database: Queryable, accountId: string): Promise<Standing> {
  const newest = await newestSubscription(database, accountId);
  return { isFormerSubscriber: newest?.status === 'canceled' };
}

export function toSubscription(row: SubscriptionRow): Subscription {
  const sku = skuOf(row.skuId);
  if (sku.kind !== 'subscription') throw new Error(`${row.skuId} cannot be subscribed to`);
  return {
    id: row.id,
    skuId: row.skuId,
    tier: sku.tier,
    size: sku.size,
    interval: sku.interval,
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

/** Makes the plan of the account follow its subscription. */
export async function followPlan(
  database: Queryable,
  { accountId, skuId, status, periodEnd, cancelAtPeriodEnd }: SubscriptionRow,
): Promise<void> {
  const sku = skuOf(skuId);
  if (sku.kind !== 'subscription') throw new Error(`${skuId} cannot be subscribed to`);
  const isOver = status === 'canceled';
  await setPlan(database, {
    accountId,
    plan: isOver ? 'free' : sku.tier,
    renewsAt: isOver || cancelAtPeriodEnd ? null : periodEnd,
  });
}

interface Ending {
  readonly id: string;
  readonly now: Date;
  /** Spares one whose period has not ended, or was renewed meanwhile. */
  readonly onlyLapsed?: boolean;
}

/** Ends a live subscription now; undefined when it had ended before. */
export async function endSubscription(
  database: Queryable,
  { id, now, onlyLapsed = false }: Ending,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await database.query<SubscriptionRow>(
    `update subscription set status = 'canceled', ended_at = $2
     where id = $1 and status <> 'canceled' and (not $3 or period_end <= $2)
     returning ${SUBSCRIPTION_COLUMNS}`,
    [id, now, onlyLapsed],
  );
  const [ended] = rows;
  if (ended !== undefined) await followPlan(database, ended);
  return ended;
}

/** The processor must not charge for it any more; told by the worker, until it has heard. */
export async function tellProcessorToStop(
  database: Queryable,
  { processor, processorRef }: Pick<SubscriptionRow, 'processor' | 'processorRef'>,
): Promise<void> {
  await database.query(
    `select graphile_worker.add_job('billing_stop',
       json_build_object('processor', $1::text, 'ref', $2::text))`,
    [processor, processorRef],
  );
}
