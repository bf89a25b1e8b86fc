import { plainSubject } from '../../parse-prompt/description/plain-subject.ts';
import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import type { Size } from '../../sizes.ts';
import { carriersIn, picturedIn } from './pictured.ts';

/** Things of which a cut-out may be, by their shapes: at least so many times as wide as high. */
const SHAPES: readonly (readonly [number, string])[] = [
  [1.35, 'running-shoe'],
  [0.75, 'handbag'],
  [0, 'bottle'],
];

/** What has the shape of a picture, where the prompt does not name what it shows. */
const alike = ({ width, height }: Size): Subject =>
  plainSubject(SHAPES.find(([least]) => width / height >= least)?.[1] ?? 'bottle');

const isNamed = (prompt: string, thing: string): boolean => {
  const word = thing.split('-').at(-1) ?? thing;
  return new RegExp(String.raw`\b(?:the|this|my|our) (?:\p{L}+ ){0,2}${word}`, 'iu').test(prompt);
};

const IN_WATER =
  /\b(?:in|into|down|on|across|along) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:streams?|rivers?|lakes?|sea|ocean|creek|brook|pond|water|waves|surf|shallows|rapids)\b/iu;

const FLOATS = /\b(?:float|drift|swim|bob|sail)/iu;

/** The scene with a thing in it that has the place of the cut-out. */
export interface StoodIn {
  readonly subjects: readonly Subject[];
  readonly at: number;
}

/** Whose place a cut-out takes among those of the prompt: what is sold, what is said to be there, or the first of them. */
export function standInFor(prompt: string, description: SceneDescription, picture: Size): StoodIn {
  const { subjects, ad, relations } = description;
  const isThing = (at: number) => !isAnimate(subjects[at]?.thing ?? '');
  const sold = ad?.product ?? null;
  // What an ad is said to sell is nobody who looks at it.
  const product = sold !== null && isThing(sold) ? sold : null;
  const same = subjects.findIndex(({ thing }) => thing === alike(picture).thing);
  const carriers = carriersIn(description);
  const single = subjects.findIndex(
    ({ thing, count }, at) =>
      count === 1 && !carriers.has(at) && isThing(at) && isNamed(prompt, thing),
  );
  const placed = relations.find(({ kind, from }) => kind === 'on' && from !== null)?.from ?? -1;
  const first = subjects.findIndex(({ count }, at) => count === 1 && isThing(at));
  const pictured = picturedIn(prompt, description);
  const found = [pictured, product ?? -1, same, single, isThing(placed) ? placed : -1, first].find(
    (at) => subjects[at] !== undefined,
  );
  if (found === undefined || found < 0)
    return { subjects: [...subjects, alike(picture)], at: subjects.length };
  const isWading =
    IN_WATER.test(prompt) && (!/\bon (?:an? |the )/iu.test(prompt) || FLOATS.test(prompt));
  // What falls has its place where it comes down.
  const stands = ({ motions, states, ...subject }: Subject): Subject => ({
    ...subject,
    count: 1,
    motions: motions.filter((motion) => motion !== 'fall'),
    states: isWading ? [...states, 'wading'] : states,
  });
  return { subjects: subjects.map((one, at) => (at === found ? stands(one) : one)), at: found };
}
