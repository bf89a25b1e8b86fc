import { wordsIn } from '../../word-list.ts';
import type { Cutter } from '../lettering/cutter.ts';
import { printable } from '../lettering/quoted-title.ts';
import { mayMatch } from '../needed-letters.ts';
import { PICTURE_WORDS } from '../words/picture-words.ts';
import {
  BRAND,
  JOINED_NAME,
  NAME_AFTER_AT,
  NAME_OF_TRADE,
  NAME_ON,
  NAMES,
  NO_BRAND,
  OWN_PART,
  TOWNS,
} from './ad-name-patterns.ts';
import { NAMES_OF_PLACES, VENUE } from './ad-patterns.ts';
import { firmIn } from './firms.ts';

const NO_LINE = new RegExp(`^${NO_BRAND}\\b`, 'u');

/** Words that begin a sentence of a brief and are nobody's name: "Soft, hopeful, not sad." */
const PLAIN: ReadonlySet<string> = new Set(
  wordsIn(`
    ${PICTURE_WORDS} soft gentle warm calm cosy cozy bright dark moody dreamy tender quiet loud bold simple clean
    minimal elegant glossy juicy close macro deadpan dry clinical cheerful happy sad funny fun silly playful serious
    dramatic cinematic gritty raw rough rustic vintage retro modern futuristic neon pastel luxurious luxury premium
    natural fresh crisp slow fast quick energetic upbeat intimate wholesome cute sweet sunny rainy foggy night day
    dawn dusk sunset sunrise morning evening afternoon studio interior exterior indoors outdoors wide tight kids
    family flames smoke steam fire water snow rain stars flowers confetti sparks crowd people hands faces text music
    then finally first next later now here there please maybe perhaps also only just no not nothing everything free
    open closed hiring sale spring summer autumn winter christmas easter square vertical horizontal nostalgic epic
    honest friendly confident sleek airy earthy lush vivid colourful colorful monochrome gold silver black white coffee tea pizza beer wine headphones sneakers
    shoes boots watches sunglasses perfume lipstick mattresses candles soap bread cake burgers chocolate honey cheese
    flowers plants jewellery furniture toys books clothes bags bikes cars phones insurance fit strong started pies
    cupcakes cookies muffins brownies pancakes waffles doughnuts donuts buns scones tacos sausages pumpkins roses tulips
    bouquets wreaths balloons lanterns
  `),
);
const DESCRIBES = /(?:ful|ous|ish|less|istic|atic|ical|ing|ed|like|-\p{Ll}+)$/u;
const INNER_CAPITAL = /\p{Ll}\p{Lu}|^\p{Lu}{3,}/u;
/** Where the words in quotes were, or something else that is shown. */
const GAP = /\s{3,}[,.;]?\s*(?:(?:and|then|by|from|for) )*$/u;

/** How many characters before a name tell what it is. */
const NEAR = 80;

interface Place {
  readonly before: string;
  readonly after: string;
}

const GATHERING =
  /\b(?:festival|concert|party|gig|birthday|wedding(?! (?:dress|photo|video|cake|ring|boutique|planner|gown|florist))|fair|quiz|exhibition|conference|gala|meet-?up|screening|auction|invitation|live (?:at|music)|recital|premiere|doors|class|market|open (?:day|evening|house)|(?:a|the|our|school|new) play|reading|bazaar|tasting|workshop|tournament|lecture|fundraiser|pop-?up (?:store|shop))\b/iu;

/** Whether people come together. */
export const isGathering = (text: string): boolean => GATHERING.test(text);

/** A festival takes place in a club, and a club of cyclists is who pays for the ad. */
export function isVenue(name: string, text: string): boolean {
  if (!VENUE.test(`, ${name}`)) return false;
  return isGathering(text.replace(name, '')) || !NAMES_OF_PLACES.test(name);
}

/** One of several names in a row is not whose ad it is: "Comté, Stilton, Manchego, Brie". */
function isListed({ before, after }: Place): boolean {
  const name = String.raw`\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}'’&-]*){0,2}`;
  const earlier = new RegExp(`(?:${name}), $`, 'u').test(before);
  const later = new RegExp(String.raw`^,? (?:and )?${name}\s*(?:[,.;]|$)`, 'u').test(after);
  const twice = new RegExp(`${name}, ${name}, $`, 'u').test(before);
  const ahead = new RegExp(`^, ${name}, ${name}`, 'u').test(after);
  return twice || ahead || (earlier && later);
}

