import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { Relation, SceneDescription, Setting } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { INDOORS } from '../../scene/indoors.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { tossFromPans } from '../ensembles/from-pan.ts';
import { hasArms } from '../ensembles/games.ts';
import { bringBucket } from '../ensembles/milking.ts';
import { stackPlates } from '../ensembles/stacks.ts';
import { workAtBenches } from './at-benches.ts';

/** How people handle what is too large, too many or out of reach to be simply held. */
const FURNITURE =
  /^(?:sofa|bed|piano|grand-piano|wardrobe|fridge|table|desk|dinner-table|bookshelf|canoe|washing-machine|dishwasher)$/;

/** Several who carry one piece of furniture are two. */
function shareLoads({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, load] = [subjects[from], subjects[to ?? -1]];
    const isLoad = load?.count === 1 && FURNITURE.test(load.thing);
    if (kind === 'carry' && isLoad && who !== undefined && who.count > 2)
      subjects[from] = { ...who, count: 2 };
  }
}

export function handleThings(draft: Draft, description: SceneDescription): void {
  const { setting } = description;
  workAtBenches(draft);
  tossFromPans(draft, description);
  bringBucket(draft);
  stackBoxes(draft);
  stackPlates(draft);
  shareLoads(draft);
  scoreGoals(draft);
  carryBoards(draft);
  paintWalls(draft);
  if (INDOORS.has(setting)) leaveWalls(draft);
  stepBeside(draft);
  writeIn(draft);
  walkOnCrutches(draft);
  lightFire(draft, setting);
}

/** Several boxes in the arms are one stack. */
function stackBoxes({ subjects, relations }: Draft): void {
  const isTaken = ({ kind }: Relation) => kind === 'carry' || kind === 'hold';
  for (const { from, to } of relations.filter(isTaken)) {
    const boxes = subjects[to ?? -1];
    const isStack = boxes?.thing === 'box-stack' || (boxes?.thing === 'package' && boxes.count > 1);
    if (boxes === undefined || to === null || !isStack || subjects[from]?.count !== 1) continue;
    subjects[to] = { ...boxes, thing: 'box-stack', count: 1 };
    // The parcel of a postman is one of them.
    for (const other of relations.filter((one) => one.from === from && isTaken(one))) {
      const single = subjects[other.to ?? -1];
      if (other.to === to || other.to === null || single?.thing !== 'package') continue;
      subjects[other.to] = { ...single, count: 0 };
      relations.splice(relations.indexOf(other), 1);
    }
  }
}

const HEARTH: ReadonlySet<string> = new Set([
  'room',
  'library',
  'castle',
  'bedroom',
  'restaurant',
  'bar',
]);

/** The fire that one sits at indoors is in the fireplace. */
function lightFire({ subjects, relations }: Draft, setting: Setting): void {
  const at = subjects.findIndex(({ thing }) => thing === 'fire' || thing === 'campfire');
  const fire = subjects[at];
  const isUsed = relations.some(({ to, kind }) => to === at && (kind === 'hold' || kind === 'on'));
  if (fire === undefined || at === 0 || isUsed || !HEARTH.has(setting)) return;
  subjects[at] = { ...fire, thing: 'fireplace', count: 1 };
}

/** A goal is scored with a ball. */
function scoreGoals(draft: Draft): void {
  const { subjects, relations } = draft;
  const at = relations.findIndex(
    ({ kind, to }) => kind === 'kick' && subjects[to ?? -1]?.thing === 'goal',
  );
  const { from, to } = relations[at] ?? {};
  const goal = subjects[to ?? -1];
  if (from === undefined || to === undefined || to === null || goal === undefined) return;
  const there = subjects.findIndex(({ thing }) => /ball$/.test(thing));
  const ball = there === -1 ? add(draft, 'soccer-ball') : there;
  subjects[to] = { ...goal, motions: [], count: 1 };
  relations[at] = { from, kind: 'kick', to: ball };
  relations.push({ from: ball, kind: 'into', to });
}

const BOARD = /^(?:surfboard|skateboard|snowboard|skis|water-skis|kick-scooter)$/;

/** Who walks with a board has it under the arm. */
function carryBoards({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isOn = kind === 'ride' && BOARD.test(subjects[to ?? -1]?.thing ?? '');
    if (isOn && subjects[from]?.motions.includes('walk') === true)
      relations[at] = { from, kind: 'carry', to };
    const [who, board] = [subjects[from], subjects[to ?? -1]];
    const isHeld = relations.some(
      (one) =>
        one.from === from && one.kind === 'hold' && subjects[one.to ?? -1]?.thing === board?.thing,
    );
    if (!isOn || !isHeld || to === null || board === undefined || who === undefined) continue;
    // A surfer has one board, in the hand or under the feet.
    subjects[to] = { ...board, count: 0 };
    subjects[from] = { ...who, states: who.states.filter((one) => one !== 'sitting') };
  }
}

