import type { Pose } from '../draw/actors/pose.ts';
import { darker, type Pen } from '../things/pen.ts';
import { drawAtWrist } from './accessories.ts';
import { type Build, bendOf, buildOf, type Spot } from './build.ts';
import { drawCape, drawTrunk, limbColours } from './clothes.ts';
import { type Grasp, gripOf, handsFor } from './hands.ts';
import type { Outfit } from './outfits.ts';
import type { Person } from './person.ts';
import { limbsOf, type Posture } from './postures.ts';

export type { Grasp } from './hands.ts';

export interface Stance {
  readonly pose: Pose;
  readonly facing: -1 | 1;
  /** null for who stands or walks. */
  readonly posture: Posture | null;
  readonly grasp: Grasp | null;
  readonly seconds: number;
}

/** How much lower the hips are than those of who stands. */
export function hipDrop({ hipY }: Build, posture: Posture, seconds: number): number {
  return -hipY * limbsOf(posture, seconds).drop;
}

function segment(p: Pen, from: Spot, to: Spot, width: number, colour: string): void {
  p.stick(from, to, width, colour);
}

interface LegPose {
  readonly side: number;
  readonly thigh: number;
  readonly shin: number;
  readonly drop: number;
  readonly facing: number;
}

/** The angles of both legs: those of the posture, or of the step. */
function legsOf({ pose, posture, facing, seconds }: Stance, drop: number): readonly LegPose[] {
  const limbs = posture === null ? null : limbsOf(posture, seconds);
  return [-facing, facing].map((side, at) => {
    const angle = pose.legs[at] ?? 0;
    const [thigh, shin] = limbs?.legs[at] ?? [angle, angle > 0 ? angle * 0.15 : angle * 1.5];
    const outwards = limbs?.isOpen === true ? side * facing : 1;
    return { side, thigh: thigh * outwards, shin: shin * outwards, drop, facing };
  });
}

function drawLeg(p: Pen, person: Person, build: Build, leg: LegPose): void {
  const { side, drop, facing } = leg;
  const colours = limbColours(person);
  const half = -build.hipY / 2;
  const hip = { x: side * build.hip * 0.5, y: build.hipY + drop };
  const dark = side === facing ? 0 : 0.12;
  const knee = {
    x: hip.x + Math.sin(leg.thigh) * half * facing,
    y: hip.y + Math.cos(leg.thigh) * half,
  };
  const bend = leg.shin;
  const foot = {
    x: knee.x + Math.sin(bend) * half * facing,
    y: knee.y + Math.cos(bend) * (half - 2.6),
  };
  segment(p, knee, foot, build.leg * 0.84, darker(colours.shin, dark));
  segment(p, hip, knee, build.leg, darker(colours.thigh, dark));
  if (person.outfit.hasBoots === true) {
    const shaft = { x: knee.x + (foot.x - knee.x) * 0.4, y: knee.y + (foot.y - knee.y) * 0.4 };
    segment(p, shaft, foot, build.leg * 1.02, darker(colours.shoe, dark));
  }
  p.brush.save();
  p.brush.translate(foot.x, foot.y);
  p.brush.rotate(-bend * facing * 0.7);
  p.path(
    `M${-facing * 3.4} -2.4H${facing * 3.4}Q${facing * 8.4} -1 ${facing * 8.6} 2.6H${-facing * 4}Q${-facing * 5} 0 ${-facing * 3.4} -2.4Z`,
    darker(colours.shoe, dark),
  );
  if (person.outfit.hasHeels === true)
    p.path(
      `M${-facing * 4} -1L${-facing * 2.4} 2L${-facing * 3.4} 5H${-facing * 4.4}Z`,
      colours.shoe,
    );
  drawSkate(p, person.outfit.skates, facing);
  p.brush.restore();
}

