import { INDOORS } from '../../scene/indoors.ts';
import { thingOf } from '../../things/things.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { BUILDINGS, isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { Setting, Time } from '../scene-description.ts';

/** Whether somebody is on a vehicle, which is in no room; passengers of a train or bus are in it. */
export function isOnTheWay({ subjects, relations }: FoundSubjects, place: Setting): boolean {
  if (!INDOORS.has(place) || place === 'carriage') return false;
  return relations.some(
    ({ from, kind, to }) =>
      /^(?:on|ride|drive)$/u.test(kind) &&
      isPerson(subjects[from]?.thing ?? '') &&
      isVehicle(subjects[to ?? -1]?.thing ?? ''),
  );
}

/** Where what is in no room belongs, even when a party is held in it. */
export function placeOutside({ subjects, relations }: FoundSubjects): Setting | null {
  const isLoaded = relations.some(
    ({ kind, to }) =>
      /^(?:in|into|out-of)$/u.test(kind) &&
      /truck|van$|minibus/u.test(subjects[to ?? -1]?.thing ?? ''),
  );
  if (isLoaded) return 'street';
  if (subjects.some(({ thing }) => thingOf(thing)?.medium === 'boat')) return 'sea';
  return subjects.some(({ thing }) => thing === 'haunted-house') ? 'graveyard' : null;
}

const HOMES = /^(?:house|modern-house|solar-house|cottage|villa|house-with-garden)$/u;

/** Whether somebody is in front of a building, and the prompt says no more of the place. */
export function isBeforeHouse({ subjects, relations }: FoundSubjects, place: Setting): boolean {
  const before = relations
    .filter(({ kind }) => kind === 'in-front-of' || kind === 'next-to')
    .map(({ to }) => subjects[to ?? -1]?.thing ?? '');
  const isHome = before.some((thing) => HOMES.test(thing));
  if (INDOORS.has(place) || place === 'abstract')
    return isHome || before.some((thing) => BUILDINGS.has(thing));
  return isHome && place === 'street';
}

/** A Christmas tree is in the room, unless somebody takes it home. */
export function isFestive({ subjects, votes }: FoundSubjects): boolean {
  return (
    subjects.some(({ thing }) => thing === 'christmas-tree') &&
    !subjects.some(({ thing }) => isVehicle(thing)) &&
    !votes.some(({ weight }) => weight >= 3)
  );
}

/** Where something is celebrated, unless the prompt says where. */
export function placeOfFeast(prompt: string): Setting | null {
  if (OPEN_AIR_MUSIC.test(prompt)) return 'festival';
  if (/\bhalloween (?:party|night|event|parade|festival|tour)\b/iu.test(prompt)) return 'graveyard';
  if (/\bfireworks?\b|new year/iu.test(prompt)) return 'city';
  return /\bbirthday\b|\bturns \d|baby shower/iu.test(prompt) ? 'party' : null;
}

/** What feels like a holiday is shown at the sea. */
export const SUMMERY =
  /\bsummer(?:y|time)? (?:vibes?|feeling|mood|theme)|\b(?:tropical|beach|vacation|holiday|island|maldives) (?:vibes?|mood|feeling|theme|background|backdrop)/iu;

/** Letters and nothing else. */
const TYPE_ONLY =
  /\b(?:type|text|typography|lettering) only\b|\bonly (?:bold |big )?(?:type|text|typography)\b/iu;

const ABOARD =
  /\bon (?:an?|the|her|his|their) (?:(?!toy|model|miniature)\p{L}+,? ){0,3}?(?:train|tram|subway|metro|commuter train)\b(?! (?:platform|station|stop|tracks?|set))/iu;
/** What one puts on is not sold in the kitchen. */
const BEAUTY =
  /^(?:dropper-bottle|serum-drop|cream-jar|cream-tube|lipstick|mascara|perfume|nail-polish)$/u;

