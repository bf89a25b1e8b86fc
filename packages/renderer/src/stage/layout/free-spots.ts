import type { SubjectSize } from '../../parse-prompt/scene-description.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { World } from '../../scene/world.ts';
import { around, type Frame } from '../piece.ts';
import { clamp, isLandmark, type PlacedGroup, type StandingGroup, safeArea } from './layout.ts';
import { isPeak } from './peaks.ts';

/** The box of a group in the picture. */
export function pictureFrame({ pieces, x, y, unit }: PlacedGroup): Frame {
  const { left, right, top, bottom } = around(pieces);
  return {
    left: x + left * unit,
    right: x + right * unit,
    top: y + top * unit,
    bottom: y + bottom * unit,
  };
}

/** A part of a group, by the units of its pieces, as a box of the picture. */
export function inPicture({ x, y, unit }: PlacedGroup, { left, right, top, bottom }: Frame) {
  return {
    x: x + left * unit,
    y: y + top * unit,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
  };
}

function overlap(first: Frame, second: Frame): number {
  const wide = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  const tall = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

interface Search {
  readonly taken: readonly Frame[];
  readonly shares: readonly number[];
  readonly heights: readonly number[];
}

/** The first of the places with the least in it; later ones must be clearly better. */
function freest(world: World, size: { wide: number; tall: number }, search: Search) {
  const { width } = world.size;
  const safe = safeArea(world);
  let best = { x: width / 2, bottom: 0, cost: Number.POSITIVE_INFINITY };
  for (const bottom of search.heights) {
    for (const share of search.shares) {
      const x = clamp(width * share, safe.left + size.wide / 2, safe.right - size.wide / 2);
      const frame = {
        left: x - size.wide / 2,
        right: x + size.wide / 2,
        top: bottom - size.tall,
        bottom,
      };
      const covered = search.taken.reduce((sum, one) => sum + overlap(frame, one), 0);
      const cost = covered / (size.wide * size.tall) + (frame.top < 0 ? 0.5 : 0);
      if (cost < best.cost - 0.02) best = { x, bottom, cost };
    }
  }
  return best;
}

function placedAt(
  group: StandingGroup,
  unit: number,
  at: { readonly x: number; readonly bottom: number; readonly depth: number },
): PlacedGroup {
  const { frame, pieces, support } = group;
  return {
    pieces,
    support,
    unit,
    depth: at.depth,
    x: at.x - ((frame.left + frame.right) / 2) * unit,
    y: at.bottom - frame.bottom * unit,
  };
}

/** The share of a flyer that may be before others. */
const HIDING = 0.3;

/** What flies: in the free part of the air above the others. */
export function inTheAir(
  world: World,
  scenery: Scenery,
  group: StandingGroup,
  { taken, unit }: { readonly taken: readonly Frame[]; readonly unit: number },
): PlacedGroup {
  const { width, height } = world.size;
  const { frame } = group;
  const safe = safeArea(world);
  const [tall, wide] = [frame.bottom - frame.top, frame.right - frame.left];
  const fit = Math.min(
    unit,
    ((scenery.groundY - safe.top) *
      (taken.length > 0 ? 0.5 : group.pieces.length > 1 ? 0.62 : 0.66)) /
      tall,
    (width * (taken.length === 0 ? 0.7 : 0.6)) / wide,
  );
  const side = world.light.sunX < 0.5 ? [0.68, 0.32] : [0.32, 0.68];
  const centre = taken.length === 0 ? [world.light.sunX < 0.5 ? 0.56 : 0.44] : [];
  const top = safe.top + tall * fit;
  const low = Math.max(top, scenery.groundY - height * 0.2);
  const found = freest(
    world,
    { wide: wide * fit, tall: tall * fit },
    {
      taken,
      shares: [...centre, ...side, 0.5, 0.82, 0.18],
      heights: group.pieces.every(({ tilt }) => tilt === Math.PI)
        ? [tall * fit]
        : [top + (low - top) * 0.45, top + (low - top) * 0.15, top],
    },
  );
  // Rather small than before a face.
  if (found.cost > HIDING && tall * fit > height * 0.24)
    return inTheAir(world, scenery, group, { taken, unit: fit * 0.75 });
  return placedAt(group, fit, { x: found.x, bottom: found.bottom, depth: 1 });
}

/** What hangs from the ceiling: at the top, where nobody's head is. */
export function fromTheCeiling(
  world: World,
  _: Scenery,
  group: StandingGroup,
  { taken, unit }: { readonly taken: readonly Frame[]; readonly unit: number },
): PlacedGroup {
  const { frame } = group;
  const { width, height } = world.size;
  const [tall, wide] = [frame.bottom - frame.top, frame.right - frame.left];
  const isHuge = group.pieces.every(({ thing }) => thing.name === 'whale-skeleton');
  const most = height * (isHuge ? 0.5 : 0.3);
  const fit = Math.min(isHuge ? height : unit, most / tall, (width * 0.8) / wide);
  const found = freest(
    world,
    { wide: wide * fit, tall: tall * fit },
    { taken, shares: [0.5, 0.3, 0.7, 0.18, 0.82], heights: [height * 0.02 + tall * fit] },
  );
  return placedAt(group, fit, { x: found.x, bottom: found.bottom, depth: group.support.depth });
}

/** The share of the sky that something in it may take beside others. */
const IN_SKY: Readonly<Record<SubjectSize, number>> = {
  tiny: 0.16,
  small: 0.26,
  normal: 0.4,
  big: 0.62,
  giant: 1,
};

/** The sun, planets and clouds: in the sky, away from the others. */
export function inTheSky(
  world: World,
  scenery: Scenery,
  group: StandingGroup,
  { taken, unit }: { readonly taken: readonly Frame[]; readonly unit: number },
): PlacedGroup {
  const { frame } = group;
  const { width, height } = world.size;
  const isAlone = taken.length === 0;
  const isOpen = scenery.surface === 'void' || scenery.surface === 'air';
  const [tall, wide] = [frame.bottom - frame.top, frame.right - frame.left];
  const room = isOpen ? height : scenery.horizon;
  const size = group.pieces[0]?.subject.size ?? 'normal';
  const isHuge = size === 'giant' || size === 'big';
  // What orbits a planet is told with it, and is small beside it.
  const isOrbited =
    isOpen && group.pieces.some(({ thing }) => thing.medium !== 'celestial') && !isHuge;
  const share = Math.max(IN_SKY[size], isAlone ? 0.72 : isOrbited ? 0.62 : 0);
  // A star that falls does so high above who sees it.
  const isFalling = !isAlone && group.pieces.every(({ thing }) => thing.name === 'shooting-star');
  const fit = Math.min(
    isAlone || isHuge || isOrbited ? height : unit * (isFalling ? 0.7 : 1),
    (isHuge ? Math.max(room, height * 0.6) * share : room * share) / tall,
    (width * (isFalling ? 0.28 : 0.7)) / wide,
  );
  const sky = isAlone ? room * 0.5 : Math.min(scenery.horizon, height * 0.6) * 0.52;
  const away = world.light.sunX < 0.5 ? [0.78, 0.62, 0.22] : [0.22, 0.38, 0.78];
  const found = freest(
    world,
    { wide: wide * fit, tall: tall * fit },
    {
      taken,
      shares: isAlone ? [0.5] : away,
      heights: isFalling
        ? [height * 0.06 + tall * fit]
        : [sky + (tall * fit) / 2, height * 0.08 + tall * fit],
    },
  );
  // Birds over a star in a room, or planets that are alone in one, are not behind its wall.
  const isInRoom =
    INDOORS.has(world.description.setting) &&
    (isAlone || group.pieces.some(({ thing }) => thing.medium !== 'celestial'));
  return placedAt(group, fit, { x: found.x, bottom: found.bottom, depth: isInRoom ? 1 : 0.3 });
}

/** Buildings and trees that nothing relates to: behind the line, where it leaves them visible. */
export function inTheBack(
  world: World,
  scenery: Scenery,
  group: StandingGroup,
  { taken, unit }: { readonly taken: readonly Frame[]; readonly unit: number },
): PlacedGroup {
  const { frame, support } = group;
  const { width, height } = world.size;
  const safe = safeArea(world);
  const [tall, wide] = [frame.bottom - frame.top, frame.right - frame.left];
  // "In the background" is half as near.
  const isFar = isDistant(group);
  const near = Math.max(scenery.horizon + world.unit * 14, support.y - height * 0.09);
  // A ship on the horizon is small, and its hull is there.
  const isSailing = isFar && group.pieces.every(({ traits }) => traits.medium === 'boat');
  const far = isSailing ? 0.85 : 0.5;
  const foot = isFar ? Math.min(support.y, support.y + (scenery.horizon - support.y) * far) : near;
  const share = isSailing ? 0.24 : isFar ? 0.62 : 0.92;
  const isBroad = group.pieces.every(isPeak);
  const fit = Math.min(
    isBroad ? (height * 0.5) / tall : unit * share,
    (foot - safe.top * 0.6) / tall,
    (width * (isBroad ? 0.9 : 0.6)) / wide,
  );
  if (isBroad) return placedAt(group, fit, { x: width / 2, bottom: foot, depth: 0.5 });
  const search = { taken, shares: sharesOf(group), heights: [foot] };
  const placed = (by: number) => freest(world, { wide: wide * by, tall: tall * by }, search);
  const own = placed(fit);
  // A tower that something hides, as a bridge does, looks out above it.
  const high = Math.min((foot - safe.top * 0.6) / tall, (width * 0.4) / wide);
  const isTower = high > fit && group.pieces.every(isLandmark);
  const isHidden = isTower && own.cost > HIDDEN;
  const [unitThere, found] = isHidden ? [high, placed(high)] : [fit, own];
  const depth = isFar ? Math.min(0.86, support.depth - 0.06) : 0.86;
  return placedAt(group, unitThere, { x: found.x, bottom: found.bottom, depth });
}

/** Where across the picture something in the back may be, the best first. */
function sharesOf({ pieces }: StandingGroup): readonly number[] {
  const position = pieces[0]?.subject.position;
  if (position === 'left') return [0.2, 0.12, 0.3];
  if (position === 'right') return [0.8, 0.88, 0.7];
  return [0.76, 0.24, 0.86, 0.14, 0.6, 0.4];
}

/** The share of a landmark that others may hide. */
const HIDDEN = 0.4;

/** Whether all of a group is in the background. */
export function isDistant({ pieces }: StandingGroup): boolean {
  return pieces.every(({ subject }) => subject.position === 'far');
}
