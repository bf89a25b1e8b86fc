import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { INDOORS } from '../../scene/indoors.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { changeWheel, liftCar } from '../ensembles/repairs.ts';
import { standTogether } from '../ensembles/stand-together.ts';
import { isTable } from '../ensembles/tools.ts';
import { holdHandsInBed } from './at-bedsides.ts';
import { bandage, careFor, examine, layOnStretcher, visitInBed } from './caring.ts';
import { conjure } from './conjuring.ts';
import { bringCustomers } from './customers.ts';
import { meet } from './encounters.ts';
import { hangOnFacades } from './facades.ts';
import { sadden } from './feelings.ts';
import { playOnFloor } from './floor-toys.ts';
import { handToOthers } from './handing-over.ts';
import { seatJury } from './jury.ts';
import { portraitOf } from './painted.ts';
import { leanLadders, lowerRopes, pullUp, setOff } from './rescues.ts';
import { strew } from './strewing.ts';
import { tuckIn } from './under-blankets.ts';

/** What people do with things and with each other, put right before anybody is placed. */
export function dealOut(draft: Draft, description: SceneDescription): void {
  const { setting } = description;
  bringCustomers(draft, description);
  conjure(draft, setting);
  sadden(draft, description);
  tuckIn(draft);
  playOnFloor(draft);
  strew(draft);
  climbOnTable(draft);
  handToOthers(draft);
  serveCake(draft, INDOORS.has(setting));
  dropRing(draft);
  takeUp(draft);
  decorate(draft);
  passLines(draft);
  setEasel(draft);
  tellTo(draft);
  settleQuarrels(draft);
  nodOff(draft, setting);
  upTheTree(draft);
  pullUp(draft);
  lowerRopes(draft);
  setOff(draft);
  leanLadders(draft);
  leaveSeat(draft);
  meet(draft, setting);
  careFor(draft, setting);
  hangOnFacades(draft);
  bandage(draft);
  visitInBed(draft);
  holdHandsInBed(draft, setting);
  examine(draft, setting);
  layOnStretcher(draft);
  liftCar(draft);
  changeWheel(draft);
  standTogether(draft);
  seatJury(draft);
}

const SNATCHING: ReadonlySet<string> = new Set(['carry', 'hold', 'eat']);

/** A small animal that takes food from a table is on it. */
function climbOnTable({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const { metres = 9, anchors } = thingOf(subjects[from]?.thing ?? '') ?? {};
    const isThief = metres <= 0.7 && anchors?.mouth !== undefined;
    const isTaking = relations.some((one) => one.from === from && SNATCHING.has(one.kind));
    const isThere =
      (kind === 'at' || kind === 'out-of') && isTable(subjects[to ?? -1]?.thing ?? '');
    const who = subjects[from];
    if (!isThief || !isTaking || !isThere || who === undefined || isDrawnPerson(who.thing))
      continue;
    relations[at] = { from, kind: 'on', to };
    subjects[from] = {
      ...who,
      motions: who.motions.filter((one) => one !== 'run' && one !== 'walk'),
    };
  }
}

const SINGLE_SEAT = /^(?:armchair|chair|stool|rocking-chair|wheelchair|throne)$/;

/** On a chair there is room for one: the cat is beside it. */
function leaveSeat({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isSeat =
      (kind === 'on' || kind === 'in') && SINGLE_SEAT.test(subjects[to ?? -1]?.thing ?? '');
    const isTaken = relations.some(
      (one) =>
        one.from !== from &&
        one.to === to &&
        (one.kind === 'on' || one.kind === 'in') &&
        isDrawnPerson(subjects[one.from]?.thing ?? ''),
    );
    if (isSeat && isTaken && !isDrawnPerson(subjects[from]?.thing ?? ''))
      relations[at] = { from, kind: 'next-to', to };
  }
}

const CAKE = /^(?:birthday-cake|wedding-cake|shortcake|pizza|turkey)$/;
const AT_CAKE: ReadonlySet<string> = new Set(['next-to', 'at', 'around', 'look-at', 'cook']);

