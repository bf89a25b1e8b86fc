import type { SubjectSize } from '../../parse-prompt/scene-description.ts';
import { isCreature, type Piece } from '../piece.ts';

const LITTLE: Readonly<Partial<Record<SubjectSize, number>>> = { small: 0.66, tiny: 0.5 };
/** What is lower than this is for the hand. */
const LITTLE_METRES = 1.5;
/** A boat of paper. */
const TOY_METRES = 0.6;

/** A house or a ship that is said to be little leaves room for the land around it, and so does a rowing boat. */
export function littleness(groups: readonly { readonly pieces: readonly Piece[] }[]): number {
  const focus = groups.find(({ pieces }) => pieces[0]?.isBackdrop === false)?.pieces[0];
  if (focus === undefined || isCreature(focus)) return 1;
  const isRowed = focus.thing.metres > TOY_METRES && focus.thing.metres < LITTLE_METRES;
  if (focus.thing.medium === 'boat' && isRowed) return LITTLE.small ?? 1;
  return focus.thing.metres < LITTLE_METRES ? 1 : (LITTLE[focus.subject.size] ?? 1);
}
