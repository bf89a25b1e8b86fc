import { type Command, InvalidArgumentError } from 'commander';
import type { Output } from './output.ts';

/** What every list command takes. */
export interface Paging {
  readonly limit: number;
  readonly after?: string;
}

/** What to read of a list. */
interface Part {
  readonly limit: number;
  /** null for its beginning. */
  readonly after: string | null;
}

const LIMIT_MAX = 500;
const LIMIT_USUAL = 20;

/** Adds the options of a list to a command. */
export function paged(command: Command): Command {
  return command
    .option('--limit <n>', `how many, at most ${LIMIT_MAX}`, pageSize, LIMIT_USUAL)
    .option('--after <id>', 'go on after this one');
}

/** Reads one more than asked for, to see whether there is more. */
export async function readPage<Row extends { readonly id: string }>(
  { limit, after = null }: { limit: number; after?: string | null },
  read: (part: Part) => Promise<readonly Row[]>,
): Promise<{ rows: readonly Row[]; next: string | null }> {
  const found = await read({ limit: limit + 1, after });
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** Prints a page under its name, with what to write for the next. */
export function printPage(
  print: Output['print'],
  page: { readonly [name: string]: unknown; readonly next: string | null },
  lines: readonly string[],
): void {
  const more = page.next === null ? [] : [`More: --after ${page.next}`];
  print(page, lines.length === 0 ? 'None.' : [...lines, ...more].join('\n'));
}

/** Columns of text, each as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, at) => Math.max(cell.length, found[at] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function pageSize(text: string): number {
  const size = Number(text);
  if (/^\d{1,3}$/.test(text) && size >= 1 && size <= LIMIT_MAX) return size;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${LIMIT_MAX}.`);
}