/** Below the sole. */
function drawSkate(p: Pen, skates: Outfit['skates'], facing: number): void {
  if (skates === 'blade') {
    p.line(`M${-facing * 3} 2.4V4.4M${facing * 5} 2.4V4.4`, 1.4, '#8b96a6');
    p.line(`M${-facing * 5.4} 4.8H${facing * 8}L${facing * 9.6} 3.4`, 1.5, '#c3ccd8');
  }
  if (skates === 'wheels')
    for (const x of [-2.6, 1.9, 6.4]) p.ball(x * facing, 4.2, 2.1, '#e2574c');
}

function drawArm(
  p: Pen,
  person: Person,
  build: Build,
  arm: { side: number; hand: Spot; facing: number; drop: number },
): void {
  const { side, hand, facing, drop } = arm;
  const colours = limbColours(person);
  const shoulder = { x: side * build.shoulder * 0.84, y: build.shoulderY + 4.4 + drop };
  const elbow = bendOf(
    shoulder,
    hand,
    build.reach * 1.04,
    hand.x * facing > shoulder.x * facing ? facing : -side,
  );
  const dark = side === facing ? 0.06 : 0.16;
  segment(p, elbow, hand, build.arm * 0.84, darker(colours.forearm, dark));
  segment(p, shoulder, elbow, build.arm, darker(colours.upperArm, dark));
  drawHand(p, person, build, arm);
  if (side === facing) drawAtWrist(p, person.outfit, { hand, elbow, width: build.arm * 0.84 });
}

function drawHand(p: Pen, person: Person, build: Build, { hand }: { hand: Spot }): void {
  const { gloves } = person.outfit;
  const isThick = person.outfit.cut === 'sport';
  if (gloves !== undefined) p.ball(hand.x, hand.y, build.arm * (isThick ? 1.05 : 0.74), gloves);
  else p.ball(hand.x, hand.y, build.arm * 0.6, darker(limbColours(person).hand, 0.03));
}

/** The hand of an arm that hangs at an angle, outwards from straight down. */
function freeHand({ shoulder, shoulderY, reach }: Build, side: number, angle: number): Spot {
  return {
    x: side * (shoulder * 0.84 + Math.sin(angle) * reach),
    y: shoulderY + 4.4 + Math.cos(angle) * reach,
  };
}

/** How far the lowest foot of this pose is above the ground. */
function groundGap(build: Build, { pose }: Stance): number {
  const half = -build.hipY / 2;
  const reachOf = (angle: number) =>
    Math.cos(angle) * half + Math.cos(angle > 0 ? angle * 0.15 : angle * 1.5) * half;
  return 2 * half - Math.max(reachOf(pose.legs[0]), reachOf(pose.legs[1]));
}

export interface DrawnParts {
  /** Draws the head around the origin, with a radius of 50. */
  readonly head: (p: Pen) => void;
  /** Draws the hair that is behind the body, in the same place. */
  readonly hair: (p: Pen) => void;
  /** Draws what is held, with its grip at a point. */
  readonly held: ((p: Pen, at: Spot) => void) | null;
  /** Draws what is in the other hand. */
  readonly second: ((p: Pen, at: Spot) => void) | null;
}

const LONG: ReadonlySet<string> = new Set(['robe', 'gown']);
const ON_THE_GROUND: ReadonlySet<Posture> = new Set([
  'lotus',
  'ground',
  'kneel',
  'one-knee',
  'crouch',
  'plank',
  'press-up',
  'sit-up',
  'squat',
  'wheel',
  'somersault',
  'handstand',
  'crawl',
]);

/** On the ground a long robe goes with the legs. */
function tuckedUp(person: Person, posture: Posture | null): Person {
  const { outfit } = person;
  if (posture === null || !ON_THE_GROUND.has(posture) || !LONG.has(outfit.cut)) return person;
  return { ...person, outfit: { ...outfit, cut: 'shirt', bottom: outfit.top } };
}

