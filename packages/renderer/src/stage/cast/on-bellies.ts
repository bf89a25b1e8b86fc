import type { Relation } from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';

const LEVEL: ReadonlySet<Relation['kind']> = new Set(['on', 'across', 'over']);

/** Whether somebody slides on the ice as it lies, and not down anything. */
export const isLevelSlide = (at: number, relations: readonly Relation[]): boolean =>
  relations.some(({ from, kind, to }) => from === at && to === null && LEVEL.has(kind));

/** Penguins slide on their bellies. */
export function slideOnBellies({ subjects }: Draft): void {
  for (const [at, subject] of subjects.entries())
    if (subject.thing === 'penguin' && subject.motions.includes('slide') && subject.look === null)
      subjects[at] = { ...subject, thing: 'penguin-sliding' };
}
