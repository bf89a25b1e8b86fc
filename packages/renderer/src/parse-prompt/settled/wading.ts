import { mediumOf } from '../../things/media.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Motion, RelationKind, SceneDescription, Setting } from '../scene-description.ts';

/** Waters that one can stand in. */
const SHALLOW: ReadonlySet<Setting> = new Set<Setting>(['lake', 'river', 'pond', 'savanna']);

const IN_WATER =
  /\bwad(?:e|es|ing)\b|\b(?:knee|ankle|belly|chest|waist|hip)s?[- ](?:deep|high)\b|\b(?:stand|walk|run|gallop|splash|march|trudg|charg|rac|trot|stroll|stepp?|hunt|sprint|gallop|rest|sleep|fish|wait)\p{L}* (?:on (?:one|a single) leg )?(?:\p{L}+ )?(?:through|across|in|into) (?:the |an? )?(?:\p{L}+ ){0,2}(?:shallows?|water|lake|river|stream|creek|brook|pond|ford|lagoon|marsh|wetlands?)\b(?! (?:district|sprinklers?|fountains?|park|slide|house|town|village|bank|bed|side|path|trail|valley|city)\b)/iu;

/** Who drinks from these stands beside them. */
const NARROW = /\b(?:stream|creek|brook|spring|puddle|bucket|trough|bowl|fountain|birdbath)\b/iu;

/** Waters that the savanna may have. */
const IN_SAVANNA = /\b(?:river|lake|stream|pond|water)\b/iu;

const CROSSING: ReadonlySet<RelationKind> = new Set<RelationKind>(['across', 'through', 'cross']);
const BORNE: ReadonlySet<RelationKind> = new Set<RelationKind>(['ride', 'in', 'on', 'drive']);
const FISHERS = /^(?:bear|polar-bear|otter|fox|wolf|raccoon|tiger-face|tiger|leopard|cat-face)$/u;
const FISHING: ReadonlySet<RelationKind> = new Set<RelationKind>(['catch', 'chase', 'eat']);
const ON_FOOT: ReadonlySet<Motion> = new Set<Motion>(['walk', 'run', 'dance']);
/** They rest on their feet, and on one of them. */
const WADERS = /^(?:flamingo|heron|egret|stork|crane-bird|ibis|spoonbill)/u;
const AT_REST: ReadonlySet<Motion> = new Set<Motion>(['balance', 'sleep']);

/** Who goes through a water on foot, stands in it or drinks from it has the feet in it. */
export function wading<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  cast: Cast,
  prompt: string,
  setting: Setting,
): Cast {
  const isDeep = setting === 'sea' || setting === 'harbour';
  if (!SHALLOW.has(setting) && !isDeep) return cast;
  if (setting === 'savanna' && !IN_SAVANNA.test(prompt)) return cast;
  const isSaid = IN_WATER.test(prompt);
  const { subjects, relations } = cast;
  // Who crosses by a bridge keeps the feet dry.
  if (subjects.some(({ thing }) => /bridge$/u.test(thing))) return cast;
  const first = subjects.findIndex(({ thing }) => isAnimate(thing) && mediumOf(thing) === 'land');
  return {
    ...cast,
    subjects: subjects.map((subject, at) => {
      const { thing, motions, states } = subject;
      if (!isAnimate(thing) || mediumOf(thing) !== 'land') return subject;
      // Only giants can stand in the sea.
      if (isDeep && subject.size !== 'giant') return subject;
      const isCarrying = relations.some(
        ({ from, kind, to }) => (to === at || (from === at && to !== null)) && BORNE.has(kind),
      );
      const isOnFoot = (one: Motion) =>
        ON_FOOT.has(one) || (WADERS.test(thing) && AT_REST.has(one));
      if (isCarrying || !motions.every(isOnFoot)) return subject;
      const isCrossing = relations.some(
        ({ from, kind, to }) => from === at && to === null && CROSSING.has(kind),
      );
      const isDrinking =
        states.includes('drinking') &&
        !isPerson(thing) &&
        !NARROW.test(prompt) &&
        !relations.some(({ from, kind, to }) => from === at && to !== null && kind === 'drink');
      const isFishing =
        FISHERS.test(thing) &&
        relations.some(
          ({ from, kind, to }) =>
            from === at &&
            FISHING.has(kind) &&
            mediumOf(subjects[to ?? -1]?.thing ?? '') === 'water',
        );
      const isIn = isFishing || isDrinking || isCrossing || (isSaid && at === first);
      return isIn ? { ...subject, states: [...states, 'wading'] } : subject;
    }),
  };
}
