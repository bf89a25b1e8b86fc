import type { Pose } from '../draw/actors/pose.ts';
import { darker, type Pen } from '../things/pen.ts';
import { type Build, bendOf, buildOf, type Spot } from './build.ts';
import { drawTrunk, limbColours } from './clothes.ts';
import type { Person } from './person.ts';

/** How something is held: where the hands are. */
export type Grasp =
  | 'one'
  | 'two'
  | 'overhead'
  | 'mouth'
  | 'chin'
  | 'push'
  | 'low'
  | 'rest'
  | 'point';

export interface Stance {
  readonly pose: Pose;
  readonly facing: -1 | 1;
  readonly isSitting: boolean;
  readonly grasp: Grasp | null;
}

/** Where the hands are that hold something, in hundredths of the height; x is towards `facing`. */
function handsFor(grasp: Grasp, build: Build): readonly [back: Spot | null, front: Spot] {
  const { shoulderY: s, reach, shoulder: w, headY, headRadius } = build;
  const chest = s + reach * 0.42;
  switch (grasp) {
    case 'one':
      return [null, { x: w + reach * 0.42, y: chest }];
    case 'two':
      return [
        { x: -w * 0.3, y: chest + 6 },
        { x: w * 1.2, y: chest + 6 },
      ];
    case 'overhead':
      return [
        { x: -w * 1.25, y: s - reach * 0.94 },
        { x: w * 1.25, y: s - reach * 0.94 },
      ];
    case 'mouth':
      return [
        { x: w * 1.1, y: headY + headRadius * 1.05 },
        { x: w * 1.5, y: chest - 2 },
      ];
    case 'chin':
      return [
        { x: w * 0.7, y: chest },
        { x: w * 1.9, y: s + 2 },
      ];
    case 'push':
      return [
        { x: w + reach * 0.6, y: chest + 1 },
        { x: w + reach * 0.72, y: chest + 1 },
      ];
    case 'point':
      return [null, { x: w + reach * 0.78, y: s - reach * 0.3 }];
    case 'low':
      return [null, { x: w + reach * 0.3, y: s + reach * 0.9 }];
    case 'rest':
      return [
        { x: w * 0.9, y: s + reach * 0.62 },
        { x: w * 1.7, y: s + reach * 0.62 },
      ];
  }
}

/** How much lower the hips are when somebody sits. */
export function sittingDrop({ hipY }: Build): number {
  return -hipY * 0.48;
}

function segment(p: Pen, from: Spot, to: Spot, width: number, colour: string): void {
  p.line(`M${from.x} ${from.y}L${to.x} ${to.y}`, width, colour);
}

function drawLeg(
  p: Pen,
  person: Person,
  build: Build,
  leg: { side: number; angle: number; drop: number } & Pick<Stance, 'facing' | 'isSitting'>,
): void {
  const { side, angle, drop, facing, isSitting } = leg;
  const colours = limbColours(person);
  const half = -build.hipY / 2;
  const hip = { x: side * build.hip * 0.5, y: build.hipY + drop };
  const dark = side === facing ? 0 : 0.12;
  const thigh = isSitting
    ? { x: facing * half * 0.92, y: half * 0.1 }
    : { x: Math.sin(angle) * half * facing, y: Math.cos(angle) * half };
  const knee = { x: hip.x + thigh.x, y: hip.y + thigh.y };
  const bend = isSitting ? 0.06 : angle > 0 ? angle * 0.15 : angle * 1.5;
  const foot = {
    x: knee.x + Math.sin(bend) * half * facing,
    y: knee.y + Math.cos(bend) * (half - 2.6),
  };
  segment(p, knee, foot, build.leg * 0.84, darker(colours.shin, dark));
  segment(p, hip, knee, build.leg, darker(colours.thigh, dark));
  p.brush.save();
  p.brush.translate(foot.x, foot.y);
  p.brush.rotate(-bend * facing * 0.7);
  p.path(
    `M${-facing * 3.4} -2.4H${facing * 3.4}Q${facing * 8.4} -1 ${facing * 8.6} 2.6H${-facing * 4}Q${-facing * 5} 0 ${-facing * 3.4} -2.4Z`,
    darker(colours.shoe, dark),
  );
  p.brush.restore();
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
}

