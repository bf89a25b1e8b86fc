import { plainSubject } from '../../parse-prompt/description/plain-subject.ts';
import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Scenery } from '../../scene/scenery.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { giveTool, isTable } from '../ensembles/tools.ts';
import { type Act, actOf } from './acts.ts';
import { blowAt } from './blowing.ts';
import { hammerAway } from './builders.ts';
import { keepInArms } from './caring.ts';
import { eatWithSpoon } from './eating.ts';
import { bringFodder, pickFromTree, plantYoung } from './fodder.ts';
import { openAndShut } from './openings.ts';
import { pour } from './pour.ts';

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
  return medium === 'object' && (metres <= ON_STATION || thing === 'sword');
};

/** Who does something gets the tool, the bench and the counterpart that it takes. */
export function giveActs(draft: Draft, description: SceneDescription, scenery: Scenery): void {
  hammerAway(draft);
  openAndShut(draft);
  bringFodder(draft);
  plantYoung(draft);
  pickFromTree(draft);
  eatWithSpoon(draft);
  const people = [...draft.subjects.entries()].filter(([, subject]) => actOf(subject) !== null);
  for (const [at, subject] of people) {
    const act = actOf(subject);
    if (act === null) continue;
    const { motions } = subject;
    if (motions.includes('write') && isAtBoard(draft, at)) {
      // At its side, so that what is written can be read.
      draft.subjects[at] = { ...subject, position: subject.position ?? 'right' };
      continue;
    }
    const isOwn = act.tool === 'sponge' || !isToolTaken(draft, at, act.tool ?? '');
    if (act.tool !== undefined && isOwn) giveTool(draft, at, act.tool);
    const isHair = motions.some((one) => AT_HAIR.has(one)) || isGroomer(subject);
    if (isHair && serveCustomer(draft, at)) continue;
    const isSmith = description.setting === 'smithy' && act.station === 'workbench';
    const own = isSmith ? { ...act, station: 'anvil' } : act;
    if (act.station !== undefined) giveStation(draft, at, own, scenery);
    if (motions.includes('type')) keepInArms(draft, at);
    if (act.target !== undefined) giveTarget(draft, at, act.target, act.where ?? 'at');
    if (motions.includes('blow')) blowAt(draft, at);
    if (motions.includes('unwrap')) unwrap(draft, at);
    if (motions.includes('shake') || motions.includes('five')) emptyHands(draft, at);
    if (motions.includes('fight')) {
      arm(draft, at);
      strikeBack(draft, at);
    }
    if (motions.includes('pour')) pour(draft, at);
    if (motions.includes('hang') || motions.includes('climb')) giveCliff(draft, at, description);
  }
  gatherOnlookers(draft);
}

/** Who is fought with fights too. */
function strikeBack({ subjects, relations }: Draft, at: number): void {
  for (const { from, kind, to } of relations) {
    const other = subjects[to ?? -1];
    if (from !== at || kind !== 'at' || to === null || other === undefined) continue;
    const isIdle = other.motions.length === 0 && other.states.length === 0;
    if (isDrawnPerson(other.thing) && isIdle) subjects[to] = { ...other, motions: ['fight'] };
  }
}

/** On a blackboard one writes standing. */
function isAtBoard({ subjects, relations }: Draft, at: number): boolean {
  return relations.some(
    ({ from, to }) => from === at && /blackboard|whiteboard/.test(subjects[to ?? -1]?.thing ?? ''),
  );
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
  // What is stirred is in the cauldron already.
  if (subjects[own?.to ?? -1]?.thing === 'cauldron') return;
  if ((isPlaced || (isAtLarge && objects.length === 0)) && own === undefined) return;
  for (const relation of objects) relations.splice(relations.indexOf(relation), 1);
  const things = objects.flatMap(({ to }) => (to === null ? [] : [to]));
  if (
    things.length === 0 &&
    act.piece !== undefined &&
    !subjects.some(({ thing }) => thing === act.piece) &&
    !relations.some(({ kind, to }) => own !== undefined && kind === 'on' && to === own.to)
  )
    // At one table each of several has one.
    things.push(
      add(
        draft,
        act.piece,
        act.piece === 'laptop' && own !== undefined ? { count: subjects[from]?.count ?? 1 } : {},
      ),
    );
  if (scenery.supports.some(({ name }) => name === 'seat') && scenery.surface === 'table') {
    for (const to of things) relations.push({ from, kind: 'cook', to });
    return;
  }
  // Dishes are washed in the sink, not on the table beside it.
  const isBench = (thing: string) => (act.station === 'sink' ? thing === 'sink' : isTable(thing));
  const there = own?.to ?? subjects.findIndex(({ thing }) => isBench(thing));
  const station = there === null || there === -1 ? add(draft, act.station ?? 'table') : there;
  if (own === undefined) relations.unshift({ from, kind: 'at', to: station });
  for (const to of things)
    if (to !== station) relations.push({ from: to, kind: 'on', to: station });
}

function giveTarget(draft: Draft, from: number, target: string, where: 'at' | 'in-front-of'): void {
  const { subjects, relations } = draft;
  const same = subjects.findIndex(({ thing }) => thing === target);
  const others = relations.some(
    ({ from: who, kind, to }) => who === from && kind === 'at' && to !== null,
  );
  if (same === -1 && others) return;
  const to = same === -1 ? add(draft, target) : same;
  if (!relations.some((one) => one.from === from && one.to === to))
    relations.push({ from, kind: where, to });
}

