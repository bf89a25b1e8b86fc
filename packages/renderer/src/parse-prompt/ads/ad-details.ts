import type { Ad } from '../description/ad.ts';
import type { Cutter } from '../lettering/cutter.ts';
import { printable } from '../lettering/quoted-title.ts';
import { sifted } from '../needed-letters.ts';
import { notesIn } from './ad-brief.ts';
import { conditionAt, offerIn } from './ad-conditions.ts';
import { ADDRESS, CALLED, IN_MONTH, MAIL_OR_WEB, WHEN } from './ad-dates.ts';
import {
  AMOUNT,
  BARE_PRICE,
  CALL,
  CODE,
  PLACE_OF_EVENT,
  PRICE,
  PUBLIC_PLACE,
  VENUE,
} from './ad-patterns.ts';
import { formerPriceIn, pricedIn } from './ad-prices.ts';
import { starsIn } from './ad-stars.ts';
import { isGathering, isVenue, joinedNameIn, lineAfterName, whoseAd } from './whose-ad.ts';

/** What an ad says besides its headline. */
export interface AdDetails
  extends Pick<Ad, 'price' | 'offer' | 'call' | 'brand' | 'when' | 'contact' | 'code' | 'stars'> {
  /** What the price is for. */
  readonly priced: string | null;
  /** A sentence beside the name. */
  readonly line: string | null;
  /** What else the ad says. */
  readonly notes: readonly string[];
}

export const NO_DETAILS: AdDetails = {
  price: null,
  offer: null,
  call: null,
  brand: null,
  when: null,
  contact: null,
  code: null,
  stars: null,
  priced: null,
  line: null,
  notes: [],
};

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);

export function joined(parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? null : said.join('  ·  ');
}

/** Where it is, which stays in the text where it tells what is around: "in Central Park". */
function venueIn(cutter: Cutter): string | null {
  const found =
    VENUE.exec(cutter.rest) ?? PUBLIC_PLACE.exec(cutter.rest) ?? PLACE_OF_EVENT.exec(cutter.rest);
  const place = found?.[1];
  if (found === null || place === undefined) return null;
  if (/^\p{Lu}/u.test(place) && !/^(?:at|in|on) /u.test(found[0]) && !isVenue(place, cutter.rest))
    return null;
  const start = found.index + found[0].lastIndexOf(place);
  cutter.spans.push({ start, end: start + place.length });
  if (
    /(?:Hall|Club|House|Room|Inn|Church|School|Library|Cent(?:er|re)|Mile|Green|Square|Street|Avenue|Road|Lane|Plaza|Mall|Market|Boulevard)$/u.test(
      place,
    )
  )
    cutter.blank({ start: found.index, end: start + place.length });
  return /^\p{Ll}/u.test(place) && !place.startsWith('the ') ? capital(place) : printable(place);
}

/** What is done on a page: "book at tafel.example". */
const AT_SITE = /^(?:order|book|shop|apply) /iu;

/** "Shop Plovva rainwear." */
const SHOP = /(?<=(?:^|[.,;!] ?|\s{3}))[Ss]hop \p{Lu}\p{L}+(?: \p{Ll}{3,12})?(?=\s*(?:[.!]|$))/u;

/** A call may name what is shown: "donate warm coats". */
function callIn(cutter: Cutter): string | null {
  const before = cutter.rest;
  const shop = cutter.cut(SHOP);
  if (shop !== null) return shop;
  const call = cutter.cut(CALL)?.replace(/(?: (?:by|at|on|via|from|with|for))+$/iu, '') ?? null;
  const [verb = ''] = call?.split(' ') ?? [];
  if (call === null || !/^(?:donate|adopt|rent|buy|try)$/iu.test(verb)) return call;
  const at = before.indexOf(call) + verb.length;
  if (at < verb.length || /^\S+ (?:now|today|online|here|our|the|yours?|it|this)\b/iu.test(call))
    return call;
  const end = before.indexOf(call) + call.length;
  cutter.rest = cutter.rest.slice(0, at) + before.slice(at, end) + cutter.rest.slice(end);
  return `${verb} now`;
}

