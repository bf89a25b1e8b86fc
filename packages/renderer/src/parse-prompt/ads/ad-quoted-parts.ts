import { DATED, WHEN } from './ad-dates.ts';
import { PRICE, VENUE } from './ad-patterns.ts';

/** What one quote tells: `"Norra Home, from $899"`, `"Holi in the Park, 14 March"`. */
interface QuotedParts {
  readonly text: string;
  readonly price: string | null;
  readonly when: string | null;
  readonly place: string | null;
  readonly brand: string | null;
  readonly line: string | null;
}

const whole = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length === text.length;
const SINCE = /^(?:since|est\.?|established) \d{4}$/iu;
/** Who says it, after a sentence: "Adopt, don't shop. Paws of Porto". */
const SIGNED =
  /^(.{6,60}?[.!?]) (?!(?:Made|Built|Born|Brewed|Baked|Grown|Roasted|Designed|Crafted|Visit|Discover|Explore|Experience|Enjoy|Find|Feel|Taste|See|Love|Join|Get|Go|Meet|Try|Come|Welcome|Drive|Fly|Ride|Live|Choose|Save|Shop|Buy|Book|Order|Call|Vote|Follow|Only|From|In|Now|Not|No|Just|Your|You|We|It|This|That)\b)(\p{Lu}[\p{L}'’&-]*(?: (?:(?:of|the|&|and|de|in) )?\p{Lu}[\p{L}'’&-]*){1,3})$/u;
/** "Call Jess 07700 900123". */
const CALLS = /^(?:call|phone|text|whatsapp)\b[^\d]{1,24}\+?\d[\d ().-]{5,}$/iu;
const IN_SMALL = /\s(?!(?:of|the|and|in|on|to|for|with|from|at)\b)\p{Ll}{2,}/u;
/** A price that ends a second line: "Adopt an elephant from $5 a month". */
const PRICED = new RegExp(`^(.{4,40}?),? (${PRICE.source})$`, 'iu');

/** The parts of a quote; `isFirst` for the headline, which may name its price. */
function partsOfQuote(quote: string, isFirst: boolean): QuotedParts {
  let text = quote;
  const found: {
    price: string | null;
    when: string | null;
    place: string | null;
    line: string | null;
  } = { price: null, when: null, place: null, line: null };
  for (let at = text.lastIndexOf(', '); at > 0; at = text.lastIndexOf(', ')) {
    const last = text.slice(at + 2).replace(/[.!]$/u, '');
    if (found.price === null && whole(PRICE, last)) found.price = last;
    else if (found.when === null && whole(WHEN, last) && DATED.test(last)) found.when = last;
    else if (found.line === null && SINCE.test(last)) found.line = last;
    else if (found.place === null && VENUE.exec(`, ${last}`)?.[1] === last) found.place = last;
    else break;
    text = text.slice(0, at);
  }
  if (!isFirst && found.place === null && CALLS.test(text))
    return { ...found, text: '', place: text, brand: null };
  const ended = SIGNED.exec(text);
  // In "Fresh Bread. Every Day" every word has a capital.
  const signed = IN_SMALL.test(ended?.[1] ?? '') ? ended : null;
  const priced = isFirst || found.price !== null ? null : PRICED.exec(text);
  if (priced !== null) {
    found.price = priced[2] ?? null;
    text = priced[1] ?? text;
  }
  if (signed === null) return { ...found, text, brand: null };
  const [, said = '', brand = ''] = signed;
  return { ...found, text: said, brand };
}

/** The parts of all quotes; of each kind the first that is told. */
export function splitQuotes(quotes: readonly string[]) {
  const told = quotes.map((text, at) => partsOfQuote(text, at === 0));
  const first = (part: Exclude<keyof QuotedParts, 'text'>): string | null =>
    told.map((one) => one[part]).find((one) => one !== null) ?? null;
  return {
    texts: told.map(({ text }) => text).filter((text) => text !== ''),
    price: first('price'),
    when: first('when'),
    place: first('place'),
    brand: first('brand'),
    line: first('line'),
  };
}
