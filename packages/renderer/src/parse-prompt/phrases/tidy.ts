import { notOfObjects, type Span } from './tokens.ts';
import { unbraced } from './unbraced.ts';

/** A run of spaces is one; no word of any language is so long, and patterns are slow on longer ones. */
const TOO_LONG = /\s{2,}|(?<=[\p{Script=Latin}\p{N}_-]{64})[\p{Script=Latin}\p{N}_-]+/gu;

const QUOTED_OR_WORD = /"[^"]*"|“[^”]*”|\p{L}+/gu;

/** What is quoted is printed as it is; no pattern takes words for tables from it. */
function withoutWordOfObjects(prompt: string): string {
  return prompt.replaceAll(QUOTED_OR_WORD, (found) => {
    const word = found.normalize('NFKC');
    const other = notOfObjects(word.toLowerCase());
    if (other === word.toLowerCase()) return found;
    return `${word.startsWith('C') ? 'B' : 'b'}${other.slice(1)}`.padEnd(found.length);
  });
}

export interface TidyText {
  readonly text: string;
  /** Where a part of the tidy text stands in the one that was given. */
  readonly given: (span: Span) => Span;
}

/** A prompt without what only costs time: columns of spaces, words without an end. */
export function tidy(prompt: string): TidyText {
  const cuts: { readonly at: number; readonly by: number }[] = [];
  let gone = 0;
  const text = withoutWordOfObjects(unbraced(prompt)).replaceAll(TOO_LONG, (run, start: number) => {
    const kept = /^\s/u.test(run) ? (run.includes('\n') ? '\n' : ' ') : '';
    gone += run.length - kept.length;
    cuts.push({ at: start + run.length - gone, by: gone });
    return kept;
  });
  if (cuts.length === 0) return { text, given: (span) => span };
  const place = (at: number) => at + (cuts.findLast((cut) => cut.at <= at)?.by ?? 0);
  const given = ({ start, end }: Span) =>
    end > start ? { start: place(start), end: place(end - 1) + 1 } : { start, end };
  return { text, given };
}
