import type { Lettering } from './ad.ts';
import { brandIn, lineUpIn, nameAfterQuotes } from './ad-brand.ts';
import { briefOf, notesIn } from './ad-brief.ts';
import { offerIn } from './ad-conditions.ts';
import { ADDRESS, CALLED, DATED, MAIL_OR_WEB, WEB, WHEN } from './ad-dates.ts';
import { labelledCall, withoutLabels } from './ad-labels.ts';
import { letteringIn } from './ad-lettering.ts';
import {
  AD_WORD,
  ASKS,
  CALL,
  CODE,
  EVENTS,
  FIRM,
  FREE,
  NEW_AT,
  OFFERS,
  PRICE,
  PRINTED,
  PUBLIC_PLACE,
  SERVICE,
  VENUE,
} from './ad-patterns.ts';
import { formerPriceIn, pricedIn } from './ad-prices.ts';
import { namesAround, sorted } from './ad-quotes.ts';
import { starsIn } from './ad-stars.ts';
import { type Beads, beadsIn, DRY } from './beads.ts';
import { comparisonIn } from './before-after.ts';
import { Cutter } from './cutter.ts';
import { greetingIn } from './greetings.ts';
import { type FoundLettering, findLettering, withoutSurface } from './lettering.ts';
import { withThingsOfScene } from './printed-matter.ts';
import { printable, quotesIn, shortened, withGlyphs } from './quoted-title.ts';
import { isSlogan, offersIn } from './slogan.ts';
import type { Span } from './tokens.ts';
import { findWallPicture, type WallPicture } from './wall-picture.ts';

/** What a prompt says about an ad, as it is written there. */
export interface AdParts {
  /** Whether the prompt asks for an ad. */
  readonly isAd: boolean;
  readonly quotes: readonly string[];
  /** Words that are on something in the picture. */
  readonly written: FoundLettering | null;
  /** A picture that hangs on a wall. */
  readonly wallPicture: WallPicture | null;
  /** Words after "headline" or "saying" that are not in quotes. */
  readonly said: string | null;
  readonly price: string | null;
  readonly offer: string | null;
  readonly call: string | null;
  readonly brand: string | null;
  readonly when: string | null;
  readonly contact: string | null;
  /** What is typed to get the offer. */
  readonly code: string | null;
  /** How many stars somebody gives, from 0 to 5; null when none are spoken of. */
  readonly stars: number | null;
  /** What the price is for. */
  readonly priced: string | null;
  /** What else the ad says. */
  readonly notes: readonly string[];
  /** CSS colours of the brand. */
  readonly colours: readonly string[];
  readonly lettering: Lettering;
  /** Whether it shows something before and after. */
  readonly isCompared: boolean;
  readonly beads: Beads;
  /** Where the shown words stand in the prompt. */
  readonly spans: readonly Span[];
  /** The prompt with spaces in place of what is shown as words. */
  readonly rest: string;
}

const spacesFor = (text: string) => ' '.repeat(text.length);

const UNCOMPARED = { isCompared: false, text: '' };
const TEXT_CHARACTERS_MAX = 96;

/** What follows the words rather than being among them: "Free Hugs on a busy street". */
const NO_WORDS =
  '(?:(?:on|in|at|over|under|with|above|below|next|against|for|while|and|as|by|near) (?:an?|the|his|her|its|bold|big|large|white|black|neon|gold|golden|elegant|front)\\b)';
const WORDS = String.raw`(?:\s+(?!${NO_WORDS})[\p{L}\p{N}'’!?&%$€£.-]*[\p{L}\p{N}'’!?&%-]){0,7}`;
/** A sentence that is nothing but a line: "Headline: Small tracks, big journeys." */
const LINE =
  /(?<=^|[.;!?]\s*)(?:[Hh]eadline|[Ss]logan|[Tt]agline|[Tt]itle|[Tt]ext|[Ww]ords|[Cc]opy|[Ll]ine|[Mm]otto):\s*([\p{L}\p{N}][^.;:!?"“]{2,70}(?:[.!?] \p{L}[^.;:!?"“\d]{1,24}(?=\.?\s*$))?[!?]?)(?=[.;]|$| (?:[A-Z][a-z]+):)/u;
