import type { Queryable } from '../../../platform/database/index.ts';
import { type LedgerProblem, type LedgerTime, PURCHASES } from '../../credits/index.ts';
import type { ProcessorName } from '../processor.ts';

export interface Payment {
  readonly id: string;
  readonly accountId: string;
  readonly checkoutId: string;
  /** Set for a renewal; null for the payment of the checkout itself. */
  readonly subscriptionId: string | null;
  readonly processor: ProcessorName;
  readonly processorRef: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly productName: string;
  /** The cause of the transfer that brings its credits. */
  readonly cause: string;
  readonly credits: number;
  readonly invoiceUrl: string | null;
  /** What it pays for at the processor; null for a one-time purchase. */
  readonly subscription: { readonly ref: string; readonly start: Date; readonly end: Date } | null;
  readonly status: 'paid' | 'refunded';
  readonly paidAt: Date;
  readonly refundedAt: Date | null;
  /** Of the card that was charged; null when the processor does not say. */
  readonly cardLastFour: string | null;
  /** In sequence within its year: `2026-0042`. Given when the payment is committed, null before. */
  readonly invoiceNumber: string | null;
}

const INVOICE_NUMBER = `invoice_year || '-' ||
  case when invoice_serial < 10000 then lpad(invoice_serial::text, 4, '0') else invoice_serial::text end`;

const COLUMNS = `id, account_id as "accountId", checkout_id as "checkoutId",
  subscription_id as "subscriptionId", processor, processor_ref as "processorRef",
  amount_minor as "amountMinor", currency, product_name as "productName", cause, credits,
  invoice_url as "invoiceUrl", subscription_ref as "subscriptionRef", period_start as "periodStart",
  period_end as "periodEnd", status, paid_at as "paidAt", refunded_at as "refundedAt",
  card_last_four as "cardLastFour", ${INVOICE_NUMBER} as "invoiceNumber"`;

type Row = Omit<Payment, 'subscription'> & {
  readonly subscriptionRef: string | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
};

function toPayment({
  subscriptionRef: ref,
  periodStart: start,
  periodEnd: end,
  ...row
}: Row): Payment {
  const isWhole = ref !== null && start !== null && end !== null;
  return { ...row, subscription: isWhole ? { ref, start, end } : null };
}

type PaymentLookup =
  | { readonly id: string }
  | { readonly checkoutId: string }
  | { readonly processor: ProcessorName; readonly processorRef: string };

function conditionOf(lookup: PaymentLookup): [where: string, values: string[]] {
  if ('id' in lookup) return ['id = $1', [lookup.id]];
  return 'checkoutId' in lookup
    ? ['checkout_id = $1 and subscription_id is null', [lookup.checkoutId]]
    : ['processor = $1 and processor_ref = $2', [lookup.processor, lookup.processorRef]];
}

/** By checkout, it finds the payment of the checkout itself and none of its renewals. */
export async function findPayment(
  database: Queryable,
  lookup: PaymentLookup,
): Promise<Payment | undefined> {
  const [where, values] = conditionOf(lookup);
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from payment where ${where}`,
    values,
  );
  return rows.map(toPayment)[0];
}

/** False when it was written before. */
export async function insertPayment(
  database: Queryable,
  payment: Omit<Payment, 'status' | 'refundedAt' | 'invoiceNumber'>,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into payment (id, account_id, checkout_id, subscription_id, processor, processor_ref,
       amount_minor, currency, product_name, cause, credits, invoice_url, paid_at,
       subscription_ref, period_start, period_end, card_last_four)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     on conflict do nothing`,
    [
      payment.id,
      payment.accountId,
      payment.checkoutId,
      payment.subscriptionId,
      payment.processor,
      payment.processorRef,
      payment.amountMinor,
      payment.currency,
      payment.productName,
      payment.cause,
      payment.credits,
      payment.invoiceUrl,
      payment.paidAt,
      payment.subscription?.ref ?? null,
      payment.subscription?.start ?? null,
      payment.subscription?.end ?? null,
      payment.cardLastFour,
    ],
  );
  return rowCount === 1;
}

/** False when it was marked before. */
export async function markRefunded(
  database: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    "update payment set status = 'refunded', refunded_at = $2 where id = $1 and status = 'paid'",
    [id, now],
  );
  return rowCount === 1;
}