/** Chains of shops, where it is sold rather than whose it is. */
const SOLD_AT =
  /\b(?:only |exclusively |now |available |in )*at ((?:Tesco|Sainsbury['’]s|Waitrose|Asda|ASDA|Aldi|ALDI|Lidl|Morrisons|Boots|Superdrug|Target|Walmart|Costco|Whole Foods|Trader Joe['’]s|Kroger|Sephora|Ulta|IKEA|Best Buy|Carrefour|Rewe|REWE|Edeka|Coles|Woolworths|7-Eleven))(?=\s*(?:[,.;!]|$))/u;
/** Several prices are told by the least: "stickers with $8, $12, $15". */
const PRICES = new RegExp(
  String.raw`(${AMOUNT})(?:, ${AMOUNT}){1,4}(?:,? (?:and|&) ${AMOUNT})?(?=\s*(?:[,.;!]|$))`,
  'iu',
);
/** Who plays: "names to show are Velvet Riot, Sunday Cobra, DJ Oma". */
const ACT = String.raw`\p{Lu}[\p{L}'’&.-]*(?: \p{Lu}[\p{L}'’&.-]*){0,2}`;
const LINE_UP = sifted(
  new RegExp(
    String.raw`(?:line-?up|acts|bands|artists|names|headliners|featuring|starring|(with))(?: (?:to show|are|is|include|includes|announced))*:? (${ACT}(?:, ${ACT}){1,5}(?:,? (?:and|&) ${ACT})?)(?=\s*(?:[,.;!]|$))`,
    'u',
  ),
);

/** Towns are also flown to, and only a gathering is one "with Velvet Riot, DJ Oma". */
function lineUpIn(cutter: Cutter): string | null {
  const isWith = LINE_UP.exec(cutter.rest)?.[1] !== undefined;
  if (isWith && !isGathering(cutter.rest)) return null;
  return cutter.cut(LINE_UP, 2)?.replaceAll(/,? (?:and|&) |, /gu, ' · ') ?? null;
}

/** What costs that much: "£18 cuts on Mondays". */
const GOODS =
  /^ (?!(?:in|on|as|is|was|plus|less|towards|stickers|signs|tags|prices|dollars|euros|pounds)\b)\p{Ll}{3,12}s(?=\s*(?:[,.;!]|$)| (?:on|every|all|today|this|until|before|after|from)\b)/u;

/** What is on a list: "bananas 0,99 €/kg, tomatoes 1,79 €/kg, milk 1,09 €". */
const LISTED = new RegExp(
  String.raw`(?<=(?:^|[,:;.]|\s{2})\s?)(?!(?:from|now|was|only|at|or|and|price|tickets|adults?|kids|entry)\b)((?:\p{L}[\p{L}'’-]* ){1,2})(${AMOUNT}(?:\s?/\s?\p{L}+)?)(?=\s*(?:[,.;]|$))`,
  'giu',
);

/** Several kinds and then their prices: "pistachio, lemon, vanilla; each with its price, $3, $3.50, $4". */
const KINDS = String.raw`[\p{L}'’-]+(?: [\p{L}'’-]+)?`;
const ZIPPED = sifted(
  new RegExp(
    `(${KINDS}(?:, (?:and )?${KINDS}){1,4}(?: and ${KINDS})?)[,;:.]? (?:each )?(?:with|at|for) (?:its|their|the)(?: own)? prices?[,:]? (${AMOUNT}(?:, (?:and )?${AMOUNT}){1,4}(?: and ${AMOUNT})?)`,
    'iu',
  ),
);
const AND = /,? and |, /u;

function zippedIn(cutter: Cutter): string | null {
  const found = ZIPPED.exec(cutter.rest);
  const [kinds, prices] = [found?.[1]?.split(AND) ?? [], found?.[2]?.split(AND) ?? []];
  if (found === null || kinds.length !== prices.length) return null;
  const start = found.index + (found[1]?.length ?? 0);
  cutter.blank({ start, end: found.index + found[0].length });
  return kinds.map((kind, at) => `${capital(kind)} ${prices[at] ?? ''}`).join(' · ');
}

