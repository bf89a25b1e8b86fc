/** RFC 4180, in lines of cells; quotes that are left open close at the end. Empty lines are left out. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endLine = () => {
    cells.push(cell);
    if (cells.length > 1 || cell !== '') lines.push(cells);
    cells = [];
    cell = '';
  };
  const source = text.replace(/^\uFEFF/, '');
  for (let i = 0; i < source.length; i += 1) {
    const character = source.charAt(i);
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
    } else if (character === '\n') endLine();
    else if (character !== '\r') cell += character;
  }
  endLine();
  return lines;
}
