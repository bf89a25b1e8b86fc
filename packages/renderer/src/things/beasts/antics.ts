import type { Point } from '../thing.ts';
import { type Leg, leg, onFeet, type Skeleton, seated } from './bones.ts';
import type { Build } from './builds.ts';

/** One of the limbs of who sits, in another place. */
function withLeg(bones: Skeleton, at: 2 | 3, moved: Leg): Skeleton {
  const [farHind, farFore, nearHind, nearFore] = bones.legs;
  return {
    ...bones,
    legs: [farHind, farFore, at === 2 ? moved : nearHind, at === 3 ? moved : nearFore],
  };
}

/** A paw before the mouth, which licks it. */
export function grooming(build: Build, seconds: number): Skeleton {
  const bones = seated(build, seconds, false);
  const { head: size, legs, muzzle } = build;
  const lick = Math.sin(seconds * 6);
  const head = {
    x: bones.head.x + size * 0.2,
    y: bones.head.y + size * (0.5 + lick * 0.06),
  };
  const [, , , { joint }] = bones.legs;
  const paw = { x: head.x + size * (0.72 + muzzle * 0.5), y: head.y + size * 1.7 };
  return {
    ...withLeg(bones, 3, leg(joint, paw, legs * 0.42)),
    head,
    nod: 0.42 + lick * 0.1,
  };
}

/** A hind foot at the ear, too fast to follow. */
export function scratching(build: Build, seconds: number): Skeleton {
  const bones = seated(build, seconds, false);
  const { head: size, depth } = build;
  const beat = Math.sin(seconds * 26);
  const head = { x: bones.head.x - size * 0.25, y: bones.head.y + size * (0.42 + beat * 0.04) };
  const joint = { x: bones.hip.x + depth * 0.2, y: -depth * 0.42 };
  const foot = { x: head.x - size * (0.35 - beat * 0.2), y: head.y + size * (0.62 + beat * 0.24) };
  return {
    ...withLeg(bones, 2, leg(joint, foot, depth * 0.95)),
    head,
    nod: 0.3 + beat * 0.03,
    isScratching: true,
  };
}

/** The chest on the ground and the rump up: who stretches, or asks another to play. */
export function stretching(build: Build, seconds: number): Skeleton {
  const { legs, length, depth, neck, head: size, thick } = build;
  const breath = Math.sin(seconds * 1.6) * legs * 0.03;
  const bones = onFeet(build, 'stand', seconds, false);
  const shoulder = { x: length * 0.96, y: -depth * 0.62 + breath };
  const fore = (x: number) =>
    leg(
      { x: shoulder.x + x, y: shoulder.y + depth * 0.2 },
      { x: shoulder.x + legs * 0.85 + x, y: 0 },
      0,
    );
  const [farHind, , nearHind] = bones.legs;
  return {
    ...bones,
    shoulder,
    head: { x: shoulder.x + neck[0] * 1.05, y: shoulder.y - Math.max(neck[1] * 0.7, size * 0.75) },
    nod: -0.12 + Math.sin(seconds * 1.6) * 0.05,
    legs: [farHind, fore(thick * 0.6), nearHind, fore(0)],
  };
}

/** On its back, with its legs in the air. All of it is drawn upside down. */
export function rolling(build: Build, seconds: number): Skeleton {
  const { legs, length, depth, neck, head: size } = build;
  const middle = -(legs * 0.62 + depth / 2);
  const [hip, shoulder] = [
    { x: 0, y: middle },
    { x: length, y: middle },
  ];
  const kick = (joint: Point, at: number, bend: number) => {
    const swing = Math.sin(seconds * 4.6 + at * 1.7);
    const foot = { x: joint.x + swing * legs * 0.26 + bend * 0.6, y: -legs * (0.1 + swing * 0.06) };
    return leg({ x: joint.x, y: joint.y + depth * 0.14 }, foot, bend);
  };
  return {
    hip,
    shoulder,
    head: { x: shoulder.x + Math.max(neck[0], size) * 1.1, y: middle - depth * 0.5 + size * 0.95 },
    nod: -0.3 + Math.sin(seconds * 2.3) * 0.12,
    legs: [
      kick({ x: 4, y: middle }, 0, -legs * 0.22),
      kick({ x: length + 3, y: middle }, 1, legs * 0.2),
      kick(hip, 2, -legs * 0.22),
      kick(shoulder, 3, legs * 0.2),
    ],
    isFolded: false,
    isScratching: false,
    back: middle - depth * 0.5,
  };
}

/** Up on its hind legs, with the forepaws before its chest. */
export function begging(build: Build, seconds: number): Skeleton {
  const { legs, length, depth, head: size, thick } = build;
  const sway = Math.sin(seconds * 1.4) * size * 0.05;
  const hip = { x: 0, y: -(legs * 0.35 + depth * 0.3) };
  const shoulder = { x: depth * 0.22 + sway, y: hip.y - length * 0.82 };
  const fore = (x: number) => {
    const joint = { x: shoulder.x + depth * 0.3 + x, y: shoulder.y + depth * 0.3 };
    return leg(joint, { x: joint.x + legs * 0.3, y: joint.y + legs * 0.5 }, legs * 0.14);
  };
  const hind = (x: number) =>
    leg(
      { x: hip.x + x, y: hip.y + depth * 0.2 },
      { x: hip.x + depth * 0.42 + x, y: 0 },
      -thick * 0.3,
    );
  return {
    hip,
    shoulder,
    head: { x: shoulder.x + size * 0.35 + sway, y: shoulder.y - size * 1.1 },
    nod: Math.sin(seconds * 0.9) * 0.1,
    legs: [hind(thick * 0.7), fore(thick * 0.5), hind(0), fore(0)],
    isFolded: false,
    isScratching: false,
    back: null,
  };
}
