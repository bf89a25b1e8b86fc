import { isAnimate } from '../kinds-of-things.ts';
import type { Ad, Relation, Subject } from '../scene-description.ts';
import { moodPalette } from '../words/ad-palettes.ts';
import { lineFor, ownLine } from './ad-lines.ts';
import { isMark } from './ad-marks.ts';
import { occasionIn } from './ad-occasions.ts';
import { AMOUNT, MEMBERS } from './ad-patterns.ts';
import { CALL_MAX } from './ad-quotes.ts';
import { businessOf } from './businesses.ts';
import type { AdParts } from './find-ad.ts';

export interface Read {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  /** Colours for the whole picture. */
  readonly palette: readonly string[];
}

function capital(text: string): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase('en') + rest.join('');
}

/** Of an occasion these are bought: "Halloween candy sale". */
const SOLD =
  /\b(?:sale|candy|costumes?|decorations?|shop|store|discount|collection|\d+ ?% off)\b/iu;

/** Words to be set over a picture, with nothing to buy. */
const CAPTION =
  /\b(?:add|put|write|overlay|with|show|insert)(?:ing)? (?:an? |the |some )?(?:\p{L}+ )?(?:text|caption|words|title|lettering|greeting)\b/iu;
const FOR_SALE =
  /\b(?:ads?|adverts?|advertisement|commercial|promo(?:tion|tional)?|shop|store|buy|order|sale|sell(?:s|ing)?|offer|discount|deal|price|launch|brand|product|campaign|marketing|\d+ ?% off)\b|[$€£]\s?\d/iu;

/** What is asked of those who look at it, whatever else is in the picture. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [MEMBERS, 'Join us'],
  [
    /(?<!\b(?:most|students|tenants|flatmates|roommates|housemates|lodgers) )\bwanted(?=\s*(?:[,.;:!]|$)| (?:for|at|in|on) )|\bwe need \p{L}+s\b|\bhiring\b|\bvacanc/iu,
    'Apply now',
  ],
  [
    /\bapp store\b|\bgoogle play\b|\bfree to download\b|\bapp\b(?=\s*(?:[.,]|$|called|named|is\b|for\b))/iu,
    'Download now',
  ],
  [
    /\bestate agents?\b|\bviewings?\b|\bproperties\b|\bpenthouse\b|\btown ?house\b/iu,
    'Book a viewing',
  ],
  [/\bvolunteers?\b|\bclean[- ]?ups?\b|\bclean(?:ing)? up (?:the|our)\b/iu, 'Join us'],
  [
    /\bgiveaways?\b|\bwin (?:one of |an? |two |three |\d+ |free )|\bprize draw\b|\braffle\b/iu,
    'Enter now',
  ],
  [/\bpetition\b/iu, 'Sign now'],
  [/\binternships?\b|\bapply (?:by|until|before)\b/iu, 'Apply now'],
  [/\bVote (?:for )?\p{Lu}/u, 'Vote now'],
  [/\bretreat\b/iu, 'Book now'],
  [/\b(?:car|air|dog|horse|flower|craft|boat) show\b/iu, 'Plan your visit'],
  [/\b(?:brunch|dinner|lunch|supper|afternoon tea) (?:at|with)\b/iu, 'Book a table'],
  [/\badopt\b|\blooking for (?:a |their )?(?:new |forever |good )?homes?\b/iu, 'Adopt today'],
  [/\b(?:our|my) (?:\p{L}+ )?restaurant\b|\brestaurant name\b/iu, 'Book a table'],
  [/\bfree (?:quote|estimate)\b/iu, 'Get a free quote'],
  [
    /\bfree (?:\p{L}+ )?(?:consultation|test|assessment|check-?up|lesson|class|tour)\b/iu,
    'Book now',
  ],
];

/** What a headline asks for is on the button too: "Book your week in the country". */
const ASKING = /^(?:book|join|register|reserve|apply|donate|download|subscribe|enrol|sign up)\b/iu;

/** Where one goes rather than orders: it is named in the first sentence. */
const VISITED =
  /^[^.:!]*\b(?:caf[eé]|restaurant|pub|bistro|bakery|museum|gallery|garden cent(?:er|re)|farm|market|thrift (?:store|shop)|barber ?shop(?! style)|open (?:evening|day))\b/iu;

