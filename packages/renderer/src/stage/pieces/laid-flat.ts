import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Cast } from '../cast/cast.ts';
import { isLaid } from './lying.ts';

/** Drawings of things that are upright in a hand, as they lie on a table. */
const FLAT: Readonly<Record<string, string>> = {
  'open-book': 'open-book-lying',
  newspaper: 'newspaper-lying',
  chopsticks: 'chopsticks-lying',
  cloth: 'cloth-lying',
};

/** Books and cloths that nobody holds lie flat; what an ad sells shows its front. */
export function laidFlat(cast: Cast, { ad }: SceneDescription): Cast {
  if (ad !== null) return cast;
  return {
    ...cast,
    subjects: cast.subjects.map((subject, at) => {
      const flat = FLAT[subject.thing];
      return flat === undefined || !isLaid(subject, at, cast)
        ? subject
        : { ...subject, thing: flat };
    }),
  };
}
