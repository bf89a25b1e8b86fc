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

/** Splits off the words in quotes, which are shown instead of being interpreted. */
export function splitTitle(prompt: string): {
  readonly title: string | null;
  readonly rest: string;
} {
  for (const quote of QUOTES) {
    const match = quote.exec(prompt);
    const title = printable(match?.[1] ?? '');
    if (match !== null && title !== '') {
      const rest = `${prompt.slice(0, match.index)} ${prompt.slice(match.index + match[0].length)}`;
      return { title: shortened(title, TITLE_CHARACTERS_MAX), rest };
    }
  }
  return { title: null, rest: prompt };
}
