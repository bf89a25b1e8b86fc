import type { Relation, SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Scenery } from '../../scene/scenery.ts';
import { isAtWaterline } from '../../scene/settings/water/waterline.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { loadCaravans } from '../ensembles/burdens.ts';
import { findLedges } from '../ensembles/diving-in.ts';
import { pickLeaves, settleOnLeaves } from '../ensembles/near-leaf.ts';
import { settleOnBoughs } from '../ensembles/on-bough.ts';
import { crawlOver, goOnFences, perchOnFeeders } from '../ensembles/on-fences.ts';
import { clingToTrunks } from '../ensembles/on-trunks.ts';
import { giveToys, keepNuts } from '../ensembles/playthings.ts';
import { isInSea } from '../stand-on.ts';
import { gatherAtFires, lightBeforeTents } from './at-fires.ts';
import { liftByBalloons } from './balloons.ts';
import { breakOnRocks } from './breakers.ts';
import { hatchInNests } from './broods.ts';
import { takeOff } from './flown.ts';
import { slingHammocks } from './hammocks.ts';
import { lookOutOfHollows } from './hollows.ts';
import { showKnownSights } from './known-sights.ts';
import { slideOnBellies } from './on-bellies.ts';
import { throwOut } from './out-of-window.ts';
import { spreadBlankets } from './picnics.ts';
import { putOnPads } from './rockets.ts';
import { standOnCliffs } from './seamarks.ts';
import { rideWaves } from './surfers.ts';
import { composeTales } from './tales.ts';

/** What things of the open air take for granted: what a snowman wears, how a hammock hangs, who is in a boat. */
export function composeOutdoors(draft: Draft, description: SceneDescription): void {
  takeOff(draft);
  spreadBlankets(draft, description);
  dressSnowmen(draft);
  slingHammocks(draft);
  boardBoats(draft, description);
  manBoats(draft, description);
  loadCarts(draft);
  loadCaravans(draft);
  tieRibbons(draft);
  lengthenFences(draft);
  goOnFences(draft);
  perchOnFeeders(draft);
  crawlOver(draft);
  findLedges(draft, description);
  swimAsBelow(draft, description);
  lookOutOfHollows(draft);
  gatherAtFires(draft);
  lightBeforeTents(draft);
  throwOut(draft, description);
  composeTales(draft, description);
  showKnownSights(draft, description);
  clingToTrunks(draft);
  slideOnBellies(draft);
  hatchInNests(draft, description);
  settleOnBoughs(draft, description);
  rideWaves(draft);
  breakOnRocks(draft, description);
  snowUp(draft, description);
  settleOnLeaves(draft, description);
  pickLeaves(draft);
  liftByBalloons(draft);
  standOnCliffs(draft, description);
  putOnPads(draft, description);
  giveToys(draft);
  keepNuts(draft);
  goToEdge(draft);
  plantDomes(draft);
  seeHulls(draft, description);
  lookUp(draft, description);
}

/** The Earth that one sees from the moon is far away in its sky. */
function lookUp({ subjects, relations }: Draft, { setting }: SceneDescription): void {
  if (setting !== 'moon') return;
  const kept = relations.filter(
    ({ kind, to }) => !WATCHED.has(kind) || !/^globe-showing/.test(subjects[to ?? -1]?.thing ?? ''),
  );
  relations.splice(0, relations.length, ...kept);
}

/** What grows in a dome is part of it. */
function plantDomes(draft: Draft): void {
  if (!draft.subjects.some(({ thing }) => thing === 'biodome')) return;
  for (const [at, { thing }] of draft.subjects.entries()) if (DOMED.test(thing)) without(draft, at);
}

const DOMED =
  /^(?:potted-plant|herb|seedling|bush|blossom|tree|deciduous-tree|flower-bed|palm-tree)$/;

/** Of boats above those who swim one sees the hull. */
function seeHulls({ subjects }: Draft, description: SceneDescription): void {
  if (description.setting !== 'underwater' || isAtWaterline(description)) return;
  const isBelowWhale = subjects.some(({ thing }) => /whale|orca|kraken|plesiosaur/u.test(thing));
  for (const [at, subject] of subjects.entries())
    if (HULLS.test(subject.thing) && !subject.states.includes('broken'))
      subjects[at] = {
        ...subject,
        thing: 'hull',
        motions: [],
        size: isBelowWhale ? 'tiny' : subject.size,
      };
}

