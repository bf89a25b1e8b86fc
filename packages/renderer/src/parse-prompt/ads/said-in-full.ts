import { quotesIn } from '../lettering/quoted-title.ts';
import type { Ad, Subject } from '../scene-description.ts';
import { withoutNumbered } from './ad-brief.ts';
import { joined } from './ad-details.ts';
import { letteringIn } from './ad-lettering.ts';
import { TOWNS } from './ad-name-patterns.ts';
import { EVENTS } from './ad-patterns.ts';
import { type BriefPart, partsOf, unquoted } from './brief-parts.ts';
import { headed } from './headed.ts';
import { isToldIn, withAttractions, withoutAsking } from './part-words.ts';
import {
  type Found,
  foundIn,
  grown,
  LINES_MAX,
  textsOf,
  tidied,
  withCall,
  withPart,
} from './texts-of-ad.ts';
import { type Token, tokensIn } from './told-tokens.ts';
import { type ReadSpans, withUnsaid } from './unsaid.ts';

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
const COSTS = /[$€£₹]|\d[.,]\d\d\b|\bfree\b/u;
const JOINS_DAY =
  /^(?:at|from|to|till|until|in|on|after|before|and|&|[-–]|or|only|every|weekend|evening|morning|\d)/iu;

/** The text of the ad that words beside it belong to: "2 packs for" to "5€". */
function ownerOf(run: Run, text: string, found: readonly Found[]): Found | null {
  const words = text.slice(run.start, run.end);
  const before = found.filter(({ end }) => end <= run.start).sort((a, b) => b.end - a.end);
  const after = found.filter(({ start }) => start >= run.end).sort((a, b) => a.start - b.start);
  const [left, right] = [before[0], after[0]];
  if (right !== undefined && isOffering(right)) return right;
  if (left !== undefined && isOffering(left)) return left;
  // "21:00 class", "until Friday at noon".
  if (left?.field === 'when' && (left.start === 0 || JOINS_DAY.test(words))) return left;
  const isNext = right !== undefined && text.slice(run.end, right.start).trim() === '';
  if (isNext && COSTS.test(words)) return null;
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
function withTold(ad: Ad, text: string, isNews: (words: string) => boolean): Ad {
  let told = inWholeWords(ad, text);
  const tokens = tokensIn(text);
  for (let left = RUNS_MAX; left > 0; left -= 1) {
    const found = foundIn(told, text);
    const [run] = untoldIn(tokens, keysOf(textsOf(told)), found);
    if (run === undefined) return told;
    const owner = ownerOf(run, text, found);
    const words = text.slice(run.start, run.end);
    if (owner === null && !isNews(words)) return told;
    const isWhole =
      COSTS.test(words) || found.every(({ field }) => field === 'headline' || field === 'brand');
    const next =
      owner !== null
        ? grown(told, owner, run, text)
        : (withCall(told, text) ?? withPart(told, isWhole ? text : words));
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
  /^(?:(?:(?:the |our )?(?:new|sale|special|today['’]s) )?price(?: tags?)?(?: is)?:? (?=.*\d)|(?:product|number|phone|cost|entry|address|date|place|where|when|time|event|service|what|info|details|location|sub-?(?:title|line|headline)|headline|tagline|slogan|deal): ?)/iu;
/** What opens is seen: "grand opening of our bakery on Saturday". */
const OPENED =
  /(?<=\b(?:opening|re-?opening|launch|closing)) (?:of|for|at) (?:our|my|the) (?:new )?\p{Ll}+(?: \p{Ll}+)?(?= (?:on|this|in|from|next)\b)/iu;
const PARTS_MAX = 40;

/** A brief without its quotes, and without what it says of colours and letters. */
const legible = (prompt: string): string =>
  letteringIn(withoutNumbered(unquoted(prompt)).text).rest.replaceAll(/\s{3,}/gu, (gap) =>
    '\n'.repeat(gap.length),
  );

/** The safety net of an ad: what its brief tells and the picture cannot show stands in one of its texts. */
export function saidInFull(
  ad: Ad,
  prompt: string,
  subjects: readonly Subject[],
  read: ReadSpans,
): Ad {
  const brief = legible(prompt);
  const parts = withAttractions(partsOf(brief), brief).slice(0, PARTS_MAX);
  let said = inTown(headed(ad, prompt, parts), prompt, parts);
  // A paint bucket that marches asks nobody to paint.
  const begins = ({ start }: BriefPart) =>
    read.seen.some((span) => span.start <= start && start < span.end);
  for (const part of parts)
    for (const [at, text] of clausesOf(part.text).entries()) {
      const clause: BriefPart = { ...part, text, isFirst: part.isFirst && at === 0 };
      if (said.lines.length === LINES_MAX || !isToldIn(clause, subjects, begins(clause))) continue;
      // What comes first may only name who it is: "flyer for our church bake sale".
      const isNews = (words: string) =>
        !clause.isFirst ||
        isToldIn(
          { ...clause, text: words.replace(/^(?:our|my|your) /iu, ''), isFirst: false },
          subjects,
        );
      const words = withoutAsking(clause).replace(PRICE_LABEL, '').replace(OPENED, '');
      said = withTold(said, words, isNews);
    }
  return withHeadline(withoutRepeats(withUnsaid(said, brief, read), prompt));
}

/** An event says in which town it is. */
function inTown(ad: Ad, prompt: string, parts: readonly BriefPart[]): Ad {
  const town = parts.find(({ text, isFirst }) => !isFirst && TOWNS.test(text))?.text;
  const isNews = EVENTS.test(prompt) || /\bconference\b|\bhiring\b|\bopens?\b/iu.test(prompt);
  if (town === undefined || !isNews || /\d{3}/u.test(ad.contact ?? '')) return ad;
  return textsOf(ad).some((text) => text.includes(town))
    ? ad
    : { ...ad, contact: joined([town, ad.contact]) };
}

/** Without any other headline the first line is it. */
function withHeadline(ad: Ad): Ad {
  const [first, ...lines] = ad.lines;
  const isBare = ad.headline === '' && ad.brand === null && ad.isLogo !== true;
  return isBare && first !== undefined ? { ...ad, headline: first, lines } : ad;
}

const HEADLINE_MAX = 44;

/** "Learn to swim" and "Learn to swim in 10 lessons" are one line. */
function withoutRepeats(ad: Ad, prompt: string): Ad {
  const headline = ad.headline.toLowerCase();
  const begins = (line: string) =>
    ` ${line.toLowerCase()} `.includes(` ${headline} `) && line.length > headline.length;
  const longer = ad.lines.find((line) => begins(line) && line.length <= HEADLINE_MAX);
  const isQuoted = quotesIn(prompt).some(({ text }) => text === ad.headline);
  if (longer === undefined || isQuoted || ad.headline === '') return saidOnce(ad);
  return saidOnce({ ...ad, headline: longer, lines: ad.lines.filter((line) => line !== longer) });
}

/** "Cyber Monday 24 hours only" below "Cyber Monday". */
function withoutStart(text: string | null, headline: string): string | null {
  const isStart = text?.toLowerCase().startsWith(`${headline.toLowerCase()} `) === true;
  return text === null || !isStart ? text : tidied(text.slice(headline.length + 1));
}

/** "Free first call" before the number that is also on the button. */
function withoutNumber(line: string, contact: string | null): string {
  const number = contact?.split('  ·  ').find((part) => /^[+\d][\d ()./-]{5,}$/u.test(part));
  return number !== undefined && line.endsWith(` ${number}`)
    ? tidied(line.slice(0, -number.length - 1))
    : line;
}

const CALLS =
  /^(?:(?:visit|see|find|go to|more (?:at|on)|tours? (?:at|on)|(?:book|order|apply|register|shop|sign up|get tickets|find (?:us|out more)|read more)(?: (?:now|online|today))?(?: at| on)?) )/iu;
/** "Visit homes.example" above the address itself. */
const isAddress = (line: string, contact: string | null): boolean =>
  contact !== null && line.replace(CALLS, '').toLowerCase() === contact.toLowerCase();

/** What the headline says is said by nothing else. */
function saidOnce(ad: Ad): Ad {
  const headline = ad.headline.toLowerCase();
  const when = ad.when?.toLowerCase();
  const isInLine = ad.lines.some((line) => when !== undefined && line.toLowerCase().includes(when));
  const isName = (line: string) => line.toLowerCase() === ad.brand?.toLowerCase();
  const isNamed = ad.lines.some((line) => line.endsWith(`: ${ad.brand}`));
  const isIn = (text: string | null) => text !== null && headline.includes(text.toLowerCase());
  return {
    ...ad,
    brand: isNamed ? null : ad.brand,
    when: isIn(ad.when) || isInLine ? null : withoutStart(ad.when, ad.headline),
    offer: isIn(ad.offer) ? null : ad.offer,
    price: withoutStart(ad.price, ad.headline),
    lines: ad.lines
      .filter((line) => !isIn(line) && !isName(line) && !isAddress(line, ad.contact))
      .map((line) => withoutNumber(line, ad.contact)),
  };
}
