import { isPerson } from '../kinds-of-things.ts';
import type { Setting, Subject } from '../scene-description.ts';

/** Places that lead away from who looks. */
const DEEP: ReadonlySet<Setting> = new Set<Setting>(['alley', 'corridor', 'carriage', 'aquarium']);

/** Who walks off in an alley goes down it, as there is nothing at its sides. */
export function intoDepth(subject: Subject, setting: Setting): Subject {
  const isOff = subject.heading === 'off' && isPerson(subject.thing) && DEEP.has(setting);
  return isOff ? { ...subject, heading: 'away' } : subject;
}
