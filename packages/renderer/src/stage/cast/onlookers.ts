import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';

const CROWD = /^(?:crowd|audience|spectator|fan)$/;
/** Settings that show onlookers by the hundred. */
const PACKED = /^(?:stadium|arena|stage|club|festival|boxing-ring)$/;
/** Nobody counts more children than this. */
const MANY = 5;

/** Whether these people are among those who look on, and are shown so. */
export function isOfAudience(
  subject: Subject | undefined,
  { setting, extras, ad }: SceneDescription,
  subjects: number,
): boolean {
  const isWatched = extras?.includes('audience') === true && ad === null;
  if (subject?.thing === 'child') return isWatched && subjects > 1 && subject.count > MANY;
  const isDancing = subject?.motions.includes('dance') === true;
  return (
    CROWD.test(subject?.look?.job ?? '') &&
    (isWatched || (subjects > 1 && PACKED.test(setting) && !isDancing))
  );
}
