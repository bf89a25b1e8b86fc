import { plainSubject } from '../../parse-prompt/description/plain-subject.ts';
import type { Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { giveTool } from '../ensembles/tools.ts';

const TABLES = /^(?:massage-table|operating-table|hospital-bed)$/;
const CARERS =
  /^(?:doctor|nurse|surgeon|dentist|paramedic|medic|health-worker|veterinarian|vet|masseur|masseuse|massage-therapist|beautician|physiotherapist)$/;

const isCarer = ({ thing, look }: Subject) => CARERS.test(look?.job ?? thing) || CARERS.test(thing);

/** The bed on which somebody is treated: by who treats, and by what is done. */
function bedFor(subject: Subject, setting: string): string | null {
  const job = subject.look?.job ?? '';
  if (!subject.motions.includes('massage')) return job === 'surgeon' ? 'operating-table' : null;
  return isCarer(subject) && (setting === 'hospital' || job === 'surgeon')
    ? 'operating-table'
    : 'massage-table';
}

/** Who is treated lies on a table, and who treats stands behind it. */
export function careFor(draft: Draft, setting: string): void {
  const { subjects, relations } = draft;
  const table = subjects.findIndex(({ thing, count }) => TABLES.test(thing) && count > 0);
  const carer = subjects.findIndex(
    (one) => isDrawnPerson(one.thing) && one.count < 5 && bedFor(one, setting) !== null,
  );
  const healer = subjects[carer];
  const kind = healer === undefined ? null : bedFor(healer, setting);
  const isMassage = subjects[table]?.thing === 'massage-table';
  if (kind === null && !isMassage) return;
  const isHospital = setting === 'hospital' || setting === 'clinic' || setting === 'abstract';
  const isBusy = relations.some(
    (one) => one.from === carer && one.to !== null && !/hold|wear|feed|look-at|at/.test(one.kind),
  );
  // A surgeon who drinks coffee has nobody on the table.
  if (kind !== null && kind !== 'massage-table' && (!isHospital || isBusy)) return;
  const bed = table === -1 ? add(draft, kind ?? 'massage-table') : table;
  const made = subjects[bed];
  if (made !== undefined && kind !== null) subjects[bed] = { ...made, thing: kind };
  const patient = patientOf(draft, carer, bed, setting);
  const helper = carer === -1 ? add(draft, 'woman', { look: beautician() }) : carer;
  const kept = relations.filter(
    ({ from, to }) =>
      !(from === helper && (to === patient || to === bed)) &&
      !(from === patient && (to === bed || to === helper)),
  );
  relations.splice(0, relations.length, ...kept);
  relations.unshift({ from: patient, kind: 'on', to: bed }, { from: helper, kind: 'at', to: bed });
  const [lying, standing] = [subjects[patient], subjects[helper]];
  if (lying !== undefined) subjects[patient] = { ...lying, motions: [], states: ['lying'] };
  if (standing === undefined) return;
  const count = Math.min(3, standing.count);
  subjects[helper] = { ...standing, count, motions: ['massage'] };
  if (kind === 'operating-table') giveTool(draft, helper, 'scalpel');
}

/** Whose knee is bandaged sits before who does it. */
export function bandage(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [from, carer] of [...subjects.entries()]) {
    const deed = relations.find((one) => one.from === from && one.kind === 'feed');
    const hurt = subjects[deed?.to ?? -1];
    if (!carer.motions.includes('bind') || deed?.to == null || hurt === undefined) continue;
    if (!isDrawnPerson(hurt.thing)) continue;
    const isPlaced = relations.some((one) => one.from === deed.to && SEATED.has(one.kind));
    subjects[deed.to] = { ...hurt, motions: ['sit'], states: ['sitting'] };
    relations[relations.indexOf(deed)] = { from, kind: 'at', to: deed.to };
    if (!isPlaced) relations.unshift({ from: deed.to, kind: 'on', to: add(draft, 'chair') });
  }
}

const TREATED: ReadonlySet<string> = new Set(['feed', 'look-at', 'at', 'hold', 'next-to']);
const HELD = /^(?:stethoscope|syringe|thermometer)$/;

/** Who is examined sits on a couch before the doctor, or lies in the bed that is named; a pet is on a table. */
export function examine(draft: Draft, setting: string): void {
  const { subjects, relations } = draft;
  bringPatient(draft, setting);
  const deed = relations.find(({ from, kind, to }) => {
    const [who, other] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || other === undefined || from === to || !isDrawnPerson(who.thing))
      return false;
    const hasTool = relations.some(
      (one) => one.from === from && HELD.test(subjects[one.to ?? -1]?.thing ?? ''),
    );
    const isOnTable = relations.some(
      (one) =>
        one.from === to && one.kind === 'on' && /table$/.test(at(subjects, one.to ?? -1).thing),
    );
    const isInPractice = setting === 'clinic' && kind === 'look-at' && !isDrawnPerson(other.thing);
    const isAsked =
      who.motions.includes('examine') ||
      isDentist(who) ||
      (isCarer(who) && (hasTool || isOnTable || isInPractice));
    return isAsked && TREATED.has(kind) && isAlive(other.thing) && !isCarer(other);
  });
  const { from, to } = deed ?? {};
  const carer = subjects[from ?? -1];
  let patient = subjects[to ?? -1];
  if (from === undefined || to == null || carer === undefined || patient === undefined) return;
  if (carer.count > 1 || patient.count > 1) return;
  const others = relations.filter((one) => one !== deed && !(one.from === from && one.to === to));
  relations.splice(0, relations.length, ...others);
  subjects[from] = { ...carer, motions: ['examine'] };
  if (!isCarer(carer)) giveTool(draft, from, 'thermometer');
  if (isDentist(carer)) {
    giveTool(draft, from, 'dental-mirror');
    if (patient.thing === 'crocodile') patient = { ...patient, thing: 'gaping-crocodile' };
    subjects[to] = patient;
  }
  const isPerson = isDrawnPerson(patient.thing);
  const bed = relations.findIndex(
    (one) =>
      (one.from === from || one.from === to) && /bed$/.test(subjects[one.to ?? -1]?.thing ?? ''),
  );
  const lain = relations[bed]?.to;
  if (lain != null) {
    relations[bed] = { from: to, kind: 'on', to: lain };
    subjects[to] = { ...patient, motions: [], states: [...patient.states, 'lying'] };
    relations.push({ from, kind: 'at', to: lain });
    return;
  }
  const isPlaced = relations.some((one) => one.from === to && SEATED.has(one.kind));
  if (isPerson)
    subjects[to] = { ...patient, motions: ['sit'], states: [...patient.states, 'sitting'] };
  if (!isPlaced)
    relations.unshift({ from: to, kind: 'on', to: add(draft, seatFor(carer, patient)) });
  relations.push({ from, kind: 'at', to });
}

