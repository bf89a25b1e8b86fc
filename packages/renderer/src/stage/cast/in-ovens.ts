import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';

const BAKED = /bread|loaf|baguette|^bun|roll$|pretzel|pie$|bagel/;

/** What is in an oven with an open mouth lies on its ledge, before the fire. */
export function layInOvens(draft: Draft): void {
  const { subjects, relations } = draft;
  takeOut(draft);
  for (const [at, relation] of relations.entries()) {
    const oven = subjects[relation.to ?? -1]?.thing ?? '';
    const food = subjects[relation.from];
    if (relation.kind !== 'in' || oven !== 'pizza-oven') continue;
    if (food !== undefined) subjects[relation.from] = { ...food, size: 'tiny' };
    relations[at] = { ...relation, kind: 'on' };
  }
}

/** Who takes bread or pizza out of a hot oven has it on a peel. */
function takeOut(draft: Draft): void {
  const { subjects, relations } = draft;
  const taken = relations.find(
    ({ kind, to }) => kind === 'out-of' && subjects[to ?? -1]?.thing === 'pizza-oven',
  );
  const food = subjects[taken?.from ?? -1];
  if (taken === undefined || taken.to === null || food === undefined) return;
  const peel = food.thing === 'pizza' ? 'pizza-peel' : BAKED.test(food.thing) ? 'bread-peel' : null;
  const held = relations.find(
    ({ from, kind, to }) =>
      kind === 'hold' && to === taken.from && isDrawnPerson(subjects[from]?.thing ?? ''),
  );
  if (peel === null || held === undefined) return;
  subjects[taken.from] = { ...food, count: 0 };
  relations.splice(relations.indexOf(taken), 1);
  relations[relations.indexOf(held)] = { ...held, to: add(draft, peel) };
  relations.push({ from: held.from, kind: 'at', to: taken.to });
}
