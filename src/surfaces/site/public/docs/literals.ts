/** How a language writes the values of JSON. */
interface Style {
  string(text: string): string;
  key(name: string): string;
  constant(value: boolean | null): string;
}

const PYTHON: Style = {
  string: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  constant: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
};

const JAVASCRIPT: Style = {
  string: (text) =>
    `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JAVASCRIPT.string(name)),
  constant: String,
};

export function toPython(value: unknown, indent = ''): string {
  return print(value, { style: PYTHON, unit: '    ', indent });
}

export function toJavaScript(value: unknown, indent = ''): string {
  return print(value, { style: JAVASCRIPT, unit: '  ', indent });
}

interface Printing {
  readonly style: Style;
  readonly unit: string;
  /** Of the line on which the value begins. */
  readonly indent: string;
}

function print(value: unknown, printing: Printing): string {
  const { style, unit, indent } = printing;
  const within = { ...printing, indent: `${indent}${unit}` };
  const lines = (open: string, items: readonly string[], close: string) =>
    items.length === 0
      ? `${open}${close}`
      : `${open}\n${items.map((item) => `${within.indent}${item},\n`).join('')}${indent}${close}`;
  if (typeof value === 'string') return style.string(value);
  if (typeof value === 'boolean' || value === null) return style.constant(value);
  if (Array.isArray(value))
    return lines(
      '[',
      value.map((item) => print(item, within)),
      ']',
    );
  if (typeof value !== 'object') return String(value);
  const members = Object.entries(value).map(
    ([name, each]) => `${style.key(name)}: ${print(each, within)}`,
  );
  return lines('{', members, '}');
}
