import { isDrawnPerson } from '../people/person.ts';
import { thingOf } from '../things/things.ts';
import type { Draft } from './draft.ts';

/** Animals that jump onto tables. */
const LIGHT_METRES = 0.7;

/** What is in an oven with an open mouth lies on its ledge, before the fire. */
export function layInOvens({ subjects, relations }: Draft): void {
  for (const [at, relation] of relations.entries()) {
    const food = subjects[relation.from];
    if (relation.kind !== 'in' || subjects[relation.to ?? -1]?.thing !== 'pizza-oven') continue;
    if (food !== undefined) subjects[relation.from] = { ...food, size: 'tiny' };
    relations[at] = { ...relation, kind: 'on' };
  }
}

/** "A cat knocks a glass off the table": she is on it, and it falls down beside it. */
export function knockOff({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, fallen] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'push' || who === undefined || fallen?.motions.includes('fall') !== true) continue;
    const off = relations.find((one) => one.from === to && one.kind === 'out-of');
    if (off?.to == null) continue;
    const isLight = !isDrawnPerson(who.thing) && (thingOf(who.thing)?.metres ?? 1) < LIGHT_METRES;
    const motions = who.motions.filter((motion) => motion !== 'walk');
    subjects[from] = { ...who, motions };
    relations[at] = { from, kind: isLight ? 'on' : 'at', to: off.to };
  }
}
