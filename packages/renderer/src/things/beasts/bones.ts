import type { Point } from '../thing.ts';
import type { Build } from './builds.ts';

export type Step = 'stand' | 'walk' | 'run' | 'leap';

/** A leg from its joint over its knee to its foot. */
export interface Leg {
  readonly joint: Point;
  readonly knee: Point;
  readonly foot: Point;
}

/** Where the parts of an animal are. The ground is at 0, up is negative, forward is to the right. */
export interface Skeleton {
  readonly hip: Point;
  readonly shoulder: Point;
  readonly head: Point;
  /** Radians by which the nose is turned down. */
  readonly nod: number;
  /** Far hind leg, far foreleg, near hind leg, near foreleg. */
  readonly legs: readonly [Leg, Leg, Leg, Leg];
  /** Whether the thigh covers the hind leg. */
  readonly isFolded: boolean;
  /** Whether the near hind leg is before the head. */
  readonly isScratching: boolean;
  /** How far the ground is above 0 when it lies on its back; null for all others. */
  readonly back: number | null;
}

const TURN = 2 * Math.PI;

export function leg(joint: Point, foot: Point, bend: number): Leg {
  const knee = { x: (joint.x + foot.x) / 2 + bend, y: (joint.y + foot.y) / 2 };
  return { joint, knee, foot };
}

/** How far a foot is from its place in the stride, in lengths of the leg. */
function stride(step: Step, seconds: number, at: number): Point {
  const isFore = at % 2 === 1;
  const isNear = at > 1;
  if (step === 'stand') return { x: isNear ? 0 : 0.14, y: 0 };
  if (step === 'leap') return { x: isFore ? 0.62 : -0.72, y: isFore ? -0.42 : -0.2 };
  const isRun = step === 'run';
  const phase = isRun
    ? seconds * 2.3 * TURN + (isFore ? 0 : 2.5) + (isNear ? 0 : 0.7)
    : seconds * 1.05 * TURN + (isFore === isNear ? 0 : Math.PI);
  const reach = isRun ? 0.78 : 0.34;
  return {
    x: Math.sin(phase) * reach,
    y: -Math.max(0, Math.cos(phase)) * (isRun ? 0.36 : 0.14),
  };
}

export function onFeet(build: Build, step: Step, seconds: number, isBowed: boolean): Skeleton {
  const { legs, length, depth, neck, head: size } = build;
  const isRun = step === 'run';
  const bounce = isRun ? Math.abs(Math.sin(seconds * 2.3 * Math.PI)) * legs * 0.14 : 0;
  const pitch = step === 'leap' ? 0.16 : isRun ? Math.sin(seconds * 2.3 * TURN) * 0.07 : 0;
  const middle = -(legs - 4 + depth / 2) - bounce;
  const low = isBowed ? legs * 0.14 : 0;
  const hip = { x: 0, y: middle + pitch * length };
  const shoulder = { x: length, y: middle - pitch * length + low };
  const joints = [hip, shoulder, hip, shoulder];
  const [far, fore, near, nearFore] = joints.map((joint, at) => {
    const step_ = stride(step, seconds, at);
    const from = { x: joint.x + (at < 2 ? 2 : -1), y: joint.y + depth * 0.14 };
    const foot = { x: from.x + step_.x * legs, y: Math.min(0, step_.y * legs) };
    return leg(from, foot, (at % 2 === 0 ? -0.16 : 0.1) * legs * (isRun ? 1.3 : 0.5));
  });
  const dip = Math.sin(seconds * 1.7) * size * 0.12;
  const bow = {
    x: shoulder.x + neck[0] * 1.25 + size * 0.3 + dip,
    y: -size * 1.15 - Math.abs(dip),
  };
  const up = {
    x: shoulder.x + neck[0] * (isRun ? 1.2 : 1),
    y: shoulder.y - neck[1] * (isRun ? 0.8 : 1),
  };
  if (far === undefined || fore === undefined || near === undefined || nearFore === undefined)
    throw new Error('An animal has four legs.');
  return {
    hip,
    shoulder,
    head: isBowed ? bow : up,
    nod: isBowed
      ? 0.75 + Math.sin(seconds * 5) * 0.05
      : isRun
        ? 0.06
        : Math.sin(seconds * 1.3) * 0.04,
    legs: [far, fore, near, nearFore],
    isFolded: false,
    isScratching: false,
    back: null,
  };
}

export function seated(build: Build, seconds: number, isHowling: boolean): Skeleton {
  const { legs, length, depth, neck, thick } = build;
  const hip = { x: length * 0.26, y: -depth * 0.5 };
  const shoulder = { x: length * 0.74, y: -(legs * 0.86 + depth * 0.3) };
  const fore = (x: number) =>
    leg(
      { x: shoulder.x + x, y: shoulder.y + depth * 0.1 },
      { x: shoulder.x + x + thick * 0.2, y: 0 },
      0,
    );
  const hind = (x: number) =>
    leg({ x: hip.x + x, y: -thick * 0.5 }, { x: hip.x + depth * 0.62 + x, y: 0 }, 0);
  const lean = neck[0] * (isHowling ? 0.5 : 0.55);
  return {
    hip,
    shoulder,
    head: {
      x: shoulder.x + lean,
      y: shoulder.y - Math.max(neck[1], build.head * 1.05) * (isHowling ? 1.12 : 1),
    },
    nod: isHowling ? -0.85 + Math.sin(seconds * 2) * 0.05 : Math.sin(seconds * 1.3) * 0.04,
    legs: [hind(thick * 0.5), fore(thick * 0.7), hind(0), fore(0)],
    isFolded: true,
    isScratching: false,
    back: null,
  };
}

export function lying(build: Build, seconds: number): Skeleton {
  const { length, depth, neck, legs, thick } = build;
  const hip = { x: 0, y: -depth * 0.5 };
  const shoulder = { x: length, y: -depth * 0.54 };
  const fore = (x: number) =>
    leg({ x: shoulder.x + x, y: -thick * 0.9 }, { x: shoulder.x + legs * 0.72 + x, y: 0 }, 0);
  const hind = (x: number) =>
    leg({ x: hip.x + x, y: -thick * 0.6 }, { x: hip.x + depth * 0.7 + x, y: 0 }, 0);
  return {
    hip,
    shoulder,
    head: { x: shoulder.x + neck[0] * 0.95, y: shoulder.y - Math.max(neck[1], build.head * 0.9) },
    nod: Math.sin(seconds * 1.1) * 0.04,
    legs: [hind(thick * 0.6), fore(thick * 0.7), hind(0), fore(0)],
    isFolded: true,
    isScratching: false,
    back: null,
  };
}
