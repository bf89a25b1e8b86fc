import type { Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A pin that stands on a point. */
function pin(p: Pen, x: number, y: number, tall: number): void {
  p.path(
    `M${x - tall * 0.12} ${y - tall * 0.8}Q${x} ${y - tall * 1.06} ${x + tall * 0.12} ${y - tall * 0.8}Q${x + tall * 0.07} ${y - tall * 0.58} ${x + tall * 0.19} ${y - tall * 0.36}Q${x + tall * 0.22} ${y - tall * 0.14} ${x + tall * 0.11} ${y}H${x - tall * 0.11}Q${x - tall * 0.22} ${y - tall * 0.14} ${x - tall * 0.19} ${y - tall * 0.36}Q${x - tall * 0.07} ${y - tall * 0.58} ${x - tall * 0.12} ${y - tall * 0.8}Z`,
    '#fbf7f2',
  );
  p.line(
    `M${x - tall * 0.07} ${y - tall * 0.66}H${x + tall * 0.07}M${x - tall * 0.08} ${y - tall * 0.6}H${x + tall * 0.08}`,
    tall * 0.035,
    '#e5383b',
  );
}

/** A ball with three holes for the fingers. */
function bowl(p: Pen, x: number, y: number, radius: number, colour: string): void {
  p.ball(x, y, radius, colour);
  for (const [right, down] of [
    [0.12, -0.52],
    [0.4, -0.4],
    [0.16, -0.2],
  ] as const)
    p.spot(x + right * radius, y + down * radius, radius * 0.1, radius * 0.1, '#15101f');
}

/** Ten pins that a ball has hit: where their middles are, and how far they are turned. */
const FLUNG_PINS = [
  [95, 24, 0.2],
  [70, 30, -0.6],
  [122, 28, 0.7],
  [46, 40, -1.1],
  [146, 38, 1.2],
  [28, 62, -1.5],
  [164, 60, 1.4],
  [60, 62, -0.5],
  [132, 62, 0.5],
  [22, 88, -1.6],
] as const;

export const BOWLING: readonly Thing[] = [
  drawn('bowling-pins', { ratio: 1.3, metres: 0.7 }, (p) => {
    for (const x of [18, 49, 80, 111]) pin(p, x, 66, 64);
    for (const x of [34, 65, 96]) pin(p, x, 80, 72);
    for (const x of [49, 81]) pin(p, x, 90, 78);
    pin(p, 65, 100, 84);
  }),
  drawn('struck-pins', { ratio: 1.9, metres: 0.8 }, (p) => {
    for (const [x, y, turn] of FLUNG_PINS) {
      p.brush.save();
      p.brush.translate(x, y);
      p.brush.rotate(turn);
      pin(p, 0, 22, 44);
      p.brush.restore();
    }
    for (const [x, y] of [
      [62, 40],
      [128, 40],
      [95, 26],
    ] as const)
      p.line(`M${x} ${y}l${(x - 95) / 4} -10`, 3, '#ffd23f');
    bowl(p, 95, 79, 21, '#3a2f6b');
  }),
  drawn('bowling-ball', { ratio: 1, metres: 0.22 }, (p, { colour }) =>
    bowl(p, 50, 50, 50, colour ?? '#3a2f6b'),
  ),
];
