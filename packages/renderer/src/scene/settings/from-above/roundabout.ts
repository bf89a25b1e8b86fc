import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { between, pick } from '../../../random.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { figures } from './plan-figures.ts';
import { DEPTH, ground, roofs } from './plan-ground.ts';

interface Plan {
  readonly cx: number;
  readonly cy: number;
  readonly lane: number;
  /** Of the middle of the ring, which has two lanes. */
  readonly radius: number;
  /** From the middle to where cars come from. */
  readonly far: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A way with the lengths of its parts. */
interface Way {
  readonly points: readonly Point[];
  readonly lengths: readonly number[];
  readonly long: number;
}

const QUARTER = Math.PI / 2;
const ARMS = [0, 1, 2, 3] as const;
const STEP = 0.12;
const ASPHALT = '#565c69';

function wayOf(points: readonly Point[]): Way {
  const lengths = points
    .slice(1)
    .map(({ x, y }, at) => Math.hypot(x - (points[at]?.x ?? x), y - (points[at]?.y ?? y)));
  return { points, lengths, long: lengths.reduce((sum, length) => sum + length, 0) };
}

/** Where one is after a share of the way, and which way one looks; figures look up. */
function along({ points, lengths, long }: Way, share: number) {
  let left = share * long;
  let at = 0;
  while (at < lengths.length - 1 && left > (lengths[at] ?? 0)) {
    left -= lengths[at] ?? 0;
    at += 1;
  }
  const [from, to] = [points[at] ?? { x: 0, y: 0 }, points[at + 1] ?? { x: 0, y: 0 }];
  const part = left / Math.max(1, lengths[at] ?? 1);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: from.x + dx * part, y: from.y + dy * part, turn: Math.atan2(dx, -dy) };
}

const onRing = ({ cx, cy }: Plan, radius: number, angle: number): Point => ({
  x: cx + Math.cos(angle) * radius,
  y: cy + Math.sin(angle) * radius,
});

/** In on the right of one arm, round against the clock, and out by a later arm. */
function through(plan: Plan, arm: number, quarters: number): Way {
  const { cx, cy, lane, radius, far } = plan;
  const outer = radius + lane * 0.5;
  const aside = Math.asin((lane * 0.6) / outer);
  const [from, to] = [arm * QUARTER, (arm - quarters) * QUARTER];
  const end = (angle: number, side: -1 | 1): Point => ({
    x: cx + Math.cos(angle) * far - side * Math.sin(angle) * lane * 0.6,
    y: cy + Math.sin(angle) * far + side * Math.cos(angle) * lane * 0.6,
  });
  const arc: Point[] = [];
  for (let angle = from - aside; angle > to + aside; angle -= STEP)
    arc.push(onRing(plan, outer, angle));
  return wayOf([end(from, -1), ...arc, onRing(plan, outer, to + aside), end(to, 1)]);
}

function ringOf(plan: Plan): Way {
  const steps = Math.ceil((2 * Math.PI) / STEP);
  const inner = plan.radius - plan.lane * 0.5;
  return wayOf(
    Array.from({ length: steps + 1 }, (_, at) => onRing(plan, inner, (-at / steps) * 2 * Math.PI)),
  );
}

function traffic(world: World, plan: Plan): Element {
  const { unit } = world;
  const random = world.random('roundabout');
  const cars = figures(world, 'car', unit * 58);
  const speed = unit * 86;
  const going = (way: Way, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      way,
      bitmap: pick(random, cars),
      phase: (at + between(random, 0.1, 0.5)) / count,
    }));
  const movers = [
    ...going(ringOf(plan), 5),
    ...ARMS.flatMap((arm) => [
      ...going(through(plan, arm, 2), 3),
      ...going(through(plan, arm, 1), 2),
    ]),
  ];
  return {
    depth: DEPTH + 0.02,
    draw(brush, { seconds }) {
      for (const { way, bitmap, phase } of movers) {
        const { x, y, turn } = along(way, (phase + (seconds * speed) / way.long) % 1);
        brush.save();
        brush.translate(x, y);
        brush.rotate(turn);
        brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
        brush.restore();
      }
    },
  };
}

