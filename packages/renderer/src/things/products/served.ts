import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { stream } from './stream.ts';

function openPizzaBox(p: Pen): void {
  p.path('M18 62L30 32H110L122 62Z', '#e6c79c');
  p.flat('M34 37H106L112 57H28Z', '#d9b586');
  p.path('M4 66H136L140 92Q140 99 132 99H8Q0 99 0 92Z', '#d8ae78');
  p.oval(70, 69, 58, 9, '#c98a45');
  p.oval(70, 68, 53, 7, '#f5c64f');
  for (const x of [32, 52, 88, 108]) p.spot(x, 68, 7, 2.6, '#cf3f32');
  p.flat('M0 78H140L140 92Q140 99 132 99H8Q0 99 0 92Z', '#cf9f66');
  p.box(52, 83, 36, 9, 4, '#cf3f32');
}

function slice(p: Pen, y: number): void {
  p.flat(`M60 ${y + 20}L57 66M80 ${y + 20}`, '#f5c64f');
  for (const [x, low] of [
    [58, 67],
    [70, 69],
    [81, 66],
  ] as const)
    p.line(`M${x} ${y + 24}Q${x + 2} ${(y + low) / 2 + 14} ${x - 1} ${low}`, 2.2, '#f9d873');
  p.path(`M38 ${y + 6}Q70 ${y - 8} 102 ${y + 6}L71 ${y + 44}Z`, '#f5c64f');
  p.line(`M38 ${y + 6}Q70 ${y - 8} 102 ${y + 6}`, 7, '#c98a45');
  for (const [x, dy] of [
    [56, 10],
    [80, 9],
    [69, 24],
  ] as const)
    p.ball(x, y + dy, 5.2, '#cf3f32');
}

function granolaBowl(p: Pen, hasJug: boolean): void {
  p.oval(70, 64, 62, 14, '#dfe6ee');
  p.oval(70, 64, 56, 11, '#fdfaf2');
  for (let at = 0; at < 34; at++) {
    const [x, y] = [24 + ((at * 37) % 92), 58 + ((at * 23) % 12)];
    p.ball(x, y, 3.6, at % 3 === 0 ? '#a86a34' : at % 3 === 1 ? '#d9a25b' : '#c2854a');
  }
  for (const [x, y] of [
    [40, 58],
    [58, 64],
    [98, 59],
  ] as const)
    p.ball(x, y, 5, '#4a5fb0');
  for (const [x, y] of [
    [48, 66],
    [106, 65],
  ] as const)
    p.path(
      `M${x - 6} ${y - 5}Q${x} ${y - 9} ${x + 6} ${y - 5}Q${x + 5} ${y + 3} ${x} ${y + 6}Q${x - 5} ${y + 3} ${x - 6} ${y - 5}Z`,
      '#e23b4a',
    );
  p.path('M8 66Q30 78 70 78Q110 78 132 66Q128 96 96 99H44Q12 96 8 66Z', '#3f8fb5');
  if (!hasJug) return;
  p.brush.save();
  p.brush.translate(108, 17);
  p.brush.rotate(-1.1);
  p.path('M-15 -22H15L17 18Q17 23 12 23H-12Q-17 23 -17 18Z', '#dcebf4');
  p.flat('M-15 -18L14 -2L15 17Q15 21 11 21H-11Q-15 21 -15 17Z', '#ffffff');
  p.line('M16 -12Q30 -4 17 14', 3.4, '#c3d9e6');
  p.brush.restore();
}

function milkBottle(p: Pen): void {
  p.path(
    'M14 10H30V24Q31 32 38 40Q44 46 44 56V92Q44 100 36 100H8Q0 100 0 92V56Q0 46 6 40Q13 32 14 24Z',
    '#d7ebf5',
  );
  p.flat(
    'M14.500 26H29.500Q31 35 37 42Q41.500 47 41.500 56V91Q41.500 97 35 97H9Q2.500 97 2.500 91V56Q2.500 47 7 42Q13 35 14.500 26Z',
    '#fffdf8',
  );
  p.box(11, 0, 22, 12, 4, '#3f8fd0');
  p.flat('M8 54h4v36h-4z', '#dcebf3', 0.9);
  p.ball(25, 72, 11, '#3f8fd0');
  p.flat('M25 64Q32 73 25 79Q18 73 25 64Z', '#ffffff');
}

function creamGlass(p: Pen): void {
  p.path('M6 10H74L68 92Q67 100 60 100H20Q13 100 12 92Z', '#e3f0f6');
  p.flat('M9 34H71L66.500 90Q66 95 60 95H20Q14 95 13.500 90Z', '#6b3d22');
  p.flat('M9 34H71L70 48Q60 40 54 52Q48 68 40 52Q32 38 24 56Q18 66 10 46Z', '#f7e6cc');
  p.line('M40 54Q58 62 46 74Q34 82 30 72M24 58Q18 74 28 84M54 52Q66 62 58 82', 3, '#ecd2ac');
  for (const [x, y] of [
    [20, 24],
    [44, 22],
  ] as const)
    p.box(x, y, 17, 16, 3, '#eef8fd');
  p.flat('M14 16h5l4 70h-4z', '#ffffff', 0.5);
}

function mitten(p: Pen, colour: string): void {
  p.path('M2 62Q0 40 16 34L40 33Q49 34 48 42Q47 48 38 48Q48 50 47 57Q46 64 38 64L18 82Z', colour);
  p.path('M0 70L18 58L32 84L14 99Z', lighter(colour, 0.55));
  p.line('M6 72L18 92M12 67L25 88', 1.6, darker(colour, 0.08));
  for (const x of [15, 24, 33]) p.flat(`M${x} 40l3 4l-3 4l-3 -4z`, '#ffffff', 0.85);
}

function mug(p: Pen): void {
  p.path('M32 12H98V84Q98 98 84 98H46Q32 98 32 84Z', '#f6efe6');
  p.oval(65, 12, 33, 9, '#e4d8c8');
  p.oval(65, 13, 28, 6.5, '#6b3f26');
  p.spot(58, 12, 7, 2.6, '#fff7ee');
  p.spot(70, 14, 6, 2.2, '#fff7ee');
}

/** Food and drink with what is done to it. */
export const SERVED: readonly Thing[] = [
  drawn('milk-bottle', { ratio: 0.44, metres: 0.26 }, milkBottle),
  drawn(
    'mittens-mug',
    { ratio: 1.3, metres: 0.3, anchors: { outlet: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      mug(p);
      mitten(p, colour ?? '#c8463f');
      p.brush.save();
      p.brush.translate(130, 0);
      p.brush.scale(-1, 1);
      mitten(p, colour ?? '#c8463f');
      p.brush.restore();
    },
  ),
  drawn('slice-from-box', { ratio: 1.4, metres: 0.35 }, openPizzaBox, (p, seconds) =>
    slice(p, 8 + 2.5 * Math.sin(seconds * 2)),
  ),
  drawn('granola-bowl', { ratio: 2.52, metres: 0.1 }, (p) => {
    p.brush.save();
    p.brush.scale(2, 2);
    p.brush.translate(-7, -50);
    granolaBowl(p, false);
    p.brush.restore();
  }),
  drawn(
    'granola-poured',
    { ratio: 1.4, metres: 0.3 },
    (p) => granolaBowl(p, true),
    (p, seconds) => stream(p, { x: 83, from: 20, to: 62 }, '#ffffff', seconds),
  ),
  drawn('cream-glass', { ratio: 0.8, metres: 0.14 }, creamGlass),
];
