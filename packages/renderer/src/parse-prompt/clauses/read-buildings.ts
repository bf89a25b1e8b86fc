import { mediumOf } from '../../things/media.ts';
import { wordsIn } from '../../word-list.ts';
import { INSIDE_OF } from '../description/built-places.ts';
import { civicFrontOf, frontOf } from '../description/shop-fronts.ts';
import { BUILDINGS, isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Setting } from '../scene-description.ts';
import { type ClauseState, relate } from './clause-state.ts';
import { readPlace } from './read-places.ts';
import { readThing } from './read-things.ts';

/** Prepositions with which a building is the place of the scene: in a castle, at the barn. */
const INSIDE: ReadonlySet<string> = new Set([
  'in',
  'at',
  'through',
  'into',
  'along',
  'across',
  'from',
]);
/** Places that somebody is on. */
const ON: ReadonlySet<Setting> = new Set([
  'balcony',
  'rooftops',
  'stage',
  'iceberg',
  'window-seat',
  'table-top',
  'street',
  'road',
  'railway',
]);

/** Whether a noun that can be a place is the one of the scene. */
export function isPlaceHere(
  state: ClauseState,
  setting: Setting | undefined,
  thing: string | undefined,
): boolean {
  const kind = state.preposition?.kind;
  if (kind === undefined || setting === undefined || isDrivenThrough(state, thing)) return false;
  const isBeside = kind === 'next-to' || kind === 'by';
  return (
    INSIDE.has(kind) || (kind === 'on' && ON.has(setting)) || (isBeside && setting === 'poolside')
  );
}

/** Trains and cars come out of a tunnel that is seen from outside; people walk in it. */
function isDrivenThrough({ preposition, subjects }: ClauseState, thing: string | undefined) {
  const goers = preposition?.from.map((from) => subjects[from]?.thing ?? '') ?? [];
  return thing === 'tunnel' && goers.some(isVehicle);
}

/** Buildings that are seen from outside: a car in front of a diner. */
const OUTSIDES: Readonly<Partial<Record<Setting, string>>> = {
  station: 'station-building',
  platform: 'station-building',
  subway: 'metro-entrance',
  museum: 'classical-building',
  courtroom: 'classical-building',
  stage: 'cinema-front',
  airport: 'station-building',
  factory: 'factory-building',
  hospital: 'hospital',
  classroom: 'school',
  office: 'office-building',
  castle: 'castle',
  library: 'classical-building',
  club: 'night-club',
  room: 'house',
  church: 'church',
  lobby: 'hotel',
  cinema: 'cinema-front',
};
/** Buildings that look different from others with such rooms. */
const OWN_FRONTS: Readonly<Record<string, string>> = {
  diner: 'diner',
  university: 'classical-building',
  college: 'classical-building',
};
/** Seats of learning stand among lawns. */
const CAMPUS = /^(?:university|college)$/u;
/** Where buildings stand that are in no street. */
const AROUND: Readonly<Partial<Record<Setting, Setting>>> = { castle: 'meadow', room: 'garden' };
const SIGNS = /^(?:neon-sign|signboard|wooden-sign)$/u;
const OVER_DOORS = /^(?:above|over|on|at|of)$/u;
const OUTSIDE: ReadonlySet<string> = new Set(['in-front-of', 'behind', 'past', 'next-to', 'by']);

const ON_ROADS = new Set(
  wordsIn(`
    automobile sports-car convertible vintage-convertible vintage-car taxi limousine bus school-bus minibus delivery-truck
    moving-truck pickup-truck police-car ambulance fire-engine motorcycle motor-scooter bicycle carriage
  `),
);
/** Where they go or stop, they stay before the door. */
const DRIVEN_TO: ReadonlySet<string> = new Set(['at', 'to', 'towards', 'from']);

/** Whether one looks at a building from outside: who is before it, or the sign over its door. */
function isSeenOutside({ preposition, subjects }: ClauseState): boolean {
  if (preposition === null) return false;
  const { kind, from } = preposition;
  const isSome = (is: (thing: string) => boolean) =>
    from.some((at) => is(subjects[at]?.thing ?? ''));
  if (OUTSIDE.has(kind) || (OVER_DOORS.test(kind) && isSome((one) => SIGNS.test(one)))) return true;
  return DRIVEN_TO.has(kind) && subjects.some(({ thing }) => ON_ROADS.has(thing));
}

