import { mediumOf } from '../../things/media.ts';
import type { PlaceVote } from '../clauses/clause-state.ts';
import type { RelationKind } from '../description/relations.ts';
import type { Setting } from '../description/settings.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { Motion, SceneDescription } from '../scene-description.ts';

const AT_SEA =
  /^(?:captain|sailor|pirate|surfer|diver|scuba-diver|swimmer|lifeguard|fisherman|viking|mermaid)$/u;
const IN_WATER: ReadonlySet<Motion> = new Set<Motion>(['swim', 'float', 'dive', 'fly']);
/** How one is to a ship or a whale that one is not on, in or after. */
const APART: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'in-front-of',
  'behind',
  'next-to',
  'look-at',
  'point-at',
]);
/** How one is to a lighthouse that has land around it. */
const BY_LAND: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'towards',
  'at',
  'pass',
  'along',
  'around',
  'into',
  'out-of',
]);
const IN_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'wear']);

const ON_FOOT: ReadonlySet<Motion> = new Set<Motion>(['walk', 'run']);

/** Whether all who are there walk towards the water. */
function areOnFoot({ subjects, relations }: Pick<SceneDescription, 'subjects' | 'relations'>) {
  const walkers = subjects.flatMap(({ thing }, at) => (isAnimate(thing) ? [at] : []));
  return (
    walkers.length > 0 &&
    walkers.every(
      (at) =>
        subjects[at]?.motions.some((one) => ON_FOOT.has(one)) === true &&
        relations.some(({ from, kind, to }) => from === at && to === null && kind === 'towards'),
    )
  );
}

/** Who only looks at a ship or a whale is on land, where nobody says that it is at sea. */
export function ashore(
  place: Setting,
  { subjects, relations }: Pick<SceneDescription, 'subjects' | 'relations'>,
  votes: readonly PlaceVote[],
): Setting {
  if (place === 'sea' && areOnFoot({ subjects, relations })) return 'beach';
  if (place !== 'sea' || votes.some(({ setting, weight }) => setting === 'sea' && weight >= 2))
    return place;
  const onLand = subjects.flatMap(({ thing }, at) =>
    isAnimate(thing) && mediumOf(thing) === 'land' && !/flying/u.test(thing) ? [at] : [],
  );
  const isDry = (at: number) =>
    !AT_SEA.test(subjects[at]?.look?.job ?? '') &&
    subjects[at]?.motions.some((one) => IN_WATER.has(one)) === false &&
    relations.every(
      ({ from, to, kind }) =>
        (from !== at && to !== at) ||
        APART.has(kind) ||
        (from === at && IN_HAND.has(kind)) ||
        (from === at && BY_LAND.has(kind) && subjects[to ?? -1]?.thing === 'lighthouse'),
    );
  if (onLand.length === 0 || !onLand.every(isDry)) return place;
  return subjects.some(({ thing }) => mediumOf(thing) === 'boat') ? 'harbour' : 'beach';
}
