import { createCanvas } from '@napi-rs/canvas';
import type { Actor } from '../../scene/actor.ts';
import type { Brush } from '../../scene/world.ts';
import { AT_REST, type Body, type Pose } from './pose.ts';

const DARK = '#33222b';
const SKIN = '#3b2b36';
const SHOE = '#e5483d';
/** Of the body between its shoes and its own lower edge. */
const LEGS = 0.24;
/** Pixels of the longer side of the sheet on which room for the face is looked for. */
const COARSE = 56;

/** The middle of a face and half its width. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How far each painted pixel is from what is not painted, in steps. */
function depths(alpha: (x: number, y: number) => boolean, wide: number, tall: number): number[] {
  const deep = new Array<number>(wide * tall).fill(0);
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= wide || y >= tall ? 0 : (deep[y * wide + x] ?? 0);
  for (let y = 0; y < tall; y += 1)
    for (let x = 0; x < wide; x += 1) {
      if (!alpha(x, y)) continue;
      const straight = Math.min(at(x - 1, y), at(x, y - 1)) + 1;
      deep[y * wide + x] = Math.min(straight, Math.min(at(x - 1, y - 1), at(x + 1, y - 1)) + 1.4);
    }
  for (let y = tall - 1; y >= 0; y -= 1)
    for (let x = wide - 1; x >= 0; x -= 1) {
      const straight = Math.min(at(x + 1, y), at(x, y + 1)) + 1;
      const aslant = Math.min(at(x + 1, y + 1), at(x - 1, y + 1)) + 1.4;
      deep[y * wide + x] = Math.min(at(x, y), straight, aslant);
    }
  return deep;
}

/** Where a body has most room for a face: the largest circle inside it, the upper of two. */
function spotOf(body: Body): Spot {
  const { width, height } = body;
  const scale = COARSE / Math.max(width, height);
  const [wide, tall] = [Math.ceil(width * scale) + 2, Math.ceil(height * scale) + 2];
  const sheet = createCanvas(wide, tall);
  const brush = sheet.getContext('2d');
  brush.translate(wide / 2, tall - 1);
  brush.scale(scale, scale);
  body.draw(brush, AT_REST, 0);
  const pixels = sheet.data();
  const deep = depths((x, y) => (pixels[(y * wide + x) * 4 + 3] ?? 0) > 140, wide, tall);
  let best = { x: wide / 2, y: tall / 2, room: 0, worth: 0 };
  for (let y = 0; y < tall; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const room = deep[y * wide + x] ?? 0;
      const aside = Math.abs(x - wide / 2) / wide;
      const worth = room * (1 - 0.25 * (y / tall) - 0.2 * aside);
      if (worth > best.worth) best = { x, y, room, worth };
    }
  return {
    x: (best.x - wide / 2) / scale,
    y: (best.y - tall + 1) / scale,
    radius: Math.min((best.room / scale) * 0.86, Math.min(width, height) * 0.34),
  };
}

function disc(brush: Brush, x: number, y: number, across: number, down = across): void {
  brush.beginPath();
  brush.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
  brush.fill();
}

function eyes(brush: Brush, seconds: number): void {
  const isShut = seconds % 3.1 > 2.96;
  for (const side of [-1, 1]) {
    brush.fillStyle = '#ffffff';
    disc(brush, side * 0.4, -0.22, 0.27, isShut ? 0.06 : 0.32);
    if (isShut) continue;
    brush.fillStyle = DARK;
    disc(brush, side * 0.37, -0.2, 0.16, 0.2);
    brush.fillStyle = '#ffffff';
    disc(brush, side * 0.37 + 0.05, -0.28, 0.06);
  }
}

function shades(brush: Brush): void {
  brush.fillStyle = '#1d1a24';
  brush.fillRect(-0.95, -0.42, 1.9, 0.12);
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.roundRect(side * 0.47 - 0.38, -0.44, 0.76, 0.56, [0.08, 0.08, 0.28, 0.28]);
    brush.fill();
  }
  brush.fillStyle = 'rgba(255,255,255,0.35)';
  for (const x of [-0.68, 0.26]) disc(brush, x, -0.26, 0.1, 0.06);
}

const SAD = new Set(['sad', 'crying', 'worried', 'angry', 'tired']);

