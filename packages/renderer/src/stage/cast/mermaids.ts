import { add, type Draft } from '../draft.ts';

const MERMAID = /^(?:woman-merpeople|merpeople)$/;
const SEATS = /^(?:rock|boulder|stone|crag|cliff|pier|sand|shell|seashell|island|dock)$/;

/** A mermaid who sits has her tail beside her. */
export function seatMermaids(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, subject] of subjects.entries()) {
    const isOnSeat = relations.some(
      ({ from, kind, to }) =>
        from === at && kind === 'on' && SEATS.test(subjects[to ?? -1]?.thing ?? ''),
    );
    const isCombing = subject.motions.includes('comb');
    const isSat = subject.motions.includes('sit') || subject.states.includes('sitting');
    if (!MERMAID.test(subject.thing) || !(isSat || isOnSeat || isCombing)) continue;
    const isBusy = subject.motions.some((one) => /^(?:swim|jump|wave|dance)$/.test(one));
    if (isBusy) continue;
    const thing = isCombing ? 'combing-mermaid' : 'sitting-mermaid';
    subjects[at] = { ...subject, thing, motions: [], states: [] };
    if (isCombing && relations.every(({ from }) => from !== at))
      relations.push({ from: at, kind: 'on', to: add(draft, 'rock') });
  }
}
