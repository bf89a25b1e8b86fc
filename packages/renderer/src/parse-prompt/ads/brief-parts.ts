import { quotesIn } from '../lettering/quoted-title.ts';
import { MONTH } from './ad-dates.ts';

/** A part of a brief: what stands between commas, or a sentence. */
export interface BriefPart {
  readonly text: string;
  /** Where it begins in the brief. */
  readonly start: number;
  /** Whether nothing but words in quotes comes before it. */
  readonly isFirst: boolean;
}

/** A full stop after these ends no sentence: "St. Mary's", "incl. flights", "p.m.". */
const SHORTENED =
  /(?:^|[\s(])(?:st|dr|mr|mrs|ms|prof|no|nr|incl|excl|approx|vs|tel|min|max|ca|dept|rs|[a-z](?:\.[a-z])*|(?:\d{1,2}\.)?\d{1,2})$/iu;
const BEFORE_DAY = new RegExp(String.raw`(?:\d|${MONTH}|am|pm)\s?$`, 'iu');
const AFTER_DAY = new RegExp(String.raw`^\s?(?:\d|${MONTH})`, 'iu');
const BRACKETS_MAX = 44;
/** What names the part it begins rather than being one: "new flavour: taro", "loyalty card: 9 stamps". */
const NAMES = /^\s*(?:[\p{L}'’-]+ ?){1,3}$/u;

/** The end of a pair of brackets that opens at a place, or the place itself. */
function afterBrackets(text: string, at: number): number {
  const end = text.indexOf(')', at);
  return end === -1 || end - at > BRACKETS_MAX ? at : end;
}

const ECHO =
  /^\s*(new|more|less|no|your|our|one|big|small|good|great|real|pure|true|better|every|all|same|first|fresh|my|any) \p{L}+, ?\1 \p{L}+\s*(?:[,.;!?]|$)/iu;
/** Two halves of one saying: "new look, new you". */
const isEcho = (text: string, at: number, start: number): boolean =>
  at - start < 30 && ECHO.test(text.slice(start, at + 30));

/** Whether the sign at a place parts what is before it from what is after it. */
function isParting(text: string, at: number, start: number): boolean {
  const sign = text[at] ?? '';
  const [before, after] = [text[at - 1] ?? '', text[at + 1] ?? ''];
  const isBeforeSpace = after === '' || /[\s"”»]/u.test(after);
  if (/[;!?\n|•]/u.test(sign)) return true;
  if (sign === ',') return !(/\d/u.test(before) && /\d/u.test(after)) && !isEcho(text, at, start);
  if (sign === '.') {
    if (!isBeforeSpace) return false;
    // A number to call ends its sentence.
    if (/\d[\d ]{6,}$/u.test(text.slice(0, at))) return true;
    const isEnd =
      text.slice(at + 1).trim() === '' || /^\s+\p{Lu}/u.test(text.slice(at + 1, at + 9));
    const said = text.slice(Math.max(start, at - 12), at);
    return isEnd ? !/(?:^|\s)(?:st|dr|mr|mrs|ms|prof)$/iu.test(said) : !SHORTENED.test(said);
  }
  if (sign === ':') return isBeforeSpace && (start === 0 || !NAMES.test(text.slice(start, at)));
  if (/[–—-]/u.test(sign) && /\s/u.test(before) && isBeforeSpace)
    return !(
      BEFORE_DAY.test(text.slice(Math.max(0, at - 12), at)) &&
      AFTER_DAY.test(text.slice(at + 1, at + 13))
    );
  return false;
}

/** The parts of a brief in their order, each without the sign that ends it except for that of a question. */
export function partsOf(brief: string): readonly BriefPart[] {
  const parts: BriefPart[] = [];
  let start = 0;
  const end = (at: number) => {
    const found = brief.slice(start, at + (brief[at] === '?' ? 1 : 0));
    const text = found.trim();
    if (/[\p{L}\p{N}]/u.test(text))
      parts.push({
        text,
        start: start + found.indexOf(text),
        isFirst: parts.length === 0,
      });
    start = at + 1;
  };
  for (let at = 0; at < brief.length; at += 1) {
    if (brief[at] === '(') at = afterBrackets(brief, at);
    else if (isParting(brief, at, start)) end(at);
  }
  end(brief.length);
  return parts;
}

/** A brief without what stands in quotes, of the same length. */
export function unquoted(prompt: string): string {
  let brief = prompt;
  for (const { span } of quotesIn(prompt)) {
    const [before, after] = [brief.slice(0, span.start - 1), brief.slice(span.end + 1)];
    brief = `${before}${'\n'.repeat(span.end - span.start + 2)}${after}`;
  }
  return brief;
}
