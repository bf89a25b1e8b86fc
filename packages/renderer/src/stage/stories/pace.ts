import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type {
  Relation,
  RelationKind,
  SceneDescription,
  Setting,
  Subject,
} from '../../parse-prompt/scene-description.ts';
import { thingOf } from '../../things/things.ts';

/** Deeds in which both hurry along. */
const HURRY: ReadonlySet<RelationKind> = new Set(['chase', 'follow', 'catch']);
/** Who goes somewhere moves through the picture, which stands still. */
const ELSEWHERE: ReadonlySet<RelationKind> = new Set([
  'into',
  'out-of',
  'through',
  'across',
  'cross',
  'pass',
  'towards',
  'kick',
  'throw',
  'over',
]);

/** What goes along with who does this to it. */
const TAKEN_ALONG: ReadonlySet<RelationKind> = new Set([
  'hold',
  'carry',
  'ride',
  'drive',
  'push',
  'pull',
  'play',
  'wear',
  'share',
  'chase',
  'follow',
  'catch',
  'pass',
  'in',
]);

const RUN = 330;
const WALK = 130;

/** Rooms in which one sees where they end: their curtains and walls would pass by again and again. */
const WALLED: ReadonlySet<Setting> = new Set<Setting>([
  'stage',
  'room',
  'table-top',
  'greenhouse',
  'kitchen',
  'bedroom',
  'nursery',
  'bathroom',
  'party',
  'cinema',
  'courtroom',
  'church',
  'club',
  'recording-studio',
  'window-seat',
  'atelier',
  'restaurant',
  'bar',
]);

/** Units per second by which the ground passes; 0 when those who move do so in the picture. */
export function paceOf({ acts = [], ...description }: SceneDescription): number {
  const [first = paceAlone(description), ...others] = acts.map((act) =>
    paceAlone({ ...description, ...act }),
  );
  // A place that passes in one act and stands still in the next would be another one.
  return others.every((pace) => pace === first) ? first : 0;
}

function paceAlone(description: SceneDescription): number {
  const { subjects, relations, slope, fromAbove, setting } = description;
  if (slope !== undefined || fromAbove !== undefined || WALLED.has(setting)) return 0;
  if (subjects.some(({ heading, states }) => heading !== undefined || states.includes('facing')))
    return 0;
  const movers = subjects.filter(
    ({ motions, states }) =>
      !states.includes('parked') && motions.some((one) => ['run', 'walk', 'drive'].includes(one)),
  );
  const isHurrying = relations.some(({ kind }) => HURRY.has(kind));
  if (movers.length === 0 && !isHurrying) return 0;
  const isElsewhere = relations.some(
    (one) =>
      ELSEWHERE.has(one.kind) &&
      (one.to !== null || one.kind === 'into' || one.kind === 'towards') &&
      !isOvertaking(one, description),
  );
  const isBound = subjects.some(
    (subject, at) => !movers.includes(subject) && standsStill(subject, at, relations),
  );
  if (isElsewhere || isBound) return 0;
  return !isHurrying && movers.every(({ motions }) => motions.includes('walk')) ? WALK : RUN;
}

/** Those who pass each other on wheels both go along. */
function isOvertaking({ kind, to }: Relation, { subjects, relations }: SceneDescription): boolean {
  const other = subjects[to ?? -1];
  if (kind !== 'pass' || other === undefined || other.states.includes('parked')) return false;
  return isVehicle(other.thing) || relations.some((one) => one.from === to && one.kind === 'ride');
}

/** Whether it would be left behind if the ground passed. Scenery that nothing relates to passes by. */
function standsStill(
  { thing: name }: Subject,
  at: number,
  relations: readonly Relation[],
): boolean {
  const thing = thingOf(name);
  if (thing === null) return false;
  const own = relations.filter(({ from, to }) => from === at || to === at);
  if (thing.medium === 'scenery') return own.length > 0;
  if (own.some(({ kind }) => TAKEN_ALONG.has(kind))) return false;
  return thing.medium === 'object' && thing.metres > 0.4;
}
