import { isDrawnPerson } from '../../people/person.ts';
import type { World } from '../../scene/world.ts';
import type { Piece } from '../piece.ts';

/** Whether all people sit on the ledge of a window. */
export function isAtWindow(
  { description }: World,
  groups: readonly { readonly pieces: readonly Piece[] }[],
): boolean {
  const pieces = groups.flatMap((group) => group.pieces);
  return (
    description.setting === 'window-seat' &&
    pieces.some(({ thing }) => isDrawnPerson(thing.name)) &&
    pieces.every(
      ({ thing, subject, height }) =>
        subject.states.includes('sitting') || (!isDrawnPerson(thing.name) && height < 0.6),
    )
  );
}
