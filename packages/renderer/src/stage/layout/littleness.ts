import type { SubjectSize } from '../../parse-prompt/scene-description.ts';
import type { Support } from '../../scene/scenery.ts';
import { isCreature, type Piece } from '../piece.ts';

const LITTLE: Readonly<Partial<Record<SubjectSize, number>>> = { small: 0.66, tiny: 0.5 };
/** What is lower than this is for the hand. */
const LITTLE_METRES = 1.5;
/** A boat of paper. */
const TOY_METRES = 0.6;

/** A mouse on the counter leaves room for the kitchen. */
const ON_COUNTER = 0.6;
const SMALL_METRES = 0.3;

interface Standing {
  readonly pieces: readonly Piece[];
  readonly support: Pick<Support, 'name'>;
}

const AT_WORKTOP: ReadonlySet<string> = new Set(['counter', 'table']);

/** How much smaller a small animal is drawn that is alone on a worktop with what it takes. */
export function onCounter(groups: readonly Standing[]): number {
  const [group] = groups;
  const focus = group?.pieces.find(isCreature);
  const isSmall = focus !== undefined && focus.thing.metres < SMALL_METRES;
  return groups.length === 1 && isSmall && AT_WORKTOP.has(group?.support.name ?? '')
    ? ON_COUNTER
    : 1;
}

const EMPTY_SEAT = /^(?:bench|park-bench|deck-chair|adirondack-chair|swing|hammock)$/;
/** A seat in the open that nobody has taken leaves room for what is behind it. */
const UNTAKEN = 0.6;

/** A house or a ship that is said to be little leaves room for the land around it, and so does a rowing boat. */
export function littleness(groups: readonly Standing[]): number {
  const focus = groups.find(({ pieces }) => pieces[0]?.isBackdrop === false)?.pieces[0];
  if (focus === undefined || isCreature(focus)) return 1;
  const isEmpty = groups.every(({ pieces }) => pieces.every((piece) => piece === focus));
  if (isEmpty && EMPTY_SEAT.test(focus.thing.name) && groups[0]?.support.name === 'ground')
    return UNTAKEN;
  const isRowed = focus.thing.metres > TOY_METRES && focus.thing.metres < LITTLE_METRES;
  if (focus.thing.medium === 'boat' && isRowed) return LITTLE.small ?? 1;
  return focus.thing.metres < LITTLE_METRES ? 1 : (LITTLE[focus.subject.size] ?? 1);
}
