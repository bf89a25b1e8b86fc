import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { findAccount } from '../../accounts/index.ts';
import { type CsvRow, parseCsv } from './csv.ts';
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

/** What could not be read of a row, and why. */
interface Problem {
  readonly line: number;
  /** `row` when it has too many or too few cells. */
  readonly field: Column | 'row';
  readonly why: string;
}

export interface ImportResult {
  /** Rows that were added, broken ones included. */
  readonly imported: number;
  /** Added as far as they could be read; they mark the history of their account as degraded. */
  readonly broken: number;
  /** Of the broken rows, each field. */
  readonly problems: readonly Problem[];
  /** Rows of an earlier import. */
  readonly known: number;
  /** Lines that belong to no account, and why. */
  readonly skipped: readonly { readonly line: number; readonly why: string }[];
}

/** Imports payments from before this service: all rows of a file or none. Safe to repeat. */
export function importLegacyPayments(pool: pg.Pool, csv: string): Promise<ImportResult> {
  const [first, ...rows] = parseCsv(csv);
  const header = first?.cells ?? [];
  const missing = COLUMNS.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    throw new OperatorError(
      `The first line must name the columns ${COLUMNS.join(',')}; it lacks ${missing.join(', ')}`,
    );
  }
  return inTransaction(pool, async (client) => {
    const counts = { imported: 0, broken: 0, known: 0 };
    const problems: Problem[] = [];
    const skipped: { line: number; why: string }[] = [];
    for (const row of rows) {
      const { line } = row;
      const outcome = await importRow(client, header, row);
      if (outcome.kind === 'skipped') skipped.push({ line, why: outcome.why });
      else if (outcome.kind === 'known') counts.known += 1;
      else {
        counts.imported += 1;
        if (outcome.unread.length > 0) counts.broken += 1;
        problems.push(...outcome.unread.map((unread) => ({ line, ...unread })));
      }
    }
    return { ...counts, problems, skipped };
  });
}

type Unread = Omit<Problem, 'line'>;

type RowOutcome =
  | { readonly kind: 'skipped'; readonly why: string }
  | { readonly kind: 'known' }
  | { readonly kind: 'imported'; readonly unread: readonly Unread[] };

async function importRow(
  client: Queryable,
  header: readonly string[],
  { cells }: CsvRow,
): Promise<RowOutcome> {
  const fields = toFields(header, cells);
  const account = await findAccount(client, { email: fields.email.trim().toLowerCase() });
  if (account === undefined) return { kind: 'skipped', why: `no account of ${fields.email}` };
  const { unread: fieldsUnread, ...payment } = readRow(fields);
  const unread = [...wrongNumberOfCells(header, cells), ...fieldsUnread];
  const broken = unread.map(({ field, why }) => `${field}: ${why}`).join('; ');
  const isNew = await insertLegacyPayment(client, {
    ...payment,
    accountId: account.id,
    broken: broken === '' ? null : broken,
  });
  return isNew ? { kind: 'imported', unread } : { kind: 'known' };
}

function wrongNumberOfCells(
  { length: wanted }: readonly string[],
  { length: found }: readonly string[],
): readonly Unread[] {
  return found === wanted ? [] : [{ field: 'row', why: `${found} cells instead of ${wanted}` }];
}

/** What a cell must look like, and how to say so. */
const FORMS = {
  id: [/^[!-~]{1,100}$/, 'an id of up to 100 visible ASCII characters'],
  amount: [/^\d{1,7}(\.\d{1,2})?$/, 'an amount such as 12.50'],
  currency: [/^[A-Za-z]{3}$/, 'a currency of three letters, such as USD'],
  status: [/^[\w -]{1,40}$/, 'a status such as paid'],
  product_name: [/^[^\p{Cc}]{1,200}$/u, 'a name of up to 200 characters'],
  created_at: [
    /^\d{4}-\d\d-\d\d([T ][\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/,
    'a date such as 2024-05-01T10:00:00Z',
  ],
  invoice_url: [/^https:\/\/\S{1,500}$/, 'an address that begins with https://'],
  provider: [/^[\w .-]{1,40}$/, 'a name of up to 40 letters'],
} as const satisfies Partial<Record<Column, readonly [form: RegExp, words: string]>>;

const SHOWN_CHARACTERS_MAX = 60;

/** Reads what can be read, and says what cannot and why. */
function readRow(fields: Fields) {
  const unread: Unread[] = [];
  function refuse(field: keyof typeof FORMS): null {
    const text = JSON.stringify(fields[field].trim().slice(0, SHOWN_CHARACTERS_MAX));
    unread.push({ field, why: `${text} is not ${FORMS[field][1]}` });
    return null;
  }
  function cell(field: keyof typeof FORMS): string | null {
    const text = fields[field].trim();
    return FORMS[field][0].test(text) ? text : refuse(field);
  }
  function date(field: 'created_at'): Date | null {
    const text = cell(field);
    if (text === null) return null;
    const at = new Date(text);
    // In form, but there is no such day.
    return Number.isNaN(at.getTime()) ? refuse(field) : at;
  }
  const optional = (field: keyof typeof FORMS) =>
    fields[field].trim() === '' ? null : cell(field);
  return {
    id: cell('id') ?? idFor(fields),
    amount: cell('amount'),
    currency: cell('currency')?.toUpperCase() ?? null,
    status: cell('status'),
    productName: cell('product_name'),
    paidAt: date('created_at'),
    invoiceUrl: optional('invoice_url'),
    provider: optional('provider'),
    unread,
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
