import type { Queryable } from '../../../platform/database/index.ts';
import type { SubscriberHistory } from '../catalog.ts';
import type { ProcessorName } from '../processor.ts';
import { tellChanges } from '../store.ts';

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

const COLUMNS = `id, account_id as "accountId", processor, processor_ref as "processorRef",
  sku_id as "skuId", amount_minor as "amountMinor", currency, credits, status,
  period_start as "periodStart", period_end as "periodEnd",
  cancel_at_period_end as "cancelAtPeriodEnd", decided_at as "decidedAt"`;

const changing = tellChanges({ type: 'subscription.updated', columns: COLUMNS });

/** The live subscription of an account, or else the last one that ended. */
export async function newestSubscription(
  database: Queryable,
  accountId: string,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await database.query<SubscriptionRow>(
    `select ${COLUMNS} from subscription where account_id = $1
     order by (status <> 'canceled') desc, created_at desc, id desc limit 1`,
    [accountId],
  );
  return rows[0];
}

/** All of an account, the newest first. */
export async function listSubscriptions(
  database: Queryable,
  accountId: string,
): Promise<readonly SubscriptionRow[]> {
  const { rows } = await database.query<SubscriptionRow>(
    `select ${COLUMNS} from subscription where account_id = $1 order by created_at desc, id desc`,
    [accountId],
  );
  return rows;
}

export async function subscriberHistoryOf(
  database: Queryable,
  accountId: string,
): Promise<SubscriberHistory> {
  const newest = await newestSubscription(database, accountId);
  return { isFormerSubscriber: newest?.status === 'canceled' };
}

/** A subscription with what is needed to check a processor's report about it. */
export interface ReportedSubscription extends SubscriptionRow {
  readonly checkoutId: string;
  readonly firstPeriodEnd: Date;
  readonly endedAt: Date | null;
}

/** Locks the row. */
export async function findSubscriptionByRef(
  client: Queryable,
  processor: ProcessorName,
  ref: string,
): Promise<ReportedSubscription | undefined> {
  const { rows } = await client.query<ReportedSubscription>(
    `select ${COLUMNS}, checkout_id as "checkoutId",
       first_period_end as "firstPeriodEnd", ended_at as "endedAt" from subscription
     where processor = $1 and processor_ref = $2 for update`,
    [processor, ref],
  );
  return rows[0];
}

/** The account of a subscription; undefined when it has not begun yet. */
export async function findSubscriptionOwner(
  database: Queryable,
  processor: ProcessorName,
  ref: string,
): Promise<string | undefined> {
  const { rows } = await database.query<{ accountId: string }>(
    `select account_id as "accountId" from subscription
     where processor = $1 and processor_ref = $2`,
    [processor, ref],
  );
  return rows[0]?.accountId;
}

/** The ids of live subscriptions of an account, or of the one that a checkout started. */
export async function listLiveSubscriptions(
  client: Queryable,
  by: { readonly accountId: string } | { readonly checkoutId: string },
): Promise<readonly string[]> {
  const [column, value] =
    'accountId' in by ? ['account_id', by.accountId] : ['checkout_id', by.checkoutId];
  const { rows } = await client.query<{ id: string }>(
    `select id from subscription where ${column} = $1 and status <> 'canceled'`,
    [value],
  );
  return rows.map(({ id }) => id);
}

interface NewSubscription {
  readonly id: string;
  readonly accountId: string;
  readonly checkoutId: string;
  readonly processor: ProcessorName;
  readonly processorRef: string;
  readonly skuId: string;
  readonly amountMinor: number | null;
  readonly currency: string;
  readonly credits: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly now: Date;
}

