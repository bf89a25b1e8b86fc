import type { Draft } from '../draft.ts';
import type { Group, Placing } from '../group.ts';
import { isFigure, type Piece, scaled } from '../piece.ts';
import { carriedBy } from './carried.ts';
import { hasArms } from './games.ts';

/** How large an umbrella for two is and where its handle ends, in heights of the tallest. */
const ACROSS = 1.2;
const HANDLE = 0.44;
/** The widest that those below it stand apart, in heights of the tallest. */
const NEAR = 0.66;

/** "A woman under an umbrella" has it in her hand. */
export function holdUmbrellas({ subjects, relations }: Draft): void {
  // "An umbrella over a family" has them below it.
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isOver = (kind === 'over' || kind === 'above') && to !== null;
    if (!isOver || subjects[from]?.thing !== 'umbrella') continue;
    if (hasArms(subjects[to]?.thing ?? '')) relations[at] = { from: to, kind: 'under', to: from };
  }
  for (const [at, { from, kind, to }] of relations.entries()) {
    const who = subjects[from];
    if (kind !== 'under' || to === null || who === undefined || !hasArms(who.thing)) continue;
    if (subjects[to]?.thing !== 'umbrella' || subjects[to].count !== who.count) continue;
    const isTaken = relations.some(
      (one) => one.kind === 'hold' && (one.to === to || one.from === from),
    );
    const isSeated = who.motions.includes('sleep') || who.states.includes('lying');
    if (!isTaken && !isSeated) relations[at] = { from, kind: 'hold', to };
  }
}

/** Whether several people share one umbrella. */
export const isUnderUmbrella = ({ kids, parents }: Group): boolean =>
  parents.length === 1 &&
  parents.every(({ thing }) => thing.name === 'umbrella') &&
  kids.length > 1 &&
  kids.length < 5 &&
  kids.every(isFigure);

/** Close together, with the umbrella over all of them in the hand of the first. */
export const underUmbrella: Placing = ({ placed, parents, kids, forward }) => {
  const ordered = kids.toSorted((one, other) => one.x - other.x);
  const [left, right] = [ordered[0]?.x ?? 0, ordered.at(-1)?.x ?? 0];
  const tall = Math.max(...kids.map(({ height }) => height));
  const span = Math.min(right - left || tall * NEAR, tall * NEAR * (kids.length - 1));
  const stood = ordered.map((kid, at): Piece => {
    const x = span * (at / (ordered.length - 1) - 0.5);
    const isHolder = at === 0 && kid.grasp === null;
    return {
      ...kid,
      x,
      y: 0,
      depth: 0.004,
      facing: kid.facing === 0 ? forward : kid.facing,
      ...(isHolder ? { grasp: 'one' as const } : {}),
    };
  });
  const bearer = stood[0];
  const over = (piece: Piece): Piece => {
    const sized = scaled(piece, Math.max(tall * ACROSS, span + tall * 0.5) / piece.width);
    const held = { ...sized, x: 0, y: -tall * HANDLE, depth: 0.006 };
    return bearer === undefined ? held : carriedBy(held, bearer);
  };
  return [...placed.map((piece) => (parents.includes(piece) ? over(piece) : piece)), ...stood];
};