/** Indoors a cake is on a table, and those who have it are around it. */
function serveCake(draft: Draft, isIndoors: boolean): void {
  const { subjects, relations } = draft;
  const cake = subjects.findIndex(({ thing, count }) => CAKE.test(thing) && count === 1);
  const isUsed = relations.some(
    ({ from, to, kind }) =>
      (from === cake && kind !== 'next-to') ||
      (to === cake && !AT_CAKE.has(kind) && !/candle/.test(subjects[from]?.thing ?? '')),
  );
  const candles = relations.find(
    (one) => one.to === cake && /candle/.test(subjects[one.from]?.thing ?? ''),
  );
  const guests = relations.filter(
    ({ from, to }) =>
      (to === cake || (to !== null && to === candles?.from)) &&
      isDrawnPerson(subjects[from]?.thing ?? ''),
  );
  if (cake === -1 || isUsed || guests.length === 0 || !isIndoors) return;
  const isSet = subjects.some(({ thing }) => /table|desk/.test(thing));
  if (isSet) return;
  const table = add(draft, 'table');
  for (const [at, one] of relations.entries())
    if (guests.includes(one)) relations[at] = { ...one, kind: 'around', to: table };
  relations.push({ from: cake, kind: 'on', to: table });
  // Those around who has it are around the table as well.
  const hosts = new Set(guests.map(({ from }) => from));
  for (const [at, one] of relations.entries())
    if (one.kind === 'around' && one.to !== null && hosts.has(one.to))
      relations[at] = { ...one, to: table };
}

/** A small animal that is hugged or kissed is taken into the arms. */
function takeUp({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const { metres = 9, anchors } = thingOf(subjects[to ?? -1]?.thing ?? '') ?? {};
    const size = subjects[to ?? -1]?.size ?? 'normal';
    const isSmall =
      metres <= 0.6 && anchors?.mouth !== undefined && size !== 'big' && size !== 'giant';
    // In bed there is nobody else to hold it up.
    const isInBed =
      /^(?:teddy-bear|pillow|plush-.*)$/.test(subjects[to ?? -1]?.thing ?? '') &&
      relations.some((one) => one.from === from && one.kind === 'on' && one.to !== null);
    if (kind === 'hug' && (isSmall || isInBed) && isDrawnPerson(subjects[from]?.thing ?? ''))
      relations[at] = { from, kind: 'hold', to };
  }
}

/** Where presents are under a tree, it is a Christmas tree; a wand that is used shines. */
function decorate({ subjects }: Draft): void {
  const isChristmas = subjects.some(({ thing }) => /santa-claus|wrapped-gift/.test(thing));
  const isCast = subjects.some(({ motions }) => motions.includes('perform'));
  for (const [at, subject] of subjects.entries()) {
    if (isChristmas && subject.thing === 'deciduous-tree')
      subjects[at] = { ...subject, thing: 'christmas-tree' };
    if (isCast && subject.thing === 'magic-wand')
      subjects[at] = { ...subject, states: [...subject.states, 'glowing'] };
  }
}

/** Who crosses the finish line runs, and whoever is glad about a goal stands before it. */
function passLines({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, line] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || line === undefined || kind === 'throw') continue;
    if (line.thing === 'finish-line') {
      relations[at] = { from, kind: 'in-front-of', to };
      if (isDrawnPerson(who.thing) && who.motions.length === 0)
        subjects[from] = { ...who, motions: ['run'] };
    }
    if (line.thing === 'goal' && kind === 'next-to' && who.motions.includes('cheer'))
      relations[at] = { from, kind: 'in-front-of', to };
  }
}

/** Who paints somebody has an easel, and the other one sits for it. */
function setEasel(draft: Draft): void {
  const { subjects, relations } = draft;
  const isSet = subjects.some(({ thing }) => /easel|wall/.test(thing));
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const { anchors } = thingOf(subjects[to ?? -1]?.thing ?? '') ?? {};
    const isAlive = anchors?.mouth !== undefined || isDrawnPerson(subjects[to ?? -1]?.thing ?? '');
    if (kind !== 'paint' || isSet || !isAlive || to === null) continue;
    relations[at] = { from, kind: 'paint', to: portraitOf(draft, to) };
    relations.push({ from: to, kind: 'next-to', to: from });
    const painter = subjects[from];
    if (painter !== undefined)
      subjects[from] = {
        ...painter,
        motions: [...painter.motions.filter((one) => one !== 'write'), 'paint'],
      };
  }
}