const IN_WEATHER = /\bin the (?:rain|snow|storm|fog)\b|\brainy\b|\bfoggy\b/iu;
/** Where stories are read to children. */
const STORIES =
  /\b(?:story ?time|stories|reading|read-aloud|book club|story hour)\b[^.;"“]{0,40}\b(?:at|in) (?:an?|the|our|your) (?:\p{L}+ )?library\b|\blibrary (?:story ?time|story hour|reading)\b/iu;
const IN_THE_OPEN = /\b(?:grass|outdoors|outside|garden|park|meadow|lawn|beach|under a tree)\b/iu;
const MARKET =
  /\b(?:flea|farmers?['’]?|christmas|street|weekly|fish|antique|vintage|craft|easter) market\b|\bfood (?:festival|fair)\b/iu;
/** "Room with sea view": what is looked at is outside of the window. */
const SEEN_FROM_ROOM =
  /\b(?:rooms?|suites?|apartments?|flat|penthouse|loft|condo)\b[^.;"“]{0,40}\b(?:sea|ocean|city|skyline|mountain|lake|beach|park) views?\b/iu;
export const isSeenFromRoom = (prompt: string): boolean => SEEN_FROM_ROOM.test(prompt);

const WET_WINDOW =
  /\b(?:rainy|rain-streaked|snowy|frosty) windows?\b|\b(?:rain|raindrops|snow|snowfall|snowflakes)\b[^.;,"“]{0,20}\bwindows?\b/iu;

/** A cup beside a rainy window is on its sill. */
export function isAtWetWindow(prompt: string, { subjects }: FoundSubjects): boolean {
  const isSmall = ({ thing }: FoundSubjects['subjects'][number]) =>
    !isAnimate(thing) && (thingOf(thing)?.metres ?? 1) < SILL_METRES;
  return WET_WINDOW.test(prompt) && subjects.length > 0 && subjects.every(isSmall);
}
const SILL_METRES = 0.5;

const PITCHES: ReadonlySet<Setting> = new Set<Setting>([
  'lake',
  'forest',
  'mountains',
  'beach',
  'desert',
  'snow',
  'garden',
  'jungle',
]);
const OUT_IN_TENTS = /\bcamping\b|\bstars\b|\bnight\b|\bnature\b|\badventure\b/iu;

const AT_CARS =
  /\bauto(?:motive)? (?:repair|shop|service)|\bcar (?:repair|service|workshop)|\bmechanic|\btyre shop|\btire shop|\boil change/iu;
const TEACHING = /\b(?:teacher|tutor|professor|board|lessons?|class(?:room|es)?)\b/iu;

/** Where people are whose tools or pupils are seen with them. */
function placeOfWork(
  prompt: string,
  subjects: FoundSubjects['subjects'],
  isOutside: boolean,
): Setting | null {
  const has = (name: string) => subjects.some(({ thing }) => thing === name);
  if (!subjects.some(({ thing }) => isPerson(thing))) return null;
  if (has('forklift')) return 'factory';
  if (has('classical-building') && !isOutside) return 'street';
  if (AT_CARS.test(prompt) && subjects.some(({ thing }) => isVehicle(thing))) return 'garage';
  return has('student') && TEACHING.test(prompt) ? 'classroom' : null;
}

/** Animals that wait for somebody, in a cage or behind a fence. */
const isInShelter = (prompt: string, has: (thing: string) => boolean): boolean =>
  /\bshelter\b|\brescue\b/iu.test(prompt) && (has('animal-cage') || has('fence'));

/** Who waits in a shelter is not for sale. */
const HOMELESS = /\b(?:animal|pet|dog|cat|puppy) (?:shelter|rescue)\b/iu;
const PET_SHOP = /\bpet (?:shop|store)\b/iu;

const isShore = (prompt: string, subjects: FoundSubjects['subjects']): boolean =>
  /\bsandy?\b/iu.test(prompt) ||
  subjects.some(({ thing, states }) => HOMES.test(thing) && !states.includes('floating'));

const OF_COLD = ['polar-bear', 'penguin', 'walrus'];
const OF_WARMTH = ['elephant', 'lion', 'giraffe', 'zebra', 'rhinoceros'];

/** Where those of a zoo feel at home, and what furniture is for. */
function placeOfKinds(
  prompt: string,
  place: Setting,
  has: (thing: string) => boolean,
): Setting | null {
  if (STORIES.test(prompt) && !IN_THE_OPEN.test(prompt)) return 'library';
  if (has('haunted-house') && /^(?:street|city|abstract|sky)$/u.test(place)) return 'graveyard';
  const isZoo = /\bzoos?\b|\bsafari park\b/iu.test(prompt);
  if (isZoo && OF_COLD.some(has)) return 'iceberg';
  if (isZoo && OF_WARMTH.some(has)) return 'savanna';
  if (has('camper-van') && /^(?:abstract|city|meadow)$/u.test(place)) return 'campsite';
  if (has('climbing-wall') && /\bgym\b|\bindoor\b|\bhall\b|\bcent(?:er|re)\b/iu.test(prompt))
    return 'gym';
  if (place === 'pet-shop' && HOMELESS.test(prompt) && !PET_SHOP.test(prompt)) return 'room';
  if (has('open-air-cinema') && (place === 'abstract' || INDOORS.has(place))) return 'park';
  if ((has('lawn-mower') || has('robot-mower')) && place === 'abstract') return 'garden';
  if (has('bar-stool') && place === 'abstract') return 'bar';
  if (has('mirror') && /\btooth|\bteeth\b|\bdental\b/iu.test(prompt)) return 'bathroom';
  const isDriving = ['convertible', 'sports-car', 'vintage-convertible'].some(has);
  if (isDriving && /^(?:meadow|park)$/u.test(place) && !/\b(?:meadow|park|field)\b/iu.test(prompt))
    return 'road';
  const isPetShop = place === 'pet-shop' && /\bpets?\b|\bdogs?\b.*\bshop\b/iu.test(prompt);
  const isFurniture = ['sofa', 'armchair', 'bed', 'couch-and-lamp'].some(has);
  return /^(?:pet-shop|shop)$/u.test(place) && isFurniture && !isPetShop ? 'room' : null;
}

/** Places that a word of the brief gives, however much else it speaks of. */
export function placeByWords(
  prompt: string,
  place: Setting,
  { subjects, votes }: FoundSubjects,
): Setting | null {
  if (TYPE_ONLY.test(prompt)) return 'studio';
  if (/\brooftop (?:bar|terrace|lounge|restaurant|party|cocktails?)\b/iu.test(prompt))
    return 'rooftop-bar';
  if (/\bphone mock-?up\b|\bphone in the (?:middle|cent(?:er|re))\b/iu.test(prompt))
    return 'studio';
  if (/\b(?:orchestra|philharmonic|symphony(?! of\b))\b/iu.test(prompt)) return 'stage';
  if (/\bchristmas tree (?:farm|lot)\b/iu.test(prompt)) return 'snow';
  if (/\bmuseum\b/iu.test(prompt) && subjects.some(({ thing }) => isAnimate(thing)))
    return 'museum';
  const has = (thing: string) => subjects.some((subject) => subject.thing === thing);
  if (MARKET.test(prompt) && !subjects.some(({ thing }) => isVehicle(thing))) return 'market';
  if (/\b(?:dj|techno|disco|club|rave) (?:party|night|set|event)\b/iu.test(prompt)) return 'club';
  if (/\bcooking (?:class|course|school|lesson)/iu.test(prompt)) return 'kitchen';
  if (/\bbeer fest(?:ival)?\b|\boktoberfest\b/iu.test(prompt)) return 'festival';
  const isPitched = subjects[0]?.thing === 'tent' && OUT_IN_TENTS.test(prompt);
  if (isPitched && !PITCHES.has(place)) return 'campsite';
  if (/\bbedtime\b/iu.test(prompt)) return 'bedroom';
  const isOutside = votes.some(({ weight, setting }) => weight >= 3 && !INDOORS.has(setting));
  if (has('skyscraper') && !isOutside) return 'city';
  if (
    /\bvet(?:erinary|erinarian|s)?\b/iu.test(prompt) &&
    (place === 'abstract' || INDOORS.has(place))
  )
    return 'clinic';
  if (isInShelter(prompt, has)) return has('fence') ? 'courtyard' : 'corridor';
  if (has('dinner-table') && /\bbreakfast\b/iu.test(prompt)) return 'kitchen';
  if (/\bstreet food\b/iu.test(prompt) && has('food-truck')) return 'street';
  // Where sand is named, one is on the shore, as at a house by the sea.
  if (place === 'sea' && isShore(prompt, subjects)) return 'beach';
  if (
    /(?<!\b(?:no|not an?|not the|without an?) )\bdesert\b/iu.test(prompt) &&
    isVehicle(subjects[0]?.thing ?? '')
  )
    return 'desert';
  if (
    place === 'kitchen' &&
    BEAUTY.test(subjects[0]?.thing ?? '') &&
    !/\bkitchen\b/iu.test(prompt) &&
    !subjects.some(({ thing }) => isPerson(thing))
  )
    return 'studio';
  if (ABOARD.test(prompt) && !has('toy-train') && subjects.some(({ thing }) => isPerson(thing)))
    return 'carriage';
  const atWork = placeOfWork(prompt, subjects, isOutside) ?? placeOfKinds(prompt, place, has);
  if (atWork !== null) return atWork;
  if (votes.some(({ weight }) => weight >= 3)) return null;
  if (has('hammock')) return has('palm-tree') ? 'beach' : 'garden';
  if (isVehicle(subjects[0]?.thing ?? '') && IN_WEATHER.test(prompt)) return 'street';
  if (has('fridge') && subjects.some(({ thing }) => isPerson(thing))) return 'kitchen';
  if (has('skateboard') && subjects.some(({ thing }) => isPerson(thing))) return 'skatepark';
  if (
    /\b(?:making|cooking|baking|flipping) (?:pancakes|breakfast|dinner|lunch|cookies|pasta|waffles)\b/iu.test(
      prompt,
    )
  )
    return 'kitchen';
  return /\bbarber(?:shop|'s)?\b|\bhair (?:salon|dresser)|\bbalayage\b/iu.test(prompt) &&
    subjects.some(({ thing }) => isPerson(thing))
    ? 'hair-salon'
    : null;
}

/** What is in a home. */
const INDOOR_THINGS =
  /^(?:rug|sofa|armchair|television|flat-tv|bathtub|fireplace|table|dinner-table|table-for-two)$/u;

/** Whether there is what a home has; a sofa that is taken to a truck is out on the street. */
export const isFurnished = ({ subjects }: FoundSubjects): boolean =>
  subjects.some(({ thing }) => INDOOR_THINGS.test(thing)) &&
  !subjects.some(({ thing }) => isVehicle(thing));

export const OPEN_AIR_MUSIC =
  /\b(?:music|rock|jazz|summer|techno|folk|open[- ]air) (?:festival|fest)\b/iu;

const INSIDE_GYM = /\b(?:in|inside|at) (?:an?|the|our|your) (?:[\p{L}-]+ )?(?:gym|studio)\b/iu;

/** "Yoga studio ad, three women at sunrise": the sun rises where they are, and not where they pay. */
export function isUnderSky(
  prompt: string,
  { subjects }: FoundSubjects,
  time: Time | undefined,
): boolean {
  const isLow = time === 'dawn' || time === 'sunset';
  return isLow && subjects.some(({ thing }) => isPerson(thing)) && !INSIDE_GYM.test(prompt);
}
