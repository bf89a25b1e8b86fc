import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Relation, SceneDescription } from '../scene-description.ts';

const FEET = /\b(?:at|by|near|around) (?:his|her|their|my|your) feet\b/iu;

const NEAR: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['next-to', 'at', 'around']);

/** "By the fire with a cat at her feet": the cat is at hers, not at the fire. */
export function atFeet<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  cast: Cast,
  prompt: string,
): Cast {
  const { subjects, relations } = cast;
  const owner = subjects.findIndex(({ thing }) => isPerson(thing));
  const isPet = (at: number) => isAnimate(subjects[at]?.thing ?? '') && owner !== at;
  const pet = subjects.findLastIndex(({ thing }, at) => isPet(at) && !isPerson(thing));
  if (!FEET.test(prompt) || owner === -1 || pet === -1) return cast;
  const others = relations.filter(
    ({ from, kind, to }) => !(NEAR.has(kind) && (from === pet || to === pet)),
  );
  return { ...cast, relations: [...others, { from: pet, kind: 'below', to: owner }] };
}