/** Who is told something is near who tells it. */
function tellTo({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isTelling = subjects[from]?.motions.includes('talk') === true && kind === 'towards';
    if (isTelling && to !== null && isDrawnPerson(subjects[to]?.thing ?? ''))
      relations[at] = { from, kind: 'at', to };
  }
}

/** What neighbours talk over. */
const BARRIER = /^(?:fence|wall|hedge|gate|picket-fence|garden-fence)$/;

/** Those who fight over a toy have it between them; what is knitted is on the needles. */
function settleQuarrels({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, thing] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || thing === undefined || to === null) continue;
    const isQuarrel = who.motions.some((one) => one === 'fight' || one === 'talk');
    const { metres = 9 } = thingOf(thing.thing) ?? {};
    if (isQuarrel && kind === 'over' && (metres < 1 || BARRIER.test(thing.thing)))
      relations[at] = {
        from: to,
        kind: who.count > 1 || BARRIER.test(thing.thing) ? 'between' : 'next-to',
        to: from,
      };
    const isWool = /shirt|sweater|hoodie|scarf|hat|socks|dress/.test(thing.thing);
    if (who.motions.includes('knit') && isWool && kind === 'next-to') {
      subjects[to] = { ...thing, thing: 'knitting', count: who.count };
      relations[at] = { from, kind: 'hold', to };
    }
  }
}

/** What somebody nods off over. */
const STUDIED = /book|paper|laptop|keyboard|notepad|memo|^computer$|desktop-computer/;

/** Who falls asleep at school, at work or over the books sits at a desk. */
function nodOff(draft: Draft, setting: string): void {
  const isStudy = /^(?:classroom|office|library|laboratory)$/.test(setting);
  for (const [from, subject] of [...draft.subjects.entries()]) {
    if (!isDrawnPerson(subject.thing) || !subject.states.includes('asleep')) continue;
    const own = draft.relations.filter((one) => one.from === from && one.to !== null);
    const read = own.filter(({ to }) => STUDIED.test(draft.subjects[to ?? -1]?.thing ?? ''));
    const isPlaced = own.length > read.length;
    if (isPlaced || (!isStudy && read.length === 0) || subject.count > 1) continue;
    const desk = add(draft, 'desk');
    for (const one of read) {
      draft.relations.splice(draft.relations.indexOf(one), 1);
      if (one.to !== null) draft.relations.push({ from: one.to, kind: 'on', to: desk });
    }
    draft.relations.push({ from, kind: 'at', to: desk });
  }
}

/** A cat that is rescued from a tree is in it. */
function upTheTree({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const tree = relations.find(
      (one) =>
        (one.from === from || one.from === to) &&
        /-tree$|^tree$/.test(subjects[one.to ?? -1]?.thing ?? '') &&
        (one.kind === 'at' || one.kind === 'out-of'),
    );
    const isAnimal = thingOf(subjects[to ?? -1]?.thing ?? '')?.anchors.mouth !== undefined;
    if (kind !== 'hold' || to === null || tree === undefined || tree.to === null || !isAnimal)
      continue;
    relations[at] = { from: to, kind: 'on', to: tree.to };
    const ladder = relations.find(
      (one) => one.from === from && subjects[one.to ?? -1]?.thing === 'ladder',
    )?.to;
    // Whoever has a ladder leans it on that tree, and is on it.
    relations[relations.indexOf(tree)] =
      ladder == null
        ? { from, kind: 'point-at', to: tree.to }
        : { from: ladder, kind: 'against', to: tree.to };
  }
}

/** Boxers in the ring are not in one of gold. */
function dropRing({ subjects, relations }: Draft): void {
  const ring = subjects.findIndex(({ thing }) => thing === 'ring');
  const subject = subjects[ring];
  const isFought = subjects.some(({ motions, look }) =>
    [...motions, look?.job ?? ''].some((one) => /fight|punch|box|wrestl/.test(one)),
  );
  if (subject === undefined || !isFought) return;
  subjects[ring] = { ...subject, count: 0 };
  const kept = relations.filter(({ from, to }) => from !== ring && to !== ring);
  relations.splice(0, relations.length, ...kept);
}
