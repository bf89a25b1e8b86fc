import type {
  Motion,
  Relation,
  SceneDescription,
  Subject,
} from '../parse-prompt/scene-description.ts';
import type { Grasp } from '../people/hands.ts';
import { isDrawnPerson } from '../people/person.ts';
import type { Posture } from '../people/postures.ts';
import type { Scenery } from '../scene/scenery.ts';
import { thingOf } from '../things/things.ts';
import { add, type Draft } from './draft.ts';

/** How somebody does something, and with what. */
interface Act {
  readonly posture?: Posture;
  readonly hands?: Grasp;
  /** In the front hand, and in the other one. */
  readonly tool?: string;
  readonly second?: string;
  /** What one stands or sits behind, and what is on it when the prompt does not say. */
  readonly station?: string;
  readonly piece?: string;
  /** What one turns to when the prompt does not say. */
  readonly target?: string;
  /** Only in these settings the target is added. */
  readonly isOutdoors?: true;
}

const ACTS: Readonly<Partial<Record<Motion, Act>>> = {
  kneel: { posture: 'kneel' },
  crouch: { posture: 'crouch' },
  meditate: { posture: 'lotus', hands: 'knees' },
  pray: { posture: 'kneel', hands: 'pray' },
  propose: { posture: 'kneel', hands: 'one', tool: 'ring-box' },
  punch: { posture: 'lunge', hands: 'punch', target: 'punching-bag' },
  fight: { posture: 'lunge', hands: 'fight' },
  hang: { posture: 'hang', hands: 'hang' },
  climb: { posture: 'climb', hands: 'climb' },
  dive: { posture: 'dive', hands: 'overhead' },
  clap: { hands: 'clap' },
  cheer: { hands: 'cheer' },
  hammer: { posture: 'bend', hands: 'strike', tool: 'hammer', station: 'workbench' },
  saw: {
    posture: 'bend',
    hands: 'saw',
    tool: 'carpentry-saw',
    station: 'workbench',
    piece: 'plank',
  },
  stir: { hands: 'stir', tool: 'spoon', station: 'stove', piece: 'soup-pot' },
  chop: { posture: 'bend', hands: 'saw', tool: 'kitchen-knife', station: 'table', piece: 'bread' },
  knead: { posture: 'bend', hands: 'type', station: 'table', piece: 'dough' },
  type: { hands: 'type', station: 'desk', piece: 'laptop' },
  write: { hands: 'write', tool: 'pencil', station: 'desk', piece: 'paper' },
  shape: { hands: 'type', station: 'potters-wheel', piece: 'clay-vase' },
  sweep: { hands: 'sweep', tool: 'broom' },
  wash: { posture: 'bend', hands: 'stir', tool: 'sponge' },
  phone: { hands: 'phone', tool: 'mobile-phone' },
  photograph: { hands: 'eyes', tool: 'camera' },
  fish: { hands: 'one', tool: 'fishing-pole' },
  knit: { hands: 'two', tool: 'knitting' },
  dig: { posture: 'bend', hands: 'sweep', tool: 'shovel' },
  blow: { posture: 'bow' },
  dunk: { posture: 'leap', hands: 'dunk', tool: 'basketball', target: 'basketball-hoop' },
  repair: { posture: 'bend', hands: 'saw', tool: 'wrench' },
  teeth: { hands: 'mouth', tool: 'toothbrush' },
  sing: { hands: 'mouth', tool: 'microphone' },
  stretch: { posture: 'wide', hands: 'overhead' },
  trick: { posture: 'board', hands: 'wide' },
};

/** Motions in the order in which their acts decide. */
const ORDER: readonly Motion[] = [
  'dunk',
  'dive',
  'trick',
  'punch',
  'fight',
  'propose',
  'hang',
  'climb',
  'blow',
  'saw',
  'hammer',
  'chop',
  'knead',
  'stir',
  'shape',
  'type',
  'write',
  'repair',
  'photograph',
  'phone',
  'fish',
  'dig',
  'sweep',
  'wash',
  'knit',
  'teeth',
  'sing',
  'clap',
  'cheer',
  'meditate',
  'pray',
  'kneel',
  'crouch',
  'stretch',
];

export function actOf({ thing, motions }: Subject): Act | null {
  if (!isDrawnPerson(thing)) return null;
  const motion = ORDER.find((one) => motions.includes(one));
  return motion === undefined ? null : (ACTS[motion] ?? null);
}

/** Things one works with; another act takes them out of the hands. */
const TOOLS =
  /^(?:hammer|wrench|paintbrush|screwdriver|carpentry-saw|scissors|camera|basketball|microphone|bouquet|shield|laptop|broom)$/;
/** Larger things than this are not put on a table. */
const ON_STATION = 0.75;
const WORKED_ON: ReadonlySet<string> = new Set([
  'next-to',
  'cook',
  'paint',
  'at',
  'look-at',
  'hold',
  'build',
]);

const isSmall = (thing: string) => {
  const { medium = 'land', metres = 9 } = thingOf(thing) ?? {};
  return medium === 'object' && metres <= ON_STATION;
};

const isTable = (thing: string) => {
  const { anchors, metres, medium } = thingOf(thing) ?? { anchors: {}, metres: 0, medium: 'land' };
  return medium === 'object' && anchors.top !== undefined && metres > 0.6 && metres < 1.15;
};

