import type {
  Relation,
  SceneDescription,
  Setting,
  Subject,
} from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { INDOORS } from '../../scene/indoors.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { playBetween } from '../ensembles/board-games.ts';
import { hasArms } from '../ensembles/games.ts';

/** What people do for and with somebody else, before anybody is placed. */
export function bringTogether(draft: Draft, description: SceneDescription): void {
  const { setting } = description;
  playBetween(draft, description);
  joinGames(draft);
  joinWork(draft);
  readTo(draft, setting);
  tellStories(draft, setting);
  kneelBefore(draft);
  giveTo(draft);
  workTogether(draft);
  fillAndEmpty(draft);
}

const isAlive = (thing: string) =>
  isDrawnPerson(thing) || thingOf(thing)?.anchors.mouth !== undefined || hasArms(thing);

const GAME_TABLE = /^(?:chess-table|card-table|pool-table)$/;
const AT_GAME: ReadonlySet<string> = new Set(['play', 'at', 'around', 'on', 'hold']);

/** Who plays with somebody has them at the same table, on the other side. */
function joinGames({ subjects, relations }: Draft): void {
  const table = subjects.findIndex(({ thing, count }) => GAME_TABLE.test(thing) && count > 0);
  if (table === -1) return;
  const isPlayer = (at: number) =>
    relations.some(({ from, to, kind }) => from === at && to === table && AT_GAME.has(kind));
  for (const [at, relation] of relations.entries()) {
    const { from, kind, to } = relation;
    if (to === table && AT_GAME.has(kind) && isAlive(subjects[from]?.thing ?? ''))
      relations[at] = { from, kind: 'around', to };
    if (kind !== 'next-to' || to === null || !isAlive(subjects[to]?.thing ?? '')) continue;
    if (isPlayer(from) && !isPlayer(to)) relations[at] = { from: to, kind: 'around', to: table };
  }
  // The table goes where its players are, under a tree or in a park.
  const isSeat = ({ kind, to }: Relation) => kind === 'around' && to === table;
  const ordered = [...relations.filter(isSeat), ...relations.filter((one) => !isSeat(one))];
  relations.splice(0, relations.length, ...ordered);
}

const SHARED_WORK: ReadonlySet<string> = new Set(['build', 'cook', 'plant', 'paint']);

/** Who builds or bakes with somebody does it side by side. */
function joinWork({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [one, other] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'next-to' || to === null || one === undefined || other === undefined) continue;
    const work = relations.find((each) => each.from === from && SHARED_WORK.has(each.kind));
    const isFree = other.motions.length === 0 && !relations.some((each) => each.from === to);
    if (work === undefined || !isFree || !hasArms(other.thing)) continue;
    subjects[to] = { ...other, motions: one.motions };
    relations[at] = { ...work, from: to };
  }
}

const CARRYING: ReadonlySet<string> = new Set(['on', 'in', 'under', 'at', 'around']);
const SINGLE = /^(?:armchair|chair|rocking-chair|stool)$/;
const SLEPT_IN: ReadonlySet<string> = new Set(['bedroom', 'nursery']);

const listenersOf = ({ subjects, relations }: Draft, from: number) =>
  relations.filter(
    (one): one is Relation & { to: number } =>
      one.from === from &&
      one.to !== null &&
      (one.kind === 'towards' || one.kind === 'next-to' || one.kind === 'at') &&
      isAlive(subjects[one.to]?.thing ?? ''),
  );

const carrierOf = ({ relations }: Draft, from: number) =>
  relations.find((one) => one.from === from && one.to !== null && CARRYING.has(one.kind));

/** What a few sit on together. */
function sharedSeat(draft: Draft, from: number, setting: Setting): number {
  const own = carrierOf(draft, from)?.to ?? null;
  const seat = draft.subjects[own ?? -1];
  if (own !== null && seat !== undefined && /sofa|bed|bench/.test(seat.thing)) return own;
  if (own !== null && seat !== undefined && SINGLE.test(seat.thing)) {
    draft.subjects[own] = { ...seat, thing: 'sofa' };
    return own;
  }
  return add(draft, SLEPT_IN.has(setting) ? 'bed' : INDOORS.has(setting) ? 'sofa' : 'bench');
}