function mouth(brush: Brush, isSad: boolean): void {
  brush.strokeStyle = DARK;
  brush.lineCap = 'round';
  if (isSad) {
    brush.lineWidth = 0.11;
    brush.beginPath();
    brush.arc(0, 0.72, 0.3, Math.PI * 1.2, Math.PI * 1.8);
    brush.stroke();
    return;
  }
  brush.fillStyle = DARK;
  brush.beginPath();
  brush.moveTo(-0.4, 0.24);
  brush.quadraticCurveTo(0, 0.38, 0.4, 0.24);
  brush.quadraticCurveTo(0.3, 0.74, 0, 0.74);
  brush.quadraticCurveTo(-0.3, 0.74, -0.4, 0.24);
  brush.fill();
  brush.fillStyle = '#f2697b';
  disc(brush, 0, 0.62, 0.17, 0.09);
}

function face(brush: Brush, actor: Actor, spot: Spot, seconds: number): void {
  const { states } = actor.subject;
  brush.save();
  brush.translate(spot.x, spot.y);
  brush.scale(spot.radius, spot.radius);
  brush.fillStyle = 'rgba(255,120,130,0.5)';
  for (const side of [-1, 1]) disc(brush, side * 0.7, 0.24, 0.17, 0.12);
  mouth(
    brush,
    states.some((state) => SAD.has(state)),
  );
  if (states.includes('in-shades')) shades(brush);
  else eyes(brush, seconds + actor.phase);
  brush.restore();
}

/** An arm from the side of the body, `angle` outwards from hanging down, and a mitten. */
function arm(brush: Brush, at: Spot, way: number, angle: number): void {
  const long = at.radius * 1.25;
  const thick = at.radius * 0.2;
  const [x, y] = [at.x + way * at.radius * 0.95, at.y + at.radius * 0.5];
  const hand = { x: x + way * Math.sin(angle) * long, y: y + Math.cos(angle) * long };
  brush.strokeStyle = SKIN;
  brush.lineCap = 'round';
  brush.lineWidth = thick;
  brush.beginPath();
  brush.moveTo(x, y);
  const bend = { x: (x + hand.x) / 2 + way * long * 0.18, y: (y + hand.y) / 2 + long * 0.12 };
  brush.quadraticCurveTo(bend.x, bend.y, hand.x, hand.y);
  brush.stroke();
  brush.fillStyle = '#ffffff';
  disc(brush, hand.x, hand.y, thick * 1.1);
}

/** A leg with a shoe from the lower edge of the body to the ground. */
function leg(brush: Brush, from: { x: number; y: number }, swing: number, thick: number): void {
  brush.strokeStyle = SKIN;
  brush.lineCap = 'round';
  brush.lineWidth = thick;
  const x = from.x - Math.sin(swing) * from.y;
  const y = from.y * (1 - Math.cos(swing)) - thick * 0.6;
  brush.beginPath();
  brush.moveTo(from.x, from.y);
  brush.lineTo(x, y);
  brush.stroke();
  brush.fillStyle = SHOE;
  brush.beginPath();
  brush.ellipse(x + Math.sign(from.x) * thick * 0.6, y, thick * 1.5, thick * 0.85, 0, 0, 7);
  brush.fill();
}

const isUp = ({ subject, grasp }: Actor) =>
  grasp === 'overhead' || subject.motions.some((one) => /^(?:lift|cheer|wave|dance)$/u.test(one));

function limbs(brush: Brush, actor: Actor, spot: Spot, pose: Pose, foot: number): void {
  const apart = spot.radius * 0.42;
  const thick = spot.radius * 0.22;
  leg(brush, { x: spot.x - apart, y: -foot * 1.15 }, pose.legs[0], thick);
  leg(brush, { x: spot.x + apart, y: -foot * 1.15 }, pose.legs[1], thick);
  const raised = isUp(actor) ? 2.3 : 0.75;
  for (const way of [-1, 1]) arm(brush, spot, way, Math.max(raised, pose.arms[way === -1 ? 0 : 1]));
}

/** Gives a thing eyes and a mouth where it has room for them, and arms and legs where it uses them. */
export function withFaceAndLimbs(actor: Actor, body: Body): Body {
  const spot = spotOf(body);
  if (!actor.subject.states.includes('limbed')) {
    return {
      ...body,
      draw(brush, pose, seconds) {
        brush.save();
        body.draw(brush, pose, seconds);
        brush.restore();
        face(brush, actor, spot, seconds);
      },
    };
  }
  const share = 1 - LEGS;
  const foot = body.height * LEGS;
  const smaller = { x: spot.x * share, y: spot.y * share - foot, radius: spot.radius * share };
  return {
    ...body,
    draw(brush, pose, seconds) {
      limbs(brush, actor, smaller, pose, foot);
      brush.save();
      brush.translate(0, -foot);
      brush.scale(share, share);
      body.draw(brush, pose, seconds);
      brush.restore();
      face(brush, actor, smaller, seconds);
    },
  };
}