/** Three prices or more are a list, and none of them is what the ad is about. */
function listIn(cutter: Cutter): string | null {
  const zipped = zippedIn(cutter);
  if (zipped !== null) return zipped;
  const found = [...cutter.rest.matchAll(LISTED)];
  if (found.length < 3) return null;
  for (const { index, 0: all, 1: name = '' } of found)
    cutter.blank({ start: index + name.length, end: index + all.length });
  return found.map(([one]) => one.slice(0, 1).toLocaleUpperCase('en') + one.slice(1)).join(' · ');
}

interface Cost {
  readonly price: string | null;
  /** For whom it is, or when. */
  readonly note: string | null;
}

function costIn(cutter: Cutter): Cost {
  const former = formerPriceIn(cutter);
  const list = former === null ? listIn(cutter) : null;
  if (list !== null) return { price: null, note: list };
  const several = former === null ? cutter.cut(PRICES, 1) : null;
  if (several !== null) return { price: `from ${several}`, note: null };
  const found = PRICE.exec(cutter.rest);
  if (found === null) return { price: cutter.cut(BARE_PRICE), note: null };
  const end = found.index + found[0].length;
  const condition = conditionAt(cutter.rest, end);
  const note = condition === '' ? null : cutter.take({ start: end, end: end + condition.length });
  const goods = note === null ? (GOODS.exec(cutter.rest.slice(end))?.[0] ?? '') : '';
  const asked = `${cutter.cut(PRICE) ?? ''}${goods}`;
  const price =
    former === null
      ? asked
      : `${asked.replace(/^(?:new|sale|special|today['’]s|price|now|only|just|for|at|today| )+/iu, '')} was ${former}`;
  return { price, note };
}

export function detailsIn(cutter: Cutter): AdDetails {
  const { notes, town, text } = notesIn(cutter.rest, cutter.original);
  cutter.rest = text;
  const code = cutter.cut(CODE, 1);
  const lineUp = lineUpIn(cutter);
  const retailer = cutter.cut(SOLD_AT, 1);
  const web = cutter.cut(MAIL_OR_WEB);
  const sold = pricedIn(cutter.rest);
  const first = offerIn(cutter);
  const another = first === null ? null : offerIn(cutter, true);
  const when = cutter.cut(WHEN);
  const called = cutter.cut(CALLED);
  const address = cutter.cut(ADDRESS);
  const call = callIn(cutter);
  const atSite = web === null ? null : (AT_SITE.exec(web)?.[0].trim() ?? null);
  const { price, note } = costIn(cutter);
  const stars = starsIn(cutter);
  const whole = joinedNameIn(cutter);
  const venue = venueIn(cutter);
  const { brand: named, town: near } = whoseAd(cutter);
  const brand = whole ?? named;
  const line = lineAfterName(cutter, brand);
  // A day and an hour may stand apart: "May 3, 14 Elm Street, 2–4 pm".
  const later = cutter.cut(WHEN);
  // Who comes in for nothing is less than what the others pay.
  const isAside = price !== null && first !== null && /^kids\b/iu.test(first);
  const place =
    (venue === brand ? null : venue) ??
    town ??
    near ??
    (retailer === null ? null : `Available at ${retailer}`);
  return {
    code,
    line,
    notes: [lineUp, note, isAside ? first : null, another, ...notes].filter((one) => one !== null),
    contact: joined([place, address, called, web ?? cutter.cut(MAIL_OR_WEB)]),
    offer: isAside ? null : first,
    price,
    call: call ?? (atSite === null ? null : `${atSite} now`),
    brand,
    when: joined([when, later]) ?? IN_MONTH.exec(cutter.rest)?.[1] ?? null,
    stars,
    priced:
      price === null || price.includes(sold.priced ?? '') ? sold.dish : (sold.priced ?? sold.dish),
  };
}
