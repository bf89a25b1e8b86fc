import { isDrawnPerson } from '../../people/person.ts';
import type { Scenery, Support } from '../../scene/scenery.ts';
import type { World } from '../../scene/world.ts';
import { isPlumed } from '../effects/effects.ts';
import { hasGiant, hasWhirlwind, isHead } from '../ensembles/giants.ts';
import type { BuiltGroup } from '../groups/build-groups.ts';
import { around, type Frame, isCreature, type Piece } from '../piece.ts';
import { isAtWindow } from './at-window.ts';
import { isHandwork } from './handwork.ts';
import { littleness, onCounter } from './littleness.ts';
import { isOnTable } from './on-table.ts';
import { fillsStreet, isParkedBefore } from './on-wheels.ts';
import { youngBehind } from './young-behind.ts';

/** A group in the picture: `x`, `y` is where its origin is, in pixels. */
export interface PlacedGroup {
  readonly pieces: readonly Piece[];
  readonly x: number;
  readonly y: number;
  /** Pixels of one height of the focus. */
  readonly unit: number;
  readonly depth: number;
  readonly support: Support;
}

/** A group with the support it stands on. */
export interface StandingGroup extends BuiltGroup {
  readonly support: Support;
  readonly frame: Frame;
}

/** The share of what floats that is under water. */
const SUNK: Readonly<Record<string, number>> = { boat: 0.1, land: 0.4 };
const GAP = 0.16;
/** Room for smoke and steam above a thing, in its heights. */
const PLUME = 0.42;
/** The focus is at least this share of the height, where there is room. */
const FOCUS_MIN = 0.35;
/** Who carries the focus is no larger than this, hat and all. */
const PERSON_MAX = 0.68;

/** The part of the picture in which the front line may be. */
export function safeArea({ size, description }: World): Frame {
  const { width, height } = size;
  const isStage = description.setting === 'stage';
  const isEnsemble =
    description.subjects.length > 2 || description.subjects.some(({ count }) => count > 2);
  const isLookedInto = description.extras?.includes('from-outside') === true;
  // The curtains of a narrow stage are narrow too, but nobody is behind them.
  const wings = width < height ? 0.09 : width > height ? (isEnsemble ? 0.1 : 0.19) : 0.11;
  const edge = isLookedInto ? 0.2 : isStage ? wings : 0.045;
  const top = isLookedInto ? 0.2 : description.title === null ? 0.085 : 0.36;
  return { left: width * edge, right: width * (1 - edge), top: height * top, bottom: height };
}

const widthOf = ({ left, right }: Frame) => right - left;

/** A tower is high also in the picture. */
export function isLandmark(piece: Piece | undefined): boolean {
  return piece?.thing.medium === 'scenery' && piece.thing.metres >= 15 && piece.thing.ratio < 1;
}

