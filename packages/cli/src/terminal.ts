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
  note(text: string, style?: Style): void;
  /** Writes over the last line that was written here; an empty text takes it away. */
  line(text: string): void;
  /** What went wrong: as JSON for programs, as lines for people. */
  problem(json: object, lines: readonly string[]): void;
}

export function openTerminal(
  { stdout, stderr }: Streams,
  { isJson, noColor }: { readonly isJson: boolean; readonly noColor: boolean },
): Terminal {
  const isWatched = stderr.isTTY === true && !isJson;
  // Only what is said to people on stderr has colours; results are the same in a pipe.
  const hasColor = isWatched && !noColor;
  const styled = (style: Style | undefined, text: string) =>
    hasColor && style !== undefined ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
  return {
    isJson,
    isWatched,
    result: (json, text) => {
      stdout.write(isJson ? jsonLine(json) : `${plain(text())}\n`);
    },
    note: (text, style) => {
      if (!isJson) stderr.write(`${styled(style, plain(text))}\n`);
    },
    line: (text) => {
      if (isWatched) stderr.write(`\r\u001b[K${plain(text).slice(0, (stderr.columns ?? 80) - 1)}`);
    },
    problem: (json, lines) => {
      stderr.write(
        isJson
          ? jsonLine(json)
          : `${styled('red', 'kino:')} ${plain(lines.map(oneLine).join('\n'))}\n`,
      );
    },
  };
}

/**
 * Text of others, such as a prompt: without characters that would move the cursor, give orders to the terminal or turn
 * the direction of writing.
 */
function plain(text: string): string {
  return text.replaceAll(ORDERS, (order) => (order === '\n' || order === '\t' ? order : '\ufffd'));
}
const ORDERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** JSON itself escapes only the older ones. */
function jsonLine(value: unknown): string {
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value).replaceAll(ORDERS, escaped)}\n`;
}

/** So that what others wrote cannot pass for a line of ours. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*[\n\r\u2028\u2029]\s*/g, ' ');
}

/** Names and what they stand for, one below the other; without those that have nothing to say. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): string {
  return rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name.padEnd(8)} ${oneLine(value)}`)
    .join('\n');
}

/** Columns of equal width. Numbers stand at the right. */
export function table(content: readonly (readonly string[])[]): string {
  const rows = content.map((row) => row.map(oneLine));
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
