import type { Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const [BLACK, WHITE, RED] = ['#2b2a35', '#f4f1ea', '#e0353c'] as const;

/** How far the bird is moved to the edge of its sheet. */
const LEFT = -14;

/** The body from the side, its tail against the bark that is at the right. */
function paintBody(p: Pen): void {
  p.brush.translate(LEFT, 0);
  p.path('M34 76L46 98L58 100L52 70Z', '#1f1e28');
  p.path('M46 28Q18 34 18 58Q20 80 44 86Q60 80 62 58Q64 36 46 28Z', BLACK);
  p.path('M52 36Q66 46 62 62Q58 78 46 84Q44 58 52 36Z', WHITE);
  p.path('M46 82Q58 78 60 66Q62 82 50 88Z', RED);
  for (const y of [46, 55, 64, 73]) p.line(`M23 ${y}Q31 ${y + 4} 39 ${y + 2}`, 2.4, WHITE);
  p.line('M58 68L72 64M56 76L72 76', 2.6, '#7d7882');
}

/** Two short drum rolls in every second and a half, with a rest between them. */
function peckAt(seconds: number): number {
  const share = ((seconds + 0.2) % 1.5) / 1.5;
  return share < 0.62 ? Math.abs(Math.sin(seconds * 22)) : 0;
}

function paintHead(p: Pen, seconds: number): void {
  const back = 1 - peckAt(seconds);
  p.brush.save();
  p.brush.translate(44, 34);
  p.brush.rotate(-0.34 * back);
  p.path('M-10 4Q-14 -18 4 -23Q20 -24 21 -12Q20 2 8 10Z', BLACK);
  p.path('M-11 -8Q-12 -28 8 -32Q18 -30 18 -21Q2 -22 -11 -8Z', RED);
  p.path('M2 -14Q14 -18 21 -11Q18 -4 8 -2Q0 -4 2 -14Z', WHITE);
  p.path('M19 -15L41 -8L19 -5Z', '#5a5560');
  p.spot(11, -12, 2.8, 3.2, '#1c1922');
  p.spot(12, -13, 1, 1.1, '#ffffff');
  p.brush.restore();
}

/** Chips of bark that fly off where it pecks. */
function paintChips(p: Pen, seconds: number): void {
  for (let at = 0; at < 5; at += 1) {
    const age = (seconds * 1.1 + at / 5) % 1;
    const x = 80 - age * (22 + at * 6);
    p.spot(x, 26 + age * age * 60 - age * 14, 1.6, 1.1, '#d8b48a', 1 - age);
  }
}

export const WOODPECKERS: readonly Thing[] = [
  drawn(
    'clinging-woodpecker',
    {
      ratio: 0.68,
      metres: 0.35,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.98, y: 0.26 } },
    },
    paintBody,
    (p, seconds) => {
      p.brush.translate(LEFT, 0);
      paintHead(p, seconds);
      paintChips(p, seconds);
    },
  ),
];
