import { isDrawnPerson } from '../../people/person.ts';
import type { Piece } from '../piece.ts';

const CARRIED = ['run', 'walk', 'drive', 'fly', 'swim', 'float'];
/** One goes on foot over what stays where it is. */
const isOnFoot = ({ thing, gait }: Piece, parent: Piece): boolean =>
  (parent.thing.medium === 'scenery' || /bridge$/.test(parent.thing.name)) &&
  (thing.anchors.mouth !== undefined || isDrawnPerson(thing.name)) &&
  (gait === 'run' || gait === 'walk');

/** What is carried goes where its carrier goes. */
export function carriedBy(kid: Piece, parent: Piece): Piece {
  return {
    ...kid,
    support: 'mount',
    carrier: parent.thing.name,
    bearer: { index: parent.index, copy: parent.copy },
    stories: [...parent.stories, ...kid.stories],
    gait: CARRIED.includes(kid.gait) && !isOnFoot(kid, parent) ? 'drive' : kid.gait,
    facing: kid.facing === 0 ? parent.facing : kid.facing,
  };
}
