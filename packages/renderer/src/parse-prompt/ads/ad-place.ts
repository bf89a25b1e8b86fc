import { INDOORS } from '../../scene/indoors.ts';
import { thingOf } from '../../things/things.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { BUILDINGS, isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import { sifted } from '../needed-letters.ts';
import { placeOfPeople } from '../places/places-of-people.ts';
import { isPrint } from '../printed.ts';
import type { Setting, Subject, Time } from '../scene-description.ts';
import { inClouds } from '../settled/in-clouds.ts';
import { peopleAt } from '../words/ad-places.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { isShownInPlace } from './ad-lines.ts';
import { isMark } from './ad-marks.ts';
import {
  isAtWetWindow,
  isBeforeHouse,
  isFestive,
  isFurnished,
  isOnTheWay,
  isSeenFromRoom,
  isUnderSky,
  OPEN_AIR_MUSIC,
  placeByWords,
  placeOfFeast,
  placeOutside,
  SUMMERY,
} from './ad-outside.ts';
import { IN_ROWS } from './ad-rows.ts';
import { FLAT } from './ad-shown.ts';
import { businessOf, wareOf } from './businesses.ts';

const OVER_CLOUDS = /\b(?:over|above|through) (?:the |white |pink )*clouds\b/iu;
const BLOSSOMS = /cherry.(?:blossom|tree)|sakura|blossoms/iu;

/** Whether the prompt says where things are. */
function isPlaced({ votes, relations }: FoundSubjects): boolean {
  const isNamed = votes.some(({ weight }) => weight >= 2);
  return isNamed || relations.some(({ kind }) => /^(?:on|in|under)$/u.test(kind));
}

const DEEDS_AT_WORK: ReadonlySet<string> = new Set([
  'throw',
  'cook',
  'kick',
  'ride',
  'drive',
  'push',
  'pull',
  'build',
  'water',
  'feed',
  'paint',
  'plant',
  'chase',
]);

/** Somebody who is on the way or at work, rather than shown on a podium. */
function isOutdoors({ subjects, relations }: FoundSubjects, time: Time | undefined): boolean {
  const going = ['run', 'walk', 'climb', 'drive', 'swim', 'slide'] as const;
  const isGoing = subjects.some(
    ({ thing, motions }) =>
      going.some((each) => motions.includes(each)) &&
      (isAnimate(thing) || isVehicle(thing) || !motions.includes('walk')),
  );
  const isBusy = relations.some(
    ({ from, kind, to }) =>
      to !== null && DEEDS_AT_WORK.has(kind) && isPerson(subjects[from]?.thing ?? ''),
  );
  const isTimed = time !== undefined && time !== 'day';
  const isOut = subjects.some(({ thing }) => isPerson(thing) || isVehicle(thing));
  return isGoing || isBusy || (isTimed && isOut);
}

/** Where what a teaser promises is at home, if that is more telling than its habitat. */
const TEASER_PLACES: Readonly<Record<string, Setting>> = {
  dragon: 'volcano',
  'person-zombie': 'street',
  'person-vampire': 'castle',
  ghost: 'castle',
  automobile: 'road',
  'racing-car': 'road',
  'sports-car': 'road',
  convertible: 'road',
  'vintage-convertible': 'road',
};
/** And who it is about. */
const TEASER_JOBS: Readonly<Record<string, Setting>> = {
  viking: 'ship-deck',
  pirate: 'ship-deck',
  knight: 'castle',
  cowboy: 'western-town',
};

const homeOfTold = ({ subjects }: FoundSubjects) =>
  subjects
    .map(({ thing, look }) => TEASER_PLACES[thing] ?? TEASER_JOBS[look?.job ?? ''])
    .find(Boolean);

/** Things that are a place for others. */
const SCENERY: Readonly<Record<string, Setting>> = {
  waterfall: 'waterfall',
  volcano: 'volcano',
  mountain: 'mountains',
  'snow-capped-mountain': 'mountains',
  'palm-tree': 'beach',
  campfire: 'campsite',
  tent: 'campsite',
  'christmas-tree': 'room',
  fireplace: 'room',
  iceberg: 'iceberg',
  'mount-fuji': 'meadow',
  'dinner-table': 'restaurant',
  'table-for-two': 'restaurant',
};

/** What is too large for a podium. */
const LANDMARK_METRES = 4;
const WILD_METRES = 1.3;

function isLandmark(subject: Subject | undefined): boolean {
  const found = subject === undefined ? null : thingOf(subject.thing);
  if (subject === undefined || found === null || found === undefined) return false;
  const isBuilt = BUILDINGS.has(subject.thing) || found.medium === 'scenery';
  return isBuilt && found.metres > LANDMARK_METRES;
}