/** Asphalt with kerbs, and lines that are broken. */
function roads(brush: Brush, world: World, plan: Plan): void {
  const { unit } = world;
  const { cx, cy, lane, radius, far } = plan;
  const line = (colour: string, wide: number, dashes: number[] = []) => {
    brush.strokeStyle = css(litColour(world, hex(colour), 1));
    brush.lineWidth = wide;
    brush.setLineDash(dashes);
  };
  const arms = () => {
    brush.beginPath();
    brush.moveTo(cx - far, cy);
    brush.lineTo(cx + far, cy);
    brush.moveTo(cx, cy - far);
    brush.lineTo(cx, cy + far);
    brush.stroke();
  };
  const ring = (at: number) => {
    brush.beginPath();
    brush.arc(cx, cy, at, 0, Math.PI * 2);
    brush.stroke();
  };
  for (const [colour, more] of [
    ['#d5d0c6', 2.1],
    [ASPHALT, 0],
  ] as const) {
    line(colour, lane * (2.5 + more));
    arms();
    line(colour, lane * (2.3 + more));
    ring(radius);
  }
  line('#f4f2ea', unit * 4, [unit * 26, unit * 22]);
  arms();
  line(ASPHALT, lane * 2.3);
  ring(radius);
  line('#f4f2ea', unit * 4, [unit * 20, unit * 18]);
  ring(radius);
  brush.setLineDash([]);
}

/** A lawn with flowers, and a fountain in the middle of it. */
function island(brush: Brush, world: World, { cx, cy, lane, radius }: Plan): void {
  const random = world.random('island');
  const edge = radius - lane * 1.15;
  const disc = (at: number, colour: string) => {
    brush.fillStyle = css(litColour(world, hex(colour), 1));
    ellipse(brush, cx, cy, at, at);
  };
  disc(edge, '#d5d0c6');
  disc(edge * 0.94, '#6fae5c');
  for (let at = 0; at < 44; at += 1) {
    const angle = (at / 44) * Math.PI * 2;
    brush.fillStyle = css(
      litColour(world, hex(pick(random, ['#f2c14e', '#e8577e', '#fffaf0', '#e2574c'])), 1),
    );
    const dot = edge * 0.045;
    ellipse(brush, cx + Math.cos(angle) * edge * 0.8, cy + Math.sin(angle) * edge * 0.8, dot, dot);
  }
  disc(edge * 0.56, '#b9b2a6');
  disc(edge * 0.49, '#5fb4dc');
  disc(edge * 0.2, '#b9b2a6');
  disc(edge * 0.15, '#8fd0f0');
}

/** Rings of water that spread in the basin, and its jets. */
function waterOf(world: World, { cx, cy, lane, radius }: Plan): Element {
  const edge = radius - lane * 1.15;
  const white = mix(litColour(world, hex('#e6f6ff'), 1), WHITE, 0.4);
  return {
    depth: DEPTH + 0.01,
    draw(brush, { seconds }) {
      brush.lineWidth = Math.max(1.5, edge * 0.02);
      for (let at = 0; at < 3; at += 1) {
        const age = (seconds * 0.5 + at / 3) % 1;
        brush.strokeStyle = css(white, 0.8 * (1 - age));
        brush.beginPath();
        brush.arc(cx, cy, edge * (0.22 + 0.26 * age), 0, Math.PI * 2);
        brush.stroke();
      }
      brush.fillStyle = css(white, 0.95);
      for (let jet = 0; jet < 8; jet += 1)
        for (let drop = 0; drop < 4; drop += 1) {
          const out = edge * (0.05 + 0.3 * ((seconds * 0.9 + drop / 4) % 1));
          const angle = jet * (Math.PI / 4);
          const size = edge * 0.022;
          ellipse(brush, cx + Math.cos(angle) * out, cy + Math.sin(angle) * out, size, size);
        }
    },
  };
}

/** Four streets that meet at a ring around a fountain, houses between them. */
export function roundabout(world: World): Element[] {
  const { unit, size, margin } = world;
  const random = world.random('round-houses');
  const lane = unit * 46;
  const [cx, cy] = [size.width / 2, size.height / 2];
  const radius = Math.min(size.width, size.height) * 0.27;
  const plan: Plan = { cx, cy, lane, radius, far: Math.max(size.width, size.height) / 2 + margin };
  const [near, clear] = [lane * 2.5, radius + lane * 2.7];
  const base = ground(world, hex('#8fb07a'), (brush) => {
    for (const [right, down] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      // Houses along both streets, as far as the ring leaves room for them.
      const [x, y] = [cx + right * clear, cy + down * near];
      const [ex, ey] = [cx + right * plan.far, cy + down * plan.far];
      roofs(
        brush,
        world,
        [Math.min(x, ex), Math.min(y, ey), Math.max(x, ex), Math.max(y, ey)],
        random,
      );
    }
    roads(brush, world, plan);
    island(brush, world, plan);
    brush.fillStyle = css(litColour(world, hex('#4f8f4c'), 1));
    for (const angle of [0.5, 1, 2.14, 2.64, 3.64, 4.14, 5.28, 5.78]) {
      const { x, y } = onRing(plan, radius + lane * 3.1, angle);
      ellipse(brush, x, y, unit * 26, unit * 26);
    }
  });
  return [base, waterOf(world, plan), traffic(world, plan)];
}
