import { habitatOf } from '../icons/habitats.ts';
import { mediumOf } from '../things/media.ts';
import { isPerson } from './kinds-of-things.ts';
import type { SceneDescription, Setting } from './scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

/** Rivers at which the animals of the savanna drink are there, and cliffs that waves reach are at the sea. */
export function inLandscape(setting: Setting, { subjects }: Cast): Setting {
  if (setting === 'mountains' && subjects.some(({ thing }) => thing === 'wave'))
    return 'sea-cliffs';
  const isWater = setting === 'river' || setting === 'lake';
  const [first] = subjects;
  return isWater && first !== undefined && habitatOf(first.thing) === 'savanna'
    ? 'savanna'
    : setting;
}

/** A bicycle at a tree is in a park. */
export function underTrees(setting: Setting | null, { subjects }: Cast): Setting | null {
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

/** What a bird is beside, in front of or over stands on the ground; null when nothing does. */
export function groundOf({ subjects, relations }: Cast): Setting | null {
  const [first] = subjects;
  if (first === undefined || mediumOf(first.thing) !== 'air') return null;
  const below = relations
    .filter(({ kind }) => BESIDE.has(kind))
    .map(({ to }) => subjects[to ?? -1]?.thing ?? '');
  const rooted = below.find((thing) => mediumOf(thing) === 'scenery' || thing === 'branch');
  const standing =
    rooted ?? below.find((thing) => /^(?:land|object)$/u.test(mediumOf(thing) ?? ''));
  if (standing === undefined) return null;
  if (standing === 'branch') return 'forest';
  const home = habitatOf(standing);
  return home === null || home === 'sky' ? (standing === rooted ? 'meadow' : null) : home;
}

const SEABIRDS = /^(?:seagull|pelican|puffin|bird|eagle)/u;

const BUILT = /^(?:lighthouse|bridge|oil-rig|tower)$/u;
const HULL = /boat$|ship$|^(?:ferry|canoe|kayak|dinghy|raft|yacht)$/u;

/** What clasps a lighthouse or swims beside a boat is seen from above the water. */
export function isSurfaced({ subjects, relations }: Cast): boolean {
  const beside = relations.some(
    ({ kind, to }) =>
      (kind === 'next-to' || kind === 'around' || kind === 'follow' || kind === 'chase') &&
      HULL.test(subjects[to ?? -1]?.thing ?? ''),
  );
  return beside || subjects.some(({ thing }) => BUILT.test(thing) || SEABIRDS.test(thing));
}

const BIRDS = /eagle|owl|crane-bird|seagull|pelican|heron|hawk/u;

/** Fish are caught where they live: birds take them from a lake, bears from a river. */
export function placeOfHunt({ subjects, relations }: Cast): Setting | null {
  const hunt = relations.find(
    ({ kind, to }) =>
      kind === 'catch' && /^(?:fish|salmon)$/u.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const hunter = subjects[hunt?.from ?? -1]?.thing;
  if (hunter === undefined || isPerson(hunter)) return null;
  return BIRDS.test(hunter) ? 'lake' : 'river';
}
