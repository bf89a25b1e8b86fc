import type { Ad } from '../scene-description.ts';
import { WHEN } from './ad-dates.ts';
import { EVENTS } from './ad-patterns.ts';
import type { BriefPart } from './brief-parts.ts';
import { GREETS, withoutAsking } from './part-words.ts';
import { capital, textsOf, tidied } from './texts-of-ad.ts';

/** What fits anything says nothing of what it is. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  '',
  'Made to be loved',
  'Here for you',
  'See you there',
  'Come and join us',
  'Come and see',
  'Come and meet us',
  'Cheers to tonight',
  'Learn something new',
]);
const TITLE_MAX = 36;
const SCENE =
  /^(?:(?:two|three|four|five|one|some|his|her|show|make|put|add|use|then|end|start)\b|(?:an?|the) \p{L}+ (?:who|that|in|on|at|with|is)\b)|\b(?:background|camera|logo|close-?up|look|style)\b|\bon the (?:left|right)\b|\bin the (?:middle|corner)\b|\p{L}+ing (?:an?|the|on|in|at|over|under|to|up)\b/iu;
const ARTICLE = /^(?:(?:an?|the|our|my|your) )+/iu;
/** What comes after the name of something: its day, its price, whom it is for. */
const REST =
  /[\s,]*(?:\b(?:from|for|only|just|now|at|on|in|by|every|until|till|opens?|opening|meets|starts?|this|next|is|are|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|tonight|today|tomorrow|free|january|february|march|april|june|july|august|september|october|november|december|buy|save|get)\b|[-–+]?[$€£¥₹]?\d).*$/iu;

const KIND =
  /^(.{3,36}?) (?:ads?|adverts?|advertisement|commercial|promo(?:tion)?|spot|poster|banner|flyer|reel|teaser|trailer|campaign|invitation)\b/iu;
const PLATFORM =
  /^(?:(?:facebook|instagram|tiktok|linkedin|youtube|snapchat|pinterest|whatsapp|radio|tv|social media|social|square|vertical|short|story|web|print|online|google|display)[ -]?)+$/iu;
const OF_REQUEST =
  /(?<!\p{L})(?:shot|video|publicité|werbung|anuncio|render|clip|ad|logo)(?!\p{L})/iu;
/** What is held on a day is called what stands before it: "Jazz on the Roof, Sat 23 August". */
const isDated = (part: BriefPart | undefined): boolean =>
  part !== undefined && /\d/u.test(part.text) && WHEN.exec(part.text)?.index === 0;
const AT_PLACE = /^\s*(?:on|in|at|with|under|by|near) (?:an?|the)\b/iu;

/** What is announced by what it is called: an event, a service, a shop. */
function titleIn(parts: readonly BriefPart[]): string | null {
  for (const part of parts.slice(0, 2)) {
    const told = withoutAsking(part);
    // "Hackathon promo" names what it is for before it says what is asked for.
    const named = told === '' ? (KIND.exec(part.text)?.[1] ?? '') : told;
    const text = named.replace(ARTICLE, '');
    // "Facebook ad, tree surgeon".
    if (GREETS.test(text)) continue;
    if (part.isFirst && (named === '' || PLATFORM.test(text))) continue;
    if (SCENE.test(named)) return null;
    const title = text.length <= TITLE_MAX && !/\d/u.test(text) ? text : text.replace(REST, '');
    // "Bottle on the beach" is what is seen.
    const isHeld = EVENTS.test(named) || isDated(parts[parts.indexOf(part) + 1]);
    if (AT_PLACE.test(text.slice(title.length)) && !isHeld) return null;
    const isTitle = !OF_REQUEST.test(title) && title.length >= 3 && title.length <= TITLE_MAX;
    return isTitle ? capital(tidied(title)) : null;
  }
  return null;
}

/** "We moved", "our gym turns 5". */
const OURS =
  /^(?:we(?:['’]re| are) (?:hiring|moving|open|back|growing|expanding|recruiting|closing|turning|live|online)\b[^.!]{0,24}|(?:we (?!are\b|sell\b|need\b|want\b|have\b|make\b|offer\b)|our [\p{L} ]{2,20} (?:turns|is|has moved|moves) )[^.!]{3,44})$/iu;
/** What goes on from a name to what is held: "Black Friday electronics sale". */
const GOES_ON =
  /^ (?:[\p{L}'’-]+ ){0,2}(?:sale|deals|specials?|event|party|market|fair|night|week|festival|concert|bazaar|brunch|menu)$/iu;
const EVENT =
  /\b(?:reunion|poetry slam|slam|disco|gala|derby|tasting|barbecue|bbq|brunch|cinema|evening|concert|festival|market|fair|quiz night|workshop|retreat|picnic|tournament|hackathon|meet-?up|clean-?up|planting day|party|rave|swap|exhibition|screening|auction|(?:charity|fun|trail|city) run|of the (?:day|week|month))$/iu;

const ANNOUNCED =
  /\b(?:festival|week|internship|tasting|workshop|reunion|gala|market|fair|exhibition|marathon|tournament|donation drive|(?:adoption|open|family|fun|sports|career|field|volunteer|health|action) day(?: at the [\p{L} ]{3,24})?)$/iu;
const saysOf = (title: string) => (text: string) =>
  text.toLowerCase().includes(title.toLowerCase());
const isPart = (text: string, title: string): boolean =>
  text.toLowerCase().endsWith(title.toLowerCase());

/** An ad with a headline of its brief, where it has one that says nothing. */
export function headed(ad: Ad, brief: string, parts: readonly BriefPart[]): Ad {
  const isOurs = ad.headline === '' || !brief.toLowerCase().includes(ad.headline.toLowerCase());
  const [first] = parts;
  const opening = parts.slice(0, 2).find(({ text }) => OURS.test(text))?.text;
  const own = isOurs ? (opening ?? null) : null;
  if (ad.isLogo === true) return own === null ? ad : { ...ad, headline: capital(own) };
  const whole = first === undefined ? '' : withoutAsking(first);
  const begins = whole.toLowerCase().startsWith(ad.headline.toLowerCase());
  if (begins && GOES_ON.test(whole.slice(ad.headline.length)) && whole.length <= TITLE_MAX)
    return { ...ad, headline: capital(whole) };
  const title = own ?? titleIn(parts);
  const at = parts.findIndex(({ text }) => title !== null && isPart(text, title));
  const isHeld = EVENT.test(title ?? '') || (/\s/u.test(title ?? '') && isDated(parts[at + 1]));
  const isEvent = title !== null && isOurs && isHeld;
  // "Poster: Battle of the bands, Club Zoom".
  const isVenue = ad.headline === ad.brand && first !== undefined && !/\s/u.test(first.text);
  // Beside a slogan it is still told what takes place.
  if (
    title !== null &&
    !isOurs &&
    ANNOUNCED.test(title) &&
    !/^announc/iu.test(title) &&
    !textsOf(ad).some(saysOf(title))
  )
    return { ...ad, lines: [title, ...ad.lines] };
  if (title === null || !(own !== null || isEvent || isVenue || SAYS_NOTHING.has(ad.headline)))
    return ad;
  const isBrand = ad.brand !== null && title.toLowerCase().includes(ad.brand.toLowerCase());
  return { ...ad, headline: capital(title), ...(isBrand ? { brand: null } : {}) };
}
