import { INDOORS } from '../../scene/indoors.ts';
import type { PlaceVote } from '../clauses/clause-state.ts';
import type { Setting } from '../description/settings.ts';
import { sifted } from '../needed-letters.ts';
import { roomBeforeTown } from './town-behind.ts';

const OPEN =
  /\bpuddles?\b(?! of\b)|\b(?:outdoor|open[- ]air|al fresco)\b(?! (?:clothes|clothing|shoes|jacket|gear|equipment|adventure))|\b(?:party|wedding|concert|ceremony|celebration|reception|dinner|lunch|breakfast|picnic|class|lesson|dining|eating|playing|tables?|seats|seating) (?:outside|outdoors)\b/iu;
/** Who sits under trees is out there with them; a Christmas tree stands in a room. */
const UNDER_TREES =
  /\b(?:under|underneath|beneath|below|among|between|in the shade of) (?:(?:an?|the|some|two|old|big|tall|large) ){0,3}(?:[\p{L}-]+ )?(?:trees|oaks?|willows?|palms|pines|vines|pergola|(?<=\ban? (?:[\p{L}-]+ ){0,2})tree)\b(?<!christmas trees?)/iu;
/** So is who sits on a branch. */
export const ON_BRANCH =
  /\b(?:on|from) (?:an? |the |its )?(?:[\p{L}-]+ )?(?:branch|bough|twig|tree ?top)(?:es|s)?\b|\bin (?:an? |the )(?:[\p{L}-]+ )?(?:tree|tree ?tops?)\b(?<!christmas tree)/iu;
/** Who is in the weather is out of doors. */
const IN_WEATHER =
  /\b(?:in|through|into|under|braving|against) (?:(?:the|an?|heavy|pouring|light|cold|wild|fierce|summer|winter|soft|driving|gentle) ){0,3}(snow|blizzard)?(?:rain|(?<=snow)storm|(?<=snow)fall|(?<=snow|blizzard)|storm|thunderstorm|downpour|drizzle|hurricane|hail(?:storm)?|sandstorm)\b(?! (?:boots|coat|jacket|gear|clouds?|globe|man|clothes|outside|at the window))/iu;
/** Tables for picnics, and walls and fences that one climbs over, are outside. */
const OUTSIDE =
  /\bpicnic tables?\b|\b(?:climb|jump|leap|clamber|hopp?|vault)(?:s|ing)? (?:over|onto|off) (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:wall|fence|hedge|gate)\b|\b(?:stone|garden) walls? with (?:an?|the|two|three) (?:[\p{L}-]+ ){1,3}on (?:it|top)\b/iu;
const ROOFED = /\bindoor\b(?! (?:plants?|voice|shoes))/iu;

/** Where one is in the open who would otherwise be in a room. */
const OUT: Readonly<Partial<Record<Setting, Setting>>> = {
  party: 'garden',
  room: 'garden',
  kitchen: 'garden',
  bathroom: 'garden',
  bedroom: 'garden',
  nursery: 'garden',
  church: 'garden',
  lobby: 'garden',
  ballroom: 'garden',
  atelier: 'garden',
  restaurant: 'square',
  bar: 'square',
  shop: 'market',
  gym: 'park',
  classroom: 'park',
  library: 'park',
  cinema: 'park',
  museum: 'park',
  arena: 'stadium',
  pool: 'poolside',
  stage: 'festival',
  club: 'festival',
};

/** Where somebody from there gets wet. */
const OUT_OF_ROOMS: Readonly<Partial<Record<Setting, Setting>>> = {
  stage: 'park',
  ballroom: 'park',
  arena: 'stadium',
  classroom: 'park',
  nursery: 'park',
};

/** Where one is under a roof who would otherwise be in the open. */
const IN: Readonly<Partial<Record<Setting, Setting>>> = {
  garden: 'greenhouse',
  park: 'greenhouse',
  forest: 'greenhouse',
  jungle: 'greenhouse',
  meadow: 'greenhouse',
  farm: 'greenhouse',
  playground: 'nursery',
  poolside: 'pool',
  stadium: 'arena',
  market: 'shop',
  snow: 'arena',
  skatepark: 'arena',
};

/** Who looks at the weather or the world outside is inside, at a window. */
const LOOKS_OUT = sifted(
  /\b(?:watch|look|star|gaz|peer|peek|view|stare)(?:s|es|ed|e|ing)?\b[^.;]{0,60}\b(?:rain|raindrops|snow|snowfall|snowflakes|storm|thunderstorm|lightning|leaves|birds?|traffic|people|world|streets?|city)\b[^.;,]{0,24}\boutside\b(?! (?:of|the|a|an|his|her|its|their)\b)/iu,
);

/** What goes on outside the window is seen from inside, unless somebody is out there. */
const BEHIND_PANE = sifted(
  /(?<!\b(?:sits?|sitting|stands?|standing|perch(?:es|ed|ing)|waits?|waiting|climbs?|climbing|hovers?|hovering) )\boutside (?:the|an?|his|her|its|their|my|our) (?:[\p{L}-]+ )?windows?\b|\b(?:at|by|beside|near|next to|under|below|before|in front of) (?:the|an?|his|her|their|its) (?:[\p{L}-]+ )?windows?\b[^.;]{0,40}\b(?:lights|city|town|night|skyline|skyscrapers|rain|snow|mountains|sea|ocean|forest|garden|trees|storm|street|traffic) +(?:\p{L}+ing )?(?:outside|beyond|far below|below)\b(?! (?:of|the|an?)\b)|\b(?:lights|city|town|skyline|skyscrapers|rain|snow|mountains|sea|ocean|forest|garden|trees|storm|street|traffic) (?:\p{L}+ing )?(?:behind|beyond|past|by) (?:the|an?|his|her|its|their) (?:[\p{L}-]+ )?windows?\b|\b(?:at|by) (?:the|an?|his|her|their) (?:[\p{L}-]+ )?window\b[^.;]{0,60}\b(?:over|above) the (?:city|town|rooftops)\b/iu,
);
const AT_DESK = /\b(?:at|behind|on) (?:an?|the|his|her|their|my) (?:[\p{L}-]+ )?desk\b/iu;

/** The place as the prompt puts it under the sky, under a roof, or behind a window. */
export function inTheOpen(prompt: string, place: Setting, votes: readonly PlaceVote[]): Setting {
  const isNamed = votes.some(({ setting, weight }) => setting === place && weight >= 2);
  const isOut = UNDER_TREES.test(prompt) || OUTSIDE.test(prompt);
  if (OPEN.test(prompt) || (isOut && !isNamed)) return OUT[place] ?? place;
  if (ON_BRANCH.test(prompt) && !isNamed && place === 'room') return 'forest';
  const weather = isNamed || !INDOORS.has(place) ? null : IN_WEATHER.exec(prompt);
  if (weather !== null && place !== 'abstract' && !BEHIND_PANE.test(prompt))
    return weather[1] === undefined ? (OUT_OF_ROOMS[place] ?? 'street') : 'snow';
  if (ROOFED.test(prompt)) return IN[place] ?? place;
  const isInside = INDOORS.has(place) && place !== 'abstract';
  const room = isInside ? null : roomBeforeTown(prompt);
  if (room !== null) return room;
  if (isInside || !(LOOKS_OUT.test(prompt) || BEHIND_PANE.test(prompt))) return place;
  const voted = votes.find(({ setting }) => INDOORS.has(setting) && setting !== 'abstract');
  return voted?.setting ?? (AT_DESK.test(prompt) ? 'office' : 'window-seat');
}
