import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';

const DESK = 'jury-desk';

/** Those who give points sit behind one desk, each with a card. */
export function seatJury(draft: Draft): void {
  const { subjects, relations } = draft;
  const jury = subjects.findIndex(({ look }) => look?.job === 'juror');
  const judges = subjects[jury];
  if (judges === undefined || judges.count < 2) return;
  const there = subjects.findIndex(({ thing }) => /^(?:table|desk|dinner-table)$/.test(thing));
  const table = subjects[there];
  if (table !== undefined) subjects[there] = { ...table, thing: DESK };
  const desk = table === undefined ? add(draft, DESK) : there;
  const kept = relations.filter(
    ({ from, to }) =>
      from !== jury || (to !== desk && !isDrawnPerson(subjects[to ?? -1]?.thing ?? '')),
  );
  relations.splice(0, relations.length, { from: jury, kind: 'at', to: desk }, ...kept);
  for (const { from, kind, to } of kept) {
    const card = subjects[to ?? -1];
    if (from === jury && kind === 'hold' && to !== null && card !== undefined)
      subjects[to] = { ...card, count: judges.count };
  }
}
