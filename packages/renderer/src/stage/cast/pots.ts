import type { Draft } from '../draft.ts';

const POT = /^(?:flower-pot|window-box|planter)$/;

/** "Basil and rosemary in pots": there is something in each of them. */
export function fillPots({ subjects, relations }: Draft): void {
  for (const [at, pots] of subjects.entries()) {
    if (!POT.test(pots.thing)) continue;
    const own = relations.filter(({ kind, to }) => kind === 'in' && to === at);
    // One pot is enough.
    for (const { from } of own) {
      const plant = subjects[from];
      if (plant?.thing === 'potted-cactus') subjects[from] = { ...plant, thing: 'cactus' };
    }
    if (pots.count === 1) continue;
    const [only] = own;
    const plant = subjects[only?.from ?? -1];
    if (own.length !== 1 || only === undefined || plant === undefined) continue;
    const count = Math.max(pots.count, plant.count);
    subjects[at] = { ...pots, count };
    subjects[only.from] = { ...plant, count };
  }
}
