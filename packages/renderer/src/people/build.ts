import type { Age, Figure } from '../parse-prompt/scene-description.ts';
import type { Person } from './person.ts';

/** Proportions in hundredths of the height; feet are at 0 and up is negative. */
export interface Build {
  readonly headRadius: number;
  readonly headY: number;
  readonly shoulderY: number;
  readonly hipY: number;
  /** Half the width of the shoulders and of the hips. */
  readonly shoulder: number;
  readonly hip: number;
  readonly leg: number;
  readonly arm: number;
  readonly reach: number;
}

const BUILDS: Readonly<Record<Age, Build>> = {
  adult: {
    headRadius: 12.6,
    headY: -86,
    shoulderY: -71,
    hipY: -41,
    shoulder: 12,
    hip: 9.6,
    leg: 8.6,
    arm: 6.6,
    reach: 31,
  },
  old: {
    headRadius: 13.2,
    headY: -84,
    shoulderY: -68,
    hipY: -38,
    shoulder: 11.6,
    hip: 10.6,
    leg: 8.4,
    arm: 6.6,
    reach: 29,
  },
  child: {
    headRadius: 17,
    headY: -80,
    shoulderY: -60.5,
    hipY: -33,
    shoulder: 11,
    hip: 9.4,
    leg: 8.6,
    arm: 6.8,
    reach: 25,
  },
  baby: {
    headRadius: 24,
    headY: -74,
    shoulderY: -48,
    hipY: -18,
    shoulder: 13,
    hip: 14,
    leg: 11,
    arm: 9,
    reach: 22,
  },
};

/** How much wider or narrower shoulders, hips, legs and arms are than those of others. */
const FIGURES: Readonly<Record<Figure, readonly [number, number, number, number]>> = {
  stout: [1.3, 1.75, 1.25, 1.25],
  slim: [0.84, 0.76, 0.78, 0.76],
  strong: [1.42, 1.04, 1.1, 1.5],
  pregnant: [1, 1.12, 1, 1],
};

export function buildOf({ age, gender, figure, outfit }: Person): Build {
  const plain = BUILDS[age];
  const build =
    gender === 'male' || age === 'baby'
      ? plain
      : { ...plain, shoulder: plain.shoulder * 0.88, hip: plain.hip * 1.06 };
  // Of a skeleton only the bones are there.
  if (outfit.cut === 'bones') return { ...build, leg: build.leg * 0.5, arm: build.arm * 0.5 };
  if (figure === null) return build;
  const [shoulder, hip, leg, arm] = FIGURES[figure];
  return {
    ...build,
    shoulder: build.shoulder * shoulder,
    hip: build.hip * hip,
    leg: build.leg * leg,
    arm: build.arm * arm,
  };
}

/** A point in hundredths of the height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The bend of a limb with two parts of the same length between two ends. */
export function bendOf(from: Spot, to: Spot, length: number, side: number): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.max(0.01, Math.hypot(dx, dy));
  const half = Math.min(far, length) / 2;
  const out = Math.sqrt(Math.max(0, (length / 2) ** 2 - half ** 2)) * side;
  return { x: from.x + dx / 2 - (dy / far) * out, y: from.y + dy / 2 + (dx / far) * out };
}
