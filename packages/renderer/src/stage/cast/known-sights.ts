import type {
  RelationKind,
  SceneDescription,
  Subject,
} from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';

const STONE = /^(?:pebble|rock|stone|coin|marble)$/;
const JUG = /^(?:milk-jug|bottle|jar|vase|glass|bucket|flask|glass-of-milk|cup|carafe)$/;
const WOOD =
  /^(?:branch|tree-branch|tree|deciduous-tree|oak-tree|tree-trunk|bare-tree|bough|log|herb|fork)$/;
const HELD: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'on',
  'in',
  'at',
  'hug',
  'hold',
  'against',
  'next-to',
]);
const AWAY: ReadonlySet<Subject['motions'][number]> = new Set(['climb', 'walk', 'run', 'hang']);

/** Takes out what the drawing of another one shows. */
function merge({ subjects, relations }: Draft, into: number, thing: string, gone: number[]): void {
  const who = subjects[into];
  if (who === undefined) return;
  subjects[into] = { ...who, thing, count: 1, motions: [] };
  for (const at of gone) {
    const one = subjects[at];
    if (one !== undefined) subjects[at] = { ...one, count: 0 };
  }
  const isGone = (at: number | null) => at !== null && gone.includes(at);
  const kept = relations.filter(({ from, to }) => !isGone(from) && !isGone(to) && from !== to);
  relations.splice(0, relations.length, ...kept);
}

const indicesOf = ({ subjects }: Draft, is: (subject: Subject) => boolean): number[] =>
  subjects.flatMap((subject, at) => (subject.count > 0 && is(subject) ? [at] : []));

/** A crow that puts stones into a jug until it can drink. */
function fillJug(draft: Draft): void {
  const [crow] = indicesOf(draft, ({ thing, count }) => thing === 'crow' && count === 1);
  const stones = indicesOf(draft, ({ thing }) => STONE.test(thing));
  const [jug] = indicesOf(draft, ({ thing }) => JUG.test(thing));
  if (crow === undefined || jug === undefined || stones.length === 0) return;
  const isAtIt = draft.relations.some(
    ({ from, to }) => to === jug && (from === crow || stones.includes(from)),
  );
  if (isAtIt) merge(draft, crow, 'crow-at-jug', [jug, ...stones]);
}

/** A koala has its arms around what it is on. */
function hugTrunk(draft: Draft): void {
  const { subjects, relations } = draft;
  const koalas = indicesOf(draft, ({ thing }) => thing === 'koala');
  const [at] = koalas;
  const koala = subjects[at ?? -1];
  if (at === undefined || koala === undefined || koalas.length > 1 || koala.count > 1) return;
  if (koala.motions.some((one) => AWAY.has(one))) return;
  const isWood = (one: number | null) => WOOD.test(subjects[one ?? -1]?.thing ?? '');
  const held = relations.filter(
    ({ from, kind, to }) => from === at && HELD.has(kind) && isWood(to),
  );
  if (held.length === 0) return;
  const woods = indicesOf(draft, ({ thing }) => WOOD.test(thing));
  const isShared = relations.some(({ from, to }) => from !== at && isWood(to) && !isWood(from));
  if (!isShared) merge(draft, at, 'hugging-koala', woods);
}

/** Two swans whose heads meet have a heart between their necks. */
function formHeart(draft: Draft): void {
  const [at, other] = indicesOf(draft, ({ thing }) => thing === 'swan');
  const [one, second] = [draft.subjects[at ?? -1], draft.subjects[other ?? -1]];
  if (at === undefined || one === undefined) return;
  const isMeeting = [one, second].some((each) => each?.motions.includes('nuzzle') === true);
  if (!isMeeting || one.count + (second?.count ?? 0) !== 2) return;
  merge(draft, at, 'heart-swans', other === undefined ? [] : [other]);
}

/** A seal on the ice is not in the water beside it. */
function leaveWater({ subjects, relations }: Draft, setting: string): void {
  if (setting !== 'iceberg') return;
  for (const { from, kind, to } of relations) {
    const seal = subjects[from];
    const isOnIce = kind === 'on' && to === null && seal?.thing === 'seal';
    if (seal === undefined || !isOnIce || seal.motions.some((one) => WET.has(one))) continue;
    subjects[from] = { ...seal, states: [...seal.states, 'standing'] };
  }
}
const WET: ReadonlySet<Subject['motions'][number]> = new Set(['swim', 'jump', 'slide', 'float']);

const INSECT = /^(?:honeybee|butterfly|dragonfly|lady-beetle|hummingbird|robin|bird)$/;

/** What several small flyers carry is in the air between them. */
function liftTogether({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [flyers, load] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'carry' || to === null || flyers === undefined || load === undefined) continue;
    if (!INSECT.test(flyers.thing) || flyers.count < 2 || load.count !== 1) continue;
    relations[at] = { from, kind: 'around', to };
    subjects[to] = { ...load, states: [...load.states, 'floating'], motions: ['float'] };
  }
}

const OVER_ROCK: ReadonlySet<RelationKind> = new Set<RelationKind>(['across', 'along', 'cross']);

/** Who goes along a ledge is on it. */
function walkLedges({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries())
    if (OVER_ROCK.has(kind) && subjects[to ?? -1]?.thing === 'crag')
      relations[at] = { from, kind: 'on', to };
}

/** Animals that have one drawing together with what they are known for. */
export function showKnownSights(draft: Draft, { setting }: SceneDescription): void {
  fillJug(draft);
  hugTrunk(draft);
  formHeart(draft);
  liftTogether(draft);
  walkLedges(draft);
  leaveWater(draft, setting);
}
