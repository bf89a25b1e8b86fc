import type { Relation, Subject } from '../parse-prompt/scene-description.ts';
import type { Piece } from './piece.ts';

const PEAK = /^(?:mount-fuji|mountain|snow-capped-mountain|volcano|fire-mountain)$/;

/** Whether it is a mountain in the background, which takes as much of the sky as there is. */
export const isPeak = ({ thing, subject }: Piece): boolean =>
  PEAK.test(thing.name) && subject.position === 'far';

/** Whether both are there, and neither is far behind the other one that it would stand beside. */
export function isNear(
  { from, kind, to }: Relation & { readonly to: number },
  subjects: readonly Subject[],
): boolean {
  const [one, other] = [subjects[from], subjects[to]];
  if (one === undefined || other === undefined) return false;
  return kind !== 'next-to' || (one.position === 'far') === (other.position === 'far');
}
