import type { Draft } from '../draft.ts';

const OVENS = /^(?:pizza-oven|baking-oven|stove)$/;
const HELD: ReadonlySet<string> = new Set(['hold', 'carry']);

/** What is in an oven with an open mouth lies on its ledge, before the fire; what somebody takes out is in the hands. */
export function layInOvens({ subjects, relations }: Draft): void {
  for (const [at, relation] of relations.entries()) {
    const oven = subjects[relation.to ?? -1]?.thing ?? '';
    const holder = relations.find(({ kind, to }) => HELD.has(kind) && to === relation.from);
    if (relation.kind === 'out-of' && OVENS.test(oven) && holder !== undefined)
      relations[at] = { from: holder.from, kind: 'next-to', to: relation.to };
    const food = subjects[relation.from];
    if (relation.kind !== 'in' || oven !== 'pizza-oven') continue;
    if (food !== undefined) subjects[relation.from] = { ...food, size: 'tiny' };
    relations[at] = { ...relation, kind: 'on' };
  }
}
