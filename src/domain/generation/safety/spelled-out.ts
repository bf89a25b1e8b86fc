import type { Term } from './vocabulary.ts';

/** Fewer single letters in a row are initials or a list. */
const LETTERS_MIN = 4;
const WORD_LETTERS_MIN = 3;

/**
 * Finds known words in text that is spelled letter by letter, where nothing tells one word from the
 * next: `n u d e p i c s` becomes `nude`.
 */
export function createSpeller(
  terms: readonly Term[],
): (tokens: readonly string[]) => readonly string[] {
  const known = new Map(terms.map(({ tokens }) => [tokens.join(''), tokens]));
  const lengths = [...new Set([...known.keys()].map((word) => word.length))].filter(
    (length) => length >= WORD_LETTERS_MIN,
  );
  return (tokens) => {
    const read: string[] = [];
    for (let at = 0; at < tokens.length; ) {
      const end = endOfLetters(tokens, at);
      const next = Math.max(end, at + 1);
      const part = tokens.slice(at, next);
      if (end - at < LETTERS_MIN) read.push(...part);
      else read.push(...wordsIn(part.join(''), known, lengths));
      at = next;
    }
    return read;
  };
}

/** A way to divide letters, told from its end: the last known word, and how what is before it is divided. */
interface Division {
  readonly lettersRead: number;
  readonly words: readonly string[];
  readonly before: Division | null;
}

const UNDIVIDED: Division = { lettersRead: 0, words: [], before: null };

/** Divides so that as many letters as possible belong to known words. */
function wordsIn(
  letters: string,
  known: ReadonlyMap<string, readonly string[]>,
  lengths: readonly number[],
): readonly string[] {
  /** The best division of what comes before each position. */
  const best: Division[] = [UNDIVIDED];
  for (let end = 1; end <= letters.length; end += 1) {
    let division = best[end - 1] ?? UNDIVIDED;
    for (const length of lengths) {
      const before = best[end - length];
      if (before === undefined || before.lettersRead + length <= division.lettersRead) continue;
      const words = known.get(letters.slice(end - length, end));
      if (words !== undefined)
        division = { lettersRead: before.lettersRead + length, words, before };
    }
    best.push(division);
  }
  const words: (readonly string[])[] = [];
  for (let at = best.at(-1) ?? null; at !== null; at = at.before) words.push(at.words);
  return words.reverse().flat();
}

function endOfLetters(tokens: readonly string[], start: number): number {
  let end = start;
  while (end < tokens.length && isLetter(tokens[end] ?? '')) end += 1;
  return end;
}

function isLetter(token: string): boolean {
  return /^[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$|^\d$/u.test(token);
}
