import { quotesIn } from '../lettering/quoted-title.ts';
import type { Ad, Subject } from '../scene-description.ts';
import { type BriefPart, partsOf } from './brief-parts.ts';
import { headed } from './headed.ts';
import { isToldIn, withoutAsking } from './part-words.ts';
import { type Found, foundIn, grown, textsOf, withCall, withPart } from './texts-of-ad.ts';
import { type Token, tokensIn } from './told-tokens.ts';

const keysOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => tokensIn(text).map(({ key }) => key)));

/** Words in a row that the ad does not say. */
interface Run {
  readonly start: number;
  readonly end: number;
}

function untoldIn(tokens: readonly Token[], told: ReadonlySet<string>, found: readonly Found[]) {
  const runs: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const { start, end } of tokens) {
    if (found.some((one) => one.start <= start && end <= one.end)) {
      isOpen = false;
      continue;
    }
    const last = runs.at(-1);
    if (isOpen && last !== undefined) last.end = end;
    else runs.push({ start, end });
    isOpen = true;
  }
  return runs.filter((run) =>
    tokens.some(
      ({ start, end, isFiller, key }) =>
        !isFiller && !told.has(key) && start >= run.start && end <= run.end,
    ),
  );
}

const isOffering = ({ field }: Found) => field === 'price' || field === 'offer';
const JOINS_DAY = /^(?:at|from|to|till|until|in|on|after|before|and|&|[-–]|or|only|every|\d)/iu;

/** The text of the ad that words beside it belong to: "2 packs for" to "5€". */
function ownerOf(run: Run, text: string, found: readonly Found[]): Found | null {
  const words = text.slice(run.start, run.end);
  const before = found.filter(({ end }) => end <= run.start).sort((a, b) => b.end - a.end);
  const after = found.filter(({ start }) => start >= run.end).sort((a, b) => a.start - b.start);
  const [left, right] = [before[0], after[0]];
  if (right !== undefined && isOffering(right)) return right;
  if (left !== undefined && isOffering(left)) return left;
  if (left?.field === 'when' && JOINS_DAY.test(words)) return left;
  const isNext = right !== undefined && text.slice(run.end, right.start).trim() === '';
  if (isNext && (right.field === 'when' || right.field === 'contact')) return right;
  if (typeof left?.field === 'number') return left;
  return typeof right?.field === 'number' ? right : null;
}

/** Texts that end within a word go on to its end: "16€" to "16€/h". */
function inWholeWords(ad: Ad, text: string): Ad {
  let whole = ad;
  for (const { start, end } of tokensIn(text)) {
    const cut = foundIn(whole, text).find(
      (found) =>
        (start < found.start && found.start < end) || (start < found.end && found.end < end),
    );
    if (cut !== undefined) whole = grown(whole, cut, { start, end }, text);
  }
  return whole;
}

const RUNS_MAX = 4;

/** An ad that says all that one part of its brief tells. */
function withTold(ad: Ad, text: string): Ad {
  let told = inWholeWords(ad, text);
  const tokens = tokensIn(text);
  for (let left = RUNS_MAX; left > 0; left -= 1) {
    const found = foundIn(told, text);
    const [run] = untoldIn(tokens, keysOf(textsOf(told)), found);
    if (run === undefined) return told;
    const owner = ownerOf(run, text, found);
    const isWhole = found.every(({ field }) => field === 'headline' || field === 'brand');
    const next =
      owner !== null
        ? grown(told, owner, run, text)
        : (withCall(told, text) ?? withPart(told, isWhole ? text : text.slice(run.start, run.end)));
    if (next === told) return told;
    told = next;
  }
  return told;
}

const LONG = 60;
/** Long sentences tell several things. */
const clausesOf = (text: string): readonly string[] =>
  text.length <= LONG
    ? [text]
    : text.split(/\s(?:where|while|showing|who|with|and then|then|and|so that|which|that)\s/iu);

/** What a price is called rather than what it is for. */
const PRICE_LABEL =
  /^(?:(?:the |our )?(?:new|sale|special|today['’]s) )?price(?: is)?:? (?=.*\d)/iu;
const PARTS_MAX = 40;
const LINES_MAX = 6;

/** A brief without what stands in quotes, of the same length. */
function unquoted(prompt: string): string {
  let brief = prompt;
  for (const { span } of quotesIn(prompt)) {
    const [before, after] = [brief.slice(0, span.start - 1), brief.slice(span.end + 1)];
    brief = `${before}${'\n'.repeat(span.end - span.start + 2)}${after}`;
  }
  return brief;
}

/** The safety net of an ad: what its brief tells and the picture cannot show stands in one of its texts. */
export function saidInFull(ad: Ad, prompt: string, subjects: readonly Subject[]): Ad {
  const parts = partsOf(unquoted(prompt)).slice(0, PARTS_MAX);
  let said = headed(ad, parts);
  for (const part of parts)
    for (const [at, text] of clausesOf(part.text).entries()) {
      const clause: BriefPart = { ...part, text, isFirst: part.isFirst && at === 0 };
      if (said.lines.length < LINES_MAX && isToldIn(clause, subjects))
        said = withTold(said, withoutAsking(clause).replace(PRICE_LABEL, ''));
    }
  return withoutRepeats(said, prompt);
}

const HEADLINE_MAX = 44;

/** "Learn to swim" and "Learn to swim in 10 lessons" are one line. */
function withoutRepeats(ad: Ad, prompt: string): Ad {
  const begins = (line: string) => line.toLowerCase().startsWith(`${ad.headline.toLowerCase()} `);
  const longer = ad.lines.find((line) => begins(line) && line.length <= HEADLINE_MAX);
  const isQuoted = quotesIn(prompt).some(({ text }) => text === ad.headline);
  if (longer === undefined || isQuoted || ad.headline === '') return ad;
  return saidOnce({ ...ad, headline: longer, lines: ad.lines.filter((line) => line !== longer) });
}

/** What the headline says is said by nothing else. */
function saidOnce(ad: Ad): Ad {
  const headline = ad.headline.toLowerCase();
  const isIn = (text: string | null) => text !== null && headline.includes(text.toLowerCase());
  return {
    ...ad,
    when: isIn(ad.when) ? null : ad.when,
    offer: isIn(ad.offer) ? null : ad.offer,
    lines: ad.lines.filter((line) => !isIn(line)),
  };
}