const HULLS =
  /^(?:sailboat|canoe|kayak|dinghy|raft|rowing-boat|speedboat|motor-boat|fishing-boat|yacht|ship|ferry|passenger-ship|surfboard)$/;

const SNOWED_UP =
  /^(?:crag|house|cottage|chalet|log-cabin|japanese-house|timbered-house|stone-house|tree|deciduous-tree|bare-tree|pine|evergreen-tree)$/u;

/** Where snow lies, it lies on cliffs, roofs and branches. */
function snowUp({ subjects }: Draft, { setting, particles, weather }: SceneDescription): void {
  const isWhite = setting === 'snow' || particles.includes('snow') || weather.includes('snowfall');
  for (const [at, subject] of subjects.entries())
    if (SNOWED_UP.test(subject.thing) && isWhite)
      subjects[at] = { ...subject, states: [...subject.states, 'snowy'] };
}

/** Who is at the edge of a cliff is on it. */
function goToEdge({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isAt = kind === 'at' && subjects[to ?? -1]?.thing === 'crag';
    if (isAt && thingOf(subjects[from]?.thing ?? '')?.medium === 'land')
      relations[at] = { from, kind: 'on', to };
  }
}

const WATCHED: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'look-at',
  'point-at',
  'next-to',
]);

/** What is watched from the shore or from a deck is in the water, not beside those who watch. */
export function leaveInWater({ subjects, relations }: Draft, scenery: Scenery): void {
  const isOff = ({ kind, to }: Relation) =>
    to !== null &&
    WATCHED.has(kind) &&
    isInSea(scenery, thingOf(subjects[to]?.thing ?? '')?.medium ?? '');
  const kept = relations.filter((one) => !isOff(one));
  relations.splice(0, relations.length, ...kept);
}

const without = ({ subjects, relations }: Draft, at: number): void => {
  const subject = subjects[at];
  if (subject !== undefined) subjects[at] = { ...subject, count: 0 };
  const kept = relations.filter(({ from, to }) => from !== at && to !== at);
  relations.splice(0, relations.length, ...kept);
};

const HAT = /hat$|^(?:crown|flower-crown|cap|billed-cap|helmet|santa-hat|beanie)$/;

/** A snowman has a nose, a top hat and a scarf of his own; another hat takes its place. */
function dressSnowmen(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const { from, kind, to } of [...relations]) {
    const snowman = subjects[from];
    const worn = subjects[to ?? -1];
    const isOn = ['wear', 'hold', 'next-to'].includes(kind);
    if (!isOn || worn === undefined || to === null || !/snowman$/.test(snowman?.thing ?? ''))
      continue;
    const isScarf = worn.thing === 'scarf';
    const isOwn = isScarf || worn.thing === 'top-hat' || worn.thing === 'carrot';
    if (snowman === undefined || !(isOwn || HAT.test(worn.thing))) continue;
    subjects[from] = {
      ...snowman,
      thing: isOwn ? snowman.thing : 'bare-snowman',
      colour: isScarf ? (worn.colour ?? '#d8434a') : snowman.colour,
    };
    if (isOwn) without(draft, to);
    else relations[relations.findIndex((one) => one.to === to)] = { from, kind: 'wear', to };
  }
  for (const [at, subject] of subjects.entries())
    if (subject.thing === 'snowman' && subject.motions.includes('wave'))
      subjects[at] = { ...subject, thing: 'waving-snowman', motions: [] };
}

const BOAT =
  /^(?:sailboat|canoe|kayak|dinghy|raft|rubber-raft|rowing-shell|speedboat|motor-boat|gondola)$/;
const CARRIED: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'on',
  'in',
  'ride',
  'drive',
  'under',
  'into',
  'out-of',
]);
const OPEN_WATER: ReadonlySet<string> = new Set(['sea', 'lake', 'river', 'pond', 'swamp']);
const NET = /^(?:fishing|full)-net$/;

