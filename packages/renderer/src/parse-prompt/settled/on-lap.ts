import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Relation, SceneDescription } from '../scene-description.ts';

const LAP =
  /\b(?:on|in) (?:(?:his|her|their|my|your|the) |an? (?:\p{L}+ ){0,2}\p{L}+['’]s? )(?:lap|knees?)\b/iu;
const PLACED: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'on',
  'in',
  'next-to',
  'hold',
]);

const HANDS: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['read', 'hold', 'play']);

/** "A cat on her lap": she sits, and has it in her arms. */
export function onLap<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  cast: Cast,
  prompt: string,
): Cast {
  if (!LAP.test(prompt)) return cast;
  const { subjects, relations } = cast;
  const owner = subjects.findIndex(({ thing, look }) => isPerson(thing) && look?.age !== 'baby');
  const pet = subjects.findLastIndex(
    ({ thing }, at) => at !== owner && isAnimate(thing) && (!isPerson(thing) || thing === 'baby'),
  );
  if (owner === -1 || pet === -1) return cast;
  // Who is on the lap of somebody on a sofa is not on the sofa, unless a book is on that lap.
  const isBusy = relations.some(
    ({ from, kind, to }) => from === owner && to !== pet && HANDS.has(kind),
  );
  const isTheirs = ({ from, kind, to }: Relation) =>
    PLACED.has(kind) &&
    ((from === pet && (to === owner || to === null || !isBusy)) || (from === owner && to === pet));
  return {
    ...cast,
    subjects: subjects.map((one, at) =>
      at === owner && !one.states.includes('sitting')
        ? { ...one, states: [...one.states, 'sitting' as const] }
        : one,
    ),
    relations: [
      ...relations.filter((one) => !isTheirs(one)),
      { from: owner, kind: 'hold', to: pet },
    ],
  };
}
