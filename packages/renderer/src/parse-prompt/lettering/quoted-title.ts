import type { Span } from '../phrases/tokens.ts';

const QUOTES = [
  /"([^"]{1,400})"/gu,
  /“([^”“]{1,400})[”“]/gu,
  /„([^“”"]{1,400})[“”"]/gu,
  /«([^»]{1,400})»/gu,
  /»([^«]{1,400})«/gu,
  /「([^」]{1,400})」/gu,
  // An apostrophe between letters does not end it.
  /‘((?:[^’]|(?<=\p{L})’(?=\p{L})){1,400})’/gu,
  /(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L})){1,400})'(?![\p{L}\p{N}])/gu,
];
const TITLE_CHARACTERS_MAX = 64;

/** One line of text without control characters. */
export function printable(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Without the characters that no letter of ours can show, such as emojis. */
export function withGlyphs(text: string): string {
  const known =
    /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}\p{Sc}+<>=|~^´`¨°©®™№\p{M}]/gu;
  return text.replaceAll(known, '').replaceAll(/\s+/gu, ' ').trim();
}

export function shortened(text: string, charactersMax: number): string {
  const characters = [...text];
  if (characters.length <= charactersMax) return text;
  const cut = characters.slice(0, charactersMax - 1).join('');
  const atWord = cut.slice(0, cut.lastIndexOf(' '));
  return `${(atWord.length > cut.length / 2 ? atWord : cut).replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** Words in quotes, and where they stand without their quotes. */
export interface Quote {
  readonly text: string;
  readonly span: Span;
}

const QUOTES_MAX = 4;

/** Beside other quotes a pair of apostrophes is one only around a few words. */
const BESIDE_MAX = 64;

/** The words in quotes in the order of the prompt, also of several kinds: `app "Hushling", 'Sleep in 8 minutes'`. */
export function quotesIn(prompt: string): readonly Quote[] {
  const quotes: Quote[] = [];
  let rest = prompt;
  for (const kind of QUOTES) {
    const isFirst = quotes.length === 0;
    for (const match of rest.matchAll(kind)) {
      const text = printable(match[1] ?? '');
      if (text === '' || (!isFirst && text.length > BESIDE_MAX)) continue;
      const [start, end] = [match.index + 1, match.index + match[0].length - 1];
      quotes.push({ text, span: { start, end } });
      rest = rest.slice(0, start - 1) + ' '.repeat(end - start + 2) + rest.slice(end + 1);
    }
  }
  return quotes.sort((one, other) => one.span.start - other.span.start).slice(0, QUOTES_MAX);
}

/** A prompt and the words in quotes, which are shown instead of being interpreted. */
interface SplitPrompt {
  readonly title: string | null;
  /** The prompt with spaces in place of the quotes and what is in them. */
  readonly rest: string;
}

export function splitTitle(prompt: string): SplitPrompt {
  const [quote] = quotesIn(prompt);
  if (quote === undefined) return { title: null, rest: prompt };
  const [start, end] = [quote.span.start - 1, quote.span.end + 1];
  const rest = `${prompt.slice(0, start)}${' '.repeat(end - start)}${prompt.slice(end)}`;
  return { title: shortened(quote.text, TITLE_CHARACTERS_MAX), rest };
}
