import { plainSubject } from '../../parse-prompt/description/plain-subject.ts';
import type { Relation, SceneDescription } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf, traitsOfThing } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { hideBehindTrunks } from '../ensembles/behind-trunk.ts';
import { sitToPlay } from '../ensembles/seated-music.ts';
import { lieUnderSeats } from '../ensembles/under-seat.ts';
import { giveSofa, makeAtCounter, serve, sitAtTables, sitInRows } from './at-tables.ts';
import { formBand } from './bands.ts';
import { putButterOn } from './butter.ts';
import {
  countFrames,
  handOut,
  lookThrough,
  makePeers,
  playBall,
  slideDown,
  swing,
  takeInHands,
} from './company.ts';
import { dealOut } from './dealings.ts';
import { handleThings } from './handling.ts';
import { layInOvens } from './in-ovens.ts';
import { knockOff } from './knocked-off.ts';
import { growAndHatch } from './living-things.ts';
import { reflect } from './mirrors.ts';
import { paintPictures } from './painted.ts';
import { bringTogether } from './partners.ts';
import { setUp } from './set-up.ts';
import { leaveToPlace } from './shown-by-place.ts';
import { hangFrom, SWING_TREE } from './swing-trees.ts';
import { composeOutdoors } from './wild-things.ts';

const SCREENS = /^(?:laptop|desktop-computer|mobile-phone|smartphone|(?:laptop|phone)-\w+)$/;
const DRINKS = /drink|glass|cup|beverage|beer|wine|cocktail|champagne|lemonade|tea|bottle/;

/** Two things that are drawn as one, and what somebody is "on" without standing on it. */
export function composeThings(draft: Draft, description: SceneDescription): void {
  reflect(draft, description);
  setUp(draft, description);
  composeOutdoors(draft, description);
  growAndHatch(draft, description);
  knockOff(draft);
  lieUnderSeats(draft);
  hideBehindTrunks(draft);
  layInOvens(draft);
  hangSwing(draft);
  turnWheel(draft);
  fillTray(draft);
  putButterOn(draft);
  workOnScreens(draft);
  layTable(draft);
  bringTogether(draft, description);
  handleThings(draft, description);
  dealOut(draft, description);
  openPiano(draft);
  formBand(draft);
  sitToPlay(draft);
  lookThrough(draft);
  takeInHands(draft, description.ad?.product ?? null);
  slideDown(draft);
  swing(draft, description.setting);
  handOut(draft);
  playBall(draft);
  paintPictures(draft);
  makeAtCounter(draft);
  sitInRows(draft, description);
  serve(draft, description);
  leaveToPlace(draft, description);
  giveSofa(draft, description);
  sitAtTables(draft, description);
  mendInHands(draft);
  makePeers(draft);
  giveBeds(draft, description);
  layDown(draft);
  sitAndWatch(draft);
  countWeights(draft);
  countFrames(draft);
  if (/^(?:shop|supermarket|greengrocer)$/.test(description.setting)) fillCart(draft);
  if (description.setting === 'carriage') sitInCarriage(draft);
}

function indexOf({ subjects }: Draft, name: string | RegExp): number {
  return subjects.findIndex(({ thing }) =>
    typeof name === 'string' ? thing === name : name.test(thing),
  );
}

function drop({ subjects }: Draft, at: number): void {
  const subject = subjects[at];
  if (subject !== undefined) subjects[at] = { ...subject, count: 0 };
}

function redirect({ relations }: Draft, from: number, to: number): void {
  for (const [at, relation] of relations.entries()) {
    if (relation.to === from) relations[at] = { ...relation, to };
    else if (relation.from === from) relations[at] = { ...relation, from: to };
  }
  const kept = relations.filter((one) => one.from !== one.to);
  relations.splice(0, relations.length, ...kept);
}

function rename({ subjects }: Draft, at: number, thing: string): void {
  const subject = subjects[at];
  if (subject !== undefined) subjects[at] = { ...subject, thing };
}

