import type { Span } from './tokens.ts';

const QUOTES = [
  /"([^"]{1,400})"/u,
  /“([^”]{1,400})”/u,
  /„([^“”]{1,400})[“”]/u,
  /«([^»]{1,400})»/u,
  /‘([^’]{1,400})’/u,
  /(?<![\p{L}\p{N}])'([^']{1,400})'(?![\p{L}\p{N}])/u,
];
const TITLE_CHARACTERS_MAX = 64;

/** One line of text without control characters. */
export function printable(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

export function shortened(text: string, charactersMax: number): string {
  const characters = [...text];
  if (characters.length <= charactersMax) return text;
  const cut = characters.slice(0, charactersMax - 1).join('');
  const atWord = cut.slice(0, cut.lastIndexOf(' '));
  return `${(atWord.length > cut.length / 2 ? atWord : cut).replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** A prompt and the words in quotes, which are shown instead of being interpreted. */
interface SplitPrompt {
  readonly title: string | null;
  /** Where the title stands in the prompt, without its quotes; null without one. */
  readonly span: Span | null;
  /** The prompt with spaces in place of the quotes and what is in them. */
  readonly rest: string;
}

export function splitTitle(prompt: string): SplitPrompt {
  for (const quote of QUOTES) {
    const match = quote.exec(prompt);
    const title = printable(match?.[1] ?? '');
    if (match !== null && title !== '') {
      const [start, end] = [match.index, match.index + match[0].length];
      const rest = `${prompt.slice(0, start)}${' '.repeat(end - start)}${prompt.slice(end)}`;
      const span = { start: start + 1, end: end - 1 };
      return { title: shortened(title, TITLE_CHARACTERS_MAX), span, rest };
    }
  }
  return { title: null, span: null, rest: prompt };
}
