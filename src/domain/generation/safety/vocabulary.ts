import { fold } from './readings.ts';
import { tokensOf } from './tokens.ts';

export interface Term {
  readonly list: string;
  readonly tokens: readonly string[];
  /** The last token may go on, as in `porn*`. */
  readonly open: boolean;
}

export interface Found {
  readonly list: string;
  /** Positions of the first token, and after the last. */
  readonly start: number;
  readonly end: number;
}

/** Words and phrases, found in one pass over a text. */
export interface Vocabulary {
  readonly terms: readonly Term[];
  find(tokens: readonly string[]): readonly Found[];
}

/** Terms are written with commas between them; an asterisk stands for any ending. */
export function parseTerms(list: string, texts: readonly string[]): readonly Term[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((written) => written.trim())
    .filter((written) => written !== '')
    .map((written) => {
      const open = written.endsWith('*');
      return { list, open, tokens: tokensOf(fold(open ? written.slice(0, -1) : written)) };
    });
}

/** Long enough to tell words apart, short enough for the shortest stem that may stand open. */
const STEM = 2;

export function createVocabulary(terms: readonly Term[]): Vocabulary {
  const whole = Map.groupBy(
    terms.filter((term) => !opensAtOnce(term)),
    ({ tokens }) => tokens[0] ?? '',
  );
  const open = Map.groupBy(terms.filter(opensAtOnce), ({ tokens }) => stemOf(tokens[0] ?? ''));
  return {
    terms,
    find: (tokens) =>
      tokens.flatMap((token, start) =>
        [...(whole.get(token) ?? []), ...(open.get(stemOf(token)) ?? [])]
          .filter((term) => standsAt(term, tokens, start))
          .map(({ list, tokens: { length } }) => ({ list, start, end: start + length })),
      ),
  };
}

function opensAtOnce({ open, tokens }: Term): boolean {
  return open && tokens.length === 1;
}

function stemOf(token: string): string {
  return token.slice(0, STEM);
}

function standsAt(
  { tokens: wanted, open }: Term,
  tokens: readonly string[],
  start: number,
): boolean {
  return wanted.every((token, index) => {
    const found = tokens[start + index];
    if (found === undefined) return false;
    return open && index === wanted.length - 1 ? found.startsWith(token) : found === token;
  });
}
