import { isAnimate } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

/** "Holding hands with her mother": whose hand it is was said after it. */
export function handInHand(
  relation: Relation,
  subjects: readonly Subject[],
  relations: readonly Relation[],
): Relation {
  const { from, kind, to } = relation;
  if (kind !== 'hand-in-hand' || to !== null || subjects[from]?.count !== 1) return relation;
  const beside = relations.find(
    (one) =>
      one.from === from && one.kind === 'next-to' && isAnimate(subjects[one.to ?? -1]?.thing ?? ''),
  );
  return { from, kind, to: beside?.to ?? null };
}
