import { isVehicle } from '../parse-prompt/kinds-of-things.ts';
import { inHeap, isHeap } from './heaps.ts';
import { around, frameOf, isCreature, moved, type Piece } from './piece.ts';

const TREE = /tree$|^tree$|willow$/;

/** Pieces that are placed by one another, and those that come next. */
export interface Group {
  readonly placed: readonly Piece[];
  /** The instances that the kids are placed by. */
  readonly parents: readonly Piece[];
  readonly kids: readonly Piece[];
  /** The direction in which the group goes or looks. */
  readonly forward: -1 | 1;
  /** Whether the picture is higher than wide, so that things go behind each other, not beside. */
  readonly isTall: boolean;
}

/** The whole group with its kids placed. */
export type Placing = (group: Group) => readonly Piece[];

/** The parent of each kid: as many parents as kids are paired, otherwise the kids share them. */
export function withParents({ parents, kids }: Group) {
  return kids.flatMap((kid, at) => {
    const share = Math.min(parents.length - 1, Math.floor((at * parents.length) / kids.length));
    const parent = parents[share];
    if (parent === undefined) return [];
    const same = kids.filter(
      (_, other) => Math.floor((other * parents.length) / kids.length) === share,
    );
    return [{ kid, parent, at: same.indexOf(kid), of: same.length }];
  });
}

/** The group with changed parents. */
export function replaced(
  placed: readonly Piece[],
  change: (piece: Piece) => Piece,
  which: readonly Piece[],
): Piece[] {
  return placed.map((piece) => (which.includes(piece) ? change(piece) : piece));
}

/** Flyers at different heights and of different sizes, in as many columns as there is room for. */
function inFlock(pieces: readonly Piece[], isTall: boolean): Piece[] {
  const columns = isTall ? 2 : Math.ceil(pieces.length / 2);
  return pieces.map((piece, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const size = 1 - 0.16 * ((at * 2) % 3);
    const shift = (row % 2) * 0.5 + ((at * 7) % 5) * 0.05;
    return {
      ...piece,
      x: (column - (columns - 1) / 2 + shift - 0.35) * piece.width * 1.28,
      y: -row * piece.height * 1.08 - (column % 2) * piece.height * 0.4,
      width: piece.width * size,
      height: piece.height * size,
      depth: piece.depth - row * 0.01,
    };
  });
}

const isWading = ({ subject, support }: Piece): boolean =>
  support === 'water' && subject.states.includes('wading');

const isBeast = (piece: Piece): boolean =>
  piece.traits.medium === 'land' &&
  piece.traits.build === 'whole' &&
  (piece.support === 'ground' || isWading(piece));

/** How animals that are longer than high stand: apart by so many of their widths, those behind higher and smaller. */
const HERD = { step: 0.86, lift: 0.26 } as const;
/** In a room, a street or on a floe there is less ground behind the first of them. */
const CLOSE = { step: 0.72, lift: 0.2 } as const;
const HERD_ROWS = { step: 1.04, wide: 1.4, lift: 0.64, size: 0.78 } as const;
/** The depth of the ground, in widths of what stands on it: nobody stands on the horizon. */
const [DEEP, DEEP_IF_TALL] = [0.165, 0.45] as const;

