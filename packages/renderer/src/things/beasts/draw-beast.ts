import { darker, lighter, type Pen } from '../pen.ts';
import type { Point } from '../thing.ts';
import type { Leg, Skeleton } from './bones.ts';
import { type Coat, drawHead, drawTongue } from './draw-head.ts';
import type { Species } from './species-traits.ts';

/** What one animal looks like at a moment. */
export interface BeastLook {
  readonly coat: Coat;
  /** From -1 to 1. */
  readonly wag: number;
  readonly isOpen: boolean;
  readonly isAsleep: boolean;
  /** Whether its tongue is out. */
  readonly isLicking: boolean;
  readonly isYoung: boolean;
  /** Draws the face from the front around 0, 0 in place of the head; its radius is given. */
  readonly face: ((p: Pen, radius: number) => void) | null;
}

const to = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function drawLeg(species: Species, p: Pen, leg: Leg, colours: { fur: string; foot: string }): void {
  const { thick } = species.build;
  const { joint, knee, foot } = leg;
  const end = { x: foot.x, y: foot.y - thick * 0.4 };
  p.line(`M${to(joint)}Q${to(knee)} ${to(end)}`, thick, colours.fur);
  const half = { x: (joint.x + knee.x) / 2, y: (joint.y + knee.y) / 2 };
  p.line(`M${to(joint)}L${to(half)}`, thick * 1.45, colours.fur);
  if (species.socks !== null) {
    const mid = { x: (knee.x + foot.x) / 2, y: (knee.y + foot.y) / 2 };
    p.line(`M${to(mid)}L${to(end)}`, thick * 1.02, colours.foot);
  }
  if (species.has.includes('hooves')) {
    p.box(
      foot.x - thick * 0.52,
      foot.y - thick * 0.62,
      thick * 1.12,
      thick * 0.62,
      thick * 0.2,
      '#4a3c42',
    );
  } else
    p.oval(foot.x + thick * 0.28, foot.y - thick * 0.4, thick * 0.82, thick * 0.42, colours.foot);
}

/** Of those that are drawn as one line. */
const TAIL_WIDTHS = { bushy: 13, long: 6, tuft: 4.5, thin: 2.6, hair: 10 } as const;

function drawTail(
  { tail, build, pattern, has }: Species,
  p: Pen,
  { hip }: Skeleton,
  look: BeastLook,
): void {
  const { coat, wag } = look;
  const root = { x: hip.x - build.depth * 0.42, y: hip.y - build.depth * 0.14 };
  switch (tail) {
    case 'none':
      return;
    case 'short':
    case 'puff':
      p.ball(
        root.x - 1,
        root.y,
        build.depth * (tail === 'puff' ? 0.22 : 0.13),
        tail === 'puff' ? coat.belly : coat.fur,
      );
      return;
    case 'plume': {
      // Up along the back, and over at its end.
      const { x, y } = root;
      const big = build.depth * 1.4 * (1 + wag * 0.03);
      const dark = darker(coat.fur, 0.16);
      p.path(
        `M${x + 4} ${y - 2}Q${x - big * 0.3} ${y - big * 0.1} ${x - big * 0.36} ${y - big * 0.6}Q${x - big * 0.4} ${y - big * 1.1} ${x - big * 0.78} ${y - big * 1.12}Q${x - big * 1.3} ${y - big * 1.06} ${x - big * 1.12} ${y - big * 0.5}Q${x - big * 1.02} ${y + big * 0.3} ${x + 4} ${y + big * 0.26}Z`,
        dark,
      );
      p.path(
        `M${x - big * 0.5} ${y - big * 0.7}Q${x - big * 0.54} ${y - big} ${x - big * 0.76} ${y - big}Q${x - big * 1.08} ${y - big * 0.9} ${x - big * 0.94} ${y - big * 0.4}Q${x - big * 0.72} ${y - big * 0.3} ${x - big * 0.5} ${y - big * 0.7}Z`,
        lighter(coat.fur, 0.12),
      );
      return;
    }
    case 'curly':
      p.line(`M${root.x + 2} ${root.y}q-7 3 -8 -3q1 -6 5 -3q3 5 -7 6`, 2.6, coat.mark);
      return;
    case 'hair':
    case 'tuft': {
      const end = { x: root.x - 12 - wag * 5, y: Math.min(-4, root.y + build.depth * 0.95) };
      p.line(
        `M${to(root)}Q${root.x - 14} ${root.y + 2} ${to(end)}`,
        TAIL_WIDTHS[tail],
        tail === 'hair' ? coat.mark : coat.fur,
      );
      p.ball(end.x, end.y, tail === 'hair' ? 5.5 : 4.5, coat.mark);
      return;
    }
    default: {
      const wide = TAIL_WIDTHS[tail];
      const rise = tail === 'thin' ? -2 : 22;
      const end = { x: root.x - 22 + wag * 3, y: Math.min(-wide / 2, root.y - rise - wag * 6) };
      const along = (share: number): string => {
        const back = (1 - share) ** 2;
        const bend = 2 * share * (1 - share);
        const x = back * (root.x + 4) + bend * (root.x - 20) + share ** 2 * end.x;
        const y = back * (root.y + 3) + bend * (root.y + 8) + share ** 2 * end.y;
        return `${x} ${y}`;
      };
      p.line(
        `M${root.x + 4} ${root.y + 3}Q${root.x - 20} ${root.y + 8} ${to(end)}`,
        wide,
        tail === 'thin' ? coat.mark : darker(coat.fur, 0.05),
      );
      if (has.includes('rings'))
        for (const share of [0.42, 0.6, 0.78])
          p.line(`M${along(share)}L${along(share + 0.05)}`, wide, coat.mark);
      if (tail === 'bushy' || pattern === 'stripes') p.ball(end.x, end.y, wide * 0.5, coat.mark);
    }
  }
}