/** Draws somebody with the feet at the origin, 100 units tall. */
export function drawPerson(p: Pen, given: Person, stance: Stance, parts: DrawnParts): void {
  const person = tuckedUp(given, stance.posture);
  const build = buildOf(person);
  const { posture, facing, seconds } = stance;
  const limbs = posture === null ? null : limbsOf(posture, seconds);
  const drop = posture === null ? groundGap(build, stance) : hipDrop(build, posture, seconds);
  p.brush.save();
  if (limbs !== null && (limbs.turn ?? 0) + (limbs.lift ?? 0) !== 0) {
    p.brush.translate(0, -50 - 100 * (limbs.lift ?? 0));
    p.brush.rotate((limbs.turn ?? 0) * facing);
    p.brush.translate(0, 50);
  }
  const legs = legsOf(stance, drop);
  const lean = () => {
    p.brush.translate(0, build.hipY + drop);
    p.brush.rotate((limbs?.lean ?? 0) * facing);
    p.brush.translate(0, -build.hipY - drop);
  };
  drawUpperBody(p, { person, build, stance, parts, drop }, lean, () => {
    for (const leg of legs) drawLeg(p, person, build, leg);
  });
  p.brush.restore();
}

interface Upper {
  readonly person: Person;
  readonly build: Build;
  readonly stance: Stance;
  readonly parts: DrawnParts;
  readonly drop: number;
}

/** Trunk, head and arms, with the legs between the arm behind and the trunk. */
function drawUpperBody(
  p: Pen,
  { person, build, stance, parts, drop }: Upper,
  lean: () => void,
  drawLegs: () => void,
): void {
  const { pose, facing, grasp, seconds } = stance;
  const holding = grasp === null ? null : handsFor(grasp, build, seconds);
  const place = (spot: Spot | null | undefined, side: number, angle: number): Spot => {
    const hand = spot ? { x: spot.x * facing, y: spot.y } : freeHand(build, side, angle);
    return { x: hand.x, y: hand.y + drop };
  };
  const back = { side: -facing, hand: place(holding?.[0], -facing, pose.arms[0]), facing, drop };
  const front = { side: facing, hand: place(holding?.[1], facing, pose.arms[1]), facing, drop };
  const isBackHandInFront = holding !== null && holding[0] !== null;
  const leaning = (draw: () => void) => {
    p.brush.save();
    lean();
    draw();
    p.brush.restore();
  };
  const { cape } = person.outfit;
  if (cape !== undefined)
    leaning(() => {
      p.brush.translate(0, drop);
      drawCape(p, build, cape, facing * (3 + 1.6 * Math.sin(seconds * 2.4)));
    });
  if (!isBackHandInFront) leaning(() => drawArm(p, person, build, back));
  drawLegs();
  leaning(() => {
    drawNeck(p, person, build, drop);
    atHead(p, build, stance, drop, parts.hair);
    p.brush.save();
    p.brush.translate(0, drop);
    drawTrunk(p, build, person);
    p.brush.restore();
    atHead(p, build, stance, drop, parts.head);
    if (isBackHandInFront) drawArm(p, person, build, back);
    drawArm(p, person, build, front);
    parts.second?.(p, back.hand);
    parts.held?.(p, gripOf(grasp, back.hand, front.hand));
    if (parts.held === null) return;
    if (isBackHandInFront) drawHand(p, person, build, back);
    drawHand(p, person, build, front);
  });
}

function drawNeck(p: Pen, { skin }: Person, build: Build, drop: number): void {
  const width = build.headRadius * 0.52;
  p.box(-width / 2, build.shoulderY - 8 + drop, width, 12, 2, darker(skin, 0.12));
}

/** Who is on all fours or swims looks ahead. */
const levelled = (posture: Posture | null) =>
  posture === 'crawl' || posture === 'swim'
    ? 1.05
    : posture === 'press-up' || posture === 'plank'
      ? 0.7
      : 0;

function atHead(
  p: Pen,
  build: Build,
  { pose, facing, posture }: Stance,
  drop: number,
  draw: (p: Pen) => void,
): void {
  const { headRadius: radius } = build;
  p.brush.save();
  p.brush.translate(facing, build.headY + radius * 0.8 + drop);
  p.brush.rotate(pose.nod - levelled(posture) * facing);
  p.brush.translate(0, -radius * 0.8);
  p.brush.scale(radius / 50, radius / 50);
  draw(p);
  p.brush.restore();
}
