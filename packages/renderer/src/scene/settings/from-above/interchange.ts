import { css, hex } from '../../../draw/colour.ts';
import { between, pick, type Random } from '../../../random.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { figures } from './plan-figures.ts';
import { DEPTH, ground } from './plan-ground.ts';

/** Where a car is at a share of its way, and which way it looks. */
type Way = (share: number) => { readonly x: number; readonly y: number; readonly turn: number };

const LANES = [-2.5, -1.5, -0.6, 0.6, 1.5, 2.5] as const;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
const ASPHALT = '#4f5562';

/** Half of a carriageway of six lanes, in lanes. */
const EDGE = 3.2;

/** The cones of two lamps before a car that looks up. */
function headlights(brush: Brush, long: number, wide: number): void {
  for (const [reach, alpha] of [
    [1.5, 0.16],
    [0.9, 0.3],
  ] as const) {
    brush.fillStyle = css(hex('#fff1b0'), alpha);
    brush.beginPath();
    brush.moveTo(-wide * 0.35, -long * 0.46);
    brush.lineTo(wide * 0.35, -long * 0.46);
    brush.lineTo(wide * 0.8, -long * (0.5 + reach));
    brush.lineTo(-wide * 0.8, -long * (0.5 + reach));
    brush.fill();
  }
  for (const side of [-1, 1]) {
    brush.fillStyle = '#fff8dc';
    brush.fillRect(side * wide * 0.3 - wide * 0.1, -long * 0.48, wide * 0.2, long * 0.06);
    brush.fillStyle = '#ff4a3d';
    brush.fillRect(side * wide * 0.3 - wide * 0.1, long * 0.42, wide * 0.2, long * 0.06);
  }
}

interface Plan {
  readonly cx: number;
  readonly cy: number;
  readonly lane: number;
  readonly half: number;
  readonly loop: number;
  /** How long both roads are, beyond the edges of the picture. */
  readonly far: { readonly x: number; readonly y: number };
}

type Corner = (typeof CORNERS)[number];

const middleOf = ({ cx, cy, half, loop, lane }: Plan, [right, down]: Corner) => ({
  x: cx + right * (half + loop - lane),
  y: cy + down * (half + loop - lane),
});

/** Three lanes each way, the second road on a bridge over the first. */
function road(brush: Brush, world: World, plan: Plan, isLevel: boolean): void {
  const { unit, light } = world;
  const { cx, cy, lane, half, far } = plan;
  const long = isLevel ? far.x : far.y;
  brush.save();
  brush.translate(cx, cy);
  if (!isLevel) brush.rotate(Math.PI / 2);
  brush.fillStyle = css(light.shadow, isLevel ? 0 : 0.3);
  brush.fillRect(-half * 1.3, -half - unit * 10, half * 2.6, half * 2 + unit * 26);
  brush.fillStyle = css(litColour(world, hex(ASPHALT), 1));
  brush.fillRect(-long / 2, -half, long, half * 2);
  brush.fillStyle = css(litColour(world, hex('#b9b4a8'), 1));
  brush.fillRect(-long / 2, -lane * 0.12, long, lane * 0.24);
  for (const side of [-1, 1]) brush.fillRect(-long / 2, side * half - unit * 3, long, unit * 6);
  brush.fillStyle = css(litColour(world, hex('#f4f2ea'), 1), 0.8);
  for (const row of [-2, -1.05, 1.05, 2])
    for (let x = -long / 2; x < long / 2; x += unit * 44)
      brush.fillRect(x, row * lane, unit * 22, unit * 3);
  brush.restore();
}

/** The loop of a corner, and the way round the corner outside it. */
function ramps(brush: Brush, plan: Plan, corner: Corner): void {
  const { cx, cy, half, loop } = plan;
  const { x, y } = middleOf(plan, corner);
  const [right, down] = corner;
  const out = loop * 2.7;
  brush.beginPath();
  brush.arc(x, y, loop, 0, Math.PI * 2);
  brush.stroke();
  brush.beginPath();
  brush.moveTo(cx + right * (half + out * 1.25), cy + down * half);
  brush.quadraticCurveTo(
    cx + right * (half + out * 0.75),
    cy + down * (half + out * 0.75),
    cx + right * half,
    cy + down * (half + out * 1.25),
  );
  brush.stroke();
}

