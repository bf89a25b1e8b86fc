import { mediumOf } from '../../things/media.ts';
import type { Setting } from '../description/settings.ts';
import type { SceneDescription, Slope, Subject } from '../scene-description.ts';

/** Open ground that can lie aslant. */
const SLOPING: ReadonlySet<Setting> = new Set<Setting>([
  'meadow',
  'mountains',
  'snow',
  'forest',
  'jungle',
  'desert',
  'dunes',
  'savanna',
  'farm',
  'vineyard',
  'volcano',
  'park',
  'garden',
  'campsite',
  'canyon',
  'summit',
  'road',
  'city',
  'street',
  'moon',
  'mars',
  'alien-planet',
]);

const RISE =
  '(?:(?:steep|hilly|sloping|cobbled hillside)\\s+(?:[\\w-]+\\s+){0,2}?(?:streets?|roads?|lanes?|alleys?)|hills?|mountains?|dunes?|slopes?|hillsides?|mountainsides?|volcano|peaks?|ridge|cliffside|trail|incline)';
const SOME = '(?:(?:a|an|the|its|their|some)\\s+)?(?:[\\w-]+\\s+){0,3}?';
const NAMED = /\b(?:slopes?|hillsides?|mountainsides?|downhill|uphill|slalom|incline)\b/iu;
const STEEP = /\b(?:steep|steeply|ski|skis|skiing|skier|mountainsides?|downhill|slalom)\b/iu;
const DOWN = new RegExp(
  `\\bdownhill\\b|\\bslalom\\b|\\b(?:(?<!broken[- ])down|descend(?:s|ing)?)\\s+${SOME}${RISE}\\b`,
  'iu',
);
const UP = new RegExp(`\\buphill\\b|\\b(?:up|ascend(?:s|ing)?)\\s+${SOME}${RISE}\\b`, 'iu');
const STEEP_RISE = new RegExp(
  `\\bsteep\\s+(?:[\\w-]+\\s+){0,2}?(?:${RISE}|path|road|street)`,
  'iu',
);

type Cast = Pick<SceneDescription, 'subjects' | 'relations' | 'setting'>;

/** Whether somebody climbs, but no tree, ladder or wall; what ascends through the air does not. */
function isClimber({ motions, thing }: Subject, at: number, { relations }: Cast): boolean {
  if (mediumOf(thing) === 'air') return false;
  return motions.includes('climb') && !relations.some(({ from, to }) => from === at && to !== null);
}

const SKIERS = /^(?:skier|snowboarder|sled)$/u;

/** Snow and sand that one slides on goes down. */
const SLIPPERY: ReadonlySet<Setting> = new Set<Setting>(['snow', 'mountains', 'dunes', 'summit']);

/** The slope that a prompt speaks of, and which way one goes on it. */
export function slopeIn(prompt: string, cast: Cast): { readonly slope?: Slope } {
  const { subjects, setting } = cast;
  if (!SLOPING.has(setting)) return {};
  const isSliding =
    SLIPPERY.has(setting) && subjects.some(({ motions }) => motions.includes('slide'));
  const isClimbing = subjects.some((subject, at) => isClimber(subject, at, cast));
  const isDown = isSliding || DOWN.test(prompt) || subjects.some(({ thing }) => SKIERS.test(thing));
  const isUp = UP.test(prompt) || isClimbing;
  const isTold =
    isSliding || isClimbing || [DOWN, UP, NAMED, STEEP_RISE].some((one) => one.test(prompt));
  if (!isTold) return {};
  const isSteep = isSliding || isClimbing || STEEP.test(prompt);
  return { slope: { isSteep, way: isDown ? 'down' : isUp ? 'up' : 'across' } };
}
