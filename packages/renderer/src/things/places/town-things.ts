import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const scenery = 'scenery';
const IRON = '#3f4654';

/** Bricks of a wall, and two windows on each floor. */
function tenement(p: Pen, isDark: boolean): void {
  p.box(0, 0, 76, 100, 0, '#a8604a');
  for (let row = 0; row < 25; row += 1) p.line(`M0 ${row * 4}H76`, 0.4, '#8a4a3a');
  for (const y of [6, 37, 68]) {
    for (const x of [12, 48]) {
      p.box(x - 1.5, y - 1.5, 19, 24, 1, '#d8c0a0');
      p.box(x, y, 16, 21, 0, isDark ? '#ffd98a' : '#8fb6cc');
      p.line(`M${x} ${y + 10}h16`, 1.2, '#f2e6d4');
    }
  }
}

/** What belongs to streets and to the walls along them. */
export const TOWN_THINGS: readonly Thing[] = [
  drawn(
    'bus-shelter',
    {
      ratio: 1.5,
      metres: 2.7,
      medium: scenery,
      anchors: { top: { x: 0.45, y: 0.02 }, seat: { x: 0.45, y: 0.72 } },
    },
    (p, { colour, isDark }) => {
      const frame = colour ?? '#4a5a70';
      p.flat('M12 12H118V84H12Z', isDark ? '#ffe9b0' : '#cfe8f2', isDark ? 0.5 : 0.55);
      p.line('M12 12V100M47 12V84M83 12V84M118 12V100', 2.4, frame);
      p.line('M12 84H118', 2.4, frame);
      p.box(16, 22, 26, 44, 1, '#f6f2e6');
      p.box(18, 24, 22, 26, 0, '#3f8ac4');
      p.ball(29, 37, 7, '#ffd23f');
      p.line('M19 55H39M19 60H33', 1.8, '#5a6378');
      p.box(24, 70, 82, 5, 1, '#b07a4e');
      p.line('M32 75V100M98 75V100', 2.6, darker(frame, 0.2));
      p.box(2, 4, 126, 9, 3, darker(frame, 0.15));
      p.box(2, 4, 126, 3, 1, lighter(frame, 0.25));
      p.box(138, 16, 3.4, 84, 1, '#8d97a8');
      p.ball(139.7, 12, 10, '#2f7fe0');
      p.box(134, 7, 11.4, 9, 1.5, '#ffffff');
      p.box(135, 8.5, 9.4, 3.6, 0.5, '#2f7fe0');
      p.spot(136.5, 16, 1.4, 1.4, '#1f2a44');
      p.spot(143, 16, 1.4, 1.4, '#1f2a44');
      if (isDark) p.glow(65, 22, 64, '#fff1c9', 0.5);
    },
  ),
  drawn(
    'fire-escape',
    {
      ratio: 0.76,
      metres: 9,
      medium: scenery,
      anchors: { top: { x: 0.5, y: 0.605 }, seat: { x: 0.5, y: 0.605 } },
    },
    (p, { isDark }) => {
      tenement(p, isDark);
      for (const [at, y] of [30, 61, 92].entries()) {
        p.box(4, y, 68, 2.6, 0, darker(IRON, 0.2));
        p.line(`M5 ${y}V${y - 13}M71 ${y}V${y - 13}M5 ${y - 13}H71M5 ${y - 7}H71`, 1.2, IRON);
        for (let x = 10; x < 71; x += 5) p.line(`M${x} ${y}v-13`, 0.6, IRON);
        if (at === 2) continue;
        const [from, to] = at === 0 ? [18, 58] : [58, 18];
        p.line(`M${from} ${y + 31}L${to} ${y}M${from + 7} ${y + 31}L${to + 7} ${y}`, 1.3, IRON);
        for (let step = 1; step < 9; step += 1) {
          const x = from + ((to - from) * step) / 9;
          p.line(`M${x} ${y + 31 - (31 * step) / 9}h7`, 1, lighter(IRON, 0.15));
        }
      }
      p.line('M32 92V100M40 92V100M32 96H40', 1.2, IRON);
      if (isDark) p.glow(38, 48, 40, '#ffcf7a', 0.3);
    },
  ),
  drawn('tumbleweed', { ratio: 1, metres: 0.7, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#a8874e';
    p.spot(50, 51, 40, 39, darker(main, 0.25), 0.55);
    // Twigs that bend around each other, none of them through the middle or along the rim.
    for (let at = 0; at < 46; at += 1) {
      const turn = at * 2.399;
      const reach = 12 + ((at * 17) % 29);
      const [x, y] = [50 + reach * Math.cos(turn), 50 + reach * Math.sin(turn)];
      const long = 10 + ((at * 7) % 9);
      const bend = turn + 1.1 + ((at * 5) % 7) * 0.25;
      const [u, v] = [x + long * Math.cos(bend), y + long * Math.sin(bend)];
      const [mx, my] = [(x + u) / 2 + 9 * Math.cos(turn), (y + v) / 2 + 9 * Math.sin(turn)];
      const tint = [main, darker(main, 0.32), lighter(main, 0.25)][at % 3] ?? main;
      p.line(
        `M${x.toFixed(1)} ${y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${u.toFixed(1)} ${v.toFixed(1)}`,
        2.2,
        tint,
      );
    }
    p.line('M8 40L0 34M92 62L100 68M40 92L36 100M62 9L66 0M14 72L6 80M88 26L96 20', 1.8, main);
  }),
  drawn(
    'hanging-beam',
    {
      ratio: 2.6,
      metres: 4.2,
      medium: scenery,
      anchors: { top: { x: 0.5, y: 0.01 }, seat: { x: 0.5, y: 0.01 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#b5533c';
      // Two columns of the frame that is being built carry it.
      for (const x of [22, 222]) {
        p.box(x, 10, 16, 90, 0, darker(main, 0.15));
        p.box(x + 5, 10, 6, 90, 0, darker(main, 0.4));
        for (let y = 18; y < 98; y += 12) p.spot(x + 2.5, y, 1.2, 1.2, lighter(main, 0.2));
      }
      p.line('M36 96L70 16M224 96L190 16', 3, darker(main, 0.3));
      p.box(0, 0, 260, 17, 0.8, main);
      p.box(0, 4.5, 260, 8, 0, darker(main, 0.3));
      for (let x = 6; x < 258; x += 13) p.spot(x, 8.5, 1.3, 1.3, lighter(main, 0.2));
    },
  ),
  drawn(
    'surf-shack',
    { ratio: 1.7, metres: 4, medium: scenery, anchors: { top: { x: 0.45, y: 0.03 } } },
    (p, { colour, isDark }) => {
      const main = colour ?? '#4fb0b8';
      p.box(14, 30, 112, 70, 1, main);
      for (let x = 22; x < 124; x += 9) p.line(`M${x} 31V99`, 0.6, darker(main, 0.2));
      p.path('M2 34L22 4H118L138 34Z', '#c98a52');
      p.line('M10 26H130M16 17H124M20 9H120', 1, darker('#c98a52', 0.25));
      p.box(30, 48, 46, 28, 1, isDark ? '#ffd98a' : '#2f4a5c');
      p.box(26, 76, 54, 5, 1, '#e8c08a');
      p.box(92, 50, 22, 50, 1, '#e8c08a');
      p.path('M52 36Q70 22 88 36Q70 44 52 36Z', '#fff6e0');
      for (const [x, tint] of [
        [136, '#e5486a'],
        [150, '#f2c14e'],
        [163, '#5f9fd8'],
      ] as const) {
        p.path(`M${x} 100Q${x - 10} 66 ${x} 32Q${x + 10} 66 ${x} 100Z`, tint);
        p.line(`M${x} 38V96`, 1.2, '#fff8ec');
      }
      p.path('M8 100Q-2 68 8 38Q18 68 8 100Z', '#8fc08a');
      p.line('M8 44V96', 1.2, '#fff8ec');
    },
  ),
];