/** The trunk along the x axis, from the hips at 0 to the shoulders. */
function torsoPath(depth: number, long: number): string {
  const [r, s] = [depth * 0.5, depth * 0.54];
  return `M${-r} 0Q${-r} ${-r} 0 ${-r}Q${long * 0.5} ${-r * 0.82} ${long} ${-s}Q${long + s} ${-s} ${long + s} 0Q${long + s} ${s} ${long} ${s}Q${long * 0.45} ${r * 0.72} 0 ${r}Q${-r} ${r} ${-r} 0Z`;
}

function drawPattern(
  { pattern }: Species,
  p: Pen,
  { depth, long }: { depth: number; long: number },
  mark: string,
): void {
  const r = depth * 0.5;
  if (pattern === 'stripes') {
    for (let at = 0; at < 6; at += 1) {
      const x = -r * 0.5 + (at * (long + r)) / 6;
      p.path(`M${x} ${-r * 1.2}q4 ${r * 0.7} 1 ${r * 1.25}q-5 ${-r * 0.5} -5 ${-r * 1.2}Z`, mark);
    }
  } else if (pattern === 'spots') {
    for (let at = 0; at < 16; at += 1) {
      const x = -r * 0.7 + ((at * 0.618) % 1) * (long + r * 1.4);
      p.spot(x, -r * 0.75 + ((at * 0.37) % 1) * r * 1.3, depth * 0.075, depth * 0.06, mark);
    }
  } else if (pattern === 'patches') {
    p.oval(long * 0.12, -r * 0.4, depth * 0.34, depth * 0.36, mark);
    p.oval(long * 0.72, r * 0.05, depth * 0.3, depth * 0.32, mark);
    p.oval(long * 1.04, -r * 0.9, depth * 0.24, depth * 0.22, mark);
  } else if (pattern === 'panda')
    p.path(`M${long * 0.7} ${-depth}H${long + r * 0.35}V${depth}H${long * 0.7}Z`, mark);
}

function drawTorso(species: Species, p: Pen, bones: Skeleton, coat: Coat): void {
  const { depth } = species.build;
  const { hip, shoulder } = bones;
  const long = Math.hypot(shoulder.x - hip.x, shoulder.y - hip.y);
  const shape = torsoPath(depth, long);
  p.brush.save();
  p.brush.translate(hip.x, hip.y);
  p.brush.rotate(Math.atan2(shoulder.y - hip.y, shoulder.x - hip.x));
  if (species.pattern === 'wool') {
    for (let at = 0; at < 11; at += 1) {
      const angle = (at / 11) * 2 * Math.PI;
      p.ball(
        long / 2 + Math.cos(angle) * (long * 0.5 + depth * 0.2),
        Math.sin(angle) * depth * 0.36,
        depth * 0.24,
        coat.fur,
      );
    }
  }
  if (species.has.includes('hump'))
    p.path(
      `M${long * 0.1} ${-depth * 0.34}Q${long * 0.3} ${-depth * 0.5} ${long * 0.4} ${-depth * 0.9}Q${long * 0.5} ${-depth * 1.08} ${long * 0.62} ${-depth * 0.9}Q${long * 0.7} ${-depth * 0.5} ${long * 0.95} ${-depth * 0.34}Z`,
      darker(coat.fur, 0.06),
    );
  p.path(shape, coat.fur);
  p.within(shape, () => {
    p.spot(long * 0.55, depth * 0.62, long * 0.7, depth * 0.3, coat.belly, 0.75);
    drawPattern(species, p, { depth, long }, coat.mark);
  });
  p.brush.restore();
}

