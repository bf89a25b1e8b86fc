import { Refusal } from '../../../domain/refusal.ts';

/** What a form or a query holds. */
export interface Fields {
  /** The text of a field that may be sent once; empty when it is missing. */
  text(name: string): string;
  /** What was typed, good or bad, to be shown again. */
  typed(name: string): string;
  /** Like `text`, but as it was typed: spaces and signs that a password may have. */
  secret(name: string): string;
  list(name: string): readonly string[];
}

const TEXT_CHARACTERS_MAX = 2_000;

export function fieldsOf(sent: unknown): Fields {
  const members = new Map(
    typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? Object.entries(sent) : [],
  );

  function once(name: string): string {
    const value = members.get(name) ?? '';
    if (typeof value !== 'string') throw malformed(name, 'be sent once, as text');
    if (value.length > TEXT_CHARACTERS_MAX) throw malformed(name, 'be shorter');
    return value;
  }

  return {
    secret: once,
    typed: (name) => {
      const value = members.get(name);
      return typeof value === 'string' ? value.slice(0, TEXT_CHARACTERS_MAX) : '';
    },
    text: (name) => {
      const value = once(name).trim();
      if (/\p{Cc}/u.test(value)) throw malformed(name, 'be a single line of text');
      return value;
    },
    list: (name) => {
      const value = members.get(name) ?? [];
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      return values.map((item) => {
        if (typeof item !== 'string') throw malformed(name, 'be a list of texts');
        return item;
      });
    },
  };
}

function malformed(name: string, must: string): Refusal {
  return new Refusal('invalid_request', `{field} must ${must}.`, { field: name });
}
