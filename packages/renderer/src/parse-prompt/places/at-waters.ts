import { habitatOf } from '../../icons/habitats.ts';
import { mediumOf } from '../../things/media.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { RelationKind, SceneDescription, Setting, State } from '../scene-description.ts';
import { placeOfCar } from './aboard.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

/** Those who are met at a wreck on the bottom of the sea. */
const OF_THE_DEEP =
  /jellyfish|octopus|merpeople|mermaid|fish$|squid|eel$|turtle|ray$|shark|diver|seahorse|coral|submarine/u;

/** Rivers at which the animals of the savanna drink are there, and cliffs that waves reach are at the sea. */
export function inLandscape(setting: Setting, { subjects }: Cast): Setting {
  if (setting === 'mountains' && subjects.some(({ thing }) => thing === 'wave'))
    return 'sea-cliffs';
  const isDeep = subjects.some(({ thing }) => OF_THE_DEEP.test(thing));
  if (setting === 'sea' && isDeep && subjects.some(({ thing }) => thing === 'shipwreck'))
    return 'underwater';
  const [first] = subjects;
  // Hippos are in the water, not beside it.
  const isIn = first?.thing === 'hippopotamus' && setting === 'river';
  const isWater = !isIn && (setting === 'river' || setting === 'lake');
  return isWater && first !== undefined && habitatOf(first.thing) === 'savanna'
    ? 'savanna'
    : setting;
}

/** What grows and rots below trees. */
const ON_FLOOR = /^(?:mushroom|brown-mushroom|log|stump|tree-stump|fern)$/u;
const CRAWLS =
  /^(?:snail|slug|bug|ladybug|beetle|caterpillar|ant|hedgehog|frog|toad|salamander|newt)$/u;

/** A bicycle at a tree is in a park, and a snail on a log in the wood. */
export function underTrees(setting: Setting | null, { subjects }: Cast): Setting | null {
  const has = (kinds: RegExp) => subjects.some(({ thing }) => kinds.test(thing));
  if (setting === 'meadow' && has(CRAWLS) && has(ON_FLOOR)) return 'forest';
  const isTown = setting === 'city' || setting === 'street';
  return isTown && subjects.some(({ thing }) => /tree$/u.test(thing)) ? 'park' : setting;
}

const BESIDE: ReadonlySet<string> = new Set([
  'next-to',
  'above',
  'under',
  'below',
  'in-front-of',
  'behind',
  'left',
  'right',
  'around',
  'on',
  'in',
  'build',
]);

const CARRIED: ReadonlySet<string> = new Set([
  'hold',
  'carry',
  'ride',
  'drive',
  'in',
  'wear',
  'pull',
]);
const ALOFT: ReadonlySet<string> = new Set(['fly', 'float', 'fall', 'rise', 'launch', 'circle']);

/** "A bird and a cat": the cat stands on the ground; null when all are in the air. */
function beneathBirds(subjects: Cast['subjects'], relations: Cast['relations']): Setting | null {
  const below = subjects.find(({ thing, motions, states }, at) => {
    const isUp = motions.some((one) => ALOFT.has(one)) || states.includes('floating');
    const isBorne = relations.some(
      ({ from, kind, to }) => (from === at || to === at) && CARRIED.has(kind),
    );
    return /^(?:land|object)$/u.test(mediumOf(thing) ?? '') && !isUp && !isBorne;
  });
  if (below === undefined) return null;
  const isLand = mediumOf(below.thing) === 'land';
  const home = isPerson(below.thing) ? 'park' : isLand ? habitatOf(below.thing) : null;
  return home === null || home === 'sky' ? 'meadow' : home;
}

const ON_GROUND: ReadonlySet<State> = new Set<State>(['bowed', 'drinking', 'grooming']);

/** What a bird is beside, in front of or over stands on the ground; null when nothing does. */
export function groundOf({ subjects, relations }: Cast): Setting | null {
  const [first] = subjects;
  if (first === undefined) return null;
  if (mediumOf(first.thing) !== 'air') return beneathBirds(subjects, relations);
  // Who pecks, drinks or preens is on the ground.
  const isDown = first.states.some((state) => ON_GROUND.has(state));
  if (isDown || (first.motions.includes('walk') && !first.motions.includes('fly'))) return 'meadow';
  const below = relations
    .filter(({ kind }) => BESIDE.has(kind))
    .map(({ to }) => subjects[to ?? -1]?.thing ?? '');
  const rooted = below.find((thing) => mediumOf(thing) === 'scenery' || thing === 'branch');
  const standing =
    rooted ?? below.find((thing) => /^(?:land|object)$/u.test(mediumOf(thing) ?? ''));
  if (standing === undefined) return beneathBirds(subjects, relations);
  if (standing === 'branch') return 'forest';
  const home = habitatOf(standing);
  if (home !== null && home !== 'sky') return home;
  return standing === rooted ? 'meadow' : beneathBirds(subjects, relations);
}

