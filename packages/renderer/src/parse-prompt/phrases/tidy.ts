import type { Span } from './tokens.ts';
import { unbraced } from './unbraced.ts';

/** A run of spaces is one; no word of any language is so long, and patterns are slow on longer ones. */
const TOO_LONG = /\s{2,}|(?<=[\p{Script=Latin}\p{N}_-]{64})[\p{Script=Latin}\p{N}_-]+/gu;

/**
 * The one word that is in every table, because all objects have it. It is read as another of the same sense, and what is
 * quoted, which no table is asked for, stays as it is.
 */
const IN_EVERY_TABLE = /"[^"]*"|“[^”]*”|constructor/giu;

function withoutWordOfObjects(prompt: string): string {
  return prompt.replaceAll(IN_EVERY_TABLE, (found) => {
    if (found.length !== 'constructor'.length || !/^constructor$/iu.test(found)) return found;
    return `${found.startsWith('C') ? 'B' : 'b'}uilder`.padEnd(found.length);
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
