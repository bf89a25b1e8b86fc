import { Refusal } from '../../../domain/refusal.ts';

/** The fields of a form, a query or a path. */
export interface Fields {
  /** The trimmed text of a field; empty when it is missing, refused when it is sent twice. */
  text(name: string): string;
  /** What was typed, valid or not, to be shown again. */
  typed(name: string): string;
  /** Like `text`, but untrimmed and with any character, for passwords. */
  secret(name: string): string;
  list(name: string): readonly string[];
}

const TEXT_CHARACTERS_MAX = 2_000;

export function readFields(input: unknown): Fields {
  const values = new Map(
    typeof input === 'object' && input !== null && !Array.isArray(input)
      ? Object.entries(input)
      : [],
  );

  function single(name: string): string {
    const value = values.get(name) ?? '';
    if (typeof value !== 'string') throw malformedField(name, 'be sent once, as text');
    if (value.length > TEXT_CHARACTERS_MAX) throw malformedField(name, 'be shorter');
    return value;
  }

  return {
    secret: single,
    typed: (name) => {
      const value = values.get(name);
      return typeof value === 'string' ? value.slice(0, TEXT_CHARACTERS_MAX) : '';
    },
    text: (name) => {
      const value = single(name).trim();
      if (/\p{Cc}/u.test(value)) throw malformedField(name, 'be a single line of text');
      return value;
    },
    list: (name) => {
      const value = values.get(name) ?? [];
      const items: readonly unknown[] = Array.isArray(value) ? value : [value];
      return items.map((item) => {
        if (typeof item !== 'string') throw malformedField(name, 'be a list of texts');
        return item;
      });
    },
  };
}

function malformedField(name: string, must: string): Refusal {
  return new Refusal('invalid_request', `{field} must ${must}.`, { field: name });
}
