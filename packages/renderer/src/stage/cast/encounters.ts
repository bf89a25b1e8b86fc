import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { mediumOf } from '../../things/media.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';

/** Who meets whom, and where one stands to what one looks at. */
export function meet(draft: Draft, setting: string): void {
  stepOver(draft);
  letGo(draft);
  standBefore(draft);
  takeAboard(draft);
  comeNear(draft);
  castLines(draft);
  landFish(draft);
  goToArms(draft);
  awaitBaby(draft);
  layLight(draft);
  if (setting === 'classroom') raiseHands(draft);
}

const LEAVING_GROUND = /^(?:jump|fly|float|climb|rise|launch|fall|swing)$/;

/** Who goes over a threshold is before the house; only those who fly or jump are above it. */
function stepOver({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, place] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || place === undefined || kind !== 'over') continue;
    const isBuilt = /^(?:door|house|cottage|modern-house|hut|castle|church)$/.test(place.thing);
    const isAloft = relations.some(
      (one) =>
        one.from === from &&
        (one.kind === 'ride' || one.kind === 'in' || one.kind === 'on') &&
        (thingOf(subjects[one.to ?? -1]?.thing ?? '')?.medium === 'air' ||
          subjects[one.to ?? -1]?.motions.includes('fly') === true),
    );
    const isAbove = isAloft || who.motions.some((one) => LEAVING_GROUND.test(one));
    if (isBuilt && !isAbove && isDrawnPerson(who.thing))
      relations[at] = { from, kind: 'in-front-of', to };
  }
}

const GIVEN_AWAY: ReadonlySet<string> = new Set(['throw', 'kick']);

/** What somebody throws is no longer in the hands. */
function letGo({ relations }: Draft): void {
  const kept = relations.filter(
    ({ from, kind, to }) =>
      kind !== 'hold' ||
      !relations.some((one) => one.from === from && one.to === to && GIVEN_AWAY.has(one.kind)),
  );
  relations.splice(0, relations.length, ...kept);
}

/** Longer than this, what one looks at would make the one who looks tiny beside it. */
const LONG = 2.2;

/** Who waves to a train stands before it. */
function standBefore({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, seen] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'look-at' || who === undefined || seen === undefined) continue;
    const { ratio = 1, metres = 1, medium } = thingOf(seen.thing) ?? {};
    if (isDrawnPerson(who.thing) && ratio > LONG && metres > 2 && medium === 'land')
      relations[at] = { from, kind: 'in-front-of', to };
  }
}

const BOAT = /boat|canoe|raft|gondola|dinghy|kayak/;

/** Who is with somebody in a boat is in it too. */
function takeAboard({ subjects, relations }: Draft): void {
  const trip = relations.find(
    ({ from, kind, to }) =>
      ['ride', 'drive', 'in', 'on'].includes(kind) &&
      BOAT.test(subjects[to ?? -1]?.thing ?? '') &&
      isDrawnPerson(subjects[from]?.thing ?? ''),
  );
  if (trip === undefined) return;
  for (const [from, { thing, motions }] of subjects.entries()) {
    const isPlaced = relations.some(
      (one) => one.from === from && !['read', 'hold', 'wear', 'play', 'look-at'].includes(one.kind),
    );
    const isMet = relations.some((one) => one.to === from);
    const isAshore = motions.some((one) => one === 'walk' || one === 'run' || one === 'wave');
    if (from !== trip.from && isDrawnPerson(thing) && !isPlaced && !isMet && !isAshore)
      relations.push({ from, kind: trip.kind, to: trip.to });
  }
}

/** A secret goes into somebody's ear, nobody does. */
function comeNear({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, other] = [subjects[from], subjects[to ?? -1]];
    if ((kind !== 'into' && kind !== 'in') || who === undefined || other === undefined) continue;
    if (!isDrawnPerson(other.thing) || to === null) continue;
    const isYoung = who.look?.age === 'child' || who.look?.age === 'baby';
    // "In his father's arms": he is carried.
    if (kind === 'in' && isYoung) relations[at] = { from: to, kind: 'carry', to: from };
    else if (isDrawnPerson(who.thing)) relations[at] = { from, kind: 'hug', to };
  }
}

/** Pupils put up one hand, and their teacher stands before them. */
function raiseHands({ subjects, relations }: Draft): void {
  for (const [at, subject] of subjects.entries()) {
    if (subject.count < 2 || !subject.motions.includes('cheer')) continue;
    subjects[at] = { ...subject, motions: ['reach'] };
    const from = subjects.findIndex(
      ({ thing, look }) => thing === 'teacher' || /teacher|professor/.test(look?.job ?? ''),
    );
    if (from === -1 || subject.count < 3) continue;
    const teacher = subjects[from];
    if (teacher !== undefined) subjects[from] = { ...teacher, motions: ['talk'] };
    const shown = relations.find((one) => one.from === from && one.kind === 'point-at');
    const others = relations.filter((one) => one.from !== from);
    relations.splice(0, relations.length, ...others, { from, kind: 'point-at', to: at });
    // What is taught about stands at the side to which the teacher points.
    if (shown?.to == null || shown.to === at) continue;
    relations.push({ from: shown.to, kind: 'right', to: from });
    if (teacher !== undefined) subjects[from] = { ...teacher, motions: ['point'] };
  }
}