function drawHand(p: Pen, person: Person, build: Build, { hand }: { hand: Spot }): void {
  p.ball(hand.x, hand.y, build.arm * 0.6, darker(limbColours(person).hand, 0.03));
}

/** The hand of an arm that hangs at an angle, outwards from straight down. */
function freeHand({ shoulder, shoulderY, reach }: Build, side: number, angle: number): Spot {
  return {
    x: side * (shoulder * 0.84 + Math.sin(angle) * reach),
    y: shoulderY + 4.4 + Math.cos(angle) * reach,
  };
}

/** How far the lowest foot of this pose is above the ground. */
function groundGap(build: Build, { pose, isSitting }: Stance): number {
  if (isSitting) return 0;
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
  /** Whether there is one in each hand. */
  readonly isPaired?: boolean;
}

/** Draws somebody with the feet at the origin, 100 units tall. */
export function drawPerson(p: Pen, person: Person, stance: Stance, parts: DrawnParts): void {
  const build = buildOf(person);
  const { pose, facing, isSitting, grasp } = stance;
  const drop = isSitting ? sittingDrop(build) : groundGap(build, stance);
  const holding = grasp === null ? null : handsFor(grasp, build);
  const place = (spot: Spot | null | undefined, side: number, angle: number): Spot => {
    const hand = spot ? { x: spot.x * facing, y: spot.y } : freeHand(build, side, angle);
    return { x: hand.x, y: hand.y + drop };
  };
  const back = { side: -facing, hand: place(holding?.[0], -facing, pose.arms[0]), facing, drop };
  const front = { side: facing, hand: place(holding?.[1], facing, pose.arms[1]), facing, drop };
  const legs = { facing, isSitting, drop };
  const isBackHandInFront = holding !== null && holding[0] !== null;
  if (!isBackHandInFront) drawArm(p, person, build, back);
  drawLeg(p, person, build, { side: -facing, angle: pose.legs[0], ...legs });
  drawLeg(p, person, build, { side: facing, angle: pose.legs[1], ...legs });
  drawNeck(p, person, build, drop);
  atHead(p, build, stance, drop, parts.hair);
  p.brush.save();
  p.brush.translate(0, drop);
  drawTrunk(p, build, person);
  p.brush.restore();
  atHead(p, build, stance, drop, parts.head);
  if (isBackHandInFront) drawArm(p, person, build, back);
  drawArm(p, person, build, front);
  if (parts.held === null) return;
  if (parts.isPaired === true) parts.held(p, back.hand);
  parts.held(p, grip(grasp, back.hand, front.hand));
  if (isBackHandInFront) drawHand(p, person, build, back);
  drawHand(p, person, build, front);
}

function drawNeck(p: Pen, { skin }: Person, build: Build, drop: number): void {
  const width = build.headRadius * 0.52;
  p.box(-width / 2, build.shoulderY - 8 + drop, width, 12, 2, darker(skin, 0.12));
}

function atHead(
  p: Pen,
  build: Build,
  { pose, facing }: Stance,
  drop: number,
  draw: (p: Pen) => void,
): void {
  const { headRadius: radius } = build;
  p.brush.save();
  p.brush.translate(facing, build.headY + radius * 0.8 + drop);
  p.brush.rotate(pose.nod);
  p.brush.translate(0, -radius * 0.8);
  p.brush.scale(radius / 50, radius / 50);
  draw(p);
  p.brush.restore();
}

/** Where the grip of the held thing is. */
function grip(grasp: Grasp | null, back: Spot, front: Spot): Spot {
  const isBetween = grasp === 'two' || grasp === 'overhead' || grasp === 'push' || grasp === 'rest';
  return isBetween ? { x: (back.x + front.x) / 2, y: (back.y + front.y) / 2 } : front;
}
