import type { Motion } from '../../parse-prompt/scene-description.ts';
import { AT_REST, type Pose } from './pose.ts';

const wave = (seconds: number, perSecond: number, phase = 0) =>
  Math.sin(2 * Math.PI * (seconds * perSecond + phase));

/** Height of a hop, 0 to 1; it bounces off the ground without slowing down. */
const hop = (seconds: number, perSecond: number) =>
  Math.abs(Math.sin(Math.PI * seconds * perSecond));

const run = (seconds: number): Pose => {
  const stride = wave(seconds, 2.3);
  return {
    ...AT_REST,
    x: 0.06 * wave(seconds, 0.17),
    lift: 0.055 * hop(seconds, 4.6),
    turn: 0.13 + 0.02 * wave(seconds, 4.6),
    stretch: 1 + 0.045 * wave(seconds, 4.6, 0.1),
    legs: [stride * 1.05, -stride * 1.05],
    arms: [0.55 - stride * 0.9, 0.55 + stride * 0.9],
    nod: 0.03 * wave(seconds, 2.3, 0.2),
    tail: 0.5 * wave(seconds, 2.3, 0.3),
  };
};

const walk = (seconds: number): Pose => {
  const stride = wave(seconds, 1.15);
  return {
    ...AT_REST,
    lift: 0.018 * hop(seconds, 2.3),
    turn: 0.02 + 0.035 * stride,
    legs: [stride * 0.6, -stride * 0.6],
    arms: [0.3 - stride * 0.4, 0.3 + stride * 0.4],
    nod: 0.035 * wave(seconds, 1.15, 0.25),
    tail: 0.5 * stride,
  };
};

/** Crouch, fly up with raised arms, land and crouch again. */
const jump = (seconds: number): Pose => {
  const cycle = (seconds * 0.95) % 1;
  const airborne = cycle > 0.22 && cycle < 0.8;
  const flight = airborne ? (cycle - 0.22) / 0.58 : 0;
  const height = 4 * flight * (1 - flight);
  const crouch =
    cycle <= 0.22
      ? Math.sin((cycle / 0.22) * Math.PI)
      : cycle >= 0.8
        ? Math.sin(((cycle - 0.8) / 0.2) * Math.PI)
        : 0;
  return {
    ...AT_REST,
    lift: 0.42 * height,
    stretch: airborne ? 1 + 0.08 * Math.abs(1 - 2 * flight) : 1 - 0.14 * crouch,
    legs: airborne ? [-0.5 * height, 0.5 * height] : [0, 0],
    arms: [0.4 + 1.9 * height, 0.4 + 1.9 * height],
    nod: 0.06 * wave(seconds, 0.95),
    tail: airborne ? 0.8 : -0.2,
  };
};

const dance = (seconds: number): Pose => {
  const beat = wave(seconds, 1);
  const sharp = Math.sign(beat) * Math.abs(beat) ** 0.6;
  return {
    ...AT_REST,
    x: 0.05 * sharp,
    lift: 0.05 * hop(seconds, 2),
    turn: 0.15 * sharp,
    stretch: 1 + 0.06 * wave(seconds, 2, 0.25),
    legs: [0.35 * sharp, 0.35 * sharp],
    arms: [1.5 + 0.9 * sharp, 1.5 - 0.9 * sharp],
    nod: -0.14 * sharp,
    tail: sharp,
  };
};

/** From side to side, faster than one can follow, with a pause now and then. */
const shakeOff = (seconds: number): Pose => {
  const effort = 0.45 + 0.55 * Math.abs(wave(seconds, 0.3));
  const side = effort * wave(seconds, 5.3);
  return {
    ...idle(seconds),
    x: 0.012 * side,
    turn: 0.1 * side,
    stretch: 1 - 0.03 * Math.abs(side),
    arms: [0.7 + 0.5 * side, 0.7 - 0.5 * side],
    nod: -0.3 * side,
    tail: 1.2 * side,
  };
};

const float = (seconds: number): Pose => ({
  ...AT_REST,
  x: 0.05 * wave(seconds, 0.13),
  lift: 0.06 * wave(seconds, 0.24, 0.1),
  turn: 0.13 * wave(seconds, 0.16),
  legs: [0.25 + 0.2 * wave(seconds, 0.4), -0.3 + 0.2 * wave(seconds, 0.33)],
  arms: [1.1 + 0.3 * wave(seconds, 0.35), 1.2 + 0.35 * wave(seconds, 0.3, 0.3)],
  nod: 0.06 * wave(seconds, 0.22),
  tail: wave(seconds, 0.3),
});

