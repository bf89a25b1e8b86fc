import type { Group } from '../group.ts';
import { moved, type Piece, scaled } from '../piece.ts';

/** Of who is between them, the least height of jellyfish or lanterns that are to be seen. */
const LEAST = 0.44;
/** How high they are in turn, in heights of who is between them. */
const HEIGHTS = [0.52, 0.08, 0.62, 0.2] as const;

/** What swims or floats on both sides of somebody is large enough to see, and not all on one line. */
export function amongSwimmers(piece: Piece, at: number, kid: Piece | undefined): Piece {
  if (kid?.support !== 'none' || piece.support !== 'none') return piece;
  const large = scaled(piece, Math.max(1, (kid.height * LEAST) / piece.height));
  return moved(large, 0, -kid.height * (HEIGHTS[at % HEIGHTS.length] ?? 0));
}

/** Dolphins beside a ship are as large as one sees them from its rail. */
export function besideShip(group: Group): Group {
  const [ship] = group.parents;
  if (ship?.thing.medium !== 'boat') return group;
  const least = ship.height * 0.42;
  const seen = (kid: Piece) =>
    kid.thing.medium === 'water' ? scaled(kid, Math.max(1, least / kid.height)) : kid;
  return { ...group, kids: group.kids.map(seen) };
}