/** Pixels of one height of the focus: large, but everything fits. */
function unitFor(world: World, scenery: Scenery, groups: readonly StandingGroup[]): number {
  const { description, size } = world;
  const { height, width } = size;
  const safe = safeArea(world);
  const isOpen = ['void', 'deep', 'air'].includes(scenery.surface);
  const count = groups.reduce(
    (sum, { pieces }) =>
      sum + pieces.filter(({ isBackdrop, holder }) => !isBackdrop && holder === null).length,
    0,
  );
  const isTall = height > width;
  const isGiant = groups.some(({ pieces }) => pieces[0]?.subject.size === 'giant');
  const pieces = groups.map((group) => group.pieces);
  const isOnRoad = description.ad === null && pieces.some((all) => all.some(fillsStreet));
  const isParked = pieces.some(isParkedBefore);
  const isHigh = groups.some(({ pieces }) => isLandmark(pieces[0]));
  // Of people one wants to see what they do.
  const isPerson = groups.some(({ pieces }) => isDrawnPerson(pieces[0]?.thing.name ?? ''));
  const isByHand = isHandwork(groups);
  const alone = isParked ? 0.34 : isOnRoad ? 0.42 : isByHand ? 0.68 : isPerson ? 0.6 : 0.54;
  const one = isTall ? (hasGiant(groups) ? 0.62 : 0.46) : isGiant || isHigh ? 0.74 : alone;
  const several = isTall || isOnRoad ? 0.38 : isByHand ? 0.64 : isPerson && count < 4 ? 0.52 : 0.47;
  const isStorm = hasWhirlwind(groups);
  const few = hasGiant(groups) || isStorm ? 0.7 : several;
  // Who sits on the ledge of a window takes less of the height than who stands, and who is lonely has room around.
  const isSolitary = description.extras?.includes('wide') === true;
  const isWide = isSolitary && description.ad === null && !isStorm;
  const low = isAtWindow(world, groups) ? 1.42 : isWide && count < 3 ? (isTall ? 0.9 : 0.66) : 1;
  // From the air they are far away.
  const isBuilt = groups.length === 1 && groups[0]?.pieces[0]?.thing.medium === 'scenery';
  const far = description.fromAbove === undefined ? 1 : isBuilt ? 0.95 : 0.6;
  const onTable = isOnTable(world, scenery);
  const alike = count === 1 ? littleness(groups) : 1;
  const inKitchen = description.setting === 'kitchen' ? onCounter(groups) : 1;
  const little = description.ad === null ? Math.min(alike, inKitchen) : 1;
  const wish =
    height * (count === 1 ? (onTable ? Math.min(one, 0.5) : one) : few) * low * far * little;
  const across = acrossOf(groups, isClose(world, groups));
  // The edge of a podium may be overhung a little.
  const narrow = groups.map(({ support }) => {
    const beside = groups.filter((one) => one.support === support);
    return ((support.right - support.left) * 1.5) / Math.max(0.05, acrossOf(beside, isTall));
  });
  const high = groups.map(({ frame, support }) => {
    const room = isOpen ? (safe.bottom - safe.top) * 0.86 : support.y - safe.top;
    return (room * low) / Math.max(0.1, isOpen ? frame.bottom - frame.top : -frame.top);
  });
  // What lies takes more of the width than what stands.
  const beside = across > 1.8 ? 0.5 : 0.38;
  const share = onTable ? (width > height ? beside : 0.58) : 0.74;
  const ample = onTable && description.ad === null ? 0.88 : 1;
  const room = widthOf(safe) * (count === 1 && !isTall ? share : ample);
  const fitting = Math.min(room / Math.max(0.1, across), ...narrow, ...high);
  // A backdrop may be cut by the edge before the focus gets too small, but not the head of who carries it.
  const heads = groups.flatMap(({ pieces }) => pieces.filter((one) => isHead(one, pieces)));
  const tallest = Math.max(1, ...heads.map((piece) => piece.height));
  const most = tallest > 1.2 ? (height * PERSON_MAX) / tallest : wish;
  return Math.min(wish, most, Math.max(fitting, (height * FOCUS_MIN * 0.6) / tallest));
}

/** In a picture that is higher than wide, every other one stands half behind its neighbours. */
const STEP_BACK = 0.2;
const OVERLAP = 0.34;

function acrossOf(groups: readonly StandingGroup[], isTall: boolean): number {
  const wide = groups.reduce((sum, { frame }) => sum + widthOf(frame), 0);
  const between = groups.length - 1;
  const narrowest = Math.min(...groups.map(({ frame }) => widthOf(frame)));
  return wide + between * (isTall ? -OVERLAP * narrowest : GAP);
}

/** In a story, and beside the words of an ad, there is less room across. */
function isClose({ size, description }: World, groups: readonly StandingGroup[]): boolean {
  const creatures = groups.filter(({ pieces }) => pieces.some(isCreature)).length;
  // What is sold and who is beside it are both seen whole.
  if (description.ad !== null && groups.length === 2 && creatures === 1) return false;
  return size.height > size.width * 1.2 || description.ad !== null;
}

const POSITIONS = { left: 0.27, right: 0.73, middle: 0.5 } as const;

/** Where the line of groups has its middle: on a third outdoors, in the middle on a stage. */
function middleOf(world: World, scenery: Scenery, groups: readonly StandingGroup[]): number {
  const { width, height } = world.size;
  const said = groups.flatMap(({ pieces }) => pieces.map(({ subject }) => subject.position));
  const position = said.find((one) => one === 'left' || one === 'right' || one === 'middle');
  if (groups.length === 1 && position !== undefined && position !== null && position in POSITIONS) {
    return width * POSITIONS[position === 'left' || position === 'right' ? position : 'middle'];
  }
  if (world.speed !== 0) {
    // Dust and smoke need room behind.
    const ahead = world.description.effects.length > 0 ? 0.12 : -0.05;
    return width * (0.5 + Math.sign(world.speed) * ahead);
  }
  const pieces = groups.reduce((sum, group) => sum + group.pieces.length, 0);
  const isCentred =
    width < height * 1.2 ||
    scenery.surface === 'podium' ||
    ['room', 'stage', 'festival'].includes(world.description.setting) ||
    pieces > 2;
  return width * (isCentred ? 0.5 : world.light.sunX < 0.5 ? 0.58 : 0.42);
}

const isAt = (group: StandingGroup, position: 'left' | 'right') =>
  group.pieces.some(({ subject }) => subject.position === position);

/** A line behind another one: its largest unit, how much higher in the picture it is, and how far back. */
interface Row {
  readonly unit: number;
  readonly lift: number;
  readonly back?: number;
}