const fly = (seconds: number): Pose => ({
  ...float(seconds),
  lift: 0.1 * wave(seconds, 0.3),
  turn: 0.32 + 0.1 * wave(seconds, 0.3, 0.25),
  legs: [-0.6 + 0.1 * wave(seconds, 1.2), -0.45 + 0.1 * wave(seconds, 1.2, 0.5)],
  arms: [1.7, 2.3 + 0.12 * wave(seconds, 0.8)],
  tail: wave(seconds, 1.6),
});

const swim = (seconds: number): Pose => ({
  ...float(seconds),
  turn: 0.3 + 0.1 * wave(seconds, 0.35),
  legs: [0.5 * wave(seconds, 1.3), -0.5 * wave(seconds, 1.3)],
  arms: [1.4 + 0.9 * wave(seconds, 0.65), 1.4 + 0.9 * wave(seconds, 0.65, 0.5)],
});

const greet = (seconds: number): Pose => ({
  ...idle(seconds),
  arms: [0.3, 1.95 + 0.36 * wave(seconds, 1.7)],
  nod: 0.07 * wave(seconds, 0.6),
});

const idle = (seconds: number): Pose => ({
  ...AT_REST,
  stretch: 1 + 0.016 * wave(seconds, 0.42),
  turn: 0.012 * wave(seconds, 0.2),
  arms: [0.32 + 0.06 * wave(seconds, 0.42), 0.36 + 0.06 * wave(seconds, 0.42, 0.2)],
  nod: 0.055 * wave(seconds, 0.21) * (1 + 0.4 * wave(seconds, 0.13)),
  tail: 0.7 * wave(seconds, 0.5),
});

const sleep = (seconds: number): Pose => ({
  ...AT_REST,
  stretch: 0.93 + 0.03 * wave(seconds, 0.25),
  turn: 0.05,
  nod: 0.2 + 0.03 * wave(seconds, 0.25),
  arms: [0.15, 0.15],
  tail: 0.1 * wave(seconds, 0.25),
});

const drive = (seconds: number): Pose => ({
  ...AT_REST,
  lift: 0.01 * hop(seconds, 5.2) + 0.006 * wave(seconds, 1.3),
  turn: 0.018 * wave(seconds, 1.7),
  arms: [0.9, 1.2 + 0.15 * wave(seconds, 1.1)],
  nod: 0.05 * wave(seconds, 0.9),
  tail: 0.5 * wave(seconds, 2),
});

const fall = (seconds: number): Pose => ({
  ...float(seconds),
  turn: 0.35 * wave(seconds, 0.4),
  arms: [2.2 + 0.4 * wave(seconds, 1.6), 2.2 - 0.4 * wave(seconds, 1.6)],
});

const spin = (seconds: number): Pose => ({
  ...idle(seconds),
  arms: [1.6, 1.6],
  lift: 0.02 * hop(seconds, 2),
});

/** Both hands up at a rope. */
const hanging = (seconds: number): Pose => ({
  ...AT_REST,
  legs: [0.35 * wave(seconds, 0.5), -0.35 * wave(seconds, 0.5, 0.2)],
  arms: [2.75, 2.9],
  nod: 0.06 * wave(seconds, 0.5),
  tail: wave(seconds, 0.5),
});

/** Of those who have no posture: on the ground, with the legs to both sides. */
const meditate = (seconds: number): Pose => ({
  ...idle(seconds),
  lift: -0.06 + 0.01 * wave(seconds, 0.3),
  legs: [-1.25, 1.25],
  arms: [0.75, 0.75],
});

const shakeHead = (seconds: number): Pose => ({
  ...idle(seconds),
  x: 0.006 * wave(seconds, 1.3, 0.25),
  nod: 0.26 * wave(seconds, 1.3),
});

const nod = (seconds: number): Pose => ({
  ...idle(seconds),
  nod: 0.14 * (1 + wave(seconds, 1.2)),
});

const GAITS: Readonly<Partial<Record<Gait, (seconds: number) => Pose>>> = {
  run,
  walk,
  jump,
  dance,
  float,
  fly,
  swim,
  fall,
  spin,
  drive,
  sleep,
  wave: greet,
  'shake-off': shakeOff,
  launch: drive,
  rise: float,
  slide: drive,
  circle: fly,
  climb: walk,
  cheer: dance,
  dive: swim,
  swing: hanging,
  'shake-head': shakeHead,
  nod,
  meditate,
};

/** How an actor moves on its place; motions that the hands alone show are quiet. */
export type Gait = Motion | 'idle';

export function poseAt(gait: Gait, seconds: number): Pose {
  return (GAITS[gait] ?? idle)(seconds);
}
