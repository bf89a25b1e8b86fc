import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../platform/database/index.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { parseCsv } from './csv.ts';

const COLUMNS = [
  'email',
  'id',
  'amount',
  'currency',
  'status',
  'product_name',
  'created_at',
  'invoice_url',
  'provider',
] as const;
type Column = (typeof COLUMNS)[number];
type Fields = Readonly<Record<Column, string>>;

export interface Imported {
  /** Rows that are in the history now, broken ones included. */
  readonly imported: number;
  /** Kept as far as they could be read; they mark the history of their account as degraded. */
  readonly broken: number;
  /** Were there before. */
  readonly known: number;
  /** Lines that belong to no account, and why. */
  readonly skipped: readonly { readonly line: number; readonly why: string }[];
}

/** Takes over payments from before this service: all rows of a file or none. Safe to repeat. */
export function importLegacyPayments(pool: pg.Pool, csv: string): Promise<Imported> {
  const [header = [], ...lines] = parseCsv(csv);
  const missing = COLUMNS.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    throw new OperatorError(`The first line must name the columns ${COLUMNS.join(',')}`);
  }
  return inTransaction(pool, async (client) => {
    const counts = { imported: 0, broken: 0, known: 0 };
    const skipped: { line: number; why: string }[] = [];
    for (const [index, cells] of lines.entries()) {
      const outcome = await importRow(
        client,
        toFields(header, cells),
        cells.length - header.length,
      );
      if (outcome.kind === 'skipped') skipped.push({ line: index + 2, why: outcome.why });
      else if (outcome.kind === 'known') counts.known += 1;
      else {
        counts.imported += 1;
        if (outcome.isBroken) counts.broken += 1;
      }
    }
    return { ...counts, skipped };
  });
}

type RowOutcome =
  | { readonly kind: 'skipped'; readonly why: string }
  | { readonly kind: 'known' }
  | { readonly kind: 'imported'; readonly isBroken: boolean };

async function importRow(client: Queryable, fields: Fields, surplus: number): Promise<RowOutcome> {
  const { rows } = await client.query<{ id: string }>('select id from account where email = $1', [
    fields.email.trim().toLowerCase(),
  ]);
  const accountId = rows[0]?.id;
  if (accountId === undefined) return { kind: 'skipped', why: `no account of ${fields.email}` };
  const read = readRow(fields);
  const broken = [...(surplus === 0 ? [] : ['the number of cells']), ...read.broken];
  const { rowCount } = await client.query(
    `insert into legacy_payment (id, account_id, amount, currency, status, product_name, paid_at,
       invoice_url, provider, broken)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing`,
    [
      read.id,
      accountId,
      read.amount,
      read.currency,
      read.status,
      read.productName,
      read.paidAt,
      read.invoiceUrl,
      read.provider,
      broken.length === 0 ? null : `Cannot read ${broken.join(', ')}.`,
    ],
  );
  if (rowCount === 0) return { kind: 'known' };
  return { kind: 'imported', isBroken: broken.length > 0 };
}

/** Keeps what can be read, and names what cannot. */
function readRow(fields: Fields) {
  const broken: Column[] = [];
  function cell(name: Column, pattern: RegExp): string | null {
    const text = fields[name].trim();
    if (pattern.test(text)) return text;
    broken.push(name);
    return null;
  }
  const id = cell('id', /^[!-~]{1,100}$/);
  const amount = cell('amount', /^\d{1,7}(\.\d{1,2})?$/);
  const createdAt = cell('created_at', /^\d{4}-\d\d-\d\d([T ][\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/);
  const paidAt = createdAt === null ? null : new Date(createdAt);
  const hasDate = paidAt !== null && !Number.isNaN(paidAt.getTime());
  if (paidAt !== null && !hasDate) broken.push('created_at');
  const optional = (name: Column) => fields[name].trim() || null;
  return {
    id: id ?? unnamed(fields),
    amount,
    currency: cell('currency', /^[A-Za-z]{3}$/)?.toUpperCase() ?? null,
    status: cell('status', /^[\w -]{1,40}$/),
    productName: cell('product_name', /^[^\p{Cc}]{1,200}$/u),
    paidAt: hasDate ? paidAt : null,
    invoiceUrl:
      optional('invoice_url') === null ? null : cell('invoice_url', /^https:\/\/\S{1,500}$/),
    provider: optional('provider') === null ? null : cell('provider', /^[\w .-]{1,40}$/),
    broken,
  };
}

/** A row without a usable name gets one that is the same in every import. */
function unnamed(fields: Fields): string {
  const digest = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
  return `legacy_${digest.slice(0, 24)}`;
}

function toFields(header: readonly string[], cells: readonly string[]): Fields {
  const field = (name: Column) => cells[header.indexOf(name)] ?? '';
  return {
    email: field('email'),
    id: field('id'),
    amount: field('amount'),
    currency: field('currency'),
    status: field('status'),
    product_name: field('product_name'),
    created_at: field('created_at'),
    invoice_url: field('invoice_url'),
    provider: field('provider'),
  };
}
