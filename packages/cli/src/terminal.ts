import type { WriteStream } from 'node:tty';

interface Streams {
  readonly stdout: WriteStream;
  readonly stderr: WriteStream;
}

const CODES = { red: 31, green: 32 } as const;
type Style = keyof typeof CODES;

/** What is written where: results to stdout, everything for the person to stderr. */
export interface Terminal {
  readonly isJson: boolean;
  /** Whether a person watches, so that something may move. */
  readonly isWatched: boolean;
  /** A result: JSON for programs, text for people. */
  result(json: unknown, text: () => string): void;
  /** A line for the person. Programs do not get it. */
  note(text: string): void;
  /** Writes over the last line that was written here; an empty text takes it away. */
  line(text: string): void;
  style(style: Style, text: string): string;
}

export function openTerminal(
  { stdout, stderr }: Streams,
  { isJson, noColor }: { readonly isJson: boolean; readonly noColor: boolean },
): Terminal {
  const isWatched = stderr.isTTY === true && !isJson;
  // Only what is said to people on stderr has colours; results are the same in a pipe.
  const hasColor = isWatched && !noColor;
  return {
    isJson,
    isWatched,
    result: (json, text) => {
      stdout.write(isJson ? `${JSON.stringify(json)}\n` : `${text()}\n`);
    },
    note: (text) => {
      if (!isJson) stderr.write(`${text}\n`);
    },
    line: (text) => {
      if (isWatched) stderr.write(`\r\u001b[K${text.slice(0, (stderr.columns ?? 80) - 1)}`);
    },
    style: (style, text) => (hasColor ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text),
  };
}

/** Columns of equal width. Numbers stand at the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return /^[\d,.]+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