/** A dentist at work has somebody in the chair. */
function bringPatient(draft: Draft, setting: string): void {
  const { subjects, relations } = draft;
  const at = subjects.findIndex((one) => isDentist(one) && one.count === 1);
  const isAlone = subjects.every((one, index) => index === at || !isAlive(one.thing));
  const isBusy = relations.some(
    ({ from, kind, to }) => from === at && to !== null && !/hold|wear|at/.test(kind),
  );
  if (at === -1 || !isAlone || isBusy || !/^(?:clinic|hospital|abstract)$/.test(setting)) return;
  relations.push({ from: at, kind: 'feed', to: add(draft, 'man') });
}

const isDentist = ({ look }: Subject) => look?.job === 'dentist';

function seatFor(carer: Subject, patient: Subject): string {
  if (isDentist(carer)) return 'dentist-chair';
  return isDrawnPerson(patient.thing) ? 'exam-couch' : 'table';
}

/** Who visits somebody in bed is not in it. */
export function visitInBed({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const visitor = subjects[from];
    if (kind !== 'on' || to === null || visitor === undefined || !isCarer(visitor)) continue;
    const isBed = /^(?:hospital-bed|bed)$/.test(subjects[to]?.thing ?? '');
    const patient = subjects.findIndex(
      (one, index) => index !== from && isDrawnPerson(one.thing) && !isCarer(one),
    );
    const sick = subjects[patient];
    if (!isBed || sick === undefined) continue;
    relations[at] = { from: patient, kind: 'on', to };
    subjects[patient] = { ...sick, motions: [], states: [...sick.states, 'lying'] };
    subjects[from] = { ...visitor, motions: [] };
    for (const [index, one] of relations.entries())
      if (one.from === from && one.to === patient) relations[index] = { from, kind: 'next-to', to };
  }
}

const isAlive = (thing: string) =>
  isDrawnPerson(thing) || thingOf(thing)?.anchors.mouth !== undefined;
const SEATED: ReadonlySet<string> = new Set(['on', 'in']);
const MOVED: ReadonlySet<string> = new Set(['push', 'pull', 'carry', 'hold']);

/** A stretcher that is in a hurry has somebody on it. */
export function layOnStretcher(draft: Draft): void {
  const { subjects, relations } = draft;
  const bed = subjects.findIndex(({ thing, count }) => thing === 'hospital-bed' && count > 0);
  const isMoved = relations.some(({ kind, to }) => to === bed && MOVED.has(kind));
  const isTaken = relations.some(({ from, to }) => to === bed && !isCarer(at(subjects, from)));
  if (bed === -1 || !isMoved || isTaken) return;
  const patient = add(draft, 'man', { states: ['lying'] });
  relations.unshift({ from: patient, kind: 'on', to: bed });
}

const at = (subjects: readonly Subject[], index: number): Subject =>
  subjects[index] ?? plainSubject('person');

const beautician = (): Subject['look'] => ({
  age: 'adult',
  gender: 'female',
  hairColour: null,
  hairStyle: null,
  skin: null,
  clothes: [],
  job: 'beautician',
});

/** Who lies on it already, the other one of two, or somebody. */
function patientOf(draft: Draft, carer: number, bed: number, setting: string): number {
  const { subjects, relations } = draft;
  const lying = relations.find(
    (one) => one.from !== carer && one.to === bed && isDrawnPerson(subjects[one.from]?.thing ?? ''),
  );
  if (lying !== undefined) return lying.from;
  const other = subjects.findIndex(
    (one, at) => at !== carer && isDrawnPerson(one.thing) && !isCarer(one) && one.count === 1,
  );
  return other === -1 ? add(draft, setting === 'hospital' ? 'man' : 'woman') : other;
}

/** Who works with a baby or a cat on the lap has the arms around it. */
export function keepInArms({ subjects, relations }: Draft, at: number): void {
  const who = subjects[at];
  const isHolding = relations.some(
    ({ from, kind, to }) =>
      from === at && kind === 'hold' && thingOf(subjects[to ?? -1]?.thing ?? '')?.anchors.mouth,
  );
  if (who === undefined || !isHolding) return;
  subjects[at] = { ...who, motions: who.motions.filter((one) => one !== 'type') };
}