const sitting = (subject: Subject): Subject => ({
  ...subject,
  motions: ['sit'],
  states: [...subject.states.filter((one) => one !== 'lying' && one !== 'standing'), 'sitting'],
});

/** Who reads to a child has it beside them; several sit on the floor before the reader. */
/** What has room for who reads beside who listens. */
const FOR_SEVERAL = /^(?:sofa|bench|blanket|spread-blanket|picnic-blanket|rug|log|hammock)$/;

function readTo(draft: Draft, setting: Setting): void {
  const { subjects, relations } = draft;
  for (const { from } of relations.filter(({ kind }) => kind === 'read')) {
    const reader = subjects[from];
    const heard = listenersOf(draft, from);
    if (reader === undefined || heard.length === 0 || !isDrawnPerson(reader.thing)) continue;
    const many = heard.reduce((sum, { to }) => sum + (subjects[to]?.count ?? 1), 0);
    for (const one of heard) {
      relations.splice(relations.indexOf(one), 1);
      const there = carrierOf(draft, one.to);
      const isRoomy = FOR_SEVERAL.test(subjects[there?.to ?? -1]?.thing ?? '');
      if (there !== undefined && isRoomy && carrierOf(draft, from) === undefined)
        relations.unshift({ from, kind: 'on', to: there.to });
      if (there !== undefined) continue;
      const listener = subjects[one.to];
      const isBed = /^bed$/.test(subjects[carrierOf(draft, from)?.to ?? -1]?.thing ?? '');
      if (many > 1 && !(isBed && many < 4)) {
        if (listener !== undefined) subjects[one.to] = sitting(listener);
        relations.push({ from: one.to, kind: 'around', to: from });
        continue;
      }
      const seat = sharedSeat(draft, from, setting);
      if (listener !== undefined && isDrawnPerson(listener.thing))
        subjects[one.to] = sitting(listener);
      relations.push({ from: one.to, kind: 'on', to: seat });
      if (carrierOf(draft, from)?.to !== seat) relations.unshift({ from, kind: 'on', to: seat });
    }
    subjects[from] = sitting(reader);
  }
}

/** A story is told to several who sit around; who is old sits as well. */
function tellStories(draft: Draft, setting: Setting): void {
  const { subjects, relations } = draft;
  for (const [from, teller] of [...subjects.entries()]) {
    if (!teller.motions.includes('talk') || teller.count !== 1) continue;
    const many = listenersOf(draft, from).filter(({ to }) => (subjects[to]?.count ?? 1) > 1);
    const isYoung = many.every(
      ({ to }) =>
        subjects[to]?.look?.age === 'child' || /child|boy|girl/.test(subjects[to]?.thing ?? ''),
    );
    const [heard] = many;
    if (heard === undefined || !isYoung || /teacher|classroom/.test(`${teller.thing} ${setting}`))
      continue;
    const listener = subjects[heard.to];
    if (listener !== undefined) subjects[heard.to] = sitting(listener);
    relations[relations.indexOf(heard)] = { from: heard.to, kind: 'around', to: from };
    subjects[from] = { ...sitting(teller), motions: ['talk', 'sit'] };
  }
}

/** Who kneels or bows before somebody looks at them. */
function kneelBefore({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, other] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'in-front-of' || who === undefined || other === undefined) continue;
    const isLow = who.motions.some((one) => one === 'kneel' || one === 'bow' || one === 'propose');
    if (isLow && isAlive(other.thing)) relations[at] = { from, kind: 'at', to };
  }
}

const TAUGHT: ReadonlySet<string> = new Set(['point-at', 'look-at']);

/** Who teaches somebody to bake does it as well, beside them. */
function workTogether({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const [teacher, pupil] = [subjects[from], subjects[to ?? -1]];
    if (!TAUGHT.has(kind) || teacher === undefined || pupil === undefined) continue;
    const work = relations.find((one) => one.from === to && SHARED_WORK.has(one.kind));
    const isBusy = teacher.motions.some((one) => one !== 'talk' && one !== 'work');
    if (work === undefined || isBusy || !hasArms(teacher.thing)) continue;
    subjects[from] = { ...teacher, motions: pupil.motions };
    relations[at] = { ...work, from };
  }
}

