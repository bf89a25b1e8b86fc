import { isAnimate } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** What crosses space to hit something. */
const HURTLING = /^(?:asteroid|shooting-star|rocket|far-planet)$/;

/** What has no life kicks nothing: it arrives there, and what it hits stays where it is. */
export function hitByThings<Of extends Cast>(cast: Of): Of {
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