/** Who does something gets the tool, the bench and the counterpart that it takes. */
export function giveActs(draft: Draft, description: SceneDescription, scenery: Scenery): void {
  const people = [...draft.subjects.entries()].filter(([, subject]) => actOf(subject) !== null);
  for (const [at, subject] of people) {
    const act = actOf(subject);
    if (act === null) continue;
    if (act.tool !== undefined) giveTool(draft, at, act.tool);
    if (act.station !== undefined) giveStation(draft, at, act, scenery);
    if (act.target !== undefined) giveTarget(draft, at, act.target);
    if (subject.motions.includes('blow')) blowAt(draft, at);
    if (subject.motions.includes('fight')) arm(draft, at);
  }
  void description;
}

function giveTool({ subjects, relations }: Draft, from: number, tool: string): void {
  const isHolding = ({ from: who, kind }: Relation) =>
    who === from && (kind === 'hold' || kind === 'play' || kind === 'carry');
  const old = relations.filter(isHolding);
  const named = old.find(({ to }) => to !== null && subjects[to]?.thing === tool);
  if (named !== undefined) return;
  for (const relation of old) {
    const thing = subjects[relation.to ?? -1];
    if (relation.to === null || thing === undefined || !TOOLS.test(thing.thing)) return;
    relations.splice(relations.indexOf(relation), 1);
    subjects[relation.to] = { ...thing, count: 0 };
  }
  const same = subjects.findIndex(({ thing }) => thing === tool);
  const to = same === -1 ? add({ subjects, relations }, tool) : same;
  relations.unshift({ from, kind: 'hold', to });
}

/** The bench is there, in the setting, or added; what is worked on lies on it. */
function giveStation(draft: Draft, from: number, act: Act, scenery: Scenery): void {
  const { subjects, relations } = draft;
  const objects = relations.filter(
    ({ from: who, kind, to }) =>
      who === from &&
      to !== null &&
      WORKED_ON.has(kind) &&
      isSmall(subjects[to]?.thing ?? '') &&
      subjects[to]?.thing !== act.tool &&
      kind !== 'hold',
  );
  const own = relations.find(
    ({ from: who, kind, to }) =>
      who === from && (kind === 'at' || kind === 'on') && isTable(subjects[to ?? -1]?.thing ?? ''),
  );
  const isPlaced = relations.some(
    ({ from: who, kind }) => who === from && (kind === 'on' || kind === 'in'),
  );
  if (isPlaced && own === undefined) return;
  for (const relation of objects) relations.splice(relations.indexOf(relation), 1);
  const things = objects.flatMap(({ to }) => (to === null ? [] : [to]));
  if (
    things.length === 0 &&
    act.piece !== undefined &&
    !subjects.some(({ thing }) => thing === act.piece)
  )
    things.push(add(draft, act.piece));
  if (scenery.surface === 'table' && own === undefined) {
    for (const to of things) relations.push({ from, kind: 'cook', to });
    return;
  }
  const there = own?.to ?? subjects.findIndex(({ thing }) => isTable(thing));
  const station = there === null || there === -1 ? add(draft, act.station ?? 'table') : there;
  if (own === undefined) relations.unshift({ from, kind: 'at', to: station });
  for (const to of things)
    if (to !== station) relations.push({ from: to, kind: 'on', to: station });
}

function giveTarget(draft: Draft, from: number, target: string): void {
  const { subjects, relations } = draft;
  const same = subjects.findIndex(({ thing }) => thing === target);
  const others = relations.some(
    ({ from: who, kind, to }) => who === from && kind === 'at' && to !== null,
  );
  if (same === -1 && others) return;
  const to = same === -1 ? add(draft, target) : same;
  if (!relations.some((one) => one.from === from && one.to === to))
    relations.push({ from, kind: 'at', to });
}

/** Candles are blown out on their cake, which is on a table. */
function blowAt(draft: Draft, from: number): void {
  const { subjects, relations } = draft;
  const cake = subjects.findIndex(({ thing }) => /cake/.test(thing));
  if (cake === -1) return;
  const isAtCake = ({ from: who, to }: Relation) =>
    who === from && to !== null && /cake|candle/.test(subjects[to]?.thing ?? '');
  const kept = relations.filter((one) => !isAtCake(one));
  relations.splice(0, relations.length, ...kept);
  for (const [at, subject] of subjects.entries())
    if (subject.thing === 'candle') subjects[at] = { ...subject, count: 0 };
  const table = subjects.findIndex(({ thing }) => isTable(thing));
  const to = table === -1 ? add(draft, 'table') : table;
  relations.unshift({ from, kind: 'at', to });
  if (!relations.some((one) => one.from === cake && one.kind === 'on'))
    relations.push({ from: cake, kind: 'on', to });
}

const ARMED = /knight|warrior|viking|samurai|ninja|pirate|soldier|gladiator|king|prince/;

function arm(draft: Draft, from: number): void {
  const subject = draft.subjects[from];
  const who = `${subject?.look?.job ?? ''} ${subject?.thing ?? ''}`;
  const hasSword = draft.subjects.some(({ thing }) => /sword|dagger|axe/.test(thing));
  if (!ARMED.test(who) || hasSword) return;
  draft.relations.unshift({ from, kind: 'hold', to: add(draft, 'sword') });
}