const ROOMS = /\b(?:rooms?|beds|nights?|stays?|cabins?)\b/iu;
const MEETING = /\b(?:open mic|night|workshop|meet-?up|quiz|swap)$/iu;
/** What one does about an event, by its name, whatever is drawn for it. */
const OF_EVENTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fashion show|gala|cabaret)\b/iu, 'Get tickets'],
  [/\b(?:brunch|dinner|buffet|lunch|supper)\b/iu, 'Book a table'],
  [/\b(?:race|run|marathon|tournament|championship|contest|competition)$/iu, 'Sign up'],
  [/\b(?:market|fair|bazaar|f[eê]te|exhibition|carnival|rally)\b/iu, 'Visit us'],
  [
    /\b(?:party|hunt|fun day|family day|open day|swap|night|picnic|parade|celebration|retreat|meet-?up)\b/iu,
    'Join us',
  ],
];
const isBought = (call: string): boolean =>
  /^(?:Shop|Order|Taste|Discover|Play|Book a test)/u.test(call);
const FREE_TO_COME = /^free (?:entry|admission)\b/iu;

/** What is in everybody's interest sells nothing. */
const PUBLIC =
  /\bpublic (?:service|information|safety|health)\b|\bPSA\b|\bdon['’]t (?:text|drink) and drive\b|\bpsa\b/u;

/** Words of a button for what an ad sells. */
function callFor(
  parts: AdParts,
  prompt: string,
  product: number | null,
  isSomebody = false,
): string | null {
  if (parts.contact !== null && /\d{3}[\d ]/u.test(parts.contact)) return 'Call now';
  if (parts.contact?.startsWith('@') === true) return 'Follow us';
  if (/\binvit|\brsvp\b|save the date/iu.test(prompt)) return 'RSVP';
  if (PUBLIC.test(prompt)) return null;
  if (CAPTION.test(prompt) && !FOR_SALE.test(prompt)) return null;
  if (
    !/\bvolunteers?\b|\bclean[- ]?ups?\b|\bclean(?:ing)? up\b/iu.test(prompt) &&
    /\bcharity (?!run|walk|ride|swim|match|concert|dinner|gala|auction|ball|shop)|(?<!\bby )\bdonat|\bfundrais|\bappeal for\b/iu.test(
      prompt,
    )
  )
    return 'Donate now';
  if (parts.price !== null && /\btickets\b/iu.test(parts.price)) return 'Get tickets';
  const asked = ASKED.find(([words]) => words.test(prompt))?.[1];
  if (asked !== undefined) return asked;
  const verb = ASKING.exec(parts.quotes[0] ?? '')?.[0];
  if (verb !== undefined) return capital(`${verb.toLocaleLowerCase('en')} now`);
  if (parts.price !== null && ROOMS.test(parts.price)) return 'Book now';
  const usual = businessOf(prompt)?.call ?? (product === null || isSomebody ? null : 'Shop now');
  if (usual === 'Get tickets' && SOLD.test(prompt)) return 'Shop now';
  if (usual === 'Sign up' && /\bback to school (?:offer|sale|deals?)\b/iu.test(prompt))
    return 'Shop now';
  const event = ownLine(prompt) ?? parts.quotes[0] ?? prompt.split(',')[0] ?? '';
  if (usual === 'Shop now' && (MEETING.test(event) || FREE_TO_COME.test(parts.offer ?? '')))
    return 'Join us';
  if (usual !== null && isBought(usual) && !SOLD.test(prompt)) {
    const way = OF_EVENTS.find(([words]) => words.test(event))?.[1];
    if (way !== undefined) return way;
  }
  if (usual === 'Shop now' && VISITED.test(prompt)) return 'Visit us';
  return usual === 'Book a test drive' && /\brent/iu.test(prompt) ? 'Book now' : usual;
}

/** "Order on our app" is longer than a button. */
function shortCall(call: string): string {
  const short = call
    .replace(/ on (?:ios|android|the app store|google play)\b.*$/iu, '')
    .replace(/ (?:on|in|from|with|at) (?:our|the) .*$/iu, ' now');
  return short.includes(' ') ? short : `${short} now`;
}

function isSaid(headline: string, words: string): boolean {
  return headline.toLocaleLowerCase('en').includes(words.toLocaleLowerCase('en'));
}

/** What the ad sells: the first thing in it rather than somebody who is only in it or has it in hand. */
function productOf({ subjects, relations }: Pick<Read, 'subjects' | 'relations'>): number | null {
  if (subjects.length === 0) return null;
  const isThing = (at: number) => !isAnimate(subjects[at]?.thing ?? '');
  if (isThing(0)) return 0;
  // Somebody who does something is what the ad shows.
  const isBusy = relations.some(
    ({ from, kind, to }) => from === 0 && to !== null && kind !== 'next-to',
  );
  if (isBusy) return 0;
  const isUsed = (at: number) => relations.some(({ from, to }) => to === at && !isThing(from));
  const thing = subjects.findIndex((_, at) => isThing(at) && !isUsed(at));
  return thing === -1 ? 0 : thing;
}

function buttonFor(
  parts: AdParts,
  prompt: string,
  { product, isSomebody }: { product: number | null; isSomebody: boolean },
): string | null {
  const isLabelled = /\b(?:button|cta)\b/iu.test(prompt) && (parts.call?.length ?? 99) <= 18;
  const said = parts.call === null || isLabelled ? parts.call : shortCall(parts.call);
  const fitting =
    said?.replace(/(?<=.{8}) (?:in|within|before|until|with|without|and|for|from) .*$/iu, '') ??
    null;
  for (const call of [said, fitting])
    if (call !== null && call.length <= CALL_MAX) return capital(call);
  const [verb] = said?.split(' ') ?? [];
  return (
    callFor(parts, prompt, product, isSomebody) ??
    (verb === undefined ? null : capital(`${verb} now`))
  );
}

/** What comes before a price belongs to it, if it is short: "Haircut $25". */
const PRICED_MAX = 12;

function priceOf({ price, priced }: AdParts, isLine: boolean, prompt: string): string | null {
  if (price === null) return null;
  const plain = price.replace(/^(?:for|(?:(?:new|sale|special|today['’]s) )?price) /iu, '');
  const brief = prompt.toLowerCase();
  // Of two prices each has its own.
  const isItsOwn = [price, plain].some((each) => brief.includes(`${priced} ${each}`.toLowerCase()));
  const isShort = !isLine && priced !== null && priced.length <= PRICED_MAX && isItsOwn;
  return capital(isShort ? `${priced} ${plain}` : plain);
}

/** For whom a price is, or a kind of goods that says nothing alone: "kids 5€", "designs from $80". */
const ONE_OF_SEVERAL =
  /^(?:kids|children|adults|students|seniors|families|members|groups|couples|guests|designs?|packages?|pitch(?:es)?|drop[- ]in|rooms?|plans?|sets?|sessions?|vaccinations?|tune-up|(?:day|week|month|season) pass|repairs?|sizes?|bundles?|flat fee|first month|prize pool|fixed price|bids|batteries|wreaths|day ticket|pensioners|(?:\p{L}+ )*bonus|unlimited|subscription|cabins|we pay|cut|wash|colour|(?:first |second )?prize|reward|shoes|socks|maze|entry)$/iu;

const EACH_AMOUNT = new RegExp(AMOUNT, 'giu');
/** Of several prices none is what the ad is about. */
const isSeveral = (prompt: string): boolean =>
  !/\b(?:was|instead|old price|statt|before|originally)\b/iu.test(prompt) &&
  [...prompt.matchAll(EACH_AMOUNT)].length > 1;

/** What is announced by its own name. */
const EVENT_NAME =
  /(?:Festival|Fest|Fair|Expo|Marathon|Carnival|Conference|Weekender|Summit|Gala|Games)$/u;

/** What has a title of its own: "COSMOFEST 2026", "HAMLETTE". */
const HELD =
  /\b(?:conference|summit|expo|festival|convention|hackathon|marathon|fun run|(?:city|colou?r|trail|charity) run|theat(?:er|re)|comedy|musical)\b/iu;
const TITLE = /^[\p{Lu}\p{N}][\p{Lu}\p{N} &'’+/.-]+$/u;

/** The words of an ad: those of the prompt, and a short line where it has none. */
export function describeAd(
  parts: AdParts,
  prompt: string,
  { subjects, relations, palette }: Read,
): Ad {
  const { quotes, said, offer, brand, when, contact, priced, notes } = parts;
  const product = productOf({ subjects, relations });
  // Who made it is not also who says it.
  const [quoted, ...others] = quotes.filter(
    (text) => brand === null || !`– ${brand}`.startsWith(text),
  );
  const shown = product === null ? undefined : subjects[product];
  const isSomebody = shown !== undefined && isAnimate(shown.thing);
  const sold = { prompt, brand, call: parts.call, isSomebody, hasProduct: product !== null };
  const isLogo = isMark(prompt);
  const isEvent =
    brand !== null && (EVENT_NAME.test(brand) || (HELD.test(prompt) && TITLE.test(brand)));
  const isOne = priced !== null && !ONE_OF_SEVERAL.test(priced) && !isSeveral(prompt);
  const own = quoted ?? said ?? (isLogo || isEvent ? brand : null) ?? ownLine(prompt);
  const line = own ?? (priced === null || !isOne ? lineFor(sold) : priced);
  // "Black Friday" and "Black Friday sale" are said once.
  const headline = offer !== null && isSaid(offer, line) && !/\d/u.test(offer) ? offer : line;
  const isLine = isOne && (priced.length > PRICED_MAX || own === null);
  const isTold = priced !== null && isLine && priced !== headline;
  // Beside a slogan it is still told what takes place: "Fly to Tokyo".
  const event = own === null || others.length > 0 ? null : ownLine(prompt);
  const told = [occasionIn(prompt), event]
    .filter((line) => line !== null)
    .filter((line) => line !== own && line !== brand && !isSaid(`${headline} ${offer ?? ''}`, line))
    // "Back to school" is also in "Back to school sale".
    .filter((line, at, all) => !all.some((one, other) => other !== at && isSaid(one, line)));
  return {
    headline: capital(headline),
    lines: [
      ...new Set(
        withJob([...others, ...(isTold && others.length === 0 ? [priced] : told), ...notes]).map(
          capital,
        ),
      ),
    ].slice(0, 3),
    price: priceOf(parts, isLine, prompt),
    offer: offer === null || isSaid(headline, offer) ? null : capital(rateFirst(offer)),
    call: isLogo && parts.call === null ? null : buttonFor(parts, prompt, { product, isSomebody }),
    ...(isLogo ? { isLogo } : {}),
    brand: brand !== null && isSaid(headline, brand) && headline !== brand ? null : brand,
    when: when === null || isSaid(headline, when) ? null : capital(plainDay(when, headline)),
    contact: contact === null ? null : plainContact(contact).replace(/^the /u, 'The '),
    code: parts.code,
    stars: parts.stars,
    palette: palette.length > 0 ? palette : moodPalette(prompt),
    ...(Object.keys(parts.lettering).length === 0 ? {} : { lettering: parts.lettering }),
    ...(parts.isCompared ? { isCompared: true as const } : {}),
    isBranded: palette.length > 0 || moodPalette(prompt).length > 0,
    product,
  };
}

/** Who is looked for ends the sentence: "We are hiring cooks". */
function withJob(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => /(?:\bwe(?:['’]re| are)|^now) hiring$/iu.test(line));
  const job = lines[at + 1];
  if (at === -1 || job === undefined) return lines;
  return lines.toSpliced(at, 2, `${lines[at]} ${job}`);
}

/** "Mortgage rate to 4.1%" is offered as "4.1% mortgage rate". */
function rateFirst(offer: string): string {
  return offer.replace(/^(\p{L}+ rates?) .*?(\d\S*\s?%)$/iu, '$2 $1');
}

/** "Grand opening Saturday" has its day once, and the opening too. */
function plainDay(when: string, headline: string): string {
  const day = when.replace(/^on /iu, '');
  return /opening/iu.test(headline) ? day.replace(/^open(?:ing|s) /iu, '') : day;
}

function plainContact(contact: string): string {
  return contact.replaceAll(
    /(^| {2}· {2})(?:(?:or |and )?(?:tickets|info|more|visit|order|book|shop|apply|call|phone|text|tel\.?|whatsapp)(?: us)?(?: (?:at|on))?:? |at )/giu,
    '$1',
  );
}
