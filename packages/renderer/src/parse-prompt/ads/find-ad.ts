import type { Lettering } from '../description/ad.ts';
import { comparisonIn } from '../lettering/before-after.ts';
import { Cutter } from '../lettering/cutter.ts';
import { greetingIn } from '../lettering/greetings.ts';
import { type FoundLettering, findLettering, withoutSurface } from '../lettering/lettering.ts';
import { withThingsOfScene } from '../lettering/printed-matter.ts';
import { type Quote, quotesIn, shortened, withGlyphs } from '../lettering/quoted-title.ts';
import { speechIn } from '../lettering/speech.ts';
import { findWallPicture, type WallPicture } from '../lettering/wall-picture.ts';
import type { Span } from '../phrases/tokens.ts';
import { type Beads, beadsIn, DRY } from '../subjects/beads.ts';
import { briefOf } from './ad-brief.ts';
import { type AdDetails, detailsIn, joined, NO_DETAILS } from './ad-details.ts';
import { hasOwnSign, inPictureOfAd } from './ad-in-picture.ts';
import { labelledIn } from './ad-labels.ts';
import { letteringIn } from './ad-lettering.ts';
import { splitQuotes } from './ad-quoted-parts.ts';
import { isMessage, isReview, namesAround, sorted } from './ad-quotes.ts';
import { withoutReadOnly } from './ad-read-only.ts';
import { saidIn } from './ad-said.ts';
import { asksForAd, isAdOf, isCounted } from './asks-for-ad.ts';
import { unquoted } from './brief-parts.ts';

