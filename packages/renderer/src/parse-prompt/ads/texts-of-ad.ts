import type { Ad } from '../scene-description.ts';
import { DAY, MONTH } from './ad-dates.ts';
import { CALL_MAX } from './ad-quotes.ts';

type Field = 'price' | 'offer' | 'when' | 'contact' | 'call' | 'brand' | 'code' | 'headline';
const FIELDS: readonly Field[] = [
  'price',
  'offer',
  'when',
  'contact',
  'call',
  'code',
  'brand',
  'headline',
];

/** Where a text of an ad stands in a part of its brief; a number is that of a line. */
export interface Found {
  readonly field: Field | number;
  readonly start: number;
  readonly end: number;
}

/** All that an ad says. */
export const textsOf = (ad: Ad): readonly string[] =>
  [...FIELDS.map((field) => ad[field]), ...ad.lines].filter((text) => text !== null);

export function foundIn(ad: Ad, text: string): readonly Found[] {
  const lower = text.toLowerCase();
  const isReduced = /\b(?:instead of|was|statt) /u.test(lower);
  const at = (field: Field | number, words: string | null): Found[] => {
    // "Friday, 8 pm · Main Street" stands in two places, and so do two prices: "4 for €3 instead of €4".
    const pieces = (words ?? '')
      .split('  ·  ')
      .map((piece) => (isReduced ? piece.replace(/ was .*$/u, '') : piece))
      .filter((piece) => piece !== '');
    return pieces.flatMap((piece) => {
      const start = lower.indexOf(piece.toLowerCase());
      return start === -1 ? [] : [{ field, start, end: start + piece.length }];
    });
  };
  return [
    ...FIELDS.flatMap((field) => at(field, ad[field])),
    ...ad.lines.flatMap((line, place) => at(place, line)),
  ];
}

/** "iPhone" stays as it is. */
export const capital = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);

const JOINING = /^(?:(?:and|then|plus|also|but|so|with|in|a|an|&|\+|-) )+(?=\S)/iu;
const OPEN_END = /(?: (?:and|for|with|at|from|to|in|on|the|a|an|or|of|by))+$/iu;

/** Words of a brief as a line: without what only joins them to others. */
export function tidied(text: string): string {
  // "In 5 minutes" and "a dozen bagels" are not left without their beginning.
  const isBare = /^(?:in|with|a|an) /iu.test(text);
  const line = (isBare ? text : text.replace(JOINING, ''))
    .replace(/[\s,;:–-]+$/u, '')
    .replace(OPEN_END, '')
    .replace(/\([^)]*$/u, '$&)');
  return capital(line);
}

const LINE_MAX = 72;
/** More lines than these are too small to be read. */
export const LINES_MAX = 6;
const PRICE_ALONE =
  /(?<![\d.,%])\d{1,4}[.,]\d\d(?: ?\/ ?\p{L}+| (?:a|per|each)(?: \d+)? ?\p{L}*| incl.*)?$|\b\d{2,5} instead of \d{2,5}$|\bfrom \d{2,5}$|\b(?:from|only|just|for|now) \d{1,3}[.,]\d{3}$|\b\d[\d.,]* ?(?:won|kes|rsd|huf|aed|sar|thb|ron|krw|baht|dirhams?)$/iu;
const IS_DAY = new RegExp(
  String.raw`\b(?:${DAY}|${MONTH}|(?:mon|tue|wed|thu|fri|sat|sun)s?|daily|open)\b`,
  'iu',
);
const NO_DAY = /[$€£¥%]|\b(?:free|class|course|lessons?|bring|new|first \d|left|for|get|win)\b/iu;
const DAY_MAX = 30;

const FORMERLY = /(?:^|\s)was (?=\d)|^(?:instead of|rrp|statt) (?=\d)/iu;

const has = (ad: Ad, line: string) =>
  textsOf(ad).some((text) => text.toLowerCase().includes(line.toLowerCase()));

function withLine(ad: Ad, text: string): Ad {
  const line = tidied(text);
  if (line.length < 2 || line.length > LINE_MAX || has(ad, line)) return ad;
  return { ...ad, lines: [...ad.lines, line] };
}

/** Words of a brief that nothing of an ad says yet. */
export function withPart(ad: Ad, text: string): Ad {
  // What it cost before stands beside what it costs now.
  // "Was 299 now 199" is the price.
  if (ad.price === null && /^was \d[\d.,]* now \d[\d.,]*$/iu.test(text))
    return { ...ad, price: text.replace(/^was (\S+) now (\S+)$/iu, 'Now $2 was $1') };
  if (ad.price !== null && FORMERLY.test(text) && !FORMERLY.test(ad.price))
    return { ...ad, price: `${ad.price} ${text.replace(FORMERLY, 'was ')}` };
  const isFree = ad.offer === null || !/\d/u.test(ad.offer);
  if (
    ad.price === null &&
    isFree &&
    !/\bday \d/iu.test(text) &&
    PRICE_ALONE.test(text) &&
    text.length <= LINE_MAX
  )
    return { ...ad, price: capital(text) };
  if (ad.when === null && text.length <= DAY_MAX && IS_DAY.test(text) && !NO_DAY.test(text))
    return { ...ad, when: tidied(text) };
  return withLine(ad, text);
}

const ONLINE =
  /\b(?:on|in|from|with|via|at) (?:our|the) (?:new )?(?:app|web ?site|online (?:shop|store)|store|shop|app store)\b/iu;
const firstWord = (text: string) => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';

/** What is asked for as it is asked: "Sign up at the bar". Null if it asks for something else. */
export function withCall(ad: Ad, text: string): Ad | null {
  if (ad.call === null || firstWord(ad.call) !== firstWord(text)) return null;
  // The button of an app or a shop on the web is pressed there.
  if (ONLINE.test(text)) return ad;
  return text.length <= CALL_MAX ? { ...ad, call: capital(text) } : withLine(ad, text);
}

/** An ad whose text at one place in a part goes on to what stands beside it. */
export function grown(
  ad: Ad,
  { field, start, end }: Found,
  to: Pick<Found, 'start' | 'end'>,
  text: string,
): Ad {
  const whole = tidied(text.slice(Math.min(start, to.start), Math.max(end, to.end)));
  if (typeof field === 'number') return { ...ad, lines: ad.lines.with(field, whole) };
  if (
    field === 'when' &&
    whole.length > DAY_MAX &&
    ad.when?.toLowerCase() === text.slice(start, end).toLowerCase()
  )
    return withLine({ ...ad, when: null }, whole);
  const said = ad[field] ?? '';
  const piece = text.slice(start, end);
  const at = said.toLowerCase().indexOf(piece.toLowerCase());
  return { ...ad, [field]: said.slice(0, at) + whole + said.slice(at + piece.length) };
}