/** Instances side by side, their foot at 0; those of a crowd stand in rows. */
export function inRow(
  pieces: readonly Piece[],
  gap: number,
  isTall = false,
  isOpen = false,
): Piece[] {
  if (isHeap(pieces)) return inHeap(pieces);
  const isFlock = pieces.length > 3 && pieces.every(({ support }) => support === 'none');
  if (isFlock) return inFlock(pieces, isTall);
  const widest = Math.max(...pieces.map(({ width }) => width), 0);
  const tallest = Math.max(...pieces.map(({ height }) => height), 0);
  const isAirborne = pieces.every(({ support }) => support === 'none');
  // Long animals stand a little behind each other, or a herd of them would be small.
  const isHerd = pieces.length > 2 && widest > tallest * 0.9 && pieces.every(isBeast);
  const isLong = isHerd && widest > tallest * 2.6;
  // Shallow water is as wide as a plain, a road is narrower.
  const isPlain = isOpen || pieces.every(isWading);
  const isTraffic = pieces.some(({ thing }) => isVehicle(thing.name));
  const isDeep = isHerd && !isLong && !isTraffic && isPlain;
  const herd = isPlain ? HERD : CLOSE;
  const inOne = isTall ? 2 : isDeep ? 3 : 5;
  const rows = isTall && isDeep && pieces.length > 4 ? 3 : pieces.length > inOne ? 2 : 1;
  const columns = Math.ceil(pieces.length / rows);
  const inRows = columns === 2 && !isTall ? HERD_ROWS.wide : HERD_ROWS.step;
  const apart = isLong ? 0.52 : rows > 1 && isPlain ? inRows : herd.step;
  const step = widest * (isAirborne ? 1.3 : isHerd ? apart : 1) + (isHerd ? 0 : gap) * tallest;
  const far = isTraffic ? 0.45 : 1.1;
  const deep = ((isTall ? DEEP_IF_TALL : DEEP) * (columns + 0.5) * step) / Math.max(1, rows - 1);
  const second = isDeep
    ? { ...HERD_ROWS, lift: Math.min(HERD_ROWS.lift * tallest, deep) / tallest }
    : { lift: 0.42, size: 0.86 };
  const isOdd = rows > 1 && pieces.length % rows === 1;
  return pieces.map((piece, at) => {
    const row = at % rows;
    const column = Math.floor(at / rows);
    const isBack = row > 0 || (rows === 1 && pieces.length > 2 && at % 2 === 1);
    const lift =
      row > 0 ? row * second.lift : isBack ? (isLong ? far : isHerd ? herd.lift : 0.09) : 0;
    const size = row > 0 ? second.size ** row : isBack ? 0.93 : 1;
    // Those behind stand in the gaps of those in front.
    const shift = rows === 1 ? 0 : isOdd ? (row % 2) * 0.5 : ((row % 2) - 0.5) * 0.5;
    return {
      ...piece,
      x: (column - (columns - 1) / 2 + shift) * step,
      y: piece.support === 'none' ? (at % 2 === 0 ? 0 : -0.3 * tallest) : -lift * tallest,
      width: piece.width * size,
      height: piece.height * size,
      depth: piece.depth - (row > 0 ? row * 0.03 : isBack ? 0.012 : 0),
    };
  });
}

/** Beyond everything that is placed on one side, looking back at it. */
export function beyond(
  { placed, parents, kids, isTall }: Group,
  side: -1 | 1,
  gap: number,
): readonly Piece[] {
  const row = inRow(kids, 0.12, isTall);
  const own = around(row);
  // Under a tree there is room for others too.
  const isShaded = (one: Piece) =>
    TREE.test(one.thing.name) && !parents.includes(one) && parents.every(isCreature);
  const solid = placed.filter((one) => !one.isBackdrop && !isShaded(one));
  // A thing overhead leaves the ground below it free.
  const others = around(solid.filter((piece) => frameOf(piece).bottom > own.top));
  const tight = isTall && gap > 0 ? -0.3 * Math.min(own.right - own.left, 0.8) : gap;
  const shift = side === 1 ? others.right + tight - own.left : others.left - tight - own.right;
  const lift = isTall && gap > 0 ? -0.2 : 0;
  return row.map((piece) => ({
    ...moved(piece, shift, piece.support === 'none' ? 0 : lift),
    depth: piece.depth + (lift === 0 ? 0 : -0.03),
    facing: piece.facing === 0 && isCreature(piece) ? (side === 1 ? -1 : 1) : piece.facing,
  }));
}

/** The side on which there is less already. */
export function emptierSide({ placed, parents, forward }: Group): -1 | 1 {
  const solid = placed.filter(({ isBackdrop }) => !isBackdrop);
  const all = around(solid);
  const own = around(parents);
  const middle = (own.left + own.right) / 2;
  const difference = all.right - middle - (middle - all.left);
  if (Math.abs(difference) < 0.05) return forward;
  return difference > 0 ? -1 : 1;
}

/** How far from a middle others stand already who are around it. */
export function reachAround({ placed, parents }: Group, middle: number): number {
  const others = placed.filter(
    ({ index, isBackdrop, holder, support }) =>
      parents.every((one) => one.index !== index) &&
      !isBackdrop &&
      holder === null &&
      support === 'ground',
  );
  return Math.max(0, ...others.map(({ x, width }) => Math.abs(x - middle) + width / 2));
}
