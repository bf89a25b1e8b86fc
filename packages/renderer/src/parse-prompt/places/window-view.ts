import { habitatOf } from '../../icons/habitats.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { PlaceVote } from '../clauses/clause-state.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import { sifted } from '../needed-letters.ts';
import type { SceneDescription, Setting, Subject } from '../scene-description.ts';
import { roomBeforeTown } from './town-behind.ts';

/** Places that can be seen from inside another one. */
const VIEWS: ReadonlySet<Setting> = new Set([
  'sea',
  'beach',
  'city',
  'street',
  'mountains',
  'meadow',
  'garden',
  'forest',
  'lake',
  'snow',
  'sky',
  'desert',
]);
/** Places with a view. */
const LOOKOUTS: ReadonlySet<Setting> = new Set([
  'window-seat',
  'balcony',
  'carriage',
  'poolside',
  'cockpit',
]);

/** Rooms that are seen behind a table, out of focus. */
const BEHIND_TABLES: ReadonlySet<Setting> = new Set<Setting>([
  'restaurant',
  'bar',
  'library',
  'office',
  'classroom',
  'laboratory',
  'workshop',
  'bakery',
  'bookshop',
  'kitchen',
  'tea-room',
]);

/** Places out of doors that are seen behind a table when they are named. */
const AROUND_TABLES: ReadonlySet<Setting> = new Set<Setting>([
  'garden',
  'park',
  'meadow',
  'forest',
  'mountains',
  'campsite',
  'snow',
  'beach',
  'sea',
  'terrace',
  'lake',
  'market',
  'square',
  'street',
]);
/** Whose table is named as one thing with its place. */
const OUTDOOR_TABLE =
  /\b(garden|patio|picnic|terrace|veranda|porch|backyard|orchard|park|beach|forest|market|balcony) (?:table|bench)\b|\btable (?:in|on|at) (?:the|an?|his|her|their|my|our) (?:[\p{L}-]+ )?(garden|patio|terrace|veranda|porch|backyard|orchard|park|beach|forest|woods|market|meadow|balcony)\b/iu;
const TABLE_PLACES: Readonly<Record<string, Setting>> = {
  terrace: 'terrace',
  balcony: 'terrace',
  park: 'park',
  beach: 'beach',
  forest: 'forest',
  woods: 'forest',
  market: 'market',
  meadow: 'meadow',
};

/** The place around a table out of doors; null where it stands in a room. */
function aroundTable(prompt: string, votes: readonly PlaceVote[]): Setting | null {
  const said = OUTDOOR_TABLE.exec(prompt);
  if (said !== null) {
    const place = (said[1] ?? said[2] ?? '').toLocaleLowerCase('en');
    return TABLE_PLACES[place] ?? 'garden';
  }
  const named = votes.filter(({ setting, weight }) => weight > 1 && AROUND_TABLES.has(setting));
  const [best] = named.toSorted((one, other) => other.weight - one.weight);
  return best?.setting ?? null;
}

/** What is on the tables of a room, so that it is seen behind them. */
const ON_TABLES: readonly (readonly [RegExp, Setting])[] = [
  [
    /^(?:laptop|keyboard|printer|pencil|pen|notebook|eraser|calculator|computer-mouse|mouse-trap|desk-globe|paperclip|straight-ruler)/u,
    'office',
  ],
  [
    /^(?:hammer|wrench|screwdriver|drill|toolbox|carpentry-saw|paint-can|nut-and-bolt|measuring-tape)$/u,
    'workshop',
  ],
  [/^(?:flask|beaker|test-tube|petri-dish|microscope|pipette)$/u, 'laboratory'],
];

function roomOf({ thing }: Subject): Setting | undefined {
  if (habitatOf(thing) === 'kitchen') return 'kitchen';
  return ON_TABLES.find(([kind]) => kind.test(thing))?.[1];
}

const NAMED_VIEWS: Readonly<Record<string, Setting>> = {
  sea: 'sea',
  ocean: 'sea',
  beach: 'beach',
  city: 'city',
  skyline: 'city',
  mountain: 'mountains',
  lake: 'lake',
  garden: 'garden',
  park: 'meadow',
};
const VIEW = sifted(
  new RegExp(String.raw`\b(${Object.keys(NAMED_VIEWS).join('|')}) views?\b`, 'iu'),
);

/** "With a city view" is said of a room as well as of what is outside of it. */
function viewNamed(prompt: string): Setting | null {
  return NAMED_VIEWS[VIEW.exec(prompt)?.[1]?.toLocaleLowerCase('en') ?? ''] ?? null;
}

const TOWN =
  '(?:city|skyline|skyscrapers|rooftops|neon|new york|tokyo|paris|manhattan|street|streets|town)(?: (?:lights?|skyline|streets?|nights?|life))?';