/** How likely it is that a part of a prompt names whose ad it is; null for no name. */
function likelihood(name: string, place: Place): number | null {
  const isSingle = !name.includes(' ');
  if (TOWNS.test(name)) return null;
  const isAfterGap = GAP.test(place.before);
  const isMarked = INNER_CAPITAL.test(name);
  const isFirst = /(?:^|[.!?:])\s*$/u.test(place.before);
  const word = name.toLocaleLowerCase('en');
  if (isSingle && (PLAIN.has(word) || (DESCRIBES.test(word) && !isMarked))) return null;
  // "Cherry, fig and peach": a list of small words.
  const isOfList = isSingle && isFirst && /^, \p{Ll}+(?:,| and | but )/u.test(place.after);
  if (isListed(place) || (isOfList && !isAfterGap && !isMarked)) return null;
  const isLast = /^\s*[.!]?\s*$/u.test(place.after);
  return (isAfterGap ? 3 : 0) + (isSingle ? 0 : 2) + (isMarked ? 2 : 0) + (isLast ? 2 : 0);
}

const OWN_PARTS = new RegExp(OWN_PART, 'gu');

/** The part of a prompt that is a name: `"Guard your chips." Saltbox, Whitby harbour.` */
function ownPartIn(text: string): string | null {
  let [best, most]: [string | null, number] = [null, -1];
  for (const found of text.matchAll(OWN_PARTS)) {
    const [whole, name = ''] = found;
    const start = found.index + whole.lastIndexOf(name);
    const place = {
      before: text.slice(Math.max(0, start - NEAR), start),
      after: text.slice(start + name.length),
    };
    const likely = isVenue(name, text) ? null : likelihood(name, place);
    if (likely !== null && likely > most) [best, most] = [name, likely];
  }
  return best;
}

/** A name is read where it stands, since it may also say what is sold: "for Luna Coffee". */
function nameIn(text: string): string | null {
  const letters = text.toLowerCase();
  for (const pattern of NAMES) {
    if (!mayMatch(pattern, letters)) continue;
    const found = pattern === OWN_PART ? ownPartIn(text) : pattern.exec(text)?.[1];
    if (found != null && !isVenue(found, text) && !PLAIN.has(found.toLocaleLowerCase('en')))
      return printable(found);
  }
  return null;
}

/** What a firm is by the end of its name: "Petal Flower Shop", "Bella's Bakery". */
const TRADE =
  /(?:\p{L}+ (?:Shop|Store)|Caf[eé]|Restaurant|Bistro|Bakery|Gym|Salon|Pizzeria|Library|Brewery|Barbershop|Florist)$/u;

/** A name of several words that is a part of its own is no thing: "The Velvet Owls". */
function blankName(cutter: Cutter, name: string | null): void {
  const isMarked = name !== null && (name.includes(' ') || INNER_CAPITAL.test(name));
  const start = name === null ? -1 : cutter.rest.indexOf(name);
  if (name === null || start < 0) return;
  const end = start + name.length;
  const before = cutter.rest.slice(0, start);
  const isPart =
    (/(?:[,:;.!]|\s[-–—/]|\b(?:by|at|from|with|feat\.?|featuring)(?: the)?)\s*$/u.test(before) ||
      GAP.test(before)) &&
    /^\s*(?:[,.;!]|[-–—/] |$)/u.test(cutter.rest.slice(end));
  const isInside = /\b(?:bag|box|pack|packet|tube|can|bottle|jar|tin|carton|bar|pot) of $/u.test(
    before,
  );
  const isPair = / & /u.test(name);
  // The number of a model counts nothing: "the Pulse 3 smartwatch".
  if (((isPart || isInside) && (isMarked || GAP.test(before))) || isPair || /\d$/u.test(name))
    // "Grand opening of Sunny Café" says no more of the place.
    cutter.blank({
      start,
      end: before.trim() === '' ? end - (TRADE.exec(name)?.[0].length ?? 0) : end,
    });
}