const SAID = new RegExp(
  String.raw`\b(?:[Hh]eadline|[Ss]logan|[Tt]agline|[Tt]itle|[Cc]aption|[Tt]ext|saying|says|that reads|reading|reads|the words?|the text|[Mm]otto|[Cc]opy|CTA)s?(?::\s*([\p{L}\p{N}][\p{L}\p{N}'’!?&-]*${WORDS})|\s+(\p{Lu}[\p{L}\p{N}'’!?&-]*${WORDS}))(?=\s*(?:[,.;]|$|${NO_WORDS}))`,
  'u',
);

type Details = Omit<
  AdParts,
  | 'isAd'
  | 'quotes'
  | 'said'
  | 'spans'
  | 'rest'
  | 'colours'
  | 'lettering'
  | 'isCompared'
  | 'beads'
  | 'written'
  | 'wallPicture'
>;

const NO_DETAILS: Details = {
  price: null,
  offer: null,
  call: null,
  brand: null,
  when: null,
  contact: null,
  code: null,
  stars: null,
  priced: null,
  notes: [],
};

function joined(parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? null : said.join('  ·  ');
}

/** Where it is, which stays in the text where it tells what is around: "in Central Park". */
function venueIn(cutter: Cutter): { readonly name: string; readonly isApart: boolean } | null {
  const found = VENUE.exec(cutter.rest) ?? PUBLIC_PLACE.exec(cutter.rest);
  const place = found?.[1];
  if (found === null || place === undefined) return null;
  const start = found.index + found[0].lastIndexOf(place);
  cutter.spans.push({ start, end: start + place.length });
  if (
    /(?:Hall|Club|House|Room|Inn|Church|School|Library|Cent(?:er|re)|Mile|Green|Square|Street|Avenue|Road|Lane|Plaza|Mall|Market|Boulevard)$/u.test(
      place,
    )
  )
    cutter.blank({ start: found.index, end: start + place.length });
  return { name: printable(place), isApart: found[0] === place };
}

/** A call may name what is shown: "donate warm coats". */
function callIn(cutter: Cutter): string | null {
  const before = cutter.rest;
  const call = cutter.cut(CALL)?.replace(/(?: (?:by|at|on|via|from|with|for))+$/iu, '') ?? null;
  const [verb = ''] = call?.split(' ') ?? [];
  if (call === null || !/^(?:donate|adopt|rent|buy|try)$/iu.test(verb)) return call;
  const at = before.indexOf(call) + verb.length;
  if (at < verb.length || /^\S+ (?:now|today|online|here|our|the|yours?|it)\b/iu.test(call))
    return call;
  const end = before.indexOf(call) + call.length;
  cutter.rest = cutter.rest.slice(0, at) + before.slice(at, end) + cutter.rest.slice(end);
  return `${verb} now`;
}

function detailsIn(cutter: Cutter, afterQuotes: string | null): Details {
  const { notes, town, text } = notesIn(withoutLabels(cutter.rest));
  cutter.rest = text;
  const asking = labelledCall(cutter);
  const code = cutter.cut(CODE, 1);
  const former = formerPriceIn(cutter);
  const web = cutter.cut(MAIL_OR_WEB);
  const sold = pricedIn(cutter.rest);
  const offer = offerIn(cutter);
  const another = offer === null ? null : offerIn(cutter, true);
  const when = cutter.cut(WHEN);
  const called = cutter.cut(CALLED);
  const address = cutter.cut(ADDRESS);
  const call = asking ?? callIn(cutter);
  const asked = cutter.cut(PRICE);
  const price =
    former === null || asked === null
      ? asked
      : `${asked.replace(/^(?:new|sale|special|today['’]s|price|now|only|just|for|at|today| )+/iu, '')} was ${former}`;
  const stars = starsIn(cutter);
  const lineUp = lineUpIn(cutter);
  const signed = afterQuotes === null ? null : brandIn(cutter, afterQuotes);
  const place = venueIn(cutter);
  const named = signed ?? brandIn(cutter, null);
  // "…, Whisker Warehouse" without an occasion is whose ad it is.
  const isSeller = named === null && place?.isApart === true && !EVENTS.test(text);
  const brand = isSeller ? place.name : named;
  const venue = isSeller ? null : (place?.name ?? null);
  // A day and an hour may stand apart: "May 3, 14 Elm Street, 2–4 pm".
  const later = cutter.cut(WHEN);
  return {
    code,
    notes: [lineUp, another, ...notes].filter((note) => note !== null),
    contact: joined([venue ?? town, address, called, web ?? cutter.cut(MAIL_OR_WEB)]),
    offer,
    price,
    call,
    brand,
    when: joined([when, later]),
    stars,
    priced:
      price === null || price.includes(sold.priced ?? '') ? sold.dish : (sold.priced ?? sold.dish),
  };
}

