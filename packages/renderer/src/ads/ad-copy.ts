import { conditionOf } from '../parse-prompt/ads/ad-conditions.ts';
import type { Ad } from '../parse-prompt/scene-description.ts';

/** What an ad says, in the order of its importance. */
export interface Copy {
  readonly brand: string | null;
  readonly lead: string;
  /** Whether the lead is an offer, which is set larger than a headline. */
  readonly isOffer: boolean;
  readonly lines: readonly string[];
  /** A price or an offer, round. */
  readonly badge: string | null;
  readonly price: string | null;
  readonly button: string | null;
  /** Date, number and address. */
  readonly small: string | null;
  /** What is typed to get the offer. */
  readonly code: string | null;
  /** Of a review. */
  readonly stars: number | null;
  readonly isThin?: true;
}

const BADGE_MAX = 28;
/** What it cost before is part of its price, which is what the ad is about. */
export const FORMER = /\bwas\b/u;
/** What a button calls is on it. */
const TELEPHONE = /(?<![^ ])\+?\(?\d[\d ()./-]{5,}\d(?![^ ])/u;
const BETWEEN = '  ·  ';
const SALE = /\b(?:sale|deal|week|friday|monday)\b/iu;
const IN_NUMBERS = /\d|\b(?:one|two|three|half)\b/iu;

/** The name of a thing as a headline: `running-shoe` is "Running shoe". */
function asWords(thing: string): string {
  const words = thing.replaceAll('-', ' ');
  return words.slice(0, 1).toLocaleUpperCase('en') + words.slice(1);
}

/** Words that would be too small on a badge stand beside it: "Season tickets from $120". */
const WORDY =
  /^([\p{L}\d][^$€£¥]{11,}?(?<! (?:from|only|just|now))) ((?:from |only |just |now )?(?:[$€£¥](?=\s?\d)|CHF(?= ?\d)|\d+(?:[.,]\d+)*\s?(?:€|£|zł|kr|CHF)|\d{1,4}[.,]\d\d(?!\d)).*)$/iu;

function onBadge(price: string | null): { readonly badge: string | null; readonly line: string[] } {
  const [, words, amount] = price === null ? [] : (WORDY.exec(price) ?? []);
  if (words === undefined || amount === undefined) return { badge: price, line: [] };
  const line = words.replace(/ (?:for|at|from|to|=)$/iu, '');
  return { badge: amount.slice(0, 1).toLocaleUpperCase('en') + amount.slice(1), line: [line] };
}

/** "Get a free quote" says what "Free quote" says. */
const asks = (call: string, offer: string): boolean =>
  /^free \p{L}+$/iu.test(offer) &&
  call.toLocaleLowerCase('en').includes(offer.toLocaleLowerCase('en').replace('free ', ''));

/** Until when something costs that much. */
const UNTIL = /^(?:until|till|before|by) /iu;

/** Names in a row are parted at the ends of lines, not at their beginnings. */
const inRow = (line: string) => line.replaceAll(' · ', '\u00a0· ');

const SHORT = 16;
const PAIR_MAX = 36;
/** Short facts are told beside each other: "30 lessons · 8 weeks". */
function paired(lines: readonly string[], line: string): readonly string[] {
  const last = lines.at(-1) ?? '';
  const isFact = (text: string) => text.length <= SHORT && /\d/u.test(text);
  const isPair = isFact(last.split(' · ').at(-1) ?? '') && isFact(line);
  return isPair && last.length + line.length <= PAIR_MAX
    ? lines.with(-1, `${last} · ${line}`)
    : [...lines, line];
}

/** Of several offers the one in numbers leads, unless the prompt brings a headline. */
export function copyOf(ad: Ad, title: string | null, product: string | null): Copy {
  if (ad.isWordless === true) return titleCopy('');
  const { core, condition } = conditionOf(ad.offer ?? '');
  const isReduced = ad.price !== null && FORMER.test(ad.price);
  const leadsWithOffer =
    title === null &&
    ad.offer !== null &&
    (IN_NUMBERS.test(core) || (isReduced && SALE.test(core)));
  const named = product === null ? '' : asWords(product);
  const headline = ad.headline || ad.brand || named;
  const lead = leadsWithOffer ? core : headline;
  // A long one without numbers would be too small on a badge.
  const isLong =
    ((core.length + condition.length > BADGE_MAX || isReduced) && !IN_NUMBERS.test(core)) ||
    /^buy (?:one|two|three) get/iu.test(core);
  const isAsked = ad.call !== null && asks(ad.call, core);
  const offer = leadsWithOffer || isLong || isReduced || isAsked ? null : ad.offer;
  const isLine = isLong || isReduced;
  const told = isLine && ad.offer !== null ? [ad.offer, ...ad.lines] : ad.lines;
  const cost = offer === null ? onBadge(ad.price) : { badge: offer, line: [] };
  const said = leadsWithOffer
    ? [headline, ...(condition === '' ? [] : [condition]), ...ad.lines]
    : told;
  const number = ad.call === 'Call now' ? (TELEPHONE.exec(ad.contact ?? '')?.[0] ?? null) : null;
  const others = ad.contact?.split(BETWEEN).filter((part) => part !== number) ?? [];
  const small = [ad.when, ...others].filter((part) => part !== null);
  return {
    brand: ad.brand === lead ? null : ad.brand,
    lead,
    isOffer: leadsWithOffer,
    lines: (UNTIL.test(said[0] ?? '') ? [...cost.line, ...said] : [...said, ...cost.line])
      .filter((line) => ad.call === null || !asks(ad.call, line))
      .reduce(paired, [])
      .map(inRow),
    badge: ad.badge ?? cost.badge,
    price: offer === null ? null : ad.price,
    button: number !== null ? `Call ${number}` : ad.call === lead ? null : ad.call,
    small: small.length === 0 ? null : small.join(BETWEEN),
    code: ad.code,
    stars: ad.stars,
    ...(ad.lettering?.isThin === true ? { isThin: true as const } : {}),
  };
}

/** A headline alone, for words in quotes that belong to no ad. */
export function titleCopy(title: string): Copy {
  return {
    brand: null,
    lead: title,
    isOffer: false,
    lines: [],
    badge: null,
    price: null,
    button: null,
    small: null,
    code: null,
    stars: null,
  };
}

/** A badge in up to three rows: `From $89 a night` has the price in the middle. */
export function badgeRows(text: string): {
  readonly core: string;
  readonly around: readonly [string, string];
} {
  const { core, condition } = conditionOf(text);
  if (condition !== '' && !/\d/u.test(core))
    return { core, around: ['', condition.toLocaleUpperCase('en')] };
  const found =
    /(?:US|CA|AU?|NZ|R|C)?[$€£¥₹]\s?\d[\d.,]*(?:\.[–-])?(?:\s?(?:k|m|mn|bn|million|billion)(?!\p{L}))?(?:\s?[-–]\s?[$€£¥]?\d[\d.,]*)?|[-–−]?\s?\d[\d.,]*\s?(?:%|percent|€|£|¥|zł|kr\b|¢|CAD\b|AUD\b|CHF\b|USD\b|EUR\b)|(?:CHF|KSh|Rs\.?) ?\d[\d.,]*(?:\.[–-])?|\d+[- ]for[- ]\d+|(?<![\d.,])\d{1,4}[.,]\d\d(?!\d)|(?<=\b(?:from|only|just|now) )\d[\d.,]*|(?<= )\d[\d.,]* (?:won|KES|AED)\b/iu.exec(
      text,
    );
  if (found === null) return { core: text, around: ['', ''] };
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return {
    // A number and its sign stay together.
    core: found[0]
      .replace(/\s?percent/iu, '%')
      .trim()
      .replaceAll(' ', '\u00a0'),
    around: [before.trim().toLocaleUpperCase('en'), after.trim().toLocaleUpperCase('en')],
  };
}
