import { wordsIn } from '../../word-list.ts';

/** Numbers that are written out, from one on. */
const NUMBER_WORDS: readonly string[] = wordsIn(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty
`);

/** For a pattern: any of the first so many of them. */
export const numberWords = (to: number, from = 1): string =>
  NUMBER_WORDS.slice(from - 1, to).join('|');

/** What digits or a word say; not a number where they say none. */
export function numberOf(said: string): number {
  const named = NUMBER_WORDS.indexOf(said.toLowerCase());
  return named === -1 ? Number(said) : named + 1;
}
