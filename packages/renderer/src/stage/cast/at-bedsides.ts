import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';

const BED = /^(?:bed|hospital-bed)$/;

/** Who holds the hand of somebody in bed stands at it and reaches out to them. */
export function holdHandsInBed(draft: Draft, setting: string): void {
  const { subjects, relations } = draft;
  for (const { from, kind, to } of [...relations]) {
    if (kind !== 'hand-in-hand' || to === null) continue;
    const [visitor, patient] = [subjects[from], subjects[to]];
    const lying = relations.find(
      (one) =>
        one.from === to && one.kind === 'on' && BED.test(subjects[one.to ?? -1]?.thing ?? ''),
    );
    if (visitor === undefined || patient === undefined || lying?.to == null) continue;
    if (!isDrawnPerson(visitor.thing) || !isDrawnPerson(patient.thing)) continue;
    const others = relations.filter((one) => one.from !== from || one.kind === 'hold');
    relations.splice(0, relations.length, ...others);
    relations.push({ from, kind: 'at', to: lying.to });
    subjects[to] = { ...patient, motions: [], states: ['lying'] };
    const bed = subjects[lying.to];
    if (bed !== undefined && setting === 'hospital')
      subjects[lying.to] = { ...bed, thing: 'hospital-bed' };
    subjects[from] = { ...visitor, motions: ['tend'] };
  }
}