const ANGLERS = /^(?:fisherman|fisher|angler|fly-fisherman)$/;
const ABOARD: ReadonlySet<string> = new Set(['in', 'on', 'ride']);

/** A fisherman in a boat who does nothing else fishes. */
function castLines({ subjects, relations }: Draft): void {
  for (const [at, one] of subjects.entries()) {
    const isFree = one.motions.length === 0 && one.states.every((state) => state === 'sitting');
    if (!ANGLERS.test(one.look?.job ?? '') || !isFree || !isDrawnPerson(one.thing)) continue;
    const own = relations.filter(({ from }) => from === at);
    const isInBoat = own.some(
      ({ kind, to }) => ABOARD.has(kind) && mediumOf(subjects[to ?? -1]?.thing ?? '') === 'boat',
    );
    if (isInBoat && own.length === 1) subjects[at] = { ...one, motions: ['fish'] };
  }
}

const LANDED: ReadonlySet<string> = new Set(['pull', 'catch', 'hold']);

/** What anglers pull out of the water that is no fish. */
const JUNK = /boot|shoe|sneaker|wheel|tire|tyre|can$|bottle|bicycle|umbrella|hat$|bag$|bucket/;

/** A fish, or an old boot, that is pulled out of the water hangs on the line. */
function landFish(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const [who, fish] = [subjects[from], subjects[to ?? -1]];
    if (!LANDED.has(kind) || to === null || who === undefined || fish === undefined) continue;
    const { medium, metres = 9 } = thingOf(fish.thing) ?? {};
    const isHauled = kind !== 'hold' || who.motions.includes('fish');
    const isJunk = ANGLERS.test(who.look?.job ?? '') && kind !== 'hold' && JUNK.test(fish.thing);
    if (!isDrawnPerson(who.thing) || metres > 3 || !isHauled) continue;
    if (medium !== 'water' && !isJunk) continue;
    subjects[from] = { ...who, motions: ['fish'] };
    const states = isJunk ? [] : fish.states;
    const colour = fish.colour ?? (isJunk && fish.thing.endsWith('boot') ? '#7a5a40' : null);
    subjects[to] = { ...fish, colour, motions: [], states, count: 1 };
    relations[at] = { from, kind: 'catch', to };
    const isArmed = relations.some(
      (one) => one.from === from && subjects[one.to ?? -1]?.thing === 'fishing-pole',
    );
    if (!isArmed) relations.unshift({ from, kind: 'hold', to: add(draft, 'fishing-pole') });
  }
}

/** Who goes where somebody holds out the arms goes into them. */
function goToArms({ subjects, relations }: Draft): void {
  const open = subjects.findIndex(({ motions }) => motions.includes('welcome'));
  const host = subjects[open];
  if (host === undefined) return;
  const goal = relations.find(
    ({ from, to }) => from === open && isAnimate(subjects[to ?? -1]?.thing ?? ''),
  );
  const free = (at: number) =>
    !relations.some((one) => one.from === at && one.to !== null && one.kind === 'towards');
  const comer =
    goal?.to ??
    subjects.findIndex((one, at) => at !== open && isAnimate(one.thing) && !one.image && free(at));
  if (comer === -1) return;
  if (goal !== undefined) relations.splice(relations.indexOf(goal), 1);
  // On a carpet that they share; it is not what brings them together.
  const floor = relations.findIndex(({ from, kind }) => from === comer && kind === 'on');
  const rug = relations[floor];
  if (rug !== undefined && subjects[rug.to ?? -1]?.thing === 'rug') {
    subjects[rug.to ?? -1] = { ...(subjects[rug.to ?? -1] ?? host), count: 0 };
    relations.splice(floor, 1);
  }
  relations.push({ from: comer, kind: 'towards', to: open });
  const isSmall = /^(?:baby|dog|puppy)/.test(subjects[comer]?.thing ?? '');
  if (!isSmall) subjects[open] = { ...host, motions: ['give'] };
}

/** Who waits for the first steps of a baby kneels. */
function awaitBaby({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [baby, parent] = [subjects[from], subjects[to ?? -1]];
    const isComing = kind === 'towards' && baby?.thing === 'baby' && baby.motions.includes('walk');
    if (isComing && to !== null && parent !== undefined && parent.motions.length === 0)
      subjects[to] = { ...parent, motions: ['welcome'] };
  }
}

/** A book takes both hands: the light by which one reads lies beside. */
function layLight({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const light = subjects[to ?? -1];
    if (kind !== 'hold' || to === null || light?.thing !== 'flashlight') continue;
    if (!relations.some((one) => one.from === from && one.kind === 'read')) continue;
    const seat = relations.find((one) => one.from === from && one.kind === 'on' && one.to !== null);
    subjects[to] = { ...light, states: [...light.states, 'glowing'] };
    relations[at] =
      seat === undefined
        ? { from: to, kind: 'next-to', to: from }
        : { from: to, kind: 'on', to: seat.to };
  }
}
