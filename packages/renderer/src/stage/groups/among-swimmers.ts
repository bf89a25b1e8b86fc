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
