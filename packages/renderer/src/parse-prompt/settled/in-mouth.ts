import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Relation, SceneDescription } from '../scene-description.ts';

const MOUTH =
  /\b(?:in|between) (?:its|his|her|their) (?:mouths?|beaks?|jaws?|teeth|snouts?|bills?|trunks?)\b/iu;
const OWN_MOUTH = /\bin its (?:mouth|beak|jaws|teeth|snout|bill|trunk)\b/iu;
const CLAWS = /\b(?:in|between|with) (?:its|his|her|their) (?:talons|claws|feet)\b/iu;

const BACK =
  /\bon (?:its|his|her|their) (?:backs?|shells?|heads?|humps?|antlers|horns?|snouts?|noses?)\b/iu;

const WITH: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['next-to', 'hold', 'carry']);

const HEAD = /\b(?:on(?: top of)?|atop) (?:its|his|her|their) heads?\b/iu;
/** What can lie or sit on a head. */
const isBalanced = (thing: string) => !isAnimate(thing) || BIRDS.test(thing);
const BIRDS = /bird|crow|duck|chick|parrot|owl|sparrow|butterfly|frog/;

/** "With a stick in its mouth": what an animal has there, it carries; what is on its back lies there. */
export function inMouth<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  prompt: string,
  cast: Cast,
): Cast {
  const isMouth = MOUTH.test(prompt);
  const isBack = !isMouth && BACK.test(prompt);
  if (!isMouth && !isBack && !CLAWS.test(prompt)) return cast;
  const isAnimal = (at: number) => {
    const thing = cast.subjects[at]?.thing ?? '';
    return isAnimate(thing) && !isPerson(thing);
  };
  const own =
    isMouth && OWN_MOUTH.test(prompt) ? cast.subjects.findIndex((_, at) => isAnimal(at)) : -1;
  const isHead = isBack && HEAD.test(prompt);
  const relations = cast.relations.map((relation): Relation => {
    const { from, kind, to } = relation;
    const isOnHead = isHead && to !== null && isBalanced(cast.subjects[from]?.thing ?? '');
    if (isOnHead && kind === 'on' && isAnimal(to)) return { from: to, kind: 'wear', to: from };
    // "A boy chases a dog with a ball in its mouth": the mouth is not that of the boy.
    const isTaken = own !== -1 && to !== own && (kind === 'hold' || kind === 'carry');
    if (isTaken && to !== null && !isAnimal(from)) return { from: own, kind: 'carry', to };
    if (to === null || !WITH.has(kind) || !isAnimal(from)) return relation;
    if (isHead && isBalanced(cast.subjects[to]?.thing ?? '')) return { from, kind: 'wear', to };
    if (isBack) return { from: to, kind: 'on', to: from };
    return { from, kind: isMouth ? 'carry' : 'catch', to };
  });
  return { ...cast, relations };
}
