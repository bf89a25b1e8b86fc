import { CALL, OFFERS, PRICE } from './ad-patterns.ts';
import { type Quote, withGlyphs } from './quoted-title.ts';

/** Words in quotes that are a price, an offer or a button rather than a headline. */
export function sorted(
  quotes: readonly string[],
  button: string | null,
): {
  readonly quotes: readonly string[];
  readonly price: string | null;
  readonly offer: string | null;
  readonly call: string | null;
} {
  const isWhole = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length === text.length;
  const found: { price: string | null; offer: string | null; call: string | null } = {
    price: null,
    offer: null,
    call: null,
  };
  const left = quotes.filter((text) => {
    if (text === button) found.call = text;
    if (quotes.length === 1 || text === button) return text !== button;
    if (found.price === null && isWhole(PRICE, text)) found.price = text;
    else if (found.call === null && isWhole(CALL, text.replace(/[!.]$/u, ''))) found.call = text;
    else if (found.offer === null && OFFERS.some((offer) => isWhole(offer, text)))
      found.offer = text;
    else return true;
    return false;
  });
  if (left.length === 0 && button !== null) return { ...found, quotes: [] };
  return left.length === 0 ? { ...found, quotes, offer: null } : { ...found, quotes: left };
}

/** What announces a name rather than a headline. */
const NAMES_IT = /\b(?:brand|brand name|logo|called|named|label|company)(?: text)?:?\s*$/iu;
/** Who says what is in quotes: `"So good!" - Laura`. */
const SPEAKER =
  /^["”'»]?\s*[-–—,]?\s*(?:[-–—]|says|said|by)\s*(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)|^["”'»]?[.,]?\s*(?:(?:[Bb]eneath|[Bb]elow|[Uu]nder(?:neath)?)(?: it)?,?|from|signed)\s+(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?, [\p{L}'’ ]{2,40}?(?=[.,;]|$))/u;

/** What a button has on it: `a "Buy now" button`, `button saying "Buy now"`. */
const ON_BUTTON =
  /^["”'’»]?\s+(?:call[- ]to[- ]action |cta )?(?:button\b|cta\b(?!\s*:|\s+\p{L}))/iu;
const BUTTON =
  /\b(?:button|cta|call[- ]to[- ]action)(?: (?:that )?(?:says|saying|reads|reading|with(?: the (?:text|words))?|labell?ed))?:?\s*["“'‘«]?$/iu;

/** A name in quotes beside a headline, and who is quoted; the words of a button. */
export function namesAround(prompt: string, quoted: readonly Quote[]) {
  const brand =
    quoted.length < 2
      ? undefined
      : quoted.find(({ span }) => NAMES_IT.test(prompt.slice(0, span.start - 1)));
  const speaker = quoted
    .map(({ span }) => SPEAKER.exec(prompt.slice(span.end)))
    .map((found) => found?.[1] ?? found?.[2])
    .find((name) => name !== undefined);
  const button = quoted.find(
    ({ span }) =>
      ON_BUTTON.test(prompt.slice(span.end)) || BUTTON.test(prompt.slice(0, span.start)),
  );
  const pressed = button === undefined ? null : withGlyphs(button.text);
  return { brand: brand ?? null, speaker: speaker ?? null, button: pressed };
}
