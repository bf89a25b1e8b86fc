import type { Ad } from '../scene-description.ts';
import { EVENTS } from './ad-patterns.ts';
import type { BriefPart } from './brief-parts.ts';
import { withoutAsking } from './part-words.ts';
import { capital, tidied } from './texts-of-ad.ts';

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
  /^(?:(?:two|three|four|five|one|some|his|her|show|make|put|add|use|then|end|start)\b|(?:an?|the) \p{L}+ (?:who|that|in|on|at|with|is)\b)|\b(?:background|camera|logo|close-?up|look|style)\b|\p{L}+ing (?:an?|the|on|in|at|over|under|to|up)\b/iu;
const ARTICLE = /^(?:(?:an?|the|our|my|your) )+/iu;
/** What comes after the name of something: its day, its price, whom it is for. */
const REST =
  /[\s,]*(?:\b(?:from|for|only|just|now|at|on|in|by|every|until|till|opens?|opening|meets|starts?|this|next|is|are|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|tonight|today|tomorrow|free|january|february|march|april|june|july|august|september|october|november|december|buy|save|get)\b|[-–+]?[$€£¥₹]?\d).*$/iu;

const KIND =
  /^(.{3,36}?) (?:ads?|adverts?|advertisement|commercial|promo(?:tion)?|spot|poster|banner|flyer|reel|teaser|trailer|campaign|invitation)\b/iu;
const AT_PLACE = /^\s*(?:on|in|at|with|under|by|near) (?:an?|the)\b/iu;

/** What is announced by what it is called: an event, a service, a shop. */
function titleIn(parts: readonly BriefPart[]): string | null {
  for (const part of parts.filter(({ isFirst }) => isFirst)) {
    const told = withoutAsking(part);
    // "Hackathon promo" names what it is for before it says what is asked for.
    const named = told === '' ? (KIND.exec(part.text)?.[1] ?? '') : told;
    const text = named.replace(ARTICLE, '');
    if (SCENE.test(named)) return null;
    const title = text.length <= TITLE_MAX && !/\d/u.test(text) ? text : text.replace(REST, '');
    // "Bottle on the beach" is what is seen.
    if (AT_PLACE.test(text.slice(title.length)) && !EVENTS.test(named)) return null;
    if (title.length >= 3 && title.length <= TITLE_MAX) return capital(tidied(title));
  }
  return null;
}

/** An ad with a headline of its brief, where it has one that says nothing. */
export function headed(ad: Ad, parts: readonly BriefPart[]): Ad {
  if (ad.isLogo === true || !SAYS_NOTHING.has(ad.headline)) return ad;
  const title = titleIn(parts);
  if (title === null) return ad;
  const isBrand = ad.brand !== null && title.toLowerCase().includes(ad.brand.toLowerCase());
  return { ...ad, headline: title, ...(isBrand ? { brand: null } : {}) };
}
