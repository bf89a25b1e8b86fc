import type { Queryable } from '../../platform/database/index.ts';
import type { ProcessorName } from './processor.ts';

export interface Payment {
  readonly id: string;
  readonly accountId: string;
  readonly checkoutId: string;
  /** Of a renewal; null for the payment of the checkout itself. */
  readonly subscriptionId: string | null;
  readonly processor: ProcessorName;
  readonly processorRef: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly productName: string;
  /** Of the transfer that brings its credits. */
  readonly cause: string;
  readonly credits: number;
  readonly invoiceUrl: string | null;
  /** null for something that is paid once. */
  readonly subscription: { readonly ref: string; readonly start: Date; readonly end: Date } | null;
  readonly status: 'paid' | 'refunded';
  readonly paidAt: Date;
}

const COLUMNS = `id, account_id as "accountId", checkout_id as "checkoutId",
  subscription_id as "subscriptionId", processor, processor_ref as "processorRef",
  amount_minor as "amountMinor", currency, product_name as "productName", cause, credits,
  invoice_url as "invoiceUrl", subscription_ref as "subscriptionRef", period_start as "periodStart",
  period_end as "periodEnd", status, paid_at as "paidAt"`;

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

type Sought =
  | { readonly id: string }
  | { readonly checkoutId: string }
  | { readonly processor: ProcessorName; readonly processorRef: string };

function conditionOf(sought: Sought): [where: string, values: string[]] {
  if ('id' in sought) return ['id = $1', [sought.id]];
  return 'checkoutId' in sought
    ? ['checkout_id = $1 and subscription_id is null', [sought.checkoutId]]
    : ['processor = $1 and processor_ref = $2', [sought.processor, sought.processorRef]];
}

/** By checkout, the payment of the checkout itself; its renewals are found by their own names. */
export async function findPayment(
  database: Queryable,
  sought: Sought,
): Promise<Payment | undefined> {
  const [where, values] = conditionOf(sought);
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from payment where ${where}`,
    values,
  );
  return rows.map(toPayment)[0];
}

/** False when it was written before. */
export async function insertPayment(
  database: Queryable,
  payment: Omit<Payment, 'status'>,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into payment (id, account_id, checkout_id, subscription_id, processor, processor_ref,
       amount_minor, currency, product_name, cause, credits, invoice_url, paid_at,
       subscription_ref, period_start, period_end)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
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
