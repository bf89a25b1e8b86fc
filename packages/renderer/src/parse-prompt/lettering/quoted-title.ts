import type { Span } from '../phrases/tokens.ts';

const QUOTES = [
  /"([^"]{1,400})"/u,
  /“([^”“]{1,400})[”“]/u,
  /„([^“”"]{1,400})[“”"]/u,
  /«([^»]{1,400})»/u,
  /»([^«]{1,400})«/u,
  /「([^」]{1,400})」/u,
  // An apostrophe between letters does not end it.
  /‘((?:[^’]|(?<=\p{L})’(?=\p{L})){1,400})’/u,
  /(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L})){1,400})'(?![\p{L}\p{N}])/u,
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

/** The words in quotes in the order of the prompt: all of the kind of quote that comes first. */
export function quotesIn(prompt: string): readonly Quote[] {
  for (const quote of QUOTES) {
    const found = [...prompt.matchAll(new RegExp(quote, 'gu'))].flatMap((match): Quote[] => {
      const text = printable(match[1] ?? '');
      const start = match.index + 1;
      return text === '' ? [] : [{ text, span: { start, end: match.index + match[0].length - 1 } }];
    });
    if (found.length > 0) return found.slice(0, QUOTES_MAX);
  }
  return [];
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
