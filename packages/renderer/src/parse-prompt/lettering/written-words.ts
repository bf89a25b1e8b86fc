import { sifted } from '../needed-letters.ts';
import type { TidyText } from '../phrases/tidy.ts';

const WRITES =
  '\\b(?:writ(?:es?|ing)|chalk(?:s|ing)?|print(?:s|ing)|spell(?:s|ing)|scrawl(?:s|ing)?)(?: (?:out|down))?';
const CALLED =
  '(?<called> the (?:(?:big|single|short) )?(?:words?|letters?|numbers?|names?|message|sentence|equation|formula|sum):?)';
const SURFACE =
  ' (?:on|onto|at|across|in|into) (?:the|an?|her|his|their) (?:\\p{L}+ )?(?:(?<board>(?:black|white|chalk)?[- ]?board|flip[- ]?chart)|wall|sand|snow)\\b';

/** What somebody writes on a board or into the sand, in quotes or not. */
const WRITTEN = sifted(
  new RegExp(
    `${WRITES}${CALLED}? (?<words>[^"“”,.;\\n]{1,48}?|["“][^"“”]{1,48}["”])${SURFACE}`,
    'iu',
  ),
);
/** "The words of a song": they are not told. */
const UNTOLD = /^(?:of|and|in|from|with|that|for|to|on)\b/iu;
/** A sum or an equation; words in capitals. */
const SUM = /[\p{L}\d)²³] ?[=+×÷<>] ?[\p{L}\d(?]/u;
const CAPITALS = /^[\p{Lu}\d][\p{Lu}\d !?'’-]+$/u;

const areTold = (words: string, isCalled: boolean): boolean =>
  SUM.test(words) || CAPITALS.test(words) || (isCalled && !UNTOLD.test(words));

interface Added {
  readonly at: number;
  readonly said: string;
}

/** A text with something more at some of its places, from the first to the last. */
function withAdded({ text, given }: TidyText, added: readonly Added[]): TidyText {
  const said = added.reduceRight(
    (all, { at, said: more }) => all.slice(0, at) + more + all.slice(at),
    text,
  );
  const place = (to: number): number => {
    let gone = 0;
    for (const { at, said: more } of added)
      if (to > at + gone) gone += Math.min(more.length, to - at - gone);
    return to - gone;
  };
  return { text: said, given: ({ start, end }) => given({ start: place(start), end: place(end) }) };
}

/** Words that somebody writes on something are in quotes, and a board in class is a blackboard. */
export function withWrittenWords(tidied: TidyText): TidyText {
  const { text } = tidied;
  const found = WRITTEN.exec(text);
  const { called, words = '', board = '' } = found?.groups ?? {};
  const isQuoted = /^["“]/u.test(words);
  if (found === null || (!isQuoted && !areTold(words, called !== undefined))) return tidied;
  const end = found.index + found[0].length;
  const from = text.indexOf(words, found.index + (called?.length ?? 0));
  const quotes = [from, from + words.length].map((at) => ({ at, said: '"' }));
  const isBare = /^board$/iu.test(board);
  return withAdded(tidied, [
    ...(isQuoted ? [] : quotes),
    ...(isBare ? [{ at: end - board.length, said: 'black' }] : []),
  ]);
}
