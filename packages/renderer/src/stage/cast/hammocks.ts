import type { Draft } from '../draft.ts';

const TRUNKS = /tree|palm|pine|birch/;

/** Between trees a hammock needs no posts, and nobody stands in it. */
export function slingHammocks({ subjects, relations }: Draft): void {
  const own = subjects.findIndex(({ thing }) => thing === 'hammock');
  const trees = subjects.findIndex(({ thing, count }) => TRUNKS.test(thing) && count > 1);
  const isHung = relations.some(
    ({ from, kind, to }) => (from === own && kind !== 'on') || (trees !== -1 && to === trees),
  );
  if (own !== -1 && trees !== -1 && !isHung)
    relations.push({ from: own, kind: 'between', to: trees });
  for (const { from, kind, to } of relations) {
    const who = subjects[from];
    const isIdle = who?.motions.length === 0 && who.states.length === 0;
    if (to === own && own !== -1 && (kind === 'on' || kind === 'in') && isIdle)
      subjects[from] = { ...who, motions: ['sit'], states: ['sitting'] };
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
