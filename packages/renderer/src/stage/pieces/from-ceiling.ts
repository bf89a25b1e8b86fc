import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';

/** Bats sleep head down, high up, unless there is a branch for them. */
export function isFromCeiling(
  { thing, states }: Subject,
  at: number,
  relations: readonly Relation[],
): boolean {
  const isHeld = relations.some(
    ({ from, kind, to }) => from === at && kind === 'on' && to !== null,
  );
  return thing === 'bat' && states.includes('hanging') && !isHeld;
}
