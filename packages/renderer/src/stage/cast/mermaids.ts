import type { Draft } from '../draft.ts';

const MERMAID = /^(?:woman-merpeople|merpeople)$/;
const SEATS = /^(?:rock|boulder|stone|crag|cliff|pier|sand|shell|seashell|island|dock)$/;

/** A mermaid who sits has her tail beside her. */
export function seatMermaids({ subjects, relations }: Draft): void {
  for (const [at, subject] of subjects.entries()) {
    const isOnSeat = relations.some(
      ({ from, kind, to }) =>
        from === at && kind === 'on' && SEATS.test(subjects[to ?? -1]?.thing ?? ''),
    );
    const isSat = subject.motions.includes('sit') || subject.states.includes('sitting');
    if (!MERMAID.test(subject.thing) || !(isSat || isOnSeat)) continue;
    const isBusy = subject.motions.some((one) => /^(?:swim|jump|wave|dance)$/.test(one));
    if (isBusy) continue;
    subjects[at] = { ...subject, thing: 'sitting-mermaid', motions: [], states: [] };
  }
}