const SEABIRDS = /^(?:seagull|pelican|puffin|bird|eagle)/u;

const BUILT = /^(?:lighthouse|bridge|oil-rig|tower)$/u;
const HULL = /boat$|ship$|raft$|^(?:ferry|canoe|kayak|dinghy|yacht)$/u;

/** What clasps a lighthouse or swims beside a boat is seen from above the water. */
export function isSurfaced({ subjects, relations }: Cast): boolean {
  const beside = relations.some(
    ({ kind, to }) =>
      (kind === 'next-to' || kind === 'around' || kind === 'follow' || kind === 'chase') &&
      HULL.test(subjects[to ?? -1]?.thing ?? ''),
  );
  return beside || subjects.some(({ thing }) => BUILT.test(thing) || SEABIRDS.test(thing));
}

/** Whether the first swims below a boat, which is seen from down there. */
export function isBelowHull({ subjects, relations }: Cast): boolean {
  const isIn =
    mediumOf(subjects[0]?.thing ?? '') === 'water' || subjects[0]?.motions.includes('swim');
  return relations.some(
    ({ from, kind, to }) =>
      from === 0 &&
      isIn === true &&
      (((kind === 'under' || kind === 'below') && HULL.test(subjects[to ?? -1]?.thing ?? '')) ||
        // Who swims past a submarine meets it under water.
        (kind === 'pass' && subjects[to ?? -1]?.thing === 'submarine')),
  );
}

const BIRDS = /eagle|owl|crane-bird|seagull|pelican|heron|hawk/u;

/** Fish are caught where they live: birds take them from a lake, bears from a river. */
function placeOfHunt({ subjects, relations }: Cast): Setting | null {
  const hunt = relations.find(
    ({ kind, to }) =>
      kind === 'catch' && /^(?:fish|salmon)$/u.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const hunter = subjects[hunt?.from ?? -1]?.thing;
  if (hunter === undefined || isPerson(hunter)) return null;
  return BIRDS.test(hunter) ? 'lake' : 'river';
}

/** Whether the first is somebody on a ship or in a boat, and where that is. */
export function isAboard({ subjects, relations }: Cast): boolean {
  if (!isAnimate(subjects[0]?.thing ?? '')) return false;
  return relations.some(
    ({ from, kind, to }) =>
      from === 0 &&
      (kind === 'on' || kind === 'in' || kind === 'ride' || kind === 'drive') &&
      mediumOf(subjects[to ?? -1]?.thing ?? '') === 'boat',
  );
}

const isOnLand = (thing: string): boolean =>
  thing !== 'troll' &&
  (isPerson(thing) || mediumOf(thing) === 'land' || isVehicle(thing)) &&
  mediumOf(thing) !== 'boat';

const CROSSING: ReadonlySet<RelationKind> = new Set<RelationKind>(['across', 'cross', 'over']);

/** Ships that no river is wide enough for. */
const LINERS =
  /(?:container|passenger|cruise|cargo|tall|pirate|war)-?ship$|^(?:ship|ferry|oil-tanker|aircraft-carrier)$/u;

/** Under a bridge is a river, or the sea for large ships, except for those who drive, walk or sleep below it. */
function atBridge({ subjects, relations }: Cast): Setting | null {
  const isDrawn = (at: number) => relations.some(({ kind, to }) => kind === 'pull' && to === at);
  const isThere = relations.some(
    ({ from, kind, to }) =>
      (CROSSING.has(kind) || subjects[from]?.motions.includes('fish') === true
        ? !isVehicle(subjects[from]?.thing ?? '') || isDrawn(from)
        : (kind === 'under' || kind === 'below') && !isOnLand(subjects[from]?.thing ?? '')) &&
      /^(?:(?:stone|wooden)-)?bridge$/u.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const isLarge = subjects.some(({ thing }) => LINERS.test(thing));
  return isThere ? (isLarge ? 'sea' : 'river') : null;
}

/** Where one is who hunts or drives, if the prompt does not say. */
export function placeOfDeed(cast: Cast): Setting | null {
  return placeOfCar(cast) ?? placeOfHunt(cast) ?? atBridge(cast);
}
