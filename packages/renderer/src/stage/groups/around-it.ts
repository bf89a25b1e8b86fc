import { atTable, isTable } from '../ensembles/tables.ts';
import { isOnToyTrack, onToyTrack } from '../ensembles/toy-tracks.ts';
import { emptierSide, type Group, type Placing, reachAround, replaced } from '../group.ts';
import { around, isCreature, isFigure, type Piece, scaled } from '../piece.ts';
import { aroundHead, isAroundSomebody } from './around-head.ts';
import { coiled, isCoiling } from './coiling.ts';
import { clasping, curledAround, isClasping, isCurling } from './curling.ts';
import { facingTo, looking } from './looking.ts';

/** Large swimmers and flyers: on both sides in turn, at different heights, so that they hide nobody. */
function besideIt(
  kid: Piece,
  index: number,
  { middle, half, tall }: { middle: number; half: number; tall: number },
): Piece {
  const [side, rank] = [index % 2 === 0 ? -1 : 1, Math.floor(index / 2)] as const;
  const x = middle + side * (half + kid.width * (0.56 + 0.3 * rank));
  const y = -tall * (index % 4 < 2 ? 0.06 : 0.5) - rank * kid.height * 0.55;
  return { ...kid, x, y, facing: side === -1 ? 1 : -1, depth: -0.004 - rank * 0.002 };
}

/** Fish around a chest do not hide it. */
const lesser = (kid: Piece, parent: Piece | undefined): Piece => {
  const isLess = parent !== undefined && kid.thing.metres <= parent.thing.metres;
  return isLess && kid.support === 'none'
    ? scaled(kid, Math.min(1, (parent.height * 0.36) / kid.height))
    : kid;
};

const isGuestOf = (kid: Piece) => isCreature(kid) || /bear|doll/.test(kid.thing.name);

/** What is wider than high is circled in front of it, where the whole way is seen. */
function beforeIt(kid: Piece, { left, right, top, bottom }: ReturnType<typeof around>): Piece {
  const wide = right - left;
  const large = scaled(kid, Math.max(1, (wide * 0.48) / kid.width));
  return {
    ...large,
    x: left + wide * 0.35,
    y: (top + bottom) / 2 + large.height * 0.2,
    depth: 0.006,
    facing: 1,
    support: 'none',
    stories: [{ kind: 'circle', width: wide * 0.25, height: (bottom - top) * 0.12 }],
  };
}

/** How many make a ring, and how far away its back is. */
const RING = { least: 5, deep: 0.34, small: 0.86 } as const;

/** A ring of people: some before it, some at its sides, some behind it. */
function inRing(kids: readonly Piece[], middle: number, half: number): Piece[] {
  const wide = Math.max(...kids.map(({ width }) => width));
  const reach = Math.max(half + wide * 0.7, wide * kids.length * 0.3);
  return kids.map((kid, at): Piece => {
    const angle = (at / kids.length) * 2 * Math.PI;
    const near = Math.sin(angle);
    const sized = near < 0 ? scaled(kid, RING.small) : kid;
    const x = middle + Math.cos(angle) * reach;
    return {
      ...facingTo({ ...sized, x, y: (near - 1) * 0.5 * RING.deep * kid.height }, middle),
      depth: near * 0.012,
    };
  });
}

/** How many heights of who sits on it a blanket is long. */
const BLANKET = 4;

/** Mice have their picnic on a blanket for mice. */
function onTheirBlanket(group: Group): Group {
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  const isFirst = group.placed.every((piece) => group.parents.includes(piece));
  const fitting = (piece: Piece): Piece =>
    piece.thing.name === 'picnic-blanket' && isFirst && group.kids.every(isGuestOf)
      ? scaled(piece, Math.min(1, (tallest * BLANKET) / piece.width))
      : piece;
  const parents = group.parents.map(fitting);
  return { ...group, parents, placed: replaced(group.placed, fitting, group.parents) };
}

/** The other side of a blanket than the one that somebody sits on already. */
function freeSide(group: Group, middle: number): -1 | 1 {
  const seated = group.placed.filter(({ isSitting, holder }) => isSitting && holder === null);
  const [mate] = seated.length === 1 ? seated : [];
  return mate === undefined ? emptierSide(group) : mate.x < middle ? 1 : -1;
}

