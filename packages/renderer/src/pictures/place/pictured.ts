import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { introducedIn, isSaid, leadsIn } from '../words/introduced.ts';

/** What something is on or in is not what the picture shows. */
const CARRIED: ReadonlySet<string> = new Set([
  'on',
  'in',
  'at',
  'along',
  'under',
  'over',
  'through',
]);

/** The subjects that carry others. */
export const carriersIn = ({ relations }: SceneDescription): ReadonlySet<number | null> =>
  new Set(relations.filter(({ kind }) => CARRIED.has(kind)).map(({ to }) => to));

/**
 * The animal or the person that a cut-out is, as the prompt tells: "the dog jumps", "a post with this dog". -1 where it
 * speaks of a thing, which is then what is cut out, or of nobody who is known: "a dog sniffs at it".
 */
export function picturedIn(prompt: string, description: SceneDescription): number {
  const { subjects } = description;
  const carriers = carriersIn(description);
  const isKnown = ({ thing, count }: Subject): boolean =>
    count === 1 && introducedIn(prompt, thing) !== 'new';
  const isThing = subjects.some(
    (subject, at) =>
      !isAnimate(subject.thing) &&
      !carriers.has(at) &&
      isSaid(prompt, subject.thing) &&
      isKnown(subject),
  );
  if (isThing) return -1;
  return subjects.findIndex(
    (one) =>
      isAnimate(one.thing) &&
      isKnown(one) &&
      // "Vulture looking at it" is not what is cut out.
      (introducedIn(prompt, one.thing) === 'given' || leadsIn(prompt, one.thing)),
  );
}
