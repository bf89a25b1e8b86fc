export interface CsvRow {
  /** Where it begins, as an editor counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** RFC 4180; quotes that are left open close at the end. Empty lines are left out. */
export function parseCsv(text: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let lineNow = 1;
  let line = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.length > 1 || cell !== '') rows.push({ line, cells });
    cells = [];
    cell = '';
    line = lineNow;
  };
  const source = text.replace(/^\uFEFF/, '');
  for (let i = 0; i < source.length; i += 1) {
    const character = source.charAt(i);
    if (character === '\n') lineNow += 1;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source.charAt(i + 1) === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === ',') {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  endRow();
  return rows;
}
