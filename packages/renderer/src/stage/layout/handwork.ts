import type { Gait } from '../../draw/actors/gaits.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { FRIED } from '../ensembles/from-pan.ts';
import type { Piece } from '../piece.ts';

const GOING: ReadonlySet<Gait> = new Set<Gait>([
  'walk',
  'run',
  'jump',
  'fly',
  'swim',
  'float',
  'dance',
  'drive',
  'slide',
  'fall',
  'climb',
]);
/** Larger things than a table are seen whole, beside who works on them. */
const LARGE = 1.3;

/** Whether the picture is of one or two people who do something with their hands where they are. */
export function isHandwork(groups: readonly { readonly pieces: readonly Piece[] }[]): boolean {
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0) return false;
  const people = group.pieces.filter(({ thing }) => isDrawnPerson(thing.name));
  const things = group.pieces.filter((piece) => !people.includes(piece));
  return (
    people.length > 0 &&
    people.length < 3 &&
    people.some(({ grasp }) => grasp !== null) &&
    // What is held up needs room above.
    people.every(({ grasp }) => grasp !== 'overhead') &&
    people.every(({ gait, stories }) => !GOING.has(gait) && stories.length === 0) &&
    things.every(
      ({ thing, support }) =>
        thing.metres < LARGE && (support !== 'none' || FRIED.test(thing.name)),
    )
  );
}
