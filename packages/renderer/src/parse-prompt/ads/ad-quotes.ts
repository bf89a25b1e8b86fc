import { type Quote, withGlyphs } from '../lettering/quoted-title.ts';
import { isFirstName } from '../phrases/names.ts';
import { CALL, OFFERS, PRICE } from './ad-patterns.ts';

/** What is asked and nothing else: "Register now", "Book a trial lesson". "Start your journey" is a headline. */
const ONLY_CALL =
  /^(?:(?:register|reserve|enroll?|subscribe|apply|donate|download|install|sign up|rsvp|pre-?order|schedule an?|book (?:an?|your|now|today|online|direct)|order (?:now|today|online|here|yours)|buy (?:now|today|online|tickets)|become an?|adopt (?:now|today|me)|try it|call (?:us|now|today)|contact us|request an?)(?: (?!and\b)[\p{L}\p{N}'’-]+){0,3}|shop (?:now|today|online)|start (?:now|today|free)|get (?:tickets|started|involved|in touch|yours|(?:the|our) app|an? (?:free )?quote|your (?:free )?(?:tickets?|copy|quote|pass))|(?:learn|find out|discover) more|visit us(?: today)?|join (?:us|now|today|free|the (?:team|crew|club)|our (?:team|crew|club))(?: (?:now|today))?)[!.]?$/iu;
/** Longer than this it is no button. */
export const CALL_MAX = 26;
const isOnlyCall = (text: string): boolean => text.length <= CALL_MAX && ONLY_CALL.test(text);

/** Words in quotes that are a price, an offer or a button rather than a headline. */
export function sorted(
  quotes: readonly string[],
  button: string | null,
  /** Whether it is an ad, which has a line of its own for a headline. */
  isAd = false,
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
    if (text === button) return false;
    if (isAd && found.call === null && isOnlyCall(text)) {
      found.call = text.replace(/[!.]$/u, '');
      return false;
    }
    // Alone it is the headline, unless it is nothing but an amount: a tag with "6,50 €".
    if (quotes.length === 1 && !(isAd && isWhole(PRICE, text))) return true;
    if (found.price === null && isWhole(PRICE, text)) found.price = text;
    else if (found.call === null && isWhole(CALL, text.replace(/[!.]$/u, ''))) found.call = text;
    else if (found.offer === null && OFFERS.some((offer) => isWhole(offer, text)))
      found.offer = text;
    else return true;
    return false;
  });
  if (left.length === 0 && (button !== null || isAd)) return { ...found, quotes: [] };
  return left.length === 0 ? { ...found, quotes, offer: null } : { ...found, quotes: left };
}

/** What announces a name rather than a headline. */
const NAMES_IT =
  /\b(?:brand|brand name|logo|called|named|label|company|apps?|game|airline|shop|store|studio|salon|platform|software)(?: text| name| title)?:?\s*$/iu;
const BRANDED = /\b(?:brand|brand name|company|app|airline|platform|software)(?: name)?:?\s*$/iu;

/** Whether what is in quotes is the name of a product: `chess app "Gambitly"`. */
export function isBranded(prompt: string, { span }: Quote): boolean {
  return BRANDED.test(prompt.slice(0, span.start - 1));
}

/** Who says what is in quotes: `"So good!" - Laura`, `"…" Beneath it, Maria, owner of Petal Street`. */
const SPEAKER =
  /^["”'»]?\s*[-–—,]?\s*(?:[-–—]|says|said|by)\s*(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)/u;
const SIGNED =
  /^["”'»]?[.,]?\s*(?:(?:[Bb]eneath|[Bb]elow|[Uu]nder|[Uu]nderneath)(?: it)?,|(?:from|attributed to|signed(?: by)?))\s+(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?(?:, (?:\p{Lu}\p{L}+|\d+|\p{Ll}+ (?:of|at) (?:\p{Lu}\p{L}+ ?){1,3})(?=\s*(?:[.,;]|$)))?)/u;
const REVIEW = /\b(?:testimonials?|reviews?|customers?|quote (?:from|by)|patients?|clients?)\b/iu;

export const isReview = (prompt: string): boolean => REVIEW.test(prompt);

/** A name alone may also be whose ad it is. */
function signedIn(after: string, prompt: string): RegExpExecArray | null {
  const found = SIGNED.exec(after);
  return found?.[1]?.includes(', ') === true || REVIEW.test(prompt) ? found : null;
}

/** A customer rather than the firm that says it: `"Cut your bill in half" - Sunhaven Energy`. */
function spokenIn(after: string, prompt: string): RegExpExecArray | null {
  const found = SPEAKER.exec(after);
  const [first = '', ...others] = found?.[1]?.split(' ') ?? [];
  const isTold = /^.{0,3}(?:says|said|by)\b/u.test(after) || REVIEW.test(prompt);
  return isTold || isFirstName(first) || others.length === 0 ? found : null;
}

/** What a button has on it: `a "Buy now" button`, `button saying "Buy now"`. */
const ON_BUTTON =
  /^["”'’»]?\s+(?:call[- ]to[- ]action |cta )?(?:button\b(?!:)|cta\b(?!:| \p{Lu}))/iu;
const BUTTON =
  /\b(?:button|cta|call[- ]to[- ]action)(?: (?:that )?(?:says|saying|reads|reading|with(?: the (?:text|words))?|labell?ed))?:?\s*["“'‘«]?$/iu;

/** What somebody in the picture writes to somebody is no headline. */
const MESSAGE =
  /\b(?:message|notification|(?:speech )?bubble|chat|text from)\b[^.,"]{0,40}\b(?:saying|says|reading|reads)\s*$|\b(?:app|phone|screen|display) (?:says|reads|shows|saying|reading)\s*$/iu;

export function isMessage(prompt: string, { span, text }: Quote): boolean {
  const isOffer = OFFERS.some((offer) => offer.exec(text)?.[0].length === text.length);
  return !isOffer && MESSAGE.test(prompt.slice(0, span.start - 1));
}

/** A name in quotes beside a headline, and who is quoted; the words of a button. */
export function namesAround(prompt: string, quoted: readonly Quote[]) {
  const brand =
    quoted.length < 2
      ? undefined
      : quoted.find(({ span }) => NAMES_IT.test(prompt.slice(0, span.start - 1)));
  const speaker = quoted
    .map(({ span }) => {
      const after = prompt.slice(span.end);
      return (spokenIn(after, prompt) ?? signedIn(after, prompt))?.[1];
    })
    .find((name) => name !== undefined);
  const button = quoted.find(
    ({ span }) =>
      ON_BUTTON.test(prompt.slice(span.end)) || BUTTON.test(prompt.slice(0, span.start)),
  );
  const pressed = button === undefined ? null : withGlyphs(button.text);
  return { brand: brand ?? null, speaker: speaker ?? null, button: pressed };
}
