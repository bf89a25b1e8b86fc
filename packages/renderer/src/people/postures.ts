import { pressUp, pullUp, sitUp, somersault, squat, starJump, wheel } from './exercises.ts';
import type { Limbs } from './limbs.ts';

/** How the body is held, apart from the hands. */
const POSTURES = {
  sit: {
    drop: 0.48,
    lean: 0,
    legs: [
      [1.48, 0.06],
      [1.48, 0.06],
    ],
  },
  /** On the ground with the legs ahead. */
  ground: {
    drop: 0.86,
    lean: -0.1,
    legs: [
      [1.95, 0.75],
      [1.7, 1.0],
    ],
  },
  lotus: {
    drop: 0.84,
    lean: 0,
    legs: [
      [1.32, -1.3],
      [1.32, -1.3],
    ],
    isOpen: true,
  },
  kneel: {
    drop: 0.47,
    lean: 0.16,
    legs: [
      [0.1, -1.5],
      [0.2, -1.46],
    ],
  },
  'one-knee': {
    drop: 0.47,
    lean: 0.1,
    legs: [
      [0, -1.5],
      [1.46, 0.02],
    ],
  },
  /** Low, with the feet under the body. */
  crouch: {
    drop: 0.48,
    lean: 0.3,
    legs: [
      [1.25, -0.75],
      [1.4, -0.5],
    ],
  },
  /** Bent backwards. */
  arch: {
    drop: 0.03,
    lean: -0.52,
    legs: [
      [0.14, -0.3],
      [0.34, -0.14],
    ],
  },
  /** On hands and knees. */
  crawl: {
    drop: 0.44,
    lean: 1.28,
    legs: [
      [-0.1, -1.5],
      [0.25, -1.45],
    ],
  },
  bow: {
    drop: 0,
    lean: 0.5,
    legs: [
      [-0.06, 0],
      [0.06, 0],
    ],
  },
  bend: {
    drop: 0.02,
    lean: 0.2,
    legs: [
      [-0.16, -0.1],
      [0.2, 0.04],
    ],
  },
  lunge: {
    drop: 0.13,
    lean: 0.2,
    legs: [
      [-0.62, -0.5],
      [0.75, -0.1],
    ],
  },
  /** Leaning back against a rope. */
  tug: {
    drop: 0.16,
    lean: -0.42,
    legs: [
      [0.5, -0.1],
      [0.95, 0.35],
    ],
  },
  kick: {
    drop: 0,
    lean: -0.24,
    legs: [
      [-0.1, -0.06],
      [1.0, 0.85],
    ],
  },
  /** A ball is kept up with it. */
  'raised-knee': {
    drop: 0,
    lean: -0.1,
    legs: [
      [-0.08, -0.04],
      [1.36, 0.3],
    ],
  },
  /** On the back in the air, with one leg kicking up over the head. */
  'overhead-kick': {
    drop: 0,
    lean: -0.1,
    legs: [
      [0.35, -0.7],
      [1.5, 1.3],
    ],
    turn: -1.35,
    lift: 0.34,
  },
  leap: {
    drop: 0,
    lean: 0.06,
    legs: [
      [-0.5, -1.3],
      [0.95, -0.4],
    ],
    lift: 0.34,
  },
  dive: {
    drop: 0,
    lean: 0,
    legs: [
      [-0.24, -0.5],
      [0.2, -0.1],
    ],
    turn: 1.12,
    lift: 0.12,
  },
  handstand: {
    drop: 0,
    lean: 0,
    legs: [
      [-0.3, -0.2],
      [0.35, 0.2],
    ],
    turn: Math.PI,
    lift: 0.06,
  },
  /** In the arms of somebody. */
  carried: {
    drop: 0,
    lean: 0.34,
    legs: [
      [0.95, 0.1],
      [1.15, 0.3],
    ],
    turn: -1.22,
    lift: -0.14,
  },
  hang: {
    drop: 0,
    lean: 0,
    legs: [
      [-0.3, -0.7],
      [0.34, -0.2],
    ],
  },
  /** With both hands on a bar, the feet off the ground. */
  dangle: {
    drop: 0,
    lean: 0.04,
    legs: [
      [-0.3, -0.8],
      [0.3, -0.3],
    ],
    lift: 0.26,
  },
  climb: {
    drop: 0.1,
    lean: 0.08,
    legs: [
      [0.2, -0.5],
      [1.15, -0.2],
    ],
  },
  ride: {
    drop: 0.14,
    lean: 0.34,
    legs: [
      [0.75, -0.35],
      [1.1, -0.1],
    ],
  },
  board: {
    drop: 0.16,
    lean: 0.16,
    legs: [
      [-0.55, 0.25],
      [0.75, -0.3],
    ],
  },
  tree: {
    drop: 0,
    lean: 0,
    legs: [
      [0, 0],
      [1.0, -1.25],
    ],
    isOpen: true,
  },
  /** Flat in the water, with the legs stretched out behind. */
  swim: {
    drop: 0.6,
    lean: 1.12,
    legs: [
      [-1.3, -1.4],
      [-1.15, -1.2],
    ],
  },
  /** On one leg, with the other foot at the knee. */
  pirouette: {
    drop: -0.03,
    lean: 0,
    legs: [
      [0, 0],
      [0.86, -0.72],
    ],
    isOpen: true,
  },
  wide: {
    drop: 0.14,
    lean: 0,
    legs: [
      [0.62, 0.46],
      [0.62, 0.46],
    ],
    isOpen: true,
  },
  /** Bent to one side from the hips. */
  sideways: {
    drop: 0.06,
    lean: 0.34,
    legs: [
      [0.34, 0.26],
      [0.34, 0.26],
    ],
    isOpen: true,
  },
  /** On the ground with one leg ahead and the other behind. */
  splits: {
    drop: 0.9,
    lean: 0,
    legs: [
      [-1.5, -1.54],
      [1.5, 1.54],
    ],
  },
  /** Held still where a press-up begins. */
  plank: pressUp(0),
} as const satisfies Readonly<Record<string, Limbs>>;

/** Postures that change with the seconds. */
const EXERCISES = {
  'press-up': pressUp,
  'sit-up': sitUp,
  squat,
  wheel,
  somersault,
  'star-jump': starJump,
  'pull-up': pullUp,
} as const satisfies Readonly<Record<string, (seconds: number) => Limbs>>;

export type Posture = keyof typeof POSTURES | keyof typeof EXERCISES;

const isExercise = (posture: Posture): posture is keyof typeof EXERCISES => posture in EXERCISES;

export function limbsOf(posture: Posture, seconds: number): Limbs {
  return isExercise(posture) ? EXERCISES[posture](seconds) : POSTURES[posture];
}
