import type { LedgerEntry } from '../../../../src/contract/resources/ledger.ts';
import { words } from '../words/index.ts';
import { readLedger } from './queries.ts';

const ROWS_A_PAGE = 100;
const { file, columns } = words.billing.exports;

/** Reads the whole ledger and hands it over as a file for spreadsheets; answers how many rows it has. */
export async function exportLedger(): Promise<number> {
  const entries: LedgerEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await readLedger(cursor, { limit: ROWS_A_PAGE, order: 'began' });
    entries.push(...page.entries);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  const lines = [columns, ...entries.map(cellsOf)].map((cells) => cells.map(quoted).join(','));
  hand(new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/csv' }));
  return entries.length;
}

const cellsOf = (entry: LedgerEntry) => [
  entry.at,
  entry.ended_at,
  entry.kind,
  entry.title,
  entry.aiModel,
  entry.status,
  entry.held,
  entry.charged,
  entry.added,
  entry.balance_after,
  entry.id,
];

/** A text that begins like a formula is kept from being one, since prompts are anybody's words. */
function quoted(cell: string | number | null): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function hand(content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}
