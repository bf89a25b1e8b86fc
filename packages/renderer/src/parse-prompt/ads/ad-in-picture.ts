import { type FoundLettering, findLettering } from '../lettering/lettering.ts';
import { type Quote, shortened, withGlyphs } from '../lettering/quoted-title.ts';

const CHARACTERS_MAX = 40;
const HEADED =
  /\b(?:headline|slogan|tagline|strapline|title)(?: (?:is|reads|says|saying))?:?\s*$/iu;
const BOARD = '(?:sign|sign ?board|placard|billboard|banner)s?';
/** Words that a sign of the picture shows: `a 'SOLD' sign`, `a sign that says "SOLD"`. */
const ON_SIGN = new RegExp(`^["”'’»]? ${BOARD}\\b`, 'iu');
const SIGN_SAYS = new RegExp(
  `\\b${BOARD}(?: (?:that|which|with|saying|says|reading|reads|marked|labelled|the|words?|text))*:?\\s*$`,
  'iu',
);

const OWN_SIGN =
  /^["”'’»]? (?:sign|sign ?board|placard)s?\b(?! (?:on|over|above|hanging|in (?:the|its|a) (?:[\p{L}-]+ )?window)\b)/iu;
const WITH =
  /\b(?:with|beside|next to|holding|hangs?|hanging|has|behind|by|and|puts? up) (?:an?|the|its) (?:\p{L}+ ){0,2}$/iu;
const OWN_SIGN_MAX = 16;

/** What an ad has in its picture rather than over it. */
export interface InPicture {
  /** Words on a sign. */
  readonly sign: string | null;
  /** Words on a cup, a door or a shirt. */
  readonly written: FoundLettering | null;
  /** Those that are set over the picture, with the one first that is said to be the headline. */
  readonly quotes: readonly Quote[];
}

const isHeadline = (prompt: string, { span }: Quote): boolean =>
  HEADED.test(prompt.slice(0, span.start - 1));

/** A sign that stands in the picture, where nothing is said to be the headline: `a house with a "SOLD" sign`. */
const isOnOwnSign = (prompt: string, { span, text }: Quote): boolean =>
  text.length <= OWN_SIGN_MAX &&
  OWN_SIGN.test(prompt.slice(span.end)) &&
  WITH.test(prompt.slice(0, span.start - 1));

export const hasOwnSign = (prompt: string, quoted: readonly Quote[]): boolean =>
  quoted.some((quote) => isOnOwnSign(prompt, quote));

/** Beside a headline, words that are said to be on something are there. */
export function inPictureOfAd(prompt: string, quoted: readonly Quote[]): InPicture {
  const headline = quoted.find((quote) => isHeadline(prompt, quote));
  const alone = headline === undefined ? quoted.find((quote) => isOnOwnSign(prompt, quote)) : null;
  if (alone != null)
    return {
      sign: withGlyphs(alone.text),
      written: null,
      quotes: quoted.filter((quote) => quote !== alone),
    };
  if (headline === undefined || quoted.length < 2)
    return { sign: null, written: null, quotes: quoted };
  const others = quoted.filter((quote) => quote !== headline);
  const onSign = others.find(
    ({ span, text }) =>
      text.length <= CHARACTERS_MAX &&
      (ON_SIGN.test(prompt.slice(span.end)) || SIGN_SAYS.test(prompt.slice(0, span.start - 1))),
  );
  const found = onSign === undefined ? findLettering(prompt, others) : null;
  // Walls and lawns are places, which an ad chooses by what it sells.
  const written = found?.surface.things === undefined ? null : found;
  const isShown = ({ text }: Quote) =>
    written !== null && shortened(withGlyphs(text), written.text.length) === written.text;
  return {
    sign: onSign === undefined ? null : withGlyphs(onSign.text),
    written,
    quotes: [headline, ...others.filter((quote) => quote !== onSign && !isShown(quote))],
  };
}