/** A swing on a tree hangs from its branch. */
function hangSwing(draft: Draft): void {
  const [swing, tree] = [indexOf(draft, 'swing'), indexOf(draft, SWING_TREE)];
  if (swing === -1 || tree === -1) return;
  hangFrom(draft, swing, tree);
  redirect(draft, tree, swing);
  drop(draft, tree);
  const riders = draft.relations.filter(({ to, kind }) => to === swing && kind === 'on');
  const others = draft.relations.filter(
    ({ from, to, kind }) =>
      !(to === swing && kind !== 'on' && riders.some((one) => one.from === from)),
  );
  draft.relations.splice(0, draft.relations.length, ...others);
}

/** A potter's wheel is not the wheel of a car. */
function turnWheel(draft: Draft): void {
  const [wheel, bench] = [indexOf(draft, 'wheel'), indexOf(draft, 'potters-wheel')];
  if (wheel === -1 || bench === -1) return;
  redirect(draft, wheel, bench);
  drop(draft, wheel);
}

/** The drinks of a tray are drawn with it. */
function fillTray(draft: Draft): void {
  const { subjects, relations } = draft;
  const tray = indexOf(draft, 'tray');
  const drinks = indexOf(draft, DRINKS);
  const waiter = subjects.findIndex(({ look }) => /waite?r|butler/.test(look?.job ?? ''));
  if (drinks === -1 || (tray === -1 && waiter === -1)) return;
  const isServed = ({ from, kind, to }: Relation) =>
    from === waiter && to === drinks && (kind === 'hold' || kind === 'carry');
  if (tray === -1) {
    if (relations.some(isServed))
      subjects[drinks] = { ...subjects[drinks], ...plainSubject('tray') };
    return;
  }
  const own = relations.filter(({ from, to }) => from !== drinks && to !== drinks);
  relations.splice(0, relations.length, ...own);
  if (waiter !== -1 && !own.some(({ from, to }) => from === waiter && to === tray))
    relations.push({ from: waiter, kind: 'hold', to: tray });
  drop(draft, drinks);
}

/** "Working on a laptop" is typing. */
function workOnScreens({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, screen] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || screen === undefined) continue;
    if (thingOf(who.thing)?.anchors.mouth === undefined && !isDrawnPerson(who.thing)) continue;
    const isPhone = /phone/.test(screen.thing);
    const isUsed = kind === 'on' || (!isPhone && (kind === 'at' || kind === 'in-front-of'));
    if (!isUsed || !SCREENS.test(screen.thing)) continue;
    relations[at] = { from, kind: isPhone ? 'hold' : 'next-to', to };
    const deed = !isPhone ? 'type' : who.motions.includes('talk') ? 'call' : 'phone';
    subjects[from] = { ...who, motions: [...who.motions, deed] };
  }
}

/** The piano that somebody plays is seen from the side, with its keys before the player. */
function openPiano(draft: Draft): void {
  const piano = indexOf(draft, 'piano');
  const player = draft.relations.find(
    ({ to, kind }) => to === piano && ['play', 'at', 'on', 'next-to'].includes(kind),
  );
  if (
    piano === -1 ||
    player === undefined ||
    traitsOfThing(draft.subjects[player.from]?.thing ?? '').build !== 'head'
  )
    return;
  rename(draft, piano, 'grand-piano');
  const second = indexOf(draft, 'piano');
  if (second !== -1) {
    redirect(draft, second, piano);
    drop(draft, second);
  }
  for (const [at, relation] of draft.relations.entries())
    if (relation === player) draft.relations[at] = { ...relation, kind: 'play' };
}

/** Several people at a table eat: it is long and laid. */
function layTable(draft: Draft): void {
  const table = indexOf(draft, 'table');
  const guests = draft.relations
    .filter(({ kind, to }) => to === table && (kind === 'at' || kind === 'around'))
    .reduce((sum, { from }) => sum + (draft.subjects[from]?.count ?? 0), 0);
  if (table === -1 || guests < 3) return;
  rename(draft, table, 'dinner-table');
}