/** What is worshipped stands in the hall. */
const ENSHRINED = /^(?:buddha-statue|statue)$/u;

/** The room one is in who is in a tower, a tent or a submarine; null for what is seen from outside. */
export function insideOf({ preposition, subjects }: ClauseState, thing: string | undefined) {
  if (thing === undefined || preposition?.kind !== 'in') return null;
  const { from } = preposition;
  const isLivedIn = from.some((at) => {
    const one = subjects[at]?.thing ?? '';
    return isAnimate(one) || ENSHRINED.test(one) || (mediumOf(one) ?? 'object') === 'object';
  });
  if (thing === 'house' && from.some((at) => isPerson(subjects[at]?.thing ?? ''))) return 'room';
  return isLivedIn || subjects.length === 0 ? (INSIDE_OF[thing] ?? null) : null;
}

const HILL = /^(?:hill|hilltop|hill-top|hillside|mountaintop|grassy-hill)$/u;

/** A castle or a tree on a hill is seen with the hill under it. */
function isBuiltOn({ preposition, subjects }: ClauseState, { text }: TaggedPhrase): boolean {
  const built = preposition?.from.map((from) => subjects[from]?.thing ?? '') ?? [];
  return (
    preposition?.kind === 'on' &&
    HILL.test(text) &&
    built.some((thing) => mediumOf(thing) === 'scenery')
  );
}

const ROOFED =
  /^(?:automobile|taxi|vintage-car|minibus|camper-van|panel-van|(?:school-|double-decker-)?bus|sport-utility-vehicle|delivery-truck|limousine|police-car)$/u;

/** "A helicopter on its roof": what has been named has the roof. */
function isOnItsRoof(state: ClauseState, { text }: TaggedPhrase): boolean {
  const { preposition, subjects } = state;
  const [from] = preposition?.from ?? [];
  if (preposition?.kind !== 'on' || from === undefined || !/^(?:roof|rooftop)$/u.test(text))
    return false;
  const building = subjects.findIndex(({ thing }) => BUILDINGS.has(thing) || ROOFED.test(thing));
  if (building === -1) return false;
  // "A van with boards on its roof": it is what it has along that lies there.
  const loaded = building === from ? subjects.length - 1 : from;
  if (loaded === building) return false;
  const along = state.relations.findIndex(
    (one) => one.from === building && one.kind === 'next-to' && one.to === loaded,
  );
  if (along !== -1) state.relations.splice(along, 1);
  relate(state, loaded, 'on', building);
  state.preposition = null;
  return true;
}

/** "A burning warehouse": nobody is in there. */
const isOnFire = ({ modifiers }: ClauseState): boolean => modifiers.states.includes('burning');

/** A place one is in, or the building of it that one is in front of. */
export function readPlaceNoun(
  state: ClauseState,
  setting: Setting,
  phrase: TaggedPhrase,
  at: number,
): void {
  // Who is in front of a stage is at the concert, and a train passes platforms inside.
  const isOpen = /^(?:the-)?(?:stage|platform)$/u.test(phrase.text);
  const built = frontOf(setting, phrase.text) ?? (isOpen ? undefined : OUTSIDES[setting]);
  const outside = OWN_FRONTS[phrase.text] ?? civicFrontOf(phrase.text) ?? built;
  if (isOnItsRoof(state, phrase)) return;
  if (isBuiltOn(state, phrase)) {
    state.votes.push({ setting, weight: 3 });
    readThing(state, 'hill', phrase, at);
  } else if (outside === undefined || !(isSeenOutside(state) || isOnFire(state)))
    readPlace(state, setting, phrase, at);
  else {
    const around = CAMPUS.test(phrase.text) ? 'park' : (AROUND[setting] ?? 'street');
    state.votes.push({ setting: around, weight: 3 });
    readThing(state, outside, phrase, at);
  }
}
