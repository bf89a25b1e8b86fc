import type { Draft } from '../draft.ts';

/** What is in an oven with an open mouth lies on its ledge, before the fire. */
export function layInOvens({ subjects, relations }: Draft): void {
  for (const [at, relation] of relations.entries()) {
    const oven = subjects[relation.to ?? -1]?.thing ?? '';
    const food = subjects[relation.from];
    if (relation.kind !== 'in' || oven !== 'pizza-oven') continue;
    if (food !== undefined) subjects[relation.from] = { ...food, size: 'tiny' };
    relations[at] = { ...relation, kind: 'on' };
  }
}