function asksForAd(text: string): boolean {
  const offers = OFFERS.filter((offer) => offer !== FREE);
  const patterns = [AD_WORD, PRINTED, NEW_AT, ASKS, PRICE, CODE, ADDRESS, WEB, ...offers];
  const isEvent = EVENTS.test(text) && DATED.test(text);
  return isEvent || patterns.some((pattern) => pattern.test(text));
}

/** Finds the words that are shown instead of being drawn. Without an ad, only quotes and a headline are. */
export function findAd(prompt: string, isKnown = false): AdParts {
  const cutter = new Cutter(withThingsOfScene(prompt));
  const quoted = quotesIn(prompt);
  for (const { span } of quoted) cutter.blank({ start: span.start - 1, end: span.end + 1 });
  cutter.spans.push(...quoted.map(({ span }) => span));
  const written = isKnown ? null : findLettering(prompt, quoted);
  for (const span of written?.spans ?? []) cutter.blank(span);
  if (written !== null && written.verb !== null)
    cutter.put(written.verb, written.surface.ground === 'sky' ? 'flies' : 'points');
  const wallPicture = isKnown ? null : findWallPicture(prompt);
  if (wallPicture !== null) cutter.blank(wallPicture.span);
  const dated = quoted.length === 0 ? undefined : WHEN.exec(cutter.rest)?.[0];
  const named = nameAfterQuotes(prompt, quoted);
  // A title with a day or an hour announces something.
  const isAnnounced =
    (isSlogan(prompt) && (SERVICE.test(cutter.rest) || offersIn(quoted))) ||
    (isSlogan(prompt) && named !== null) ||
    (quoted.length > 0 && FIRM.test(cutter.rest)) ||
    (dated !== undefined && /\d/u.test(dated));
  const isAd =
    isKnown || asksForAd(withoutSurface(cutter.rest, written)) || (written === null && isAnnounced);
  const { isCompared, text } = isAd ? comparisonIn(cutter.rest) : UNCOMPARED;
  if (isCompared) cutter.rest = text;
  const brief = isAd ? briefOf(cutter.rest) : { text: cutter.rest, colours: [] };
  const { text: dry, beads } = isAd ? beadsIn(brief.text) : { text: brief.text, beads: DRY };
  cutter.rest = dry;
  const said =
    quoted.length > 0
      ? null
      : (cutter.cut(LINE, 1) ??
        cutter.cut(SAID, 1) ??
        cutter.cut(SAID, 2) ??
        (isAd ? null : greetingIn(cutter)));
  const isSet = isAd || said !== null || quoted.length > 0;
  const { rest, lettering } = isSet ? letteringIn(cutter.rest) : { ...cutter, lettering: {} };
  cutter.rest = rest;
  const details = isAd ? detailsIn(cutter, named) : NO_DETAILS;
  const around = namesAround(prompt, quoted);
  const texts = quoted
    .filter((quote) => quote !== around.brand)
    .map(({ text }) => withGlyphs(text))
    .filter((text) => text !== '');
  if (around.speaker !== null) cutter.rest = cutter.rest.replace(around.speaker, spacesFor);
  if (around.speaker !== null && texts.length > 0) texts.push(`– ${around.speaker}`);
  const { quotes, ...own } = sorted(texts, around.button);
  return {
    isAd,
    written: isAd ? null : written,
    wallPicture,
    ...details,
    brand: around.brand === null ? details.brand : withGlyphs(around.brand.text),
    price: own.price ?? details.price,
    offer: own.offer ?? details.offer,
    call: own.call ?? details.call,
    quotes: quotes.map((text) => shortened(text, TEXT_CHARACTERS_MAX)),
    said: said === null ? null : shortened(said, TEXT_CHARACTERS_MAX),
    colours: brief.colours,
    lettering,
    isCompared,
    beads,
    spans: cutter.spans,
    rest: cutter.rest,
  };
}
