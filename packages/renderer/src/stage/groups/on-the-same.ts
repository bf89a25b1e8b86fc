import { carriedBy } from '../ensembles/carried.ts';
import { type Group, replaced } from '../group.ts';
import { moved, type Piece, scaled } from '../piece.ts';

const FIRM = /bridge$|^(?:hill|sand-dune|cliff|pier|stage|wall)$/;

/** How much taller or smaller than the one on top somebody beside it may be. */
const [LEAST, MOST] = [0.45, 1.7] as const;

/**
 * Who pulls, pushes or chases somebody on a bridge is on it too, on one side of them.
 * Null where nobody is carried by something that stays where it is.
 */
export function onTheSame(
  { placed, parents, kids }: Group,
  side: -1 | 1,
  gap: number,
): { readonly placed: readonly Piece[]; readonly kids: readonly Piece[] } | null {
  const [first] = parents;
  const bearer = placed.find(
    ({ index, copy }) => index === first?.bearer?.index && copy === first.bearer.copy,
  );
  if (first === undefined || bearer === undefined || !FIRM.test(bearer.thing.name)) return null;
  const sized = kids.map((kid) => {
    const natural = (first.height * kid.thing.metres) / Math.max(0.1, first.thing.metres);
    const tall = Math.min(first.height * MOST, Math.max(first.height * LEAST, natural));
    return scaled(kid, Math.min(1, tall / kid.height));
  });
  const wide = sized.reduce((sum, { width }) => sum + width, gap);
  const back = Math.min(wide / 2, Math.max(0, bearer.width * 0.45 - first.width / 2));
  const edge = first.x - side * back + side * (first.width / 2 + gap);
  const beside = sized.map((kid, at): Piece => {
    const before = sized.slice(0, at).reduce((sum, { width }) => sum + width, 0);
    const x = edge + side * (before + kid.width / 2);
    const stood = carriedBy({ ...kid, facing: 0 }, bearer);
    return { ...stood, x, y: first.y, depth: first.depth + 0.002 };
  });
  return {
    placed: replaced(placed, (piece) => moved(piece, -side * back, 0), parents),
    kids: beside,
  };
}