/** Who paints on a wall stands before it, without an easel; a mural is a wall. */
function paintWalls({ subjects, relations }: Draft): void {
  for (const [at, { from, to }] of relations.entries()) {
    const wall = subjects[to ?? -1];
    if (subjects[from]?.thing !== 'mural' || wall?.thing !== 'wall' || to === null) continue;
    subjects[to] = { ...wall, count: 0 };
    relations.splice(at, 1);
    return;
  }
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isPainter = subjects[from]?.motions.includes('paint') === true;
    if (!isPainter || kind !== 'on' || subjects[to ?? -1]?.thing !== 'wall') continue;
    relations[at] = { from, kind: 'paint', to };
    for (const one of relations.filter((each) => each.from === from && each.kind === 'paint')) {
      const easel = subjects[one.to ?? -1];
      if (easel?.thing !== 'easel' || one.to === null) continue;
      subjects[one.to] = { ...easel, count: 0 };
      relations.splice(relations.indexOf(one), 1);
    }
    return;
  }
}

/** The wall of a room that is painted is the one behind the painter. */
function leaveWalls({ subjects, relations }: Draft): void {
  for (const relation of [...relations]) {
    const { kind, to } = relation;
    const wall = subjects[to ?? -1];
    if (kind !== 'paint' || to === null || wall?.thing !== 'wall') continue;
    subjects[to] = { ...wall, count: 0 };
    relations.splice(relations.indexOf(relation), 1);
  }
}

/** Nobody gets into what is smaller than this. */
const SMALL_METRES = 0.5;
const LEAPING = /jump|dive|fly|fall|climb|drive|run/;
/** Nobody stands on these. */
const HOT = /^(?:grill|stove|barbecue|fireplace|campfire|oven|wall)$/;

/** Who repairs a car or hits a bag stands beside it. */
function stepBeside({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, thing] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || thing === undefined || !hasArms(who.thing)) continue;
    const { medium, metres = 0 } = thingOf(thing.thing) ?? {};
    const isLarge = metres > 0.6 && (medium === 'land' || medium === 'object' || medium === 'air');
    if (
      kind === 'on' &&
      who.motions.includes('repair') &&
      isLarge &&
      !/table|bench/.test(thing.thing)
    )
      relations[at] = { from, kind: 'at', to };
    // One goes to the door of a car, and puts meat on the grill.
    const isAtDoor = kind === 'into' && isVehicle(thing.thing) && !LEAPING.test(who.motions.join());
    // Who pours something into a pan does not leap into it.
    const isSmall = kind === 'into' && medium === 'object' && metres < SMALL_METRES;
    const isHot = (kind === 'on' || kind === 'into') && HOT.test(thing.thing);
    const isWorkedAt = isSmall && !LEAPING.test(who.motions.join());
    if ((isAtDoor || isHot || isWorkedAt) && isDrawnPerson(who.thing)) {
      relations[at] = { from, kind: 'at', to };
      if (isHot && who.motions.length === 0) subjects[from] = { ...who, motions: ['stir'] };
    }
    const isIdle = who.motions.every((one) => one === 'work' || one === 'talk');
    if (thing.thing === 'punching-bag' && isIdle) {
      subjects[from] = { ...who, motions: ['punch'] };
      relations[at] = { from, kind: 'at', to };
    }
  }
}

const PAPERS =
  /^(?:notebook|spiral-notepad|memo|paper|open-book|books|orange-book|closed-book|scroll|page-facing-up|clipboard|tablet|envelope|letter|green-book|blue-book)$/;
const WRITING: ReadonlySet<string> = new Set(['write', 'paint']);

/** What is written in lies on the desk, open, and nobody stands on it. */
function writeIn({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, paper] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || paper === undefined || to === null || !PAPERS.test(paper.thing))
      continue;
    const isAtIt = kind === 'on' || kind === 'in' || kind === 'paint' || kind === 'into';
    if (!isAtIt || !who.motions.some((one) => WRITING.has(one))) continue;
    relations[at] = { from, kind: 'paint', to };
    subjects[from] = { ...who, motions: ['write'] };
    if (/book|notepad/.test(paper.thing)) subjects[to] = { ...paper, thing: 'paper' };
    for (const [other, { from: one, to: what }] of relations.entries()) {
      const easel = subjects[what ?? -1];
      if (one !== from || other === at || what === null || easel?.thing !== 'easel') continue;
      subjects[what] = { ...easel, count: 0 };
    }
  }
}

/** Who is on crutches has one under each arm. */
function walkOnCrutches({ subjects, relations }: Draft): void {
  for (const [at, { from, to }] of relations.entries()) {
    const [who, crutch] = [subjects[from], subjects[to ?? -1]];
    if (crutch?.thing !== 'crutch' || to === null || who === undefined) continue;
    relations[at] = { from, kind: 'hold', to };
    subjects[to] = { ...crutch, count: 2 * who.count };
  }
}
