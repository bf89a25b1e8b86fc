import { isAnimate, isVehicle } from '../kinds-of-things.ts';
import type { SceneDescription } from '../scene-description.ts';

const UNDERNEATH = /\b(?:underneath|beneath|(?:under|below|beneath|underneath) it)\s*[.!]?$/iu;

/** "A green leaf, a ladybird underneath": it is under what was named first. */
export function underneath<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  cast: Cast,
  prompt: string,
): Cast {
  const { subjects, relations } = cast;
  const from = subjects.length - 1;
  const { thing = '' } = subjects[from] ?? {};
  const isPlaced = relations.some((one) => one.from === from || one.to === from);
  if (!UNDERNEATH.test(prompt.trim()) || from < 1 || isPlaced) return cast;
  if (!isAnimate(thing) && !isVehicle(thing)) return cast;
  return { ...cast, relations: [...relations, { from, kind: 'under', to: 0 }] };
}