/** A flyer on its way around it, before it or behind it. */
function circling(
  kid: Piece,
  frame: ReturnType<typeof around>,
  { half, tall, share }: { half: number; tall: number; share: number },
): Piece {
  const middle = (frame.left + frame.right) / 2;
  const angle = share * 2 * Math.PI + 0.4;
  const x = middle + Math.cos(angle) * (half + kid.width * 0.9);
  const y =
    (frame.top + frame.bottom) / 2 +
    Math.sin(angle) * Math.max(tall * 0.5, kid.height) +
    kid.height / 2;
  const isBehind = Math.sin(angle) < -0.2;
  return {
    ...scaled(kid, Math.max(1, (tall * 0.42) / kid.height)),
    x,
    y: Math.min(y, -0.05),
    depth: isBehind ? -0.004 : 0.006,
    facing: Math.sin(angle) > 0 ? 1 : -1,
    support: 'none',
    stories: [{ kind: 'circle', width: half * 0.4 + 0.1, height: tall * 0.14 }],
  };
}

/** Flyers circle around it, people sit at a table; the others stand on both sides and look at it. */
export const aroundIt: Placing = (given) => {
  const group = onTheirBlanket(given);
  const { parents, kids, placed } = group;
  if (parents.some(isTable) && kids.every(isGuestOf)) return atTable(group);
  if (isOnToyTrack(group)) return onToyTrack(group);
  if (isCoiling(group)) return coiled(group);
  if (isCurling(group)) return curledAround(group);
  if (isClasping(group)) return clasping(group);
  const frame = around(parents);
  const middle = (frame.left + frame.right) / 2;
  // One sits on a blanket rather than beside it.
  const isBlanket = parents.some(({ thing }) => /^(?:picnic|spread)-blanket$/.test(thing.name));
  const half = ((frame.right - frame.left) / 2) * (isBlanket ? 0.45 : 1);
  const tall = frame.bottom - frame.top;
  const lone = isBlanket ? freeSide(group, middle) : emptierSide(group);
  const taken = reachAround(group, middle);
  const isRing = kids.length >= RING.least && kids.every(isFigure) && !parents.some(isCreature);
  if (isRing) return [...looking(placed, parents, []), ...inRing(kids, middle, half * 0.3)];
  const made = kids.map((one, index): Piece => {
    const kid = lesser(one, parents[0]);
    const share = (index + 0.5) / kids.length;
    const isAloft = kid.support === 'none' || kid.traits.medium === 'air';
    const isWide = half * 2 > tall * 1.2 && !parents.some(isCreature);
    if (isAloft && isWide && kids.length === 1) return beforeIt(kid, frame);
    if (kid.support === 'none' && kid.width > half)
      return besideIt(kid, index, { middle, half, tall });
    if (isAloft && isAroundSomebody(parents, kids))
      return aroundHead(kid, frame, { at: index, of: kids.length });
    if (isAloft) return circling(kid, frame, { half, tall, share });
    const side = kids.length === 1 ? lone : index % 2 === 0 ? -1 : 1;
    const rank = Math.floor(index / 2);
    const isScenery = kid.traits.medium === 'scenery';
    const x =
      middle +
      side *
        (Math.max(half, isScenery ? 0 : taken) +
          kid.width * (isScenery ? 0.6 : 0.46) +
          rank * kid.width * (kids.length > 3 ? 0.74 : 0.95));
    const back = isScenery ? 0.16 : rank * 0.1;
    const isBuilder = kid.subject.motions.includes('work') && isFigure(kid);
    const isBuilding = isBuilder && tall < kid.height * 0.9;
    return {
      ...facingTo({ ...kid, x, y: -back }, middle),
      ...(isBuilding ? { posture: 'kneel' as const, grasp: 'type' as const } : {}),
      ...(isBuilder && !isBuilding ? { grasp: kid.grasp ?? ('handle' as const) } : {}),
      depth: isScenery ? -0.05 : rank === 0 ? 0.002 : -0.012,
      isBackdrop: isScenery,
    };
  });
  return [...looking(placed, parents, []), ...made];
};