const PLACES_OF_STANDS: Readonly<Record<string, Setting>> = {
  pyramid: 'desert',
  elephant: 'savanna',
  windmill: 'meadow',
  'cruise-ship': 'sea',
};

/** Where what stands for a business belongs: a plane in the sky, a pyramid in the desert. */
function placeOfShown(
  prompt: string,
  place: Setting,
  { found, shown }: { readonly found: FoundSubjects; readonly shown: readonly Subject[] },
): Setting | null {
  const isAloft = /^(?:airplane|hot-air-balloon|helicopter|parachute|zeppelin)$/u;
  const [first] = shown;
  // Rows of cars stand outside.
  if (IN_ROWS.test(prompt) && first?.thing !== 'bicycle' && isVehicle(first?.thing ?? ''))
    return 'parking-lot';
  const isHigh = place === 'abstract' || place === 'sky' || OVER_CLOUDS.test(prompt);
  if (isAloft.test(first?.thing ?? '') && isHigh) return 'sky';
  // A country is shown by its mountain rather than by one of its cities.
  if (place === 'city' && first?.thing === 'mount-fuji') return 'meadow';
  if (found.subjects.length > 0) return null;
  if (first === undefined) return FLAT.test(prompt) && !INDOORS.has(place) ? 'room' : null;
  if (first.motions.includes('swim')) return 'pool';
  if (first.look?.job === 'hiker' && place === 'abstract') return 'mountains';
  if (first.motions.includes('dance') && place === 'abstract') return 'party';
  if (place === 'city' && isLandmark(first) && BLOSSOMS.test(prompt)) return 'park';
  // What is cheaper is shown large, not on the counter of its shop.
  if (wareOf(prompt) !== businessOf(prompt)?.thing && place.endsWith('shop')) return 'studio';
  if (place !== 'abstract') return null;
  return PLACES_OF_STANDS[first.thing] ?? (isLandmark(first) ? 'city' : null);
}

/** Whose logo it is does not say where it is shown. */
const isShownPlace = ({ weight, setting }: FoundSubjects['votes'][number]) =>
  weight >= 3 && !INDOORS.has(setting);

/** A mark is shown by itself, and cars stand in a showroom as on a podium. */
function isInStudio(prompt: string, { votes, subjects }: FoundSubjects): boolean {
  const isAlone = isMark(prompt) && !votes.some(isShownPlace);
  return (
    isAlone || (/\bshow ?room\b/iu.test(prompt) && !subjects.some(({ thing }) => isAnimate(thing)))
  );
}

const BACKDROP = sifted(
  /\b([\p{L}-]+)(?: (?:gradient|studio|plain|solid|wall))? (?:background|backdrop)\b/giu,
);

/** "Black background": things are shown before nothing but a colour. */
function isBeforeColour(prompt: string, { subjects }: FoundSubjects): boolean {
  const isColour = [...prompt.matchAll(BACKDROP)].some(
    ([, word = '']) => COLOUR_WORDS[word.toLocaleLowerCase('en')] !== undefined,
  );
  return isColour && !subjects.some(({ thing }) => isAnimate(thing) || isVehicle(thing));
}

function placeOfDeeds(people: readonly Subject[]): Setting | null {
  const isDone = people.some(({ motions }) => motions.length > 0);
  return isDone ? placeOfPeople({ subjects: people, relations: [] }) : null;
}

/** Where one is who has these things around, or does this for a living: a surfer on the beach. */
function placeOfUse({ subjects, relations }: FoundSubjects): Setting | null {
  const who = subjects.findIndex(({ thing }) => isPerson(thing));
  const led = [
    ...subjects.slice(who, who + 1),
    ...subjects.slice(0, who),
    ...subjects.slice(who + 1),
  ];
  const place = placeOfPeople({ subjects: led, relations: who === 0 ? relations : [] });
  // What is done anywhere says less than what is sold.
  return place !== null && /^(?:room|studio|park|meadow|street|city|office)$/u.test(place)
    ? null
    : place;
}

/** Where people are for what is sold; out of doors beside a house or a car. */
function usualPlace(prompt: string, found: FoundSubjects): Setting | null {
  const likely = peopleAt(prompt);
  const has = (is: (thing: string) => boolean) => found.subjects.some(({ thing }) => is(thing));
  if (likely === null) return null;
  // A blackboard is built into its room.
  const isHouse = (thing: string) => BUILDINGS.has(thing) && thing !== 'blackboard';
  if (INDOORS.has(likely) && has(isHouse)) return 'village';
  if (INDOORS.has(likely) && has(isVehicle)) return 'street';
  return isFurnished(found) && !INDOORS.has(likely) ? 'room' : likely;
}