/** Every payment brought its credits, once it was fulfilled and not before. */
export async function verifyPayments(
  database: Queryable,
  since: LedgerTime,
): Promise<readonly LedgerProblem[]> {
  const { rows } = await database.query<LedgerProblem>(
    `with ${PURCHASES},
     changed as (
       select id from payment where written_at >= $1::timestamptz
       union
       select p.id from checkout c join payment p on p.checkout_id = c.id
       where c.changed_at >= $1::timestamptz
       union
       select p.id from purchase t join payment p on p.cause = t.cause
       where t.created_at >= $1::timestamptz
     )
     select p.account_id, format('%s paid for %s credits, and %s', p.id, p.credits,
       case when t.cause is null then 'brought none' else t.cause || ' says otherwise' end) as problem
     from changed
     join payment p using (id)
     join checkout c on c.id = p.checkout_id
     left join purchase t on t.cause = p.cause
     where case when p.subscription_id is not null or c.fulfilled_at is not null
       then (t.account_id, t.credits) is distinct from (p.account_id, p.credits)
       else t.cause is not null end`,
    [since],
  );
  return rows;
}

export interface HistoryRow {
  readonly id: string;
  readonly at: Date;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly status: string | null;
  /** Whether its checkout waits for an operator. */
  readonly in_review: boolean;
  readonly product_name: string | null;
  readonly paid_at: Date | null;
  readonly invoice_url: string | null;
  readonly provider: string | null;
  /** Whether it was paid to this service, which has an invoice for every payment. */
  readonly is_ours: boolean;
  readonly invoice_number: string | null;
}

interface HistoryQuery {
  readonly accountId: string;
  /** The last row of the page before; null for the first page. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Newest first. Legacy rows lack what could not be read; those without a date come last. */
export async function listPayments(
  database: Queryable,
  { accountId, after, limit }: HistoryQuery,
): Promise<readonly HistoryRow[]> {
  const { rows } = await database.query<HistoryRow>(
    `select * from (
       select p.id, p.paid_at as at, p.amount_minor / 100.0::float8 as amount, p.currency, p.status,
         p.subscription_id is null and c.status = 'paid_pending_review' as in_review,
         p.product_name, p.paid_at, p.invoice_url, p.processor as provider, true as is_ours,
         ${INVOICE_NUMBER} as invoice_number
       from payment p join checkout c on c.id = p.checkout_id where p.account_id = $1
       union all
       select id, coalesce(paid_at, 'epoch') as at, amount::float8, currency, status, false,
         product_name, paid_at, invoice_url, provider, false, null
       from legacy_payment where account_id = $1
     ) row
     where $2::timestamptz is null or (at, id collate "C") < ($2, $3 collate "C")
     order by at desc, id collate "C" desc limit $4`,
    [accountId, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows;
}

/** The last four digits of the card that paid last; null when nobody knows them. */
export async function findLastCard(database: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await database.query<{ lastFour: string | null }>(
    `select card_last_four as "lastFour" from payment where account_id = $1
     order by paid_at desc, id desc limit 1`,
    [accountId],
  );
  return rows[0]?.lastFour ?? null;
}

/** Whether some legacy payment of the account could not be read whole. */
export async function hasBrokenLegacyPayment(
  database: Queryable,
  accountId: string,
): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from legacy_payment where account_id = $1 and broken is not null limit 1',
    [accountId],
  );
  return rows.length > 0;
}

export interface LegacyPayment {
  readonly id: string;
  readonly accountId: string;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly status: string | null;
  readonly productName: string | null;
  readonly paidAt: Date | null;
  readonly invoiceUrl: string | null;
  readonly provider: string | null;
  /** What could not be read; null for a whole row. */
  readonly broken: string | null;
}

/** False when it was imported before. */
export async function insertLegacyPayment(
  client: Queryable,
  payment: LegacyPayment,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into legacy_payment (id, account_id, amount, currency, status, product_name, paid_at,
       invoice_url, provider, broken)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing`,
    [
      payment.id,
      payment.accountId,
      payment.amount,
      payment.currency,
      payment.status,
      payment.productName,
      payment.paidAt,
      payment.invoiceUrl,
      payment.provider,
      payment.broken,
    ],
  );
  return rowCount === 1;
}
