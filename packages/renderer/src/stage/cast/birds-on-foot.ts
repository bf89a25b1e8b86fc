import type { Motion, Subject } from '../../parse-prompt/scene-description.ts';
import { type Doing, fowlNamed } from '../../things/animals/fowl.ts';

/** Who has to run takes to the wing. */
const AFOOT: readonly Motion[] = ['walk'];
const ALOFT: readonly Motion[] = ['fly', 'swim', 'float', 'circle', 'launch', 'dance', 'sing'];

function doingOf({ states, motions }: Subject): Doing | null {
  if (motions.some((one) => ALOFT.includes(one))) return null;
  if (states.includes('grooming') || states.includes('scratching')) return 'preening';
  if (states.includes('bowed') || states.includes('drinking')) return 'pecking';
  // Who stares at somebody stands before them.
  if (states.includes('facing')) return 'walking';
  return motions.some((one) => AFOOT.includes(one)) ? 'walking' : null;
}

/** A bird that walks, pecks or preens itself is on its feet; null for all others. */
export function onFoot(subject: Subject): Subject | null {
  const doing = doingOf(subject);
  const thing = doing === null ? null : fowlNamed(subject.thing, doing);
  if (thing === null) return null;
  const motions = doing === 'walking' ? subject.motions : [];
  return { ...subject, thing, motions };
}