/** No line of an ad begins with these, but a sentence about the picture. */
const OF_PICTURE =
  /^(?:An?|The|This|That|These|One|Two|Three|Some|Many|She|He|They|It|Then|There|Show|Camera|Cut|Add|Use|With|In|On|At|As|From|For|By|And|But|While|When|Please|Everything|Everyone|People|Someone|Slow|Fast)\b/u;
const HOW_SHOWN =
  /\b(?:backgrounds?|backdrop|lighting|light|camera|music|mood|style|tone|shot|colou?rs?|letters|text|scene|frame)\b/iu;
const SENTENCE = /^\s*[.!]\s+(\p{Lu}[\p{L}'’]*(?: [\p{L}'’-]+){1,6})\s*(?=[.!]|$|\s{3})/u;

/** A sentence of its own after the name: "SILENTO. Hear only what matters". */
export function lineAfterName(cutter: Cutter, brand: string | null): string | null {
  const start = brand === null ? -1 : cutter.original.lastIndexOf(brand);
  if (brand === null || start < 1) return null;
  const isSentence = /[.!?:\n]\s*$/u.test(cutter.original.slice(0, start));
  const end = start + brand.length;
  const found = SENTENCE.exec(cutter.original.slice(end, end + NEAR));
  const line = found?.[1];
  if (!isSentence || found === null || line === undefined || OF_PICTURE.test(line)) return null;
  const [first = ''] = line.toLocaleLowerCase('en').split(' ');
  const isPlain = PLAIN.has(first) || NO_LINE.test(line) || HOW_SHOWN.test(line);
  const at = end + found[0].lastIndexOf(line);
  const isLeft = cutter.rest.slice(at, at + line.length) === line;
  return isPlain || !isLeft ? null : cutter.take({ start: at, end: at + line.length });
}

/** In which town it is: "Brightwell Motors, Derby". */
const IN_TOWN =
  /^, (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?(?: (?:harbour|harbor|pier|quay|beach|seafront|docks|market|station))?)\s*[.!]?\s*$/u;

/** A name of several parts, before any of them is read as a place. */
export function joinedNameIn(cutter: Cutter): string | null {
  const found = JOINED_NAME.exec(cutter.rest)?.[1];
  return found === undefined || EVENT.test(found) ? null : cutter.cut(JOINED_NAME, 1);
}

/** What takes place somewhere: "Jazz Festival at Red Hall". */
const EVENT =
  /(?:Festival|Fest|Concert|Party|Market|Fair|Show|Conference|Exhibition|Sale) (?:at|in|on)\b/u;

/** A practice is called by the title of who runs it: "Dr. Klein". */
function titled(name: string, text: string): string {
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  return (/\b(?:Dr|Prof|Mrs?|Ms)\.? $/u.exec(before)?.[0] ?? '') + name;
}

/** Whose ad it is, and where: the town that follows the name or the house it plays in. */
export function whoseAd(cutter: Cutter): {
  readonly brand: string | null;
  readonly town: string | null;
} {
  const firm = firmIn(cutter);
  const text = cutter.rest;
  const own = ownPartIn(text);
  const at = NAME_AFTER_AT.exec(text)?.[1] ?? null;
  const isHeld = own !== null && at !== null && own !== at && INNER_CAPITAL.test(own);
  const named = isHeld ? printable(own) : nameIn(text);
  const announced = cutter.cut(BRAND, 1);
  const ofTrade = NAME_OF_TRADE.exec(cutter.rest)?.[1] ?? null;
  const written = announced === null && ofTrade === null ? cutter.cut(NAME_ON, 1) : null;
  const plain = announced ?? ofTrade ?? written ?? named;
  const brand = firm ?? (plain === null ? null : titled(plain, text));
  const end = brand === null ? -1 : cutter.original.indexOf(brand) + brand.length;
  const town = brand === null ? undefined : IN_TOWN.exec(text.slice(end))?.[1];
  if (announced === null && ofTrade !== null) cutter.cut(NAME_OF_TRADE, 1);
  blankName(cutter, named);
  // "Whitby harbour" is also what is around.
  if (town !== undefined && !/ \p{Ll}/u.test(town))
    cutter.blank({ start: end, end: end + 2 + town.length });
  return { brand, town: town ?? (isHeld && announced === null ? at : null) };
}