/** What a prompt says about an ad, as it is written there. */
export interface AdParts extends AdDetails {
  /** Whether the prompt asks for an ad. */
  readonly isAd: boolean;
  readonly quotes: readonly string[];
  /** Words that are on something in the picture. */
  readonly written: FoundLettering | null;
  /** Words that are on a sign in an ad. */
  readonly sign: string | null;
  /** A picture that hangs on a wall. */
  readonly wallPicture: WallPicture | null;
  /** What is said in speech bubbles. */
  readonly speech: readonly string[];
  /** Words after "headline" or "saying" that are not in quotes. */
  readonly said: string | null;
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

const UNCOMPARED = { isCompared: false, text: '' };
const TEXT_CHARACTERS_MAX = 96;
/** Letters of a prompt that still shows something. */
const SCENE_MIN = 24;

/** Who is quoted is not in the picture: "from Joan, Bath". */
function withoutSpeaker(text: string, speaker: string | null): string {
  return speaker?.includes(',') === true ? text.replace(speaker, ' '.repeat(speaker.length)) : text;
}

/** Who is quoted is a customer: it is somebody else's ad. */
function besides(brand: string | null, speaker: string | null, prompt: string): string | null {
  const isSpeaker =
    (speaker === brand && isReview(prompt)) || speaker?.startsWith(`${brand},`) === true;
  return brand !== null && isSpeaker ? null : brand;
}

/** How the letters look, which is not in the picture. */
function withoutLettering(cutter: Cutter): Lettering {
  const { rest, lettering } = letteringIn(cutter.rest);
  cutter.rest = rest;
  return lettering;
}

/** Who is quoted in a review is not whose ad it is. */
function withoutSignature(cutter: Cutter, speaker: string): void {
  const start = cutter.rest.lastIndexOf(speaker);
  if (start >= 0) cutter.blank({ start, end: start + speaker.length });
}

/** The headline of a brief comes before a name in quotes. */
function ledBy(headline: string | null, quotes: readonly string[]): readonly string[] {
  const texts = headline === null ? quotes : [headline, ...quotes];
  return texts.map((text) => shortened(text, TEXT_CHARACTERS_MAX));
}

/** What the quotes of a prompt say, and who says it. */
function inQuotes(prompt: string, quoted: readonly Quote[], isAd: boolean) {
  const { brand, speaker, button } = namesAround(prompt, quoted);
  const texts = quoted
    .filter((quote) => quote !== brand && !(isAd && isMessage(prompt, quote)))
    .map(({ text }) => withGlyphs(text))
    .filter((text) => text !== '');
  if (speaker !== null && texts.length > 0) texts.push(`– ${speaker}`);
  const own = sorted(texts, button, isAd);
  const isWhole = !isAd || isCounted(prompt);
  const split = splitQuotes(isWhole ? [] : own.quotes);
  return {
    ...own,
    split,
    quotes: isWhole ? own.quotes : split.texts,
    brand: brand === null ? null : withGlyphs(brand.text),
    speaker,
  };
}

/** Finds the words that are shown instead of being drawn. Without an ad, only quotes and a headline are. */
export function findAd(prompt: string, isKnown = false): AdParts {
  const cutter = new Cutter(withThingsOfScene(prompt));
  const all = quotesIn(prompt);
  const speech = speechIn(prompt, all, isKnown || asksForAd(unquoted(prompt)));
  for (const { span } of all) cutter.blank({ start: span.start - 1, end: span.end + 1 });
  for (const span of speech.spans) cutter.blank(span);
  cutter.spans.push(...all.map(({ span }) => span));
  const quoted = all.filter((quote) => !speech.quotes.includes(quote));
  const written = isKnown || hasOwnSign(prompt, quoted) ? null : findLettering(prompt, quoted);
  for (const span of written?.spans ?? []) cutter.blank(span);
  if (written !== null && written.verb !== null)
    cutter.put(written.verb, written.surface.ground === 'sky' ? 'flies' : 'points');
  const wallPicture = isKnown ? null : findWallPicture(prompt);
  if (wallPicture !== null) cutter.blank(wallPicture.span);
  const plain = withoutSurface(cutter.rest, written);
  const isAd =
    isKnown || isAdOf(prompt, { rest: cutter.rest, plain }, written === null ? quoted : null);
  const { isCompared, text } = isAd ? comparisonIn(cutter.rest) : UNCOMPARED;
  if (isCompared) cutter.rest = text;
  const brief = isAd ? briefOf(cutter.rest) : { text: cutter.rest, colours: [] };
  const { text: dry, beads } = isAd ? beadsIn(brief.text) : { text: brief.text, beads: DRY };
  cutter.rest = dry;
  const labelled = labelledIn(cutter, quoted.length > 0);
  const isOpen = quoted.length === 0 && labelled.said === null;
  const spoken = isOpen ? saidIn(cutter, prompt, isAd) : { said: labelled.said, second: null };
  const said = spoken.said ?? (isAd || !isOpen ? null : greetingIn(cutter));
  const second = labelled.second ?? spoken.second;
  const lettering = isAd || said !== null || quoted.length > 0 ? withoutLettering(cutter) : {};
  const shown = isAd ? inPictureOfAd(prompt, quoted) : { written, sign: null, quotes: quoted };
  const own = inQuotes(prompt, shown.quotes, isAd);
  if (own.speaker !== null && isReview(prompt)) withoutSignature(cutter, own.speaker);
  const details = isAd ? detailsIn(cutter) : NO_DETAILS;
  if (isAd) withoutReadOnly(cutter, unquoted(prompt));
  // A second line alone tells what is sold: "Cold-pressed juices delivered daily".
  const below = second === null ? -1 : prompt.indexOf(second);
  if (second !== null && below >= 0 && cutter.rest.replaceAll(/\P{L}/gu, '').length < SCENE_MIN)
    cutter.put({ start: below, end: below + second.length }, second.toLocaleLowerCase('en'));
  const price = own.price ?? details.price ?? own.split.price;
  const isLed = said === null && own.quotes.length === 0 && details.line !== null;
  return {
    isAd,
    ...{ written: shown.written, sign: shown.sign },
    wallPicture,
    ...details,
    brand: own.brand ?? besides(details.brand, own.speaker, prompt) ?? own.split.brand,
    price,
    offer: own.offer ?? details.offer ?? (isAd && price === null ? labelled.offer : null),
    // A button needs not say that it is one.
    call: (own.call ?? labelled.call ?? details.call)?.replace(/(?<=\p{L}) button$/iu, '') ?? null,
    when: details.when ?? own.split.when,
    contact: joined([own.split.place, details.contact]),
    notes: [second, isLed ? null : details.line, own.split.line, ...details.notes].filter(
      (line) => line !== null,
    ),
    speech: speech.words,
    quotes: ledBy(quoted.length > 0 ? said : null, own.quotes),
    said: isLed ? details.line : said === null ? null : shortened(said, TEXT_CHARACTERS_MAX),
    colours: brief.colours,
    lettering,
    isCompared,
    beads,
    spans: cutter.spans,
    rest: isAd ? withoutSpeaker(cutter.rest, own.speaker) : cutter.rest,
  };
}
