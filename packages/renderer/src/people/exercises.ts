import type { Limbs } from './limbs.ts';

/** How an exercise goes to and fro: 0 at its start, 1 at its end. */
const half = (seconds: number, perSecond: number) =>
  (1 - Math.cos(2 * Math.PI * seconds * perSecond)) / 2;

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** How far the toes are above the ground that a body is pressed up from, in hundredths of its height. */
const TOES = 3;
/** Where the hands stay, ahead of the middle of the body. */
const HANDS = 15;

const pressAngle = (seconds: number) => between(1.2, 1.42, half(seconds, 0.7));

/** The hands stay on the ground, whatever the body does. */
export function pressHands(seconds: number): { readonly x: number; readonly y: number } {
  const turn = pressAngle(seconds);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const along = HANDS + 50 * sin;
  return { x: along * cos + TOES * sin, y: -along * sin + TOES * cos };
}

const STRAIGHT = [
  [0.04, 0],
  [-0.04, -0.04],
] as const;

/** On toes and hands, up and down. */
export function pressUp(seconds: number): Limbs {
  const turn = pressAngle(seconds);
  const lift = (50 * Math.cos(turn) - 50 + TOES) / 100;
  return { drop: 0, lean: 0, legs: STRAIGHT, turn, lift };
}

/** On the back with bent knees, the trunk up and down. */
export function sitUp(seconds: number): Limbs {
  return {
    drop: 0.86,
    lean: between(-1.5, -0.12, half(seconds, 0.5)),
    legs: [
      [2.2, 0.42],
      [2.05, 0.5],
    ],
  };
}

/** The feet stay where they are while the knees bend. */
export function squat(seconds: number): Limbs {
  const down = half(seconds, 0.55);
  const [thigh, shin] = [between(0.06, 1.36, down), between(-0.04, -0.62, down)];
  return {
    drop: 1 - (Math.cos(thigh) + Math.cos(shin)) / 2,
    lean: between(0.04, 0.5, down),
    legs: [
      [thigh, shin],
      [thigh + 0.06, shin + 0.04],
    ],
  };
}

const SPREAD = [
  [0.62, 0.56],
  [0.62, 0.56],
] as const;

/** Over the hands and back on the feet, like a wheel. */
export function wheel(seconds: number): Limbs {
  return {
    drop: 0,
    lean: 0,
    legs: SPREAD,
    isOpen: true,
    turn: (seconds * 0.62 * 2 * Math.PI) % (2 * Math.PI),
    lift: 0.03,
  };
}

/** Once around in the air, with drawn-up knees. */
export function somersault(seconds: number): Limbs {
  const cycle = (seconds * 0.7) % 1;
  const high = 4 * cycle * (1 - cycle);
  return {
    drop: 0,
    lean: 0.5 * high,
    legs: [
      [1.6 * high, -0.4 * high],
      [1.75 * high, -0.3 * high],
    ],
    turn: -2 * Math.PI * cycle,
    lift: 0.3 * high,
  };
}

/** Arms and legs out and in again, in small jumps. */
export function starJump(seconds: number): Limbs {
  const out = half(seconds, 1);
  const leg = 0.5 * out;
  return {
    drop: 1 - Math.cos(leg),
    lean: 0,
    legs: [
      [leg, leg],
      [leg, leg],
    ],
    isOpen: true,
    lift: 0.07 * Math.abs(Math.sin(2 * Math.PI * seconds)),
  };
}

/** Up to the bar, and down again. */
export function pullUp(seconds: number): Limbs {
  return {
    drop: 0,
    lean: 0,
    legs: [
      [-0.1, -0.9],
      [0.1, -0.7],
    ],
    lift: between(0.16, 0.34, half(seconds, 0.5)),
  };
}

/** How high the bar is over the shoulders of who pulls up to it, in hundredths of their height. */
export const barOver = (seconds: number): number => 31 - 18 * half(seconds, 0.5);