/** Who gives something to somebody holds it out to them. */
function giveTo({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, other] = [subjects[from], subjects[to ?? -1]];
    if ((kind !== 'towards' && kind !== 'at') || who === undefined || other === undefined) continue;
    const isHolding = relations.some((one) => one.from === from && one.kind === 'hold');
    const isKneeling = who.motions.some((one) => one === 'kneel' || one === 'welcome');
    const isGoing = who.motions.length > 0 && !isKneeling;
    if (!isHolding || isGoing || !hasArms(who.thing) || !isAlive(other.thing)) continue;
    relations[at] = { from, kind: 'at', to };
    subjects[from] = { ...who, motions: [isKneeling ? 'welcome' : 'give'] };
    layDown({ subjects, relations }, from);
  }
}

/** Who gives something needs both hands for it. */
function layDown({ subjects, relations }: Draft, from: number): void {
  const own = relations.filter((one) => one.from === from && one.kind === 'hold');
  for (const { to } of own) {
    const arms = subjects[to ?? -1];
    if (
      to !== null &&
      own.length > 1 &&
      arms !== undefined &&
      /^(?:shield|sword)$/.test(arms.thing)
    )
      subjects[to] = { ...arms, count: 0 };
  }
}

/** What is baked is on its tray, one by one. */
function layOnTray({ subjects, relations }: Draft, at: number): void {
  const load = subjects[at];
  const laid = relations.find(
    ({ from, kind, to }) =>
      kind === 'on' &&
      to === at &&
      LOAVES.test(subjects[from]?.thing ?? '') &&
      load?.thing === 'tray',
  );
  const loaf = subjects[laid?.from ?? -1];
  if (load === undefined || (loaf === undefined && !BAKED.test(load.thing))) return;
  subjects[at] = { ...load, thing: 'bread-tray', count: 1 };
  if (laid === undefined || loaf === undefined) return;
  subjects[laid.from] = { ...loaf, count: 0 };
  relations.splice(relations.indexOf(laid), 1);
}

const LOAVES = /^(?:bread|bread-rolls|baguette-bread)$/;
const BAKED = /^(?:bread|bread-rolls|baguette-bread|croissant|cookie|bagel|pie|cupcake|pretzel)$/;
const GOES_IN: ReadonlySet<string> = new Set(['into', 'in', 'out-of', 'at']);
const SHELF = /^(?:shelf|bookshelf|wall|fridge)$/;
const LOW = 0.6;

/** Who puts something into a thing, or takes it out, stands at it; a money box is on a table. */
function fillAndEmpty(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const { from, to } of relations.filter(({ kind }) => kind === 'hold')) {
    const [who, load] = [subjects[from], subjects[to ?? -1]];
    const way = relations.find(
      (one) =>
        (one.from === to || (one.from === from && one.kind === 'out-of')) &&
        one.to !== null &&
        (GOES_IN.has(one.kind) || (one.kind === 'on' && SHELF.test(subjects[one.to]?.thing ?? ''))),
    );
    const vessel = subjects[way?.to ?? -1];
    if (who === undefined || load === undefined || vessel === undefined || to === null) continue;
    const { medium, metres = 9, anchors } = thingOf(vessel.thing) ?? {};
    const isVessel =
      medium === 'object' && anchors?.mouth === undefined && anchors?.seat === undefined;
    if (!isVessel || way === undefined || way.to === null || !hasArms(who.thing)) continue;
    const own = who.motions.filter((one) => one !== 'walk' && one !== 'fall' && one !== 'lift');
    if (own.length > 0) continue;
    subjects[from] = { ...who, motions: ['give'] };
    if (metres >= LOW) {
      relations[relations.indexOf(way)] = { from, kind: 'at', to: way.to };
      layOnTray(draft, to);
      continue;
    }
    if (way.kind === 'out-of' || way.kind === 'at') continue;
    const table = add(draft, 'cafe-table');
    const kept = relations.filter(
      ({ from: one, kind, to: what }) => !(one === from && kind === 'hold' && what === to),
    );
    relations.splice(0, relations.length, ...kept);
    relations.unshift({ from, kind: 'at', to: table });
    relations.push({ from: way.to, kind: 'on', to: table });
    relations[relations.indexOf(way)] = { ...way, kind: 'into' };
  }
}