/** "A robin at the feeder in winter": an animal that comes to something is seen where it does. */
const isVisited = ({ subjects, relations }: FoundSubjects): boolean =>
  relations.some(({ from, kind, to }) => {
    const guest = subjects[from]?.thing ?? '';
    return kind === 'at' && to !== null && isAnimate(guest) && !isPerson(guest);
  });

/** Where an ad is shown: in the place of the prompt, where people are active, or in the studio. */
export function placeOfAd(
  prompt: string,
  place: Setting,
  {
    found,
    time,
    shown,
  }: {
    readonly found: FoundSubjects;
    readonly time: Time | undefined;
    /** Who and what is in the picture, also when the prompt names nothing. */
    readonly shown: readonly Subject[];
  },
): Setting {
  if (isSeenFromRoom(prompt) || isAtWetWindow(prompt, found)) return 'window-seat';
  const own = placeOfShown(prompt, place, { found, shown }) ?? placeByWords(prompt, place, found);
  if (own !== null) return own;
  if (inClouds(prompt, 'studio', found) === 'sky') return 'sky';
  if (found.relations.some((one) => isPrint(one, found.subjects))) return 'studio';
  if (place !== 'abstract' && isVisited(found)) return place;
  if (isInStudio(prompt, found) || isBeforeColour(prompt, found)) return 'studio';
  if (place === 'stage' && OPEN_AIR_MUSIC.test(prompt)) return 'festival';
  if (/^(?:gym|dance-studio)$/u.test(place) && isUnderSky(prompt, found, time)) return 'meadow';
  const isTold = isShownInPlace(prompt);
  if (isBeforeHouse(found, place)) return 'village';
  const isNamed = isPlaced(found);
  const feast = isNamed ? null : placeOfFeast(prompt);
  if (feast !== null) return feast;
  const home = homeOfTold(found);
  if (isTold && !isNamed && home !== undefined) return home;
  if (isFestive(found)) return 'room';
  const isNamedPlace = found.votes.some(({ weight }) => weight >= 2);
  const isIndoors = isFurnished(found);
  const isOpenAir = place !== 'abstract' && !INDOORS.has(place);
  if (
    isIndoors &&
    isOpenAir &&
    !isNamedPlace &&
    found.subjects.some(({ thing }) => isAnimate(thing))
  )
    return 'room';
  if (!isNamedPlace && found.subjects.some(({ thing }) => thing === 'grill')) return 'garden';
  if (isOnTheWay(found, place) && !found.votes.some(isShownPlace)) return 'street';
  const outside = INDOORS.has(place) || place === 'beach' ? placeOutside(found) : null;
  if (outside !== null) return outside;
  if (place !== 'abstract' && (isNamed || isTold)) return place;
  const scenery = found.subjects.map(({ thing }) => SCENERY[thing]).find((each) => each);
  const isSight =
    isLandmark(found.subjects[0]) ||
    /^(?:table-for-two|dinner-table)$/u.test(found.subjects[0]?.thing ?? '');
  if (scenery !== undefined && (found.subjects.length > 1 || isSight)) return scenery;
  const grows = found.subjects.some(({ thing }) => /seedling|tree|^herb$/u.test(thing));
  if (isTold && grows) return 'meadow';
  const people = found.subjects.filter(({ thing }) => isPerson(thing));
  const [isPeopled, isActive] = [people.length > 0, isOutdoors(found, time)];
  if (found.subjects.some(({ thing, states }) => isPerson(thing) && states.includes('asleep')))
    return 'bedroom';
  if (/\b(?:background|backdrop)\b/iu.test(prompt)) return 'studio';
  const isWild = found.subjects.some(
    ({ thing }) =>
      isAnimate(thing) && !isPerson(thing) && (thingOf(thing)?.metres ?? 0) > WILD_METRES,
  );
  if (isWild && place !== 'abstract') return place;
  const ofPeople = placeOfDeeds(people) ?? (isPeopled ? placeOfUse(found) : null);
  if (ofPeople !== null) return ofPeople;
  // "The bathroom mirror" is in the bathroom.
  const isSaid = INDOORS.has(place) && new RegExp(`\\b${place}\\b`, 'iu').test(prompt);
  if (isPeopled && !isActive && isSaid) return place;
  const usual = isPeopled && !isActive ? usualPlace(prompt, found) : null;
  if (usual !== null) return usual;
  if (!isPeopled && !isActive && SUMMERY.test(prompt)) return 'beach';
  if (!isPeopled && !isActive)
    return found.subjects.some(isLandmark) ? (place === 'abstract' ? 'village' : place) : 'studio';
  return place === 'abstract' ? 'street' : place;
}
