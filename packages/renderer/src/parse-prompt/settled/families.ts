import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { SceneDescription } from '../scene-description.ts';

const FAMILY = /\bfamil(?:y|ies)\b/iu;

/** Animals that are a family are not all of one size. */
export function asFamilies<Cast extends Pick<SceneDescription, 'subjects'>>(
  cast: Cast,
  prompt: string,
): Cast {
  if (!FAMILY.test(prompt)) return cast;
  if (cast.subjects.some(({ look }) => look?.job === 'family')) return cast;
  const subjects = cast.subjects.map((subject) =>
    isAnimate(subject.thing) && !isPerson(subject.thing) && subject.count > 2
      ? { ...subject, states: [...subject.states, 'family' as const] }
      : subject,
  );
  return { ...cast, subjects };
}