/** Who shakes hands or claps with somebody has put away the tool. */
function emptyHands({ subjects, relations }: Draft, from: number): void {
  for (const { from: who, kind, to } of relations) {
    const thing = subjects[to ?? -1];
    if (who === from && kind === 'hold' && to !== null && thing !== undefined)
      subjects[to] = { ...thing, count: 0 };
  }
}

/** What is opened stands on the ground, and what is in a present shines. */
function unwrap({ subjects, relations }: Draft, from: number): void {
  for (const [at, { from: who, kind, to }] of relations.entries()) {
    const thing = subjects[to ?? -1];
    if (who !== from || kind !== 'hold' || to === null || thing === undefined) continue;
    const isGift = /^(?:wrapped-gift|package)$/.test(thing.thing);
    if (!isGift && !/^(?:treasure-chest|luggage|suitcase|toolbox|crate)$/.test(thing.thing))
      continue;
    if (isGift) subjects[to] = { ...thing, thing: 'opened-gift' };
    relations[at] = { from, kind: 'at', to };
  }
}

const ARMED = /knight|warrior|viking|samurai|ninja|pirate|soldier|gladiator|king|prince/;

function arm(draft: Draft, from: number): void {
  const subject = draft.subjects[from];
  const who = `${subject?.look?.job ?? ''} ${subject?.thing ?? ''}`;
  const hasSword = draft.subjects.some(({ thing }) => /sword|dagger|axe/.test(thing));
  if (!ARMED.test(who) || hasSword) return;
  draft.relations.unshift({ from, kind: 'hold', to: add(draft, 'sword') });
}

const AT_HAIR: ReadonlySet<string> = new Set(['chop', 'hair', 'comb', 'shave']);
const isGroomer = ({ look }: Subject) =>
  /^(?:barber|hairdresser|hair-?stylist|tattoo-artist|make-?up-artist|beautician)$/.test(
    look?.job ?? '',
  );

/** Hair is cut on a chair, and not with a knife. */
function serveCustomer(draft: Draft, from: number): boolean {
  const { subjects, relations } = draft;
  // Who slices something before guests has no business with their hair.
  const isAtFood = relations.some(
    ({ from: who, kind, to }) =>
      who === from && kind === 'cook' && !isDrawnPerson(subjects[to ?? -1]?.thing ?? ''),
  );
  const cut = relations.findIndex(
    (one) => one.from === from && one.to !== null && isDrawnPerson(subjects[one.to]?.thing ?? ''),
  );
  if (isAtFood) return false;
  const customer = relations[cut]?.to ?? null;
  if (customer === null) return false;
  relations.splice(cut, 1);
  for (const [at, subject] of subjects.entries())
    if (subject.thing === 'kitchen-knife') subjects[at] = { ...subject, thing: 'scissors' };
  const [who, sitter] = [subjects[from], subjects[customer]];
  if (who !== undefined) subjects[from] = { ...who, motions: ['hair'] };
  if (sitter !== undefined) subjects[customer] = { ...sitter, motions: ['sit'] };
  const isSeated = relations.some((one) => one.from === customer && one.kind === 'on');
  const seat = isGroomer(subjects[from] ?? plainSubject('person')) ? 'barber-chair' : 'chair';
  if (!isSeated) relations.push({ from: customer, kind: 'on', to: add(draft, seat) });
  relations.push({ from, kind: 'hug', to: customer });
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
  const climber = draft.subjects[from];
  if (climber !== undefined && climber.count > 2) {
    // A group goes up on foot.
    const motions = climber.motions.filter((one) => one !== 'climb' && one !== 'hang');
    draft.subjects[from] = { ...climber, motions: [...motions, 'walk'] };
    return;
  }
  const rope = draft.relations.find(
    (one) => one.from === from && draft.subjects[one.to ?? -1]?.thing === 'rope',
  );
  const line = draft.subjects[rope?.to ?? -1];
  if (line !== undefined && rope?.to != null)
    draft.subjects[rope.to] = { ...line, thing: 'climbing-rope' };
  const crag = draft.subjects.findIndex(({ thing }) => thing === 'crag');
  const rock = draft.subjects[crag];
  if (rock !== undefined) draft.subjects[crag] = { ...rock, thing: 'cliff' };
  if (
    !['mountains', 'summit', 'desert', 'sea', 'sea-cliffs', 'waterfall', 'volcano'].includes(
      setting,
    )
  )
    return;
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
    const near = relations.findIndex((one) => one.to === from && one.kind === 'next-to');
    if (isOnlooker && near !== -1) relations.splice(near, 1);
    const isFree = !relations.some((one) => one.from === from || one.to === from);
    if (from === main || !isOnlooker || !isFree || thing === 'dog-face') continue;
    const table =
      relations.find(({ from: who, kind }) => who === main && kind === 'at')?.to ?? null;
    const isAtTable = table !== null && isTable(subjects[table]?.thing ?? '');
    // Those who cut a cake stand before it, their guests behind.
    const isCut = isAtTable && first.motions.includes('chop');
    relations.push({ from, kind: isCut ? 'behind' : 'around', to: isAtTable ? table : main });
  }
}
