import type { World } from '../../scene/world.ts';
import { isCreature, type Piece } from '../piece.ts';
import { pictureFrame } from './free-spots.ts';
import { clamp, type PlacedGroup } from './layout.ts';

/** Where those of the act before stood, and how much smaller this one is shown than by itself. */
export interface Continuation {
  readonly before: ReadonlyMap<number, number>;
  readonly scale: number;
}

const EDGE = 0.03;
const GAP = 0.02;

/** A car or a bed stays where it is rather than who walks about, but not a ball. */
const weightOf = (piece: Piece) => piece.width * piece.height * (isCreature(piece) ? 1 : 2);

/** Groups of an act, at the places that they had in the act before as far as there is room. */
export function continued(
  { size }: World,
  placed: readonly PlacedGroup[],
  { before, scale }: Continuation,
  originOf: (index: number) => number,
): readonly PlacedGroup[] {
  const sized = placed.map((group) => ({ ...group, unit: group.unit * scale }));
  const wishes = sized
    .filter(({ pieces }) => pieces.some(({ support }) => support === 'ground'))
    .map((group) => {
      const [anchor] = group.pieces
        .filter((piece) => piece.copy === 0 && before.has(originOf(piece.index)))
        .sort((first, second) => weightOf(second) - weightOf(first));
      const was = anchor === undefined ? undefined : before.get(originOf(anchor.index));
      const by =
        anchor === undefined || was === undefined ? 0 : was - (group.x + anchor.x * group.unit);
      const { left, right } = pictureFrame({
        ...group,
        pieces: group.pieces.filter(({ isBackdrop }) => !isBackdrop),
      });
      return { group, left: left + by, width: right - left, by };
    })
    .sort((first, second) => first.left + first.width / 2 - second.left - second.width / 2);
  if (before.size === 0 || wishes.some(({ width }) => !Number.isFinite(width))) return sized;
  const moved = new Map<PlacedGroup, number>();
  let free = size.width * EDGE;
  let rest = wishes.reduce((sum, { width }) => sum + width + size.width * GAP, 0);
  for (const { group, left, width, by } of wishes) {
    const last = Math.max(free, size.width * (1 - EDGE) - rest);
    const start = clamp(left, free, last);
    moved.set(group, by + start - left);
    free = start + width + size.width * GAP;
    rest -= width + size.width * GAP;
  }
  return sized.map((group) => ({ ...group, x: group.x + (moved.get(group) ?? 0) }));
}