/** The left edges of groups in a line: on what carries them, but not on one another. */
function startsOf(
  groups: readonly StandingGroup[],
  safe: Frame,
  { first, unit, gap }: { first: number; unit: number; gap: number },
): readonly number[] {
  const wides = groups.map(({ frame }) => widthOf(frame) * unit);
  let x = first;
  const own = groups.map(({ support }, at) => {
    const wide = wides[at] ?? 0;
    // What carries them may be narrow, but nobody is cut off by the edge.
    const held = clamp(x, support.left, support.right - wide);
    x += wide + gap;
    return clamp(held, safe.left, safe.right - wide);
  });
  const apart: number[] = [];
  for (const [at, start] of own.entries()) {
    const before = groups[at - 1]?.support === groups[at]?.support ? apart[at - 1] : undefined;
    const free = before === undefined ? start : before + (wides[at - 1] ?? 0) + gap;
    apart.push(Math.max(start, free));
  }
  const pushed = apart.reduce((sum, start, at) => sum + start - (own[at] ?? start), 0);
  if (pushed < 1) return own;
  const shift = pushed / groups.length;
  const end = (apart.at(-1) ?? 0) + (wides.at(-1) ?? 0) - shift;
  return apart.map((start) => start - shift - Math.max(0, end - safe.right));
}

/** Side by side on their supports, without touching. */
export function inLine(
  world: World,
  scenery: Scenery,
  groups: readonly StandingGroup[],
  behind: Row | null = null,
): readonly PlacedGroup[] {
  if (groups.length === 0) return [];
  const most = behind?.unit ?? Number.POSITIVE_INFINITY;
  const unit = Math.min(most, unitFor(world, scenery, groups));
  const safe = safeArea(world);
  const ordered = [
    ...groups.filter((group) => isAt(group, 'left')),
    ...youngBehind(
      world,
      groups.filter((group) => !isAt(group, 'left') && !isAt(group, 'right')),
    ),
    ...groups.filter((group) => isAt(group, 'right')),
  ];
  const isTall = isClose(world, groups);
  const across = acrossOf(groups, isTall) * unit;
  const between =
    (across - groups.reduce((sum, { frame }) => sum + widthOf(frame), 0) * unit) /
    Math.max(1, groups.length - 1);
  const tight = Math.min(1, widthOf(safe) / across);
  const middle = middleOf(world, scenery, groups);
  const first = clamp(middle - (across * tight) / 2, safe.left, safe.right - across * tight);
  const starts = startsOf(ordered, safe, { first, unit: unit * tight, gap: between * tight });
  return ordered.map((group, at) => {
    const { frame, support, pieces } = group;
    const wide = widthOf(frame) * unit * tight;
    const isFar = pieces.some(({ subject }) => subject.position === 'far');
    const own = unit * tight * (isFar ? 0.66 : 1);
    const start = starts[at] ?? first;
    const isBack = isTall && at % 2 === 1;
    const back = isFar ? (support.y - scenery.horizon) * 0.5 : 0;
    return {
      pieces,
      x: start + wide / 2 - ((frame.left + frame.right) / 2) * own,
      y:
        baseOf(world, scenery, group, own) -
        Math.max(0, back) -
        (isBack ? STEP_BACK * unit : 0) -
        (behind?.lift ?? 0),
      unit: own,
      depth:
        support.depth -
        (behind === null ? 0 : (behind.back ?? 0.05)) -
        (isFar ? 0.06 : isBack ? 0.03 : 0),
      support,
    };
  });
}

/** The height in the picture of the group's foot, by what carries its root. */
function baseOf(world: World, scenery: Scenery, group: StandingGroup, unit: number): number {
  const { height } = world.size;
  const { frame, support, pieces } = group;
  const [root] = pieces;
  if (root === undefined) return support.y;
  const tall = root.height * unit;
  const isOpen = ['void', 'deep', 'air'].includes(scenery.surface);
  if (isOpen && root.support !== 'ground') {
    const shift = root.support === 'balloon' ? tall * 0.45 : 0;
    const title = world.description.title === null ? 0.52 : 0.64;
    return height * title - ((frame.top + frame.bottom) / 2) * unit + shift;
  }
  switch (root.support) {
    case 'ring':
      return support.y + tall * 0.24;
    case 'water':
      // Who swims is lowered when drawn, and the water hides the rest.
      return root.sunk === undefined
        ? support.y + tall * (SUNK[root.traits.medium] ?? 0.2)
        : support.y;
    case 'balloon':
    case 'bubble':
      return support.y - height * 0.1;
    default:
      return support.y;
  }
}

export function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));
}

export function standing(group: BuiltGroup, support: Support): StandingGroup {
  const solid = group.pieces.filter(({ isBackdrop }) => !isBackdrop);
  const frame = around(solid.length === 0 ? group.pieces : solid);
  const plumes = group.pieces
    .filter(({ subject }) => isPlumed(subject))
    .map(({ y, height }) => y - height * (1 + PLUME));
  return { ...group, support, frame: { ...frame, top: Math.min(frame.top, ...plumes) } };
}