/** A net or a shoe is mended in the lap, a car where it stands. */
function mendInHands({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, object] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || object === undefined || !who.motions.includes('repair')) continue;
    const { metres = 9, medium = 'land' } = thingOf(object.thing) ?? {};
    if (kind !== 'next-to' || metres > 0.75 || medium !== 'object' || !isDrawnPerson(who.thing))
      continue;
    const motions = who.motions.filter((one) => one !== 'repair');
    relations[at] = { from, kind: 'hold', to };
    subjects[from] = { ...who, motions: [...motions, 'sit', 'knit'] };
  }
}

const SLEPT_IN: ReadonlySet<string> = new Set(['room', 'bedroom', 'castle']);

/** Patients and those who sleep at home are in bed. */
function giveBeds(draft: Draft, { setting }: SceneDescription): void {
  for (const [from, { look, thing, states }] of [...draft.subjects.entries()]) {
    const isPlaced = draft.relations.some(
      (one) =>
        one.from === from &&
        one.to !== null &&
        ['on', 'in', 'at', 'under', 'against'].includes(one.kind),
    );
    if (isPlaced) continue;
    if (look?.job === 'patient')
      draft.relations.push({ from, kind: 'on', to: add(draft, 'hospital-bed') });
    else if (isDrawnPerson(thing) && states.includes('asleep') && SLEPT_IN.has(setting))
      draft.relations.push(
        thing === 'baby'
          ? { from, kind: 'in', to: add(draft, 'crib') }
          : { from, kind: 'on', to: add(draft, 'bed') },
      );
  }
}

const SEAT = /^(?:sofa|couch-and-lamp|armchair|bed|bench|chair)$/;

/** Who watches TV on the couch, or feeds birds on a bench, sits there; the TV does not. */
function sitAndWatch({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const watcher = relations.find(
      (one) => one.to === from && (one.kind === 'look-at' || one.kind === 'feed'),
    );
    const isSeat = SEAT.test(subjects[to ?? -1]?.thing ?? '');
    if (
      kind === 'on' &&
      isSeat &&
      watcher !== undefined &&
      thingOf(subjects[watcher.from]?.thing ?? '')?.anchors.mouth !== undefined
    )
      relations[at] = { from: watcher.from, kind, to };
    else continue;
    if (watcher.kind === 'feed') relations.push({ from, kind: 'next-to', to });
  }
}

/** Weights are one bar. */
function countWeights({ subjects }: Draft): void {
  for (const [at, subject] of subjects.entries())
    if (subject.thing === 'barbell') subjects[at] = { ...subject, count: 1 };
}

/** The cart of a shop is not drawn by horses. */
function fillCart(draft: Draft): void {
  const cart = indexOf(draft, 'wagon');
  if (cart !== -1) rename(draft, cart, 'shopping-cart');
}

/** A patient lies on the bed. */
function layDown({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const who = subjects[from];
    if (who === undefined || kind !== 'on' || subjects[to ?? -1]?.thing !== 'hospital-bed')
      continue;
    const isUp = who.states.includes('sitting') || who.motions.includes('sit');
    if (!isUp) subjects[from] = { ...who, states: [...who.states, 'lying'] };
  }
}

const ON_FEET = /^(?:walk|dance|run|jump|stretch|standing)$|attendant|stewardess|conductor$/u;

/** Who is in a train sits on a seat, with the laptop on the knees. */
function sitInCarriage({ subjects, relations }: Draft): void {
  for (const [at, subject] of subjects.entries()) {
    const { motions: deeds, states, look } = subject;
    const isUp = [...deeds, ...states, look?.job ?? ''].some((one) => ON_FEET.test(one));
    if (!isDrawnPerson(subject.thing) || isUp) continue;
    const motions = deeds.filter((one) => one !== 'drive' && one !== 'type');
    subjects[at] = { ...subject, motions: [...motions, 'sit'] };
    for (const [index, relation] of relations.entries()) {
      const thing = subjects[relation.to ?? -1]?.thing ?? '';
      if (relation.from === at && SCREENS.test(thing))
        relations[index] = { ...relation, kind: 'hold' };
      else if (relation.from === at && relation.kind === 'pass')
        relations[index] = { from: at, kind: 'look-at', to: null };
    }
  }
}