function drawNeck(species: Species, p: Pen, bones: Skeleton, coat: Coat): void {
  const { build, has } = species;
  const { shoulder, head } = bones;
  const base = { x: shoulder.x + build.depth * 0.08, y: shoulder.y - build.depth * 0.08 };
  const [dx, dy] = [head.x - base.x, head.y - base.y];
  const long = Math.max(1, Math.hypot(dx, dy));
  const [nx, ny] = [-dy / long, dx / long];
  const [wide, slim] = [build.depth * 0.44, build.head * 0.66];
  const at = (from: Point, by: number) => to({ x: from.x + nx * by, y: from.y + ny * by });
  const shape = `M${at(base, -wide)}L${at(head, -slim)}L${at(head, slim)}L${at(base, wide)}Z`;
  p.path(shape, species.pattern === 'panda' ? coat.mark : coat.fur);
  if (has.includes('crest')) {
    const back = (share: number, by: number) =>
      to({ x: base.x + dx * share + nx * by, y: base.y + dy * share + ny * by });
    p.path(
      `M${back(1.2, -slim * 0.4)}Q${back(1.05, -slim * 2)} ${back(0.7, -wide * 1.15)}Q${back(0.35, -wide * 1.5)} ${back(0.05, -wide * 1.25)}Q${back(0.3, -wide * 0.4)} ${back(0.6, -slim * 0.6)}Z`,
      coat.mark,
    );
  }
}

/** A ruff around the head of a lion. */
function drawMane(p: Pen, size: number, mark: string): void {
  for (let at = 0; at < 12; at += 1) {
    const angle = (at / 12) * 2 * Math.PI;
    p.ball(
      -size * 0.25 + Math.cos(angle) * size * 0.85,
      size * 0.1 + Math.sin(angle) * size * 0.95,
      size * 0.5,
      at % 2 === 0 ? mark : darker(mark, 0.08),
    );
  }
}

function drawWholeHead(species: Species, p: Pen, bones: Skeleton, look: BeastLook): void {
  const size = species.build.head * (look.isYoung ? 1.22 : 1);
  p.brush.save();
  p.brush.translate(bones.head.x, bones.head.y);
  if (look.face !== null) look.face(p, size * 1.12);
  else {
    p.brush.rotate(bones.nod);
    if (species.has.includes('mane') && !look.isYoung) drawMane(p, size, look.coat.mark);
    p.brush.scale(size / 10, size / 10);
    if (look.isLicking) drawTongue(species, p);
    drawHead(species, p, look.coat, look);
  }
  p.brush.restore();
}

/** An animal from the side. The ground is at 0, the hips at x = 0, the nose to the right. */
export function drawBeast(species: Species, p: Pen, bones: Skeleton, look: BeastLook): void {
  const { coat } = look;
  const { build, pattern, socks } = species;
  const own = pattern === 'panda' || pattern === 'wool' ? coat.mark : coat.fur;
  const foot = socks === null ? lighter(own, 0.06) : socks;
  const far = { fur: darker(own, 0.2), foot: darker(foot, 0.2) };
  const near = { fur: darker(own, 0.03), foot };
  const [farHind, farFore, nearHind, nearFore] = bones.legs;
  if (bones.back !== null) {
    p.brush.translate(0, bones.back);
    p.brush.scale(1, -1);
  }
  drawTail(species, p, bones, look);
  drawLeg(species, p, farHind, far);
  drawLeg(species, p, farFore, far);
  if (!bones.isFolded) drawLeg(species, p, nearHind, near);
  drawTorso(species, p, bones, coat);
  if (bones.isFolded) {
    if (!bones.isScratching) drawLeg(species, p, nearHind, near);
    p.oval(
      bones.hip.x + build.depth * 0.06,
      -build.depth * 0.36,
      build.depth * 0.48,
      build.depth * 0.36,
      darker(pattern === 'panda' ? coat.mark : coat.fur, 0.05),
    );
  }
  drawNeck(species, p, bones, coat);
  drawLeg(species, p, nearFore, near);
  drawWholeHead(species, p, bones, look);
  if (bones.isScratching) drawLeg(species, p, nearHind, near);
}
