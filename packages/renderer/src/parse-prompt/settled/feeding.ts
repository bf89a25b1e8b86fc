import { isAnimate, isHoldable } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** Who gets what somebody feeds: "carrots to a horse". */
function eaterOf({ subjects, relations }: Cast, { from, to }: Relation): number | null {
  const way = relations.find(
    (one) =>
      one.kind === 'towards' &&
      (one.from === to || one.from === from) &&
      isAnimate(subjects[one.to ?? -1]?.thing ?? ''),
  );
  return way?.to ?? null;
}

/** What is in the hand of who feeds: named for somebody, or after whom they feed. */
function morselOf({ subjects, relations }: Cast, { from, to }: Relation): number | null {
  if (relations.some((one) => one.from === from && one.kind === 'hold')) return null;
  const isMorsel = (next: number): boolean => {
    const thing = subjects[next]?.thing;
    const isFree = relations.every((one) => one.from !== next && one.to !== next);
    return thing !== undefined && isFree && isHoldable(thing) && !isAnimate(thing);
  };
  // "A parrot, a boy feeding it a nut": what is fed may have been named before who feeds it.
  return [(to ?? 0) + 1, from + 1].find(isMorsel) ?? null;
}

/** "Feeding carrots to a horse", "feeding a dog a bone": one of it is in the hand, before the mouth. */
export function fed<Of extends Cast>(cast: Of): Of {
  const feeding = cast.relations.find(({ kind, to }) => kind === 'feed' && to !== null);
  if (feeding === undefined || feeding.to === null) return cast;
  const { from, to } = feeding;
  const isFood = !isAnimate(cast.subjects[to]?.thing ?? '');
  const eater = isFood ? eaterOf(cast, feeding) : to;
  const morsel = isFood ? to : morselOf(cast, feeding);
  if (eater === null || morsel === null || !isHoldable(cast.subjects[morsel]?.thing ?? ''))
    return cast;
  const others = cast.relations.filter(
    (one) => one !== feeding && !(one.kind === 'towards' && one.to === eater),
  );
  return {
    ...cast,
    subjects: cast.subjects.map((one, at) => (at === morsel ? { ...one, count: 1 } : one)),
    relations: [{ from, kind: 'feed', to: eater }, { from, kind: 'hold', to: morsel }, ...others],
  };
}

const TABLES = /^(?:table|dinner-table)$/u;
const SET_OUT = /^(?:candle|vase|teapot)$/u;

/** Candles and vases of a dinner stand on the table, not beside it. */
export function laid<Of extends Cast>(cast: Of): Of {
  const { subjects, relations } = cast;
  const table = subjects.findIndex(({ thing }) => TABLES.test(thing));
  const isUsed = relations.some(
    ({ from, to }) => to === table && isAnimate(subjects[from]?.thing ?? ''),
  );
  if (table === -1 || !isUsed) return cast;
  const free = [...subjects.keys()].filter(
    (at) =>
      SET_OUT.test(subjects[at]?.thing ?? '') &&
      relations.every(({ from, to }) => from !== at && to !== at),
  );
  if (free.length === 0) return cast;
  return {
    ...cast,
    relations: [...relations, ...free.map((from): Relation => ({ from, kind: 'on', to: table }))],
  };
}