/** A town before the windows of a room. */
const TOWN_OUTSIDE = sifted(
  new RegExp(
    `\\b${TOWN} +(?:is |are )?(?:[\\p{L}]+ing )?(?:outside|beyond|(?:behind|through|in|outside|beyond|past) (?:the|a|its|her|his) (?:[\\p{L}-]+ )?(?:glass|windows?|blinds|panes?))\\b|\\bwindows?\\b[^.;]{0,40}\\b${TOWN} +(?:far )?(?:below|outside|beyond)\\b|\\bcity lights (?:passing|going|rushing|sliding|flying) by\\b|\\b(?:windows?|glass) (?:overlooking|with a view of|onto) (?:the |an? )?(?:[\\p{L}-]+ )?${TOWN}\\b|\\b(?:at|by) (?:the|an?|his|her|their) (?:[\\p{L}-]+ )?window\\b[^.;]{0,60}\\b(?:over|above) the (?:city|town|rooftops)\\b`,
    'iu',
  ),
);

/** Who works above the clouds. */
const CREW = /^(?:flight-attendant|(?:air-)?stewardess|air-hostess|cabin-crew)$/u;

/** What is seen from the place; null where neither the prompt nor what is there says it. */
export function viewFrom(
  place: Setting,
  votes: readonly PlaceVote[],
  subjects: readonly Subject[] = [],
  prompt = '',
): Setting | null {
  if (place === 'table-top') {
    const said = votes.find(({ setting }) => BEHIND_TABLES.has(setting))?.setting;
    const around = aroundTable(prompt, votes);
    if (said === undefined && around !== null) return around;
    return said ?? subjects.map(roomOf).find((room) => room !== undefined) ?? null;
  }
  const isTown = TOWN_OUTSIDE.test(prompt) || roomBeforeTown(prompt) !== null;
  if (INDOORS.has(place) && isTown) return 'city';
  if (!LOOKOUTS.has(place)) return null;
  if (place === 'carriage' && subjects.some(({ look }) => CREW.test(look?.job ?? ''))) return 'sky';
  const seen = votes.filter(({ setting }) => setting !== place && VIEWS.has(setting));
  // Flowers on a balcony do not make a meadow of the city below.
  const [best] = seen.toSorted((one, other) => other.weight - one.weight);
  return best?.setting ?? viewNamed(prompt);
}

const WITH_WINDOW: ReadonlySet<Setting> = new Set([
  'room',
  'bedroom',
  'kitchen',
  'attic',
  'nursery',
  'office',
  'classroom',
  'library',
  'restaurant',
]);

/** Where flowers grow that may as well be cut. */
const GROWING: ReadonlySet<Setting> = new Set(['meadow', 'garden']);
const NEAR: ReadonlySet<string> = new Set(['at', 'next-to', 'out-of', 'through', 'in-front-of']);

/** What stands in a room with a window, rather than on its sill. */
const FURNITURE = /^(?:sofa|chair|armchair|bed|table|desk|shelf|piano|mirror|stove|fridge|crib)$/u;

const HOMELY = /^(?:bedroom|nursery|attic|kitchen|room)$/u;

/** What has a whole room around it, whoever is named first. */
const ON_FLOOR =
  /^(?:christmas-tree|fireplace|dinner-table|table-for-two|blanket-fort|piano|stove|table|sofa|bed)$/u;

/** A window alone is looked out of, and who flies without a place is in the sky. */
export function placeFor(
  place: Setting,
  { subjects, relations }: Pick<SceneDescription, 'subjects' | 'relations'>,
  votes: readonly PlaceVote[],
): Setting {
  const [first] = subjects;
  if (first === undefined) return place;
  // The window of a bedroom is seen in its wall.
  const room = votes.find(({ setting, weight }) => WITH_WINDOW.has(setting) && weight > 1);
  if (room !== undefined && subjects.every(({ thing }) => thing === 'window')) return room.setting;
  if (first.thing === 'window' && subjects.length === 1) return 'window-seat';
  const isNamed = votes.some(
    ({ setting, weight }) => setting !== 'room' && (weight > 1 || !GROWING.has(setting)),
  );
  const isAtWindow = relations.some(
    ({ kind, to }) => NEAR.has(kind) && to !== null && subjects[to]?.thing === 'window',
  );
  const window = subjects.findIndex(({ thing }) => thing === 'window');
  const isLookedThrough =
    window > 0 &&
    isAnimate(first.thing) &&
    !relations.some(({ from, to }) => from === window || to === window);
  // "Looks out of the window at the city": the city is what is seen through it.
  const isLookedOut = relations.some(
    ({ from, kind, to }) =>
      (kind === 'out-of' || kind === 'through') &&
      subjects[to ?? -1]?.thing === 'window' &&
      isAnimate(subjects[from]?.thing ?? '') &&
      subjects[from]?.motions.length === 0,
  );
  if (isLookedOut && (VIEWS.has(place) || place === 'snow')) return 'window-seat';
  // In a bedroom as well, where there is something to be seen.
  const isSeen = relations.some(({ from, kind }) => from === 0 && kind === 'look-at');
  if (isLookedOut && isSeen && HOMELY.test(place) && subjects.length <= 3) return 'window-seat';
  const isStanding =
    FURNITURE.test(first.thing) || subjects.some(({ thing }) => ON_FLOOR.test(thing));
  if ((isAtWindow || isLookedThrough) && !isNamed) return isStanding ? 'room' : 'window-seat';
  return isPerson(first.thing) && first.motions.includes('fly') && votes.length === 0
    ? 'sky'
    : place;
}