/** "A fisherman at sea, small boat": he is in it, and his net at its side. */
function boardBoats({ subjects, relations }: Draft, { setting }: SceneDescription): void {
  const boat = subjects.findIndex(({ thing }) => BOAT.test(thing));
  const vessel = subjects[boat];
  const isHauled = relations.some(
    ({ from, kind, to }) => kind === 'into' && to === boat && NET.test(subjects[from]?.thing ?? ''),
  );
  if (vessel === undefined || !(OPEN_WATER.has(setting) || isHauled)) return;
  const isFree = ({ thing, motions }: Subject, at: number) =>
    isDrawnPerson(thing) &&
    !motions.includes('swim') &&
    !relations.some(
      ({ from, kind, to }) =>
        (from === at && (to === boat || CARRIED.has(kind))) || (to === at && from === boat),
    );
  const who = subjects.findIndex(isFree);
  const crew = subjects[who];
  const isAboard = (at: number) =>
    relations.some(({ from, kind, to }) => from === at && to === boat && CARRIED.has(kind));
  if (crew !== undefined) relations.unshift({ from: who, kind: 'in', to: boat });
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isLanded = kind === 'into' && to === boat;
    const hauled = kind === 'pull' && isAboard(from) ? to : isLanded ? from : null;
    const net = subjects[hauled ?? -1];
    if (hauled === null || net === undefined || !NET.test(net.thing)) continue;
    relations[at] = { from: hauled, kind: 'against', to: boat };
    subjects[hauled] = { ...net, motions: [] };
  }
  const isFishing = subjects.some(
    ({ look, motions }) => /fisher/.test(look?.job ?? '') || motions.includes('fish'),
  );
  if (vessel.thing === 'sailboat' && isFishing)
    subjects[boat] = { ...vessel, thing: 'dinghy', size: 'normal' };
}

/** Those behind a fence are seen over a long one. */
function lengthenFences({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, fence] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'behind' || fence?.thing !== 'fence' || to === null || who === undefined) continue;
    subjects[to] = { ...fence, count: Math.min(4, Math.max(2, who.count)) };
  }
}

/** Turtles of the deep have flippers, and sharks do not leap there. */
const BELOW: Readonly<Record<string, string>> = { turtle: 'sea-turtle', shark: 'shark-swimming' };

function swimAsBelow({ subjects }: Draft, { setting }: SceneDescription): void {
  if (setting !== 'underwater' && setting !== 'aquarium') return;
  for (const [at, subject] of subjects.entries())
    subjects[at] = { ...subject, thing: BELOW[subject.thing] ?? subject.thing };
}

/** A ribbon is tied around the basket or the box that has it. */
function tieRibbons({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isRibbon = (one: number | null) =>
      /^(?:ribbon|bow)$/.test(subjects[one ?? -1]?.thing ?? '');
    const isTied = to !== null && (kind === 'in' || kind === 'on') && isRibbon(from);
    if (isTied && thingOf(subjects[to]?.thing ?? '')?.medium === 'object')
      relations[at] = { from: to, kind: 'wear', to: from };
  }
}

const PADDLED = /^(?:kayak|canoe|raft|rubber-raft)$/;
const UNDER_WAY: ReadonlySet<string> = new Set(['float', 'drive', 'slide', 'run', 'fall', 'jump']);

/** No kayak goes down a river by itself. */
function manBoats(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  const boat = subjects.findIndex(({ thing }) => PADDLED.test(thing));
  const vessel = subjects[boat];
  if (vessel === undefined || !OPEN_WATER.has(setting)) return;
  const isManned = relations.some(({ to, kind }) => to === boat && CARRIED.has(kind));
  const goes =
    vessel.motions.some((motion) => UNDER_WAY.has(motion)) ||
    relations.some(({ from, kind }) => from === boat && /along|through|past|between/.test(kind));
  if (isManned || !goes || vessel.count > 2 || vessel.states.includes('parked')) return;
  const count = vessel.count * (/raft$/.test(vessel.thing) ? 3 : 1);
  relations.push({ from: add(draft, 'person', { count }), kind: 'in', to: boat });
}

const LOADED: Readonly<Record<string, string>> = {
  wheelbarrow: 'loaded-wheelbarrow',
  wagon: 'loaded-wagon',
};

/** What is full of something has neither earth in it nor a cover. */
function loadCarts({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const cart = subjects[to ?? -1];
    const isBoarded = kind === 'in' && thingOf(subjects[from]?.thing ?? '')?.medium === 'land';
    const isFull = cart?.states.includes('full') === true;
    if (kind !== 'in' || to === null || cart === undefined) continue;
    if (!isFull && !(isBoarded && cart.thing === 'wheelbarrow')) continue;
    subjects[to] = { ...cart, thing: LOADED[cart.thing] ?? cart.thing };
  }
}
