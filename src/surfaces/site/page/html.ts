/** Markup. Every other value is escaped when it is put into a template. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertable = Html | string | number | null | readonly Insertable[];

/** Builds markup. Values are escaped unless they are `Html`; attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertable[]): Html {
  return new Html(parts.map((part, i) => `${part}${toMarkup(values[i] ?? null)}`).join(''));
}

function toMarkup(value: Insertable): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return escapeText(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
