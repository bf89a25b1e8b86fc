import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { findAccount } from '../../accounts/index.ts';
import { parseCsv } from './csv.ts';
import { insertLegacyPayment } from './store.ts';

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

export interface ImportResult {
  /** Rows that were added, broken ones included. */
  readonly imported: number;
  /** Added as far as they could be read; they mark the history of their account as degraded. */
  readonly broken: number;
  /** Rows of an earlier import. */
  readonly known: number;
  /** Lines that belong to no account, and why. */
  readonly skipped: readonly { readonly line: number; readonly why: string }[];
}

/** Imports payments from before this service: all rows of a file or none. Safe to repeat. */
export function importLegacyPayments(pool: pg.Pool, csv: string): Promise<ImportResult> {
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
  const account = await findAccount(client, { email: fields.email.trim().toLowerCase() });
  if (account === undefined) return { kind: 'skipped', why: `no account of ${fields.email}` };
  const { broken: unread, ...row } = readRow(fields);
  const broken = [...(surplus === 0 ? [] : ['the number of cells']), ...unread];
  const isNew = await insertLegacyPayment(client, {
    ...row,
    accountId: account.id,
    broken: broken.length === 0 ? null : `Cannot read ${broken.join(', ')}.`,
  });
  if (!isNew) return { kind: 'known' };
  return { kind: 'imported', isBroken: broken.length > 0 };
}

/** Reads what can be read, and names what cannot. */
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
    id: id ?? idFor(fields),
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

/** A row without a usable id gets one that is the same in every import. */
function idFor(fields: Fields): string {
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
