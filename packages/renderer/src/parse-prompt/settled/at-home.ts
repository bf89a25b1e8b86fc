import { isPerson } from '../kinds-of-things.ts';
import type { Relation, SceneDescription, Setting, Subject } from '../scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

/** Rooms whose fire burns in a hearth. */
const WITH_HEARTH: ReadonlySet<Setting> = new Set<Setting>([
  'room',
  'bedroom',
  'library',
  'kitchen',
  'nursery',
  'tea-room',
  'restaurant',
  'bar',
  'lobby',
]);

/** A fire in a room is in the hearth, a clock on the wall has no bells, and office work is done at a computer. */
export function atHome(
  subject: Subject,
  at: number,
  { subjects, relations }: Cast,
  setting: Setting,
): Subject {
  const own = relations.filter(({ from }) => from === at);
  if (subject.thing === 'campfire' && WITH_HEARTH.has(setting))
    return { ...subject, thing: 'fireplace' };
  const isOnWall = ({ kind, to }: Relation) =>
    kind === 'on' && subjects[to ?? -1]?.thing === 'wall';
  if (subject.thing === 'alarm-clock' && own.some(isOnWall))
    return { ...subject, thing: 'wall-clock' };
  const isAtWork =
    setting === 'office' && isPerson(subject.thing) && own.every(({ to }) => to === null);
  const [deed] = subject.motions;
  if (!isAtWork || deed !== 'work' || subject.motions.length > 1) return subject;
  return { ...subject, motions: ['type'] };
}
