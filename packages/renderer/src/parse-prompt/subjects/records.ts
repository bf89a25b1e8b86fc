import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';

const PLAYER = /^(?:dj-desk|gramophone|record-player)$/u;

/** "A vinyl record spinning on a turntable": it is seen on the player, without its sleeve. */
export function onPlayer(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const record = subjects.findIndex(({ thing }) => thing === 'vinyl-record');
  const played = subjects[record];
  if (played === undefined) return found;
  const isUnder = ({ from, to }: { readonly from: number; readonly to: number | null }) =>
    from === record && PLAYER.test(subjects[to ?? -1]?.thing ?? '');
  const player = relations.find(isUnder)?.to ?? null;
  const isAlone = relations.every(
    ({ from, to }) => to === null || (from !== record && to !== record),
  );
  const isTurning = isAlone && played.motions.includes('spin');
  const shown = player ?? (isTurning ? record : null);
  if (shown === null) return found;
  const thing = subjects[shown]?.thing === 'gramophone' ? 'gramophone' : 'record-player';
  const named = subjects.map((one, at) => (at === shown ? { ...one, thing, motions: [] } : one));
  return player === null
    ? { ...found, subjects: named }
    : without({ ...found, subjects: named }, record, player);
}