export async function insertSubscription(
  client: Queryable,
  made: NewSubscription,
): Promise<SubscriptionRow> {
  const { rows } = await client.query<SubscriptionRow>(
    changing(
      `insert into subscription (id, account_id, checkout_id, processor, processor_ref, sku_id,
         amount_minor, currency, credits, period_start, period_end, first_period_end,
         decided_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $12)`,
      { at: '$12::timestamptz' },
    ),
    [
      made.id,
      made.accountId,
      made.checkoutId,
      made.processor,
      made.processorRef,
      made.skuId,
      made.amountMinor,
      made.currency,
      made.credits,
      made.periodStart,
      made.periodEnd,
      made.now,
    ],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error(`Subscription ${made.id} was not written`);
  return inserted;
}

/** Moves on to a paid period; undefined when a later one is paid already, or the subscription ended. */
export async function startPeriod(
  client: Queryable,
  { id, start, end }: { id: string; start: Date; end: Date },
): Promise<SubscriptionRow | undefined> {
  const { rows } = await client.query<SubscriptionRow>(
    changing(
      `update subscription set period_start = $2, period_end = $3, status = 'active'
       where id = $1 and period_end < $3 and status <> 'canceled'`,
    ),
    [id, start, end],
  );
  return rows[0];
}

/** False when the period is paid by now, or the failure was known. */
export async function markPastDue(
  client: Queryable,
  { id, periodStart }: { id: string; periodStart: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    changing(
      `update subscription set status = 'past_due'
       where id = $1 and status = 'active' and period_end <= $2`,
    ),
    [id, periodStart],
  );
  return rowCount === 1;
}

interface Cancellation {
  readonly id: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly decidedAt: Date;
}

/** A decision made here; undefined when the subscription has ended. */
export async function updateCancellation(
  client: Queryable,
  { id, cancelAtPeriodEnd, decidedAt }: Cancellation,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await client.query<SubscriptionRow>(
    changing(
      `update subscription set cancel_at_period_end = $2, decided_at = $3
       where id = $1 and status <> 'canceled'`,
      // The row as it was: whoever decides has locked it.
      { condition: '(select cancel_at_period_end <> $2 from subscription where id = $1)' },
    ),
    [id, cancelAtPeriodEnd, decidedAt],
  );
  return rows[0];
}

/** Whether it was decided before that the subscription ends with its period. Locks the row. */
export async function isCanceledAtPeriodEnd(client: Queryable, id: string): Promise<boolean> {
  const { rows } = await client.query<{ isCanceled: boolean }>(
    'select cancel_at_period_end as "isCanceled" from subscription where id = $1 for update',
    [id],
  );
  return rows[0]?.isCanceled ?? false;
}

/** A decision that the processor reports; undefined when it is stale or changes nothing. */
export async function updateReportedCancellation(
  client: Queryable,
  { id, cancelAtPeriodEnd, decidedAt }: Cancellation,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await client.query<SubscriptionRow>(
    changing(
      `update subscription set cancel_at_period_end = $2, decided_at = $3
       where id = $1 and status <> 'canceled' and decided_at <= $3 and cancel_at_period_end <> $2`,
    ),
    [id, cancelAtPeriodEnd, decidedAt],
  );
  return rows[0];
}

export interface Ending {
  readonly id: string;
  readonly now: Date;
  /** Spares a subscription whose period has not ended, or was renewed meanwhile. */
  readonly onlyLapsed?: boolean;
}

/** undefined when it had ended before. */
export async function markCanceled(
  client: Queryable,
  { id, now, onlyLapsed = false }: Ending,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await client.query<SubscriptionRow>(
    changing(
      `update subscription set status = 'canceled', ended_at = $2
       where id = $1 and status <> 'canceled' and (not $3 or period_end <= $2)`,
    ),
    [id, now, onlyLapsed],
  );
  return rows[0];
}

interface LapsedQuery {
  readonly now: Date;
  readonly graceDays: number;
  /** The processor that takes payments now. */
  readonly processor: ProcessorName | null;
  readonly limit: number;
}

/**
 * Subscriptions that were not renewed: canceled ones a day after their period, others after the
 * grace period. One that is active at the current processor is spared, because its report may
 * just be late; an earlier processor sends none.
 */
export async function listLapsedSubscriptions(
  database: Queryable,
  { now, graceDays, processor, limit }: LapsedQuery,
): Promise<readonly Pick<SubscriptionRow, 'id' | 'accountId'>[]> {
  const { rows } = await database.query<Pick<SubscriptionRow, 'id' | 'accountId'>>(
    `select id, account_id as "accountId" from subscription
     where status <> 'canceled' and period_end <= $1
       and period_end <= $1 - make_interval(days => case when cancel_at_period_end then 1 else $2 end)
       and (cancel_at_period_end or status = 'past_due' or processor <> $4)
     order by period_end limit $3`,
    [now, graceDays, limit, processor ?? ''],
  );
  return rows;
}

/** Has the worker end it at the processor, retrying until it succeeds. */
export async function queueEndAtProcessor(
  client: Queryable,
  { processor, processorRef }: Pick<SubscriptionRow, 'processor' | 'processorRef'>,
): Promise<void> {
  await client.query(
    `select graphile_worker.add_job('billing_stop',
       json_build_object('processor', $1::text, 'ref', $2::text))`,
    [processor, processorRef],
  );
}
