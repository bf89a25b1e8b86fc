import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { INDOORS } from '../../scene/indoors.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { holdUmbrellas } from '../ensembles/under-umbrella.ts';
import { buildWithCranes } from './cranes.ts';

/** What stands or hangs where it belongs before anybody comes to it. */
export function setUp(draft: Draft, description: SceneDescription): void {
  const { setting } = description;
  buildWithCranes(draft, description);
  openParasols(draft, setting);
  holdUmbrellas(draft);
  standBelow(draft);
  sitInShelters(draft);
  fitCages(draft);
  raiseTrees(draft);
  if (description.hasFairyLights === true) hangLightsOnce(draft);
  if (setting === 'courtroom') standAtTheBench(draft);
  if (setting === 'hot-spring') sitInTheSpring(draft);
  if (INDOORS.has(setting)) hangMaps(draft);
  if (/^(?:stadium|arena|ice-rink)$/.test(setting)) flyInStands(draft);
}

const IN_HAND: ReadonlySet<string> = new Set(['hold', 'carry', 'share']);
const SUNNY: ReadonlySet<string> = new Set(['beach', 'poolside', 'terrace', 'garden', 'tide-pool']);

const isAtRest = ({ states }: Subject) => states.includes('asleep') || states.includes('lying');

/** An umbrella that nobody has in the hand stands in the sand, and who sleeps under it lies on a towel. */
function openParasols(draft: Draft, setting: string): void {
  const { subjects, relations } = draft;
  for (const [at, umbrella] of subjects.entries()) {
    const isHeld = relations.some(({ kind, to }) => to === at && IN_HAND.has(kind));
    if (umbrella.thing !== 'umbrella' || isHeld || !SUNNY.has(setting)) continue;
    subjects[at] = { ...umbrella, thing: 'umbrella-on-ground', size: 'big' };
    const [sleeper] = relations.filter(
      ({ from, kind, to }) =>
        to === at && kind === 'under' && isDrawnPerson(subjects[from]?.thing ?? ''),
    );
    const who = subjects[sleeper?.from ?? -1];
    const isLaid = relations.some(
      ({ from, kind, to }) => from === sleeper?.from && kind === 'on' && to !== null,
    );
    if (sleeper === undefined || who === undefined || isLaid || !isAtRest(who)) continue;
    relations.push({ from: sleeper.from, kind: 'on', to: add(draft, 'beach-towel') });
  }
}

const THRONED = /^(?:judge|king|queen|emperor|pharaoh)$/;

/** Who stands below those who sit in judgement is before them at their side, and hides nobody. */
function standBelow({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isHigh = THRONED.test(subjects[to ?? -1]?.look?.job ?? '');
    if (kind === 'below' && isHigh && isDrawnPerson(subjects[from]?.thing ?? ''))
      relations[at] = { from, kind: 'next-to', to };
  }
}

const AT_WORK: ReadonlySet<string> = new Set(['hold', 'read', 'look-at', 'point-at']);

/** A judge has the bench before them. */
function standAtTheBench(draft: Draft): void {
  const { subjects, relations } = draft;
  const judge = subjects.findIndex(({ look }) => look?.job === 'judge');
  const who = subjects[judge];
  if (who === undefined || who.count > 1 || who.motions.length > 0) return;
  const isFree = relations.every(({ from, kind }) => from !== judge || AT_WORK.has(kind));
  if (!isFree || who.states.includes('sitting')) return;
  const to = add(draft, 'shop-counter', { colour: '#7a4a2c' });
  relations.push({ from: judge, kind: 'behind', to });
}

/** Who rests in warm water sits in it. */
function sitInTheSpring({ subjects, relations }: Draft): void {
  for (const [at, subject] of subjects.entries()) {
    const { thing, motions, states } = subject;
    const isPlaced = relations.some(
      ({ from, to, kind }) => from === at && to !== null && !IN_HAND.has(kind),
    );
    const isBusy = motions.some((one) => one !== 'sit') || states.includes('standing');
    if (!isDrawnPerson(thing) || isPlaced || isBusy) continue;
    const kept = states.filter((one) => one !== 'lying' && one !== 'sitting');
    subjects[at] = { ...subject, motions: ['sit'], states: [...kept, 'sitting'] };
  }
}

/** Lamps on strings hang over all of the picture; those under them have no others. */
function hangLightsOnce({ subjects, relations }: Draft): void {
  for (const [at, subject] of subjects.entries()) {
    const isOn = relations.some(({ from, to }) => from === at && to !== null);
    if (subject.thing === 'fairy-lights' && !isOn) subjects[at] = { ...subject, count: 0 };
  }
}

/** A cage for lions would make little of a puppy. */
const SMALL_METRES = 0.9;

function fitCages({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, cage] = [subjects[from], subjects[to ?? -1]];
    const isSmall =
      (thingOf(who?.thing ?? '')?.metres ?? 2) < SMALL_METRES || who?.size === 'small';
    if (kind !== 'in' || to === null || cage?.thing !== 'animal-cage' || !isSmall) continue;
    if (cage.size === 'normal') subjects[to] = { ...cage, size: 'small' };
  }
}

/** Who sits at a bus stop sits on its bench. */
function sitInShelters({ subjects, relations }: Draft): void {
  for (const [at, { from, to }] of relations.entries()) {
    const who = subjects[from];
    const isSitting = who?.motions.includes('sit') === true || who?.states.includes('sitting');
    if (subjects[to ?? -1]?.thing !== 'bus-shelter' || isSitting !== true) continue;
    relations[at] = { from, kind: 'on', to };
  }
}

/** A map that one points at hangs from a stand, where the hand reaches it; one that things lie on is spread out. */
function hangMaps({ subjects, relations }: Draft): void {
  for (const { kind, to } of relations) {
    const map = subjects[to ?? -1];
    if (to !== null && map?.thing === 'world-map' && kind === 'on')
      subjects[to] = { ...map, thing: 'spread-map' };
    const isShown = kind === 'point-at' || kind === 'look-at';
    if (to === null || map?.thing !== 'world-map' || !isShown) continue;
    subjects[to] = { ...map, thing: 'map-stand' };
  }
}

/** What the crowd waves is seen in the stands. */
function flyInStands({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of [...relations]) {
    const [who, flag] = [subjects[from], subjects[to ?? -1]];
    const isCrowd = /crowd|fan|audience|spectator/.test(who?.look?.job ?? '');
    if (kind !== 'hold' || to === null || flag === undefined || !isCrowd) continue;
    subjects[to] = { ...flag, position: 'far', count: Math.min(3, flag.count) };
    const kept = relations.filter((one) => one.to !== to);
    relations.splice(0, relations.length, ...kept);
  }
}

/** A tree that people decorate is taller than they are. */
function raiseTrees({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const tree = subjects[to ?? -1];
    if (kind !== 'around' || to === null || tree?.thing !== 'christmas-tree') continue;
    if (subjects[from]?.motions.includes('reach') === true && tree.size === 'normal')
      subjects[to] = { ...tree, size: 'big' };
  }
}