function straight({ cx, cy, lane, far }: Plan, row: number, isLevel: boolean): Way {
  const isBack = isLevel ? row < 0 : row > 0;
  return (share) => {
    const along = (isBack ? 0.5 - share : share - 0.5) * (isLevel ? far.x : far.y);
    return isLevel
      ? { x: cx + along, y: cy + row * lane, turn: isBack ? -Math.PI / 2 : Math.PI / 2 }
      : { x: cx + row * lane, y: cy + along, turn: isBack ? 0 : Math.PI };
  };
}

function round(plan: Plan, corner: Corner): Way {
  const { x, y } = middleOf(plan, corner);
  return (share) => {
    const angle = share * Math.PI * 2;
    const [right, down] = [Math.cos(angle) * plan.loop, Math.sin(angle) * plan.loop];
    return { x: x + right, y: y + down, turn: angle + Math.PI };
  };
}

function traffic(world: World, plan: Plan, random: Random): Element {
  const { unit, light } = world;
  const { cx, cy, half, loop, far } = plan;
  const cars = figures(world, 'car', unit * 44);
  const going = (way: Way, count: number, long: number) => {
    const pace = (unit * between(random, 60, 96)) / long;
    return Array.from({ length: count }, (_, at) => {
      const phase = (at + between(random, 0.1, 0.6)) / count;
      return { way, bitmap: pick(random, cars), phase, pace };
    });
  };
  const [across, down] = [far.x, far.y].map((long) => Math.ceil(long / (unit * 125)));
  const movers = [
    ...CORNERS.flatMap((corner) => going(round(plan, corner), 4, loop * 6.3)),
    ...LANES.flatMap((row) => going(straight(plan, row, true), across ?? 8, far.x)),
    ...LANES.flatMap((row) => going(straight(plan, row, false), down ?? 8, far.y)),
  ];
  return {
    depth: DEPTH + 0.02,
    draw(brush, { seconds }) {
      for (const { way, bitmap, phase, pace } of movers) {
        const { x, y, turn } = way((phase + seconds * pace) % 1);
        // Under the bridge nobody is seen.
        const isUnder = turn !== 0 && turn !== Math.PI && Math.abs(x - cx) < half;
        if (isUnder && Math.abs(y - cy) < half) continue;
        brush.save();
        brush.translate(x, y);
        brush.rotate(turn);
        if (light.isDark) headlights(brush, bitmap.height, bitmap.width);
        brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
        brush.restore();
      }
    },
  };
}

/** Two motorways that meet, one on a bridge over the other, with a loop in each corner. */
export function interchange(world: World): Element[] {
  const { unit, size, margin } = world;
  const random = world.random('interchange');
  const lane = unit * 30;
  const plan: Plan = {
    cx: size.width / 2,
    cy: size.height / 2,
    lane,
    half: lane * EDGE,
    loop: Math.min(unit * 118, size.width * 0.16),
    far: { x: size.width + 2 * margin, y: size.height + 2 * margin },
  };
  const base = ground(world, hex('#7fa06a'), (brush) => {
    for (let at = 0; at < 90; at += 1) {
      const [x, y] = [random() * size.width, random() * size.height];
      brush.fillStyle = css(litColour(world, hex('#4f7f4c'), 1), 0.8);
      brush.beginPath();
      brush.arc(x, y, unit * between(random, 7, 16), 0, Math.PI * 2);
      brush.fill();
    }
    brush.lineWidth = lane * 1.5;
    brush.strokeStyle = css(litColour(world, hex(ASPHALT), 1));
    for (const corner of CORNERS) ramps(brush, plan, corner);
    road(brush, world, plan, true);
    road(brush, world, plan, false);
  });
  return [base, traffic(world, plan, random)];
}
