import { isDrawnPerson } from '../../people/person.ts';
import { FLOWER } from '../../things/plants/flower-names.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';

/** What goes from the hands of one to another one. */
export function handToOthers(draft: Draft): void {
  putOn(draft);
  takeOver(draft);
  leaveLetters(draft);
  handOver(draft);
  arrangeFlowers(draft);
  bindFlowers(draft);
}

/** Who puts or spills something on somebody stands before them, with it in the hands. */
function putOn({ subjects, relations }: Draft): void {
  for (const [at, { from: what, kind, to }] of relations.entries()) {
    const taken = relations.findIndex(
      (one) => one.to === what && (one.kind === 'hold' || one.kind === 'pour'),
    );
    const from = relations[taken]?.from;
    if (kind !== 'on' || to === null || from === undefined || from === to) continue;
    const { medium, metres = 9 } = thingOf(subjects[what]?.thing ?? '') ?? {};
    const areTwo = [from, to].every((one) => isDrawnPerson(subjects[one]?.thing ?? ''));
    if (!areTwo || medium !== 'object' || metres > 0.5) continue;
    relations[taken] = { from, kind: 'hold', to: what };
    relations[at] = { from, kind: 'at', to };
  }
}

/** Who is handed a tool does not have one already. */
function takeOver({ subjects, relations }: Draft): void {
  for (const { from, kind, to: other } of [...relations]) {
    if ((kind !== 'at' && kind !== 'towards') || other === null) continue;
    const given = relations.find((one) => one.from === from && one.kind === 'hold')?.to ?? null;
    const own = relations.find(
      (one) =>
        one.from === other &&
        one.kind === 'hold' &&
        one.to !== given &&
        subjects[one.to ?? -1]?.thing === subjects[given ?? -1]?.thing,
    );
    const tool = subjects[own?.to ?? -1];
    if (given === null || own === undefined || own.to === null || tool === undefined) continue;
    subjects[own.to] = { ...tool, count: 0 };
    relations.splice(relations.indexOf(own), 1);
  }
}

/** A mail carrier with a parcel has no letter besides. */
function leaveLetters({ subjects, relations }: Draft): void {
  const held = relations.filter(({ kind }) => kind === 'hold');
  for (const letter of held) {
    const { from, to } = letter;
    const own = subjects[to ?? -1];
    const isBesides = held.some((one) => one.from === from && one.to !== to);
    if (own?.thing !== 'envelope' || to === null || !isBesides) continue;
    subjects[to] = { ...own, count: 0 };
    relations.splice(relations.indexOf(letter), 1);
  }
}

/** Who gives something to somebody stands before them. */
function handOver({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, other] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'towards' || who === undefined || other === undefined) continue;
    const isHolding = relations.some((one) => one.from === from && one.kind === 'hold');
    const isGoing = who.motions.some((one) => one === 'walk' || one === 'run');
    if (isHolding && !isGoing && isDrawnPerson(other.thing))
      relations[at] = { from, kind: 'at', to };
  }
}

const GIVEN = new RegExp(FLOWER);

/** Flowers that are arranged are one bunch on the table. */
function arrangeFlowers({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, flowers] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'at' || to === null || who === undefined || flowers === undefined) continue;
    if (who.motions.includes('handle') && GIVEN.test(flowers.thing))
      subjects[to] = { ...flowers, thing: 'bouquet', count: 1 };
  }
}

/** Flowers that are given are a bouquet. */
function bindFlowers({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const flowers = subjects[to ?? -1];
    if (kind !== 'hold' || to === null || flowers === undefined || flowers.count < 2) continue;
    const isGiven = relations.some((one) => one.from === from && one.kind === 'at');
    if (isGiven && GIVEN.test(flowers.thing))
      subjects[to] = { ...flowers, thing: 'bouquet', count: 1 };
  }
}
