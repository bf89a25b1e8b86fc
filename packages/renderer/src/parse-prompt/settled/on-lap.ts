import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Relation, SceneDescription, Subject } from '../scene-description.ts';

const LAP =
  /\b(?:on|in) (?:(?:his|her|their|my|your|the) (?:\p{L}+ )?|(?:\p{L}+ ){0,3}\p{L}+['’]s? )(?:lap|knees?)\b/iu;
const PLACED: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'on',
  'in',
  'next-to',
  'hold',
]);

const HANDS: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['read', 'hold', 'play']);

const isChild = ({ thing, look }: Subject): boolean =>
  look?.age === 'child' || /^(?:boy|girl|child)$/u.test(thing);

/** Somebody who is grown up, or who else has a lap. */
function ownerOf(subjects: readonly Subject[]): number {
  const people = [...subjects.entries()].filter(
    ([, { thing, look }]) => isPerson(thing) && look?.age !== 'baby',
  );
  return (people.find(([, one]) => !isChild(one)) ?? people[0])?.[0] ?? -1;
}

/** "A cat on her lap": she sits, and has it in her arms. A child sits there. */
export function onLap<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  cast: Cast,
  prompt: string,
): Cast {
  if (!LAP.test(prompt)) return cast;
  const { subjects, relations } = cast;
  const owner = ownerOf(subjects);
  const [pet, child] = [
    subjects.findLastIndex(
      ({ thing }, at) => at !== owner && isAnimate(thing) && (!isPerson(thing) || thing === 'baby'),
    ),
    subjects.findLastIndex((one, at) => at !== owner && one.count === 1 && isChild(one)),
  ];
  const guest = pet === -1 ? child : pet;
  if (owner === -1 || guest === -1) return cast;
  // Who is on the lap of somebody on a sofa is not on the sofa, unless a book is on that lap.
  const isBusy = relations.some(
    ({ from, kind, to }) => from === owner && to !== guest && HANDS.has(kind),
  );
  const isTheirs = ({ from, kind, to }: Relation) =>
    PLACED.has(kind) &&
    ((from === guest && (to === owner || to === null || !isBusy)) ||
      (from === owner && to === guest));
  const seat = relations.find(
    ({ from, kind, to }) =>
      from === guest && to !== null && to !== owner && (kind === 'on' || kind === 'in'),
  );
  const isSeated = relations.some(
    ({ from, kind, to }) => from === owner && to !== null && (kind === 'on' || kind === 'in'),
  );
  return {
    ...cast,
    subjects: subjects.map((one, at) =>
      at === owner && !one.states.includes('sitting')
        ? { ...one, states: [...one.states, 'sitting' as const] }
        : one,
    ),
    relations: [
      ...relations.filter((one) => !isTheirs(one)),
      ...(pet === -1 && seat !== undefined && !isSeated ? [{ ...seat, from: owner }] : []),
      pet === -1
        ? { from: guest, kind: 'on', to: owner }
        : { from: owner, kind: 'hold', to: guest },
    ],
  };
}
