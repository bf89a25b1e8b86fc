import type { History, HistoryItem } from '../../../contract/resources/billing.ts';
import { type BillingDependencies, ENVIRONMENT } from '../dependencies.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { invoiceUrlOf } from './invoice.ts';
import { type HistoryRow, hasBrokenLegacyPayment, listPayments } from './store.ts';

/** The payments of an account, newest first, with those from before this service. */
export async function listHistory(
  dependencies: Pick<BillingDependencies, 'pool' | 'secret' | 'baseUrl'>,
  { accountId, limit, cursor }: { accountId: string; limit: number; cursor: string | undefined },
): Promise<History> {
  const { pool, secret } = dependencies;
  const seal = { secret, accountId };
  const after = cursor === undefined ? null : fromCursor(cursor, seal);
  const rows = await listPayments(pool, { accountId, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const isDegraded = await hasBrokenLegacyPayment(pool, accountId);
  return {
    history: shown.map((row) => toItem(row, invoiceOf(dependencies, row))),
    nextCursor: last === undefined ? null : toCursor(last, seal),
    environment: ENVIRONMENT,
    ...(isDegraded ? { degraded: true } : {}),
  };
}

const READ_AT_ONCE = 100;

/** The same, all of them, some at a time. */
export async function* readAllPayments(
  dependencies: Pick<BillingDependencies, 'pool' | 'secret' | 'baseUrl'>,
  accountId: string,
): AsyncGenerator<HistoryItem> {
  let cursor: string | undefined;
  do {
    const page: History = await listHistory(dependencies, {
      ...{ accountId, cursor },
      limit: READ_AT_ONCE,
    });
    yield* page.history;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** The processor's own invoice, or else ours. */
function invoiceOf(
  dependencies: Pick<BillingDependencies, 'secret' | 'baseUrl'>,
  { id, invoice_url: theirs, is_ours: isOurs }: HistoryRow,
): string | null {
  return theirs ?? (isOurs ? invoiceUrlOf(dependencies, id) : null);
}

function toItem(row: HistoryRow, invoiceUrl: string | null): HistoryItem {
  return {
    id: row.id,
    ...(row.amount === null ? {} : { amount: row.amount }),
    ...(row.currency === null ? {} : { currency: row.currency }),
    ...(row.status === null ? {} : { status: row.status }),
    ...(row.in_review ? { inReview: true } : {}),
    ...(row.product_name === null ? {} : { productName: row.product_name }),
    ...(row.paid_at === null ? {} : { createdAt: row.paid_at.toISOString() }),
    invoiceUrl,
    ...(row.invoice_number === null ? {} : { invoiceNumber: row.invoice_number }),
    ...(row.provider === null ? {} : { provider: row.provider }),
  };
}
