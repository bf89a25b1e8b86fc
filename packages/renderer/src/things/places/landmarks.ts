import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const scenery = 'scenery';

/** A row of arches, as of a bridge or an amphitheatre. */
function arches(p: Pen, from: number, to: number, y: number, size: number): void {
  for (let x = from; x + size * 0.7 <= to; x += size) {
    const wide = size * 0.62;
    p.path(
      `M${x} ${y + size}V${y + wide / 2}Q${x + wide / 2} ${y - wide * 0.3} ${x + wide} ${y + wide / 2}V${y + size}Z`,
      '#6a5240',
    );
  }
}

/** The roadway of a suspension bridge. */
const DECK = { top: { x: 0.5, y: 0.7 }, seat: { x: 0.5, y: 0.7 } };

/** Buildings by which one knows a city. */
export const LANDMARKS: readonly Thing[] = [
  drawn('big-ben', { ratio: 0.3, metres: 60, medium: scenery }, (p, { isDark }) => {
    p.path('M15 0L17 10L23 22H7L13 10Z', '#5a6a5a');
    p.box(6, 21, 18, 5, 1, '#c9a44a');
    p.box(5, 26, 20, 20, 1, '#c9a877');
    p.ball(15, 36, 8.4, isDark ? '#fff2b0' : '#fbf7ec');
    p.line('M15 36V30M15 36L19 38', 1.2, '#3a3340');
    p.box(6, 46, 18, 54, 0, '#b8935f');
    p.line('M10 50V100M15 50V100M20 50V100', 1, '#8a6a42');
    p.box(4, 45, 22, 3, 1, '#9a7a4c');
    p.box(4, 96, 22, 4, 1, '#9a7a4c');
  }),
  drawn('empire-state', { ratio: 0.34, metres: 80, medium: scenery }, (p, { isDark }) => {
    p.line('M17 0V14', 1.2, '#8a93a6');
    p.path('M13 14H21V22H13Z', '#9aa4b8');
    p.box(10, 22, 14, 20, 0, '#a8b0c0');
    p.box(6, 42, 22, 58, 0, '#98a2b4');
    p.box(0, 70, 34, 30, 0, '#8a94a8');
    for (let y = 26; y < 98; y += 5)
      for (let x = y < 42 ? 12 : y < 70 ? 8 : 3; x < (y < 42 ? 22 : y < 70 ? 26 : 31); x += 3.4)
        p.box(x, y, 1.6, 2.6, 0.3, isDark ? '#ffe08a' : '#6a7690');
  }),
  drawn('colosseum', { ratio: 2, metres: 40, medium: scenery }, (p) => {
    p.path('M0 100V40Q40 20 100 20H150V4Q186 8 200 30V100Z', '#d8b98c');
    p.path('M150 4Q186 8 200 30V46Q170 36 150 36Z', '#c4a274');
    arches(p, 8, 196, 42, 18);
    arches(p, 8, 196, 72, 20);
    p.line('M0 40Q40 22 100 22H150M0 66Q100 56 200 66', 2, '#b08e60');
  }),
  drawn('brandenburg-gate', { ratio: 1.6, metres: 26, medium: scenery }, (p) => {
    p.box(0, 94, 160, 6, 0, '#b8a488');
    for (const x of [6, 34, 62, 90, 118, 144]) p.box(x, 44, 10, 52, 1, '#d8c6a6');
    p.box(0, 28, 160, 17, 1, '#cbb692');
    p.box(28, 20, 104, 9, 1, '#d8c6a6');
    p.path('M60 20Q64 6 74 10L80 2L86 10Q98 6 100 20Z', '#5f8a72');
  }),
  drawn('opera-house', { ratio: 1.9, metres: 40, medium: scenery }, (p) => {
    p.path('M8 78Q14 30 58 18Q40 50 62 78Z', '#f4f2ea');
    p.path('M44 78Q52 10 110 0Q86 44 108 78Z', '#fbfaf4');
    p.path('M92 78Q104 26 152 18Q132 50 150 78Z', '#f4f2ea');
    p.path('M136 78Q146 44 180 38Q166 58 180 78Z', '#fbfaf4');
    p.box(0, 76, 190, 24, 2, '#b89a7c');
    p.line('M0 86H190', 2, '#9a7f64');
  }),
  drawn('golden-gate-bridge', { ratio: 3, metres: 50, medium: scenery, anchors: DECK }, (p) => {
    p.line('M0 34Q40 70 78 4Q150 120 222 4Q260 70 300 34', 3, '#c8442f');
    for (let x = 8; x < 300; x += 14) p.line(`M${x} 46V72`, 0.8, '#c8442f');
    p.box(0, 70, 300, 7, 1, '#b03a28');
    for (const x of [72, 216]) {
      p.box(x, 0, 5, 100, 1, '#d8503a');
      p.box(x + 8, 0, 5, 100, 1, '#c8442f');
      for (const y of [6, 24, 44]) p.box(x, y, 13, 5, 0, '#b03a28');
    }
  }),
  drawn(
    'tower-bridge',
    { ratio: 3, metres: 50, medium: scenery, anchors: DECK },
    (p, { isDark }) => {
      const [stone, blue] = ['#d8c7a4', '#5f9fd0'];
      p.line('M0 62Q40 60 84 20M216 20Q260 60 300 62', 4, blue);
      for (const x of [14, 32, 50, 68, 232, 250, 268, 286])
        p.line(
          `M${x} ${x < 150 ? 62 - (x / 84) ** 2 * 30 : 62 - ((300 - x) / 84) ** 2 * 30}V72`,
          1,
          blue,
        );
      p.box(104, 22, 92, 5, 0, blue);
      p.box(104, 30, 92, 3, 0, darker(blue, 0.2));
      p.line('M104 27L120 33L136 27L152 33L168 27L184 33L196 27', 1, '#f4f6fa');
      p.box(0, 70, 300, 7, 1, darker(blue, 0.12));
      for (const x of [82, 196]) {
        p.box(x, 16, 22, 84, 0.6, stone);
        p.path(`M${x + 2} 16L${x + 11} 0L${x + 20} 16Z`, '#6f7f96');
        for (const side of [-1, 19]) {
          p.box(x + side, 10, 4, 90, 0.5, darker(stone, 0.1));
          p.path(`M${x + side - 0.5} 10L${x + side + 2} 2L${x + side + 4.5} 10Z`, '#6f7f96');
        }
        for (const y of [20, 34, 48]) p.box(x + 7, y, 8, 8, 3, isDark ? '#ffe08a' : '#7f95ab');
        p.path(`M${x + 4} 70V62Q${x + 11} 54 ${x + 18} 62V70Z`, '#5a5f72');
        p.box(x - 5, 88, 32, 12, 1, darker(stone, 0.25));
      }
    },
  ),
  drawn('taj-mahal', { ratio: 1.5, metres: 50, medium: scenery }, (p) => {
    for (const x of [6, 138]) {
      p.box(x, 26, 6, 66, 1, '#f0ece4');
      p.ball(x + 3, 24, 5, '#f8f5ee');
    }
    p.path('M52 46Q46 22 75 10Q104 22 98 46Z', '#fbf9f4');
    p.line('M75 10V2', 2, '#c9a44a');
    for (const x of [38, 112])
      p.path(`M${x - 9} 50Q${x - 10} 38 ${x} 34Q${x + 10} 38 ${x + 9} 50Z`, '#f4f0e8');
    p.box(24, 46, 102, 46, 1, '#f4f0e8');
    p.path('M62 92V64Q75 48 88 64V92Z', '#b8b0a8');
    for (const x of [34, 104]) p.path(`M${x} 92V72Q${x + 6} 64 ${x + 12} 72V92Z`, '#c4bcb2');
    p.box(0, 91, 150, 9, 1, '#e0d8cc');
  }),
  drawn('burj', { ratio: 0.26, metres: 120, medium: scenery }, (p, { isDark }) => {
    p.path('M12.4 0H13.6L15 30L19 50L22 74L26 100H0L4 74L7 50L11 30Z', '#9ab4cc');
    p.path('M13 0L15 30L19 50L22 74L26 100H13Z', '#7a98b4');
    for (let y = 34; y < 98; y += 6) p.box(8, y, 10, 1.4, 0, isDark ? '#ffe08a' : '#c4d8ea');
  }),
  drawn('pagoda', { ratio: 0.62, metres: 34, medium: scenery }, (p) => {
    p.line('M31 0V16', 2, '#c9a44a');
    for (const [y, half] of [
      [14, 18],
      [32, 22],
      [50, 26],
      [68, 30],
    ] as const) {
      p.box(31 - half * 0.55, y + 8, half * 1.1, 14, 0, '#c8442f');
      p.path(
        `M${31 - half} ${y + 11}Q${31 - half * 0.5} ${y + 6} 31 ${y}Q${31 + half * 0.5} ${y + 6} ${31 + half} ${y + 11}Q31 ${y + 5} ${31 - half} ${y + 11}Z`,
        '#3f4a44',
      );
    }
    p.box(12, 88, 38, 12, 0, '#8a7a68');
  }),
  drawn('onion-domes', { ratio: 1, metres: 46, medium: scenery }, (p) => {
    p.box(10, 56, 80, 44, 1, '#c8553f');
    for (const [x, y, colour, size] of [
      [20, 40, '#3f7ab8', 9],
      [80, 40, '#4fa36a', 9],
      [36, 28, '#e2b64c', 8],
      [64, 28, '#b0508a', 8],
      [50, 14, '#f2c14e', 10],
    ] as const) {
      p.box(x - size * 0.6, y, size * 1.2, 60 - y * 0.3, 1, lighter('#d87a5a', 0.1));
      p.path(
        `M${x - size} ${y + 2}Q${x - size * 1.2} ${y - size} ${x} ${y - size * 1.7}Q${x + size * 1.2} ${y - size} ${x + size} ${y + 2}Z`,
        colour,
      );
    }
    arches(p, 16, 88, 78, 16);
  }),
  drawn('leaning-tower', { ratio: 0.5, metres: 50, medium: scenery }, (p) => {
    p.path('M16 4H36L38 14H42L38 96H10L14 14Z', '#f0e8d8');
    for (let y = 14; y < 90; y += 13) {
      p.line(`M${13} ${y}L${42} ${y + 1}`, 1.6, darker('#f0e8d8', 0.2));
      for (let x = 15; x < 38; x += 5) p.box(x, y + 3, 2.4, 8, 1, '#b8a88c');
    }
    p.box(4, 95, 42, 5, 1, '#c8bca4');
  }),
];
