import type { Relation, SceneDescription } from '../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../people/person.ts';
import type { Scenery } from '../scene/scenery.ts';
import { thingOf } from '../things/things.ts';
import { type Act, actOf } from './acts.ts';
import { add, type Draft } from './draft.ts';
import { pour } from './pour.ts';

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

const isTable = (thing: string): boolean => {
  const found = thingOf(thing);
  if (found === null || found.anchors.seat !== undefined) return false;
  const { anchors, metres, medium, ratio } = found;
  return (
    medium === 'object' && ratio >= 1.1 && anchors.top !== undefined && metres > 0.6 && metres < 1.2
  );
};

/** Who does something gets the tool, the bench and the counterpart that it takes. */
export function giveActs(draft: Draft, description: SceneDescription, scenery: Scenery): void {
  const people = [...draft.subjects.entries()].filter(([, subject]) => actOf(subject) !== null);
  for (const [at, subject] of people) {
    const act = actOf(subject);
    if (act === null) continue;
    const { motions } = subject;
    if (act.tool !== undefined && !isToolTaken(draft, at, act.tool)) giveTool(draft, at, act.tool);
    if (motions.includes('chop') && serveCustomer(draft, at)) continue;
    if (act.station !== undefined) giveStation(draft, at, act, scenery);
    if (act.target !== undefined) giveTarget(draft, at, act.target);
    if (motions.includes('blow')) blowAt(draft, at);
    if (motions.includes('fight')) arm(draft, at);
    if (motions.includes('pour')) pour(draft, at);
    if (motions.includes('hang') || motions.includes('climb')) giveCliff(draft, at, description);
  }
  gatherOnlookers(draft);
}

/** Who has something else to hold needs no tool. */
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
      !isTable(subjects[to]?.thing ?? '') &&
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
  const isAtLarge = relations.some(
    ({ from: who, kind, to }) =>
      who === from &&
      to !== null &&
      WORKED_ON.has(kind) &&
      kind !== 'hold' &&
      !isSmall(subjects[to]?.thing ?? ''),
  );
  if ((isPlaced || (isAtLarge && objects.length === 0)) && own === undefined) return;
  for (const relation of objects) relations.splice(relations.indexOf(relation), 1);
  const things = objects.flatMap(({ to }) => (to === null ? [] : [to]));
  if (
    things.length === 0 &&
    act.piece !== undefined &&
    !subjects.some(({ thing }) => thing === act.piece)
  )
    things.push(add(draft, act.piece));
  if (scenery.supports.some(({ name }) => name === 'seat') && scenery.surface === 'table') {
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
  if (cake === -1) {
    giveTool(draft, from, 'bubble-wand');
    return;
  }
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

/** Hair is cut on a chair, and not with a knife. */
function serveCustomer(draft: Draft, from: number): boolean {
  const { subjects, relations } = draft;
  const cut = relations.findIndex(
    (one) => one.from === from && one.to !== null && isDrawnPerson(subjects[one.to]?.thing ?? ''),
  );
  const customer = relations[cut]?.to ?? null;
  if (customer === null) return false;
  relations.splice(cut, 1);
  for (const [at, subject] of subjects.entries())
    if (subject.thing === 'kitchen-knife') subjects[at] = { ...subject, thing: 'scissors' };
  relations.push(
    { from: customer, kind: 'on', to: add(draft, 'chair') },
    { from, kind: 'hug', to: customer },
  );
  return true;
}

/** Of two who cut a cake together, one has the knife. */
function isToolTaken({ subjects, relations }: Draft, at: number, tool: string): boolean {
  const objects = (who: number) =>
    relations.flatMap(({ from, kind, to }) => (from === who && WORKED_ON.has(kind) ? [to] : []));
  const own = objects(at);
  return relations.some(
    ({ from, kind, to }) =>
      from !== at &&
      kind === 'hold' &&
      subjects[to ?? -1]?.thing === tool &&
      from < at &&
      own.some(
        (one) =>
          one !== null &&
          (objects(from).includes(one) ||
            relations.some(({ from: lying, kind: how }) => lying === one && how === 'on')),
      ),
  );
}

/** Who climbs in the mountains has a rock to climb. */
function giveCliff(draft: Draft, from: number, { setting }: SceneDescription): void {
  const crag = draft.subjects.findIndex(({ thing }) => thing === 'crag');
  const rock = draft.subjects[crag];
  if (rock !== undefined) draft.subjects[crag] = { ...rock, thing: 'cliff' };
  if (!['mountains', 'desert', 'sea', 'waterfall', 'volcano'].includes(setting)) return;
  const isPlaced = draft.relations.some(
    (one) => one.from === from && one.to !== null && one.kind !== 'hold' && one.kind !== 'wear',
  );
  if (!isPlaced) draft.relations.unshift({ from, kind: 'on', to: add(draft, 'cliff') });
}

/** Those who clap or cheer for somebody at a table stand around it; others stand around the one. */
function gatherOnlookers({ subjects, relations }: Draft): void {
  const main = subjects.findIndex((subject) => actOf(subject) !== null);
  const first = subjects[main];
  if (first === undefined || /clap|cheer/.test(first.motions.join())) return;
  for (const [from, { motions, thing }] of subjects.entries()) {
    const isOnlooker = motions.includes('clap') || motions.includes('cheer');
    const isFree = !relations.some((one) => one.from === from || one.to === from);
    if (from === main || !isOnlooker || !isFree || thing === 'dog-face') continue;
    const table =
      relations.find(({ from: who, kind }) => who === main && kind === 'at')?.to ?? null;
    const isAtTable = table !== null && isTable(subjects[table]?.thing ?? '');
    relations.push({ from, kind: 'around', to: isAtTable ? table : main });
  }
}
