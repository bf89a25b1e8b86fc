import { add, type Draft } from '../draft.ts';

const TRUNKS = /tree|palm|pine|birch/;

/** Who works in a hammock has the laptop on the lap. */
function typeThere(draft: Draft, from: number): void {
  const who = draft.subjects[from];
  if (who === undefined) return;
  draft.subjects[from] = { ...who, motions: ['sit'], states: ['sitting'] };
  const has = draft.relations.some((one) => one.from === from && one.kind === 'hold');
  if (!has) draft.relations.push({ from, kind: 'hold', to: add(draft, 'laptop') });
}

/** Between trees a hammock needs no posts, and nobody stands in it. */
export function slingHammocks({ subjects, relations }: Draft): void {
  const own = subjects.findIndex(({ thing }) => thing === 'hammock');
  const trees = subjects.findIndex(({ thing, count }) => TRUNKS.test(thing) && count > 1);
  const isHung = relations.some(
    ({ from, kind, to }) => (from === own && kind !== 'on') || (trees !== -1 && to === trees),
  );
  for (const [at, one] of relations.entries())
    if (own !== -1 && one.kind === 'between' && one.to === trees && trees !== -1)
      relations[at] = { ...one, from: own };
  if (own !== -1 && trees !== -1 && !isHung)
    relations.push({ from: own, kind: 'between', to: trees });
  for (const { from, kind, to } of relations) {
    const who = subjects[from];
    if (who === undefined || to !== own || own === -1 || (kind !== 'on' && kind !== 'in')) continue;
    const isIdle = who.motions.length === 0 && who.states.length === 0;
    if (isIdle) subjects[from] = { ...who, motions: ['sit'], states: ['sitting'] };
    if (who.motions.includes('type')) typeThere({ subjects, relations }, from);
  }
  for (const { from, kind, to } of relations) {
    const [hammock, tree] = [subjects[from], subjects[to ?? -1]];
    if (hammock?.thing !== 'hammock' || tree === undefined || to === null || kind !== 'between')
      continue;
    if (!TRUNKS.test(tree.thing)) continue;
    subjects[from] = { ...hammock, thing: 'slung-hammock' };
    subjects[to] = { ...tree, count: 2 };
  }
}
