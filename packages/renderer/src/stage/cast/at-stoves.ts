import type { Setting } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';

const GRILL = /^(?:grill|barbecue)$/;
const COOKED: ReadonlySet<string> = new Set(['cook', 'throw', 'hold', 'at']);
/** What is as small as this stands on a worktop and not on the floor. */
const SMALL_METRES = 0.45;
const KITCHENS: ReadonlySet<Setting> = new Set<Setting>(['kitchen', 'restaurant-kitchen']);

/** How food is handled where it is cooked and eaten. */
export function workInKitchens(draft: Draft, setting: Setting): void {
  cookOnGrills(draft);
  liftWithChopsticks(draft);
  standBeforeFire(draft);
  dropThings(draft);
  standOnWorktop(draft, setting);
}

/** Who cooks on a grill stands at it with a spatula, and what is cooked lies on it. */
function cookOnGrills(draft: Draft): void {
  const { subjects, relations } = draft;
  const grill = subjects.findIndex(({ thing }) => GRILL.test(thing));
  const cook = subjects.findIndex(
    ({ thing, motions }, at) =>
      isDrawnPerson(thing) &&
      motions.includes('stir') &&
      relations.some(({ from, to }) => from === at && to === grill),
  );
  const who = subjects[cook];
  if (grill === -1 || who === undefined) return;
  subjects[cook] = { ...who, motions: who.motions.filter((one) => one !== 'stir') };
  const own = relations.filter(({ from, to }) => from === cook && to !== null);
  for (const { kind, to } of own) {
    if (to === null || to === grill || !COOKED.has(kind)) continue;
    const isFood = thingOf(subjects[to]?.thing ?? '')?.medium === 'object';
    if (isFood) relations.push({ from: to, kind: 'on', to: grill });
  }
  const kept = relations.filter((one) => !own.includes(one));
  relations.splice(
    0,
    relations.length,
    { from: cook, kind: 'hold', to: add(draft, 'spatula') },
    { from: cook, kind: 'at', to: grill },
    ...kept,
  );
}

const HELD: ReadonlySet<string> = new Set(['hold', 'carry', 'eat', 'catch', 'at']);

/** Chopsticks that take something are in a hand above the plate from which they take it. */
function liftWithChopsticks({ subjects, relations }: Draft): void {
  const sticks = subjects.findIndex(({ thing }) => thing === 'chopsticks');
  const taken = relations.find(
    ({ from, kind, to }) => from === sticks && to !== null && HELD.has(kind),
  );
  const tool = subjects[sticks];
  if (tool === undefined || taken === undefined || taken.to === null) return;
  subjects[sticks] = { ...tool, thing: 'lifting-chopsticks', count: 1, motions: [], states: [] };
  const own = relations.filter(
    ({ from, to }) => from === sticks || from === taken.to || to === sticks,
  );
  const dish = own.find(({ to }) => to !== null && to !== taken.to && to !== sticks)?.to ?? null;
  const kept = relations.filter((one) => !own.includes(one));
  const above = dish === null ? [] : [{ from: sticks, kind: 'above' as const, to: dish }];
  relations.splice(
    0,
    relations.length,
    { from: sticks, kind: 'hold', to: taken.to },
    ...above,
    ...kept,
  );
}

/** A cup beside a fireplace is what the picture is of, and the fire is behind it. */
function standBeforeFire({ subjects, relations }: Draft): void {
  const fire = subjects.findIndex(({ thing }) => thing === 'fireplace');
  if (fire === -1 || subjects.some(({ thing }) => thingOf(thing)?.anchors.mouth !== undefined))
    return;
  for (const [at, { from, kind, to }] of relations.entries()) {
    const { medium, metres = 9 } = thingOf(subjects[from]?.thing ?? '') ?? {};
    const isSmall = medium === 'object' && metres <= SMALL_METRES;
    if ((kind === 'next-to' || kind === 'at') && to === fire && isSmall)
      relations[at] = { from, kind: 'in-front-of', to };
  }
}

/** What somebody drops is on its way to the ground before them; an animal gets to it there. */
function dropThings({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const thing = subjects[to ?? -1];
    const isDropped = kind === 'hold' && thing?.motions.includes('fall') === true;
    if (!isDropped || to === null || !isDrawnPerson(subjects[from]?.thing ?? '')) continue;
    relations[at] = { from: to, kind: 'out-of', to: from };
    for (const [other, one] of relations.entries())
      if (one.from !== from && one.to === to && one.kind === 'eat')
        relations[other] = { from: one.from, kind: 'next-to', to: from };
  }
}

/** In a kitchen, what somebody is at stands on a table. */
function standOnWorktop(draft: Draft, setting: Setting): void {
  const { subjects, relations } = draft;
  if (!KITCHENS.has(setting)) return;
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const { medium, metres = 9 } = thingOf(subjects[to ?? -1]?.thing ?? '') ?? {};
    const isSmall = medium === 'object' && metres <= SMALL_METRES;
    if (kind !== 'at' || to === null || !isSmall || !isDrawnPerson(subjects[from]?.thing ?? ''))
      continue;
    if (relations.some((one) => one.from === to && one.kind === 'on')) continue;
    const table = add(draft, 'table');
    relations[at] = { from, kind: 'at', to: table };
    relations.push({ from: to, kind: 'on', to: table });
  }
}
