import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';

const BED = /^(?:bed|sofa)$/;

/** A blanket that somebody is under is the one of a bed; who reads to others sits beside it. */
export function tuckIn(draft: Draft): void {
  const { subjects, relations } = draft;
  const at = relations.findIndex(
    ({ from, kind, to }) =>
      kind === 'under' &&
      subjects[to ?? -1]?.thing === 'blanket' &&
      isDrawnPerson(subjects[from]?.thing ?? ''),
  );
  const { from, to } = relations[at] ?? {};
  const blanket = subjects[to ?? -1];
  if (from === undefined || to == null || blanket === undefined) return;
  const listeners =
    relations.find((one) => one.from === from && one.kind === 'towards')?.to ?? null;
  const who = subjects[listeners ?? from];
  if (who === undefined) return;
  // By the fire one sits in an armchair, and the blanket is on the knees.
  if (subjects.some(({ thing }) => /fire/.test(thing))) {
    subjects[to] = { ...blanket, count: 0 };
    subjects[from] = { ...who, motions: ['sit'], states: ['sitting'] };
    const fire = relations.filter((one) => one.from !== to && one.to !== to);
    relations.splice(0, relations.length, ...fire);
    return;
  }
  const there = subjects.findIndex(({ thing }) => BED.test(thing));
  const bed = there === -1 ? add(draft, 'bed') : there;
  subjects[to] = { ...blanket, count: 0 };
  const kept = relations.filter(
    (one) => one.from !== to && one.to !== to && !(one.from === from && one.to === listeners),
  );
  relations.splice(0, relations.length, ...kept);
  if (!kept.some((one) => one.from === (listeners ?? from) && one.to === bed))
    relations.unshift({ from: listeners ?? from, kind: 'on', to: bed });
  if (listeners === null) return;
  subjects[listeners] = { ...who, motions: [] };
  relations.push({ from, kind: 'next-to', to: bed });
}
