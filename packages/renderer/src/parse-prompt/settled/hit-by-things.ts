import { isAnimate } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** "A boy throws a bottle in the bin": it flies there, and is not there yet. */
function thrownInto<Of extends Cast>(cast: Of): Of {
  const thrown = new Set(cast.relations.flatMap(({ kind, to }) => (kind === 'throw' ? [to] : [])));
  const isThere = ({ from, kind, to }: Relation) =>
    thrown.has(from) && to !== null && kind === 'in' && !isAnimate(cast.subjects[to]?.thing ?? '');
  return {
    ...cast,
    relations: cast.relations.map((one) =>
      isThere(one) ? { ...one, kind: 'into' as const } : one,
    ),
  };
}

/** What crosses space to hit something. */
const HURTLING = /^(?:asteroid|shooting-star|rocket|far-planet)$/;

/** What has no life kicks nothing: it arrives there, and what it hits stays where it is. */
export function hitByThings<Of extends Cast>(read: Of): Of {
  const cast = thrownInto(read);
  const isHit = ({ from, kind, to }: Relation) =>
    kind === 'kick' && to !== null && !isAnimate(cast.subjects[from]?.thing ?? '');
  const hit = new Set(cast.relations.filter(isHit).map(({ to }) => to));
  if (hit.size === 0) return cast;
  return {
    ...cast,
    subjects: cast.subjects.map((one, at) => (hit.has(at) ? { ...one, motions: [] } : one)),
    relations: cast.relations.map((one) => {
      if (!isHit(one)) return one;
      const isFast = HURTLING.test(cast.subjects[one.from]?.thing ?? '');
      return { ...one, kind: isFast ? ('towards' as const) : ('against' as const) };
    }),
  };
}
