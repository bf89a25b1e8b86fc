import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';

const HAT = /^(?:hat|top-hat)$/;

/** The magician, who pulls it out, or somebody if there is a stage. */
function performer(draft: Draft, pulled: number, setting: string): number {
  const { subjects, relations } = draft;
  const named = subjects.findIndex(({ look }) => look?.job === 'magician');
  if (named !== -1) return named;
  const puller = relations.find(
    ({ from, kind, to }) =>
      to === pulled &&
      (kind === 'pull' || kind === 'hold') &&
      isDrawnPerson(subjects[from]?.thing ?? ''),
  );
  if (puller !== undefined || setting !== 'stage') return puller?.from ?? -1;
  const mage = add(draft, 'person-mage');
  relations.push({ from: mage, kind: 'hold', to: add(draft, 'magic-wand') });
  return mage;
}

/** What a magician has in a hat comes out of one that stands on a table beside them. */
export function conjure(draft: Draft, setting: string): void {
  const { subjects, relations } = draft;
  const trick = relations.find(
    ({ from, kind, to }) =>
      kind === 'out-of' &&
      to !== null &&
      !isDrawnPerson(subjects[from]?.thing ?? '') &&
      HAT.test(subjects[to]?.thing ?? ''),
  );
  if (trick === undefined) return;
  const mage = performer(draft, trick.from, setting);
  const [magician, hat] = [subjects[mage], subjects[trick?.to ?? -1]];
  if (magician === undefined || hat === undefined || trick?.to == null) return;
  const { to } = trick;
  const table = add(draft, 'magic-table');
  subjects[to] = { ...hat, thing: 'top-hat', count: 1, motions: [] };
  const pulled = subjects[trick.from];
  if (pulled !== undefined && thingOf(pulled.thing)?.medium !== 'air')
    subjects[trick.from] = { ...pulled, motions: [], states: [] };
  subjects[mage] = { ...magician, motions: ['cast'], states: ['standing'] };
  const kept = relations.filter(
    ({ from, kind, to: other }) =>
      !(from === mage && kind !== 'hold' && kind !== 'wear') &&
      !(from === to && other !== null) &&
      !(other === mage && from !== mage),
  );
  relations.splice(0, relations.length, { from: to, kind: 'on', to: table }, ...kept);
  relations.push({ from: mage, kind: 'at', to: table });
}
