import { isPerson } from '../kinds-of-things.ts';
import type { Relation, Setting, Subject } from '../scene-description.ts';

const FLOATS: ReadonlySet<string> = new Set(['float', 'fly', 'rise', 'launch', 'fall']);
/** Where lanterns are let go, or drift on the water. */
const OPEN: ReadonlySet<Setting> = new Set<Setting>([
  'sky',
  'lake',
  'river',
  'sea',
  'pond',
  'beach',
]);

const HUNG: ReadonlySet<Setting> = new Set<Setting>([
  'market',
  'platform',
  'square',
  'garden',
  'terrace',
  'courtyard',
]);

/** A lantern in a hand is of iron and glass, those of a square hang on a cord, and only some fly. */
export function asLantern(
  subject: Subject,
  at: number,
  cast: { readonly subjects: readonly Subject[]; readonly relations: readonly Relation[] },
  setting: Setting,
): Subject {
  // Lamps of a market or a station hang; those with a shade stand in rooms.
  const isHung = subject.thing === 'lamp' && subject.count > 1 && HUNG.has(setting);
  const isForSale = cast.relations.some(({ kind, to }) => kind === 'look-at' && to === at);
  if (
    isHung &&
    !isForSale &&
    !cast.relations.some(({ from, kind }) => from === at && kind === 'on')
  )
    return { ...subject, thing: 'lantern-cord', count: 1, motions: [] };
  if (subject.thing !== 'lantern') return subject;
  const isHeld = cast.relations.some(
    ({ from, kind, to }) =>
      to === at &&
      (kind === 'hold' || kind === 'carry') &&
      isPerson(cast.subjects[from]?.thing ?? ''),
  );
  const isLetGo =
    subject.motions.some((motion) => FLOATS.has(motion)) ||
    subject.states.includes('floating') ||
    subject.states.includes('paper') ||
    cast.relations.some(({ to, kind }) => to === at && kind === 'throw') ||
    cast.relations.some(({ from, kind }) => from === at && (kind === 'over' || kind === 'above'));
  if (subject.motions.includes('hang')) return { ...subject, thing: 'lantern-cord', count: 1 };
  if (isHeld && !isLetGo) return { ...subject, thing: 'hand-lantern' };
  if (isLetGo || OPEN.has(setting)) return subject;
  const isAlone = subject.count === 1;
  return isAlone
    ? { ...subject, thing: 'hand-lantern' }
    : { ...subject, thing: 'lantern-cord', count: 1 };
}
