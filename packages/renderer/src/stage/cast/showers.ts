import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { RelationKind } from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';

const THERE: ReadonlySet<RelationKind> = new Set<RelationKind>(['under', 'in', 'at', 'next-to']);

/** Who takes a shower stands behind its glass. */
export function stepIntoShowers({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isShower = subjects[to ?? -1]?.thing === 'shower';
    if (isShower && THERE.has(kind) && isAnimate(subjects[from]?.thing ?? ''))
      relations[at] = { from, kind: 'behind', to };
  }
}
