import type { History, HistoryItem } from '../../contract/resources/billing.ts';
import { fromCursor, type Place, toCursor } from './cursor.ts';
import { type BillingDependencies, ENVIRONMENT } from './dependencies.ts';
import { invoiceUrlOf } from './invoice.ts';

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly status: string | null;
  readonly product_name: string | null;
  readonly paid_at: Date | null;
  readonly invoice_url: string | null;
  readonly provider: string | null;
  /** Whether it was paid to this service, so that there is an invoice in any case. */
  readonly is_ours: boolean;
}

/** Rows from before this service lack what could not be read; without a date they come last. */
const PAGE = `select * from (
    select id, paid_at as at, amount_minor / 100.0::float8 as amount, currency, status,
      product_name, paid_at, invoice_url, processor as provider, true as is_ours
    from payment where account_id = $1
    union all
    select id, coalesce(paid_at, 'epoch') as at, amount::float8, currency, status,
      product_name, paid_at, invoice_url, provider, false
    from legacy_payment where account_id = $1
  ) row
  where $2::timestamptz is null or (at, id collate "C") < ($2, $3 collate "C")
  order by at desc, id collate "C" desc limit $4`;

/** The payments of an account, newest first, those from before this service included. */
export async function listHistory(
  dependencies: Pick<BillingDependencies, 'pool' | 'secret' | 'baseUrl'>,
  { accountId, limit, cursor }: { accountId: string; limit: number; cursor: string | undefined },
): Promise<History> {
  const { pool, secret } = dependencies;
  const seal = { secret, accountId };
  const after: Place | null = cursor === undefined ? null : fromCursor(cursor, seal);
  const { rows } = await pool.query<Row>(PAGE, [
    accountId,
    after?.at ?? null,
    after?.id ?? null,
    limit + 1,
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const { rows: broken } = await pool.query(
    'select 1 from legacy_payment where account_id = $1 and broken is not null limit 1',
    [accountId],
  );
  return {
    history: shown.map((row) => toItem(row, invoiceOf(dependencies, row))),
    nextCursor: last === undefined ? null : toCursor(last, seal),
    environment: ENVIRONMENT,
    ...(broken.length > 0 ? { degraded: true } : {}),
  };
}

/** The processor's own, or else ours. */
function invoiceOf(
  dependencies: Pick<BillingDependencies, 'secret' | 'baseUrl'>,
  { id, invoice_url: theirs, is_ours: isOurs }: Row,
): string | null {
  return theirs ?? (isOurs ? invoiceUrlOf(dependencies, id) : null);
}

function toItem(row: Row, invoiceUrl: string | null): HistoryItem {
  return {
    id: row.id,
    ...(row.amount === null ? {} : { amount: row.amount }),
    ...(row.currency === null ? {} : { currency: row.currency }),
    ...(row.status === null ? {} : { status: row.status }),
    ...(row.product_name === null ? {} : { productName: row.product_name }),
    ...(row.paid_at === null ? {} : { createdAt: row.paid_at.toISOString() }),
    invoiceUrl,
    ...(row.provider === null ? {} : { provider: row.provider }),
  };
}
