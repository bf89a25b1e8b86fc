import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const scenery = 'scenery';
const LIT = '#ffdf8a';

/** A blade from the hub, at an angle. */
function blade(p: Pen, [x, y]: readonly [number, number], angle: number, long: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, aside: number) =>
    `${x + cos * along - sin * aside} ${y + sin * along + cos * aside}`;
  p.flat(`M${at(0, -1.2)}L${at(long * 0.22, 2.6)}L${at(long, 0)}L${at(0, -1.4)}Z`, '#f7f9fc');
}

function coolingTower(p: Pen, x: number, wide: number, top: number): void {
  const left = x - wide / 2;
  const right = x + wide / 2;
  const waist = wide * 0.16;
  p.path(
    `M${left} 96Q${left + waist * 1.6} ${top + 36} ${left + waist} ${top}H${right - waist}Q${right - waist * 1.6} ${top + 36} ${right} 96Z`,
    '#d5d3d6',
  );
  p.oval(x, top, wide / 2 - waist, 3.4, '#8b8790');
  p.line(`M${left + 6} 84H${right - 6}`, 2, '#b9b6bd');
}

/** Where the hubs of a wind farm are, and how large each is. */
const MASTS = [
  [30, 38, 0.8],
  [92, 34, 1],
  [136, 52, 0.6],
  [166, 40, 0.75],
] as const;

/** What makes power, and what is dug or drilled for it. */
export const POWER: readonly Thing[] = [
  drawn(
    'wind-turbine',
    { ratio: 0.74, metres: 24, medium: scenery },
    (p) => {
      p.path('M34.6 38H39.4L41.4 100H32.6Z', '#eef1f6');
      p.box(33, 35, 11, 5.4, 2, '#dfe4ec');
    },
    (p, seconds) => {
      for (let at = 0; at < 3; at += 1)
        blade(p, [37, 37.4], seconds * 1.5 - 1.4 + (at * Math.PI * 2) / 3, 36);
      p.spot(37, 37.4, 2.6, 2.6, '#cfd6e2');
    },
  ),
  drawn(
    'wind-farm',
    { ratio: 1.9, metres: 26, medium: scenery },
    (p) => {
      for (const [x, y, size] of MASTS) {
        p.path(
          `M${x - 2.4 * size} ${y}H${x + 2.4 * size}L${x + 4 * size} 100H${x - 4 * size}Z`,
          '#eef1f6',
        );
        p.box(x - 4 * size, y - 2.6 * size, 10 * size, 5 * size, 2, '#dfe4ec');
      }
    },
    (p, seconds) => {
      for (const [x, y, size] of MASTS)
        for (let at = 0; at < 3; at += 1)
          blade(p, [x, y], seconds * 1.5 + x + (at * Math.PI * 2) / 3, 34 * size);
    },
  ),
  drawn(
    'oil-rig',
    { ratio: 1.2, metres: 22, medium: 'boat', anchors: { outlet: { x: 0.93, y: 0.16 } } },
    (p, { isDark }) => {
      for (const x of [18, 44, 74, 98]) p.box(x, 56, 7, 44, 1, '#e0a52f');
      p.line('M22 60L48 96M48 60L22 96M77 60L101 96M101 60L77 96M50 74H76', 2, '#b8801f');
      p.box(6, 48, 106, 10, 2, '#c8453c');
      p.box(12, 34, 34, 15, 1, '#eceff4');
      p.box(14, 22, 22, 13, 1, '#dbe0e8');
      for (const [x, y] of [
        [17, 26],
        [25, 26],
        [16, 39],
        [25, 39],
        [35, 39],
      ] as const)
        p.box(x, y, 6, 5, 1, isDark ? LIT : '#6f8fae');
      p.line('M54 48L62 2L70 48M56 38H68M57 28H67M59 18H65', 2.2, '#59606e');
      p.line('M55 47L68 38M69 47L57 38M57 37L67 28M67 37L57 28M58 27L65 18', 1.1, '#59606e');
      p.box(76, 38, 22, 11, 1, '#f2b632');
      p.line('M86 38L80 16L70 30', 2.4, '#f2b632');
      p.line('M100 48L112 18', 2.6, '#737a88');
      p.oval(20, 20, 16, 3, '#7f8a99');
      if (isDark) for (const x of [10, 48, 74, 108]) p.glow(x, 47, 9, LIT, 0.7);
    },
    (p, seconds) => {
      const beat = Math.sin(seconds * 9) * 1.6;
      p.glow(113, 12, 14, '#ffae42', 0.6);
      p.flat(`M109 18Q${108 + beat} 8 ${113 + beat} 0Q119 9 115 18Z`, '#ff9a3c');
      p.flat(`M111 18Q111 12 ${113 + beat * 0.5} 7Q116 13 114 18Z`, '#ffe08a');
    },
  ),
  drawn(
    'concrete-dam',
    { ratio: 2.3, metres: 20, medium: scenery, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p) => {
      p.path('M0 14Q20 0 44 8L64 100H0ZM230 14Q210 0 186 8L166 100H230Z', '#7d8f6a');
      p.path('M0 40L30 30L50 100H0ZM230 36L204 30L180 100H230Z', '#8d8578');
      p.path('M30 10Q115 24 200 10L176 92Q115 100 54 92Z', '#c3c0c2');
      for (const x of [52, 74, 95, 115, 135, 156, 178])
        p.line(`M${x} ${17}L${115 + (x - 115) * 0.7} 92`, 1, '#a5a2a8');
      p.box(28, 6, 174, 8, 2, '#dcd9da');
      for (let x = 34; x < 200; x += 12) p.box(x, 1, 3, 6, 1, '#b5b2b8');
      p.flat('M48 90Q115 99 182 90V100H48Z', '#5fb2d8');
    },
    (p, seconds) => {
      for (const [x, foot] of [
        [84, 93],
        [115, 96],
        [146, 93],
      ] as const) {
        p.flat(
          `M${x - 7} 22H${x + 7}L${115 + (x - 115) * 0.8 + 12} ${foot}H${115 + (x - 115) * 0.8 - 12}Z`,
          '#e8f6ff',
          0.92,
        );
        for (let at = 0; at < 6; at += 1) {
          const down = (seconds * 0.9 + at * 0.37 + x) % 1;
          const mid = x + (115 + (x - 115) * 0.8 - x) * down;
          p.spot(mid - 6 + at * 2.4, 24 + down * 66, 0.9, 5, '#8fcdea', 0.8);
        }
        for (let at = 0; at < 5; at += 1) {
          const age = (seconds * 0.7 + at * 0.2) % 1;
          const side = (at - 2) * 6 * (0.6 + age);
          p.spot(
            115 + (x - 115) * 0.8 + side,
            foot - age * 12,
            7 + age * 6,
            5 + age * 4,
            '#ffffff',
            0.55 * (1 - age),
          );
        }
      }
    },
  ),
  drawn(
    'power-plant',
    { ratio: 1.9, metres: 24, medium: scenery, anchors: { outlet: { x: 0.25, y: 0.2 } } },
    (p, { isDark }) => {
      coolingTower(p, 48, 62, 20);
      coolingTower(p, 104, 56, 28);
      p.box(150, 10, 9, 86, 1, '#c9c4c8');
      p.box(150, 12, 9, 7, 0, '#d9534a');
      p.box(150, 28, 9, 7, 0, '#d9534a');
      p.box(126, 62, 58, 36, 1, '#b9c0cc');
      p.box(126, 58, 58, 6, 1, '#8d949f');
      for (let x = 131; x < 180; x += 10) p.box(x, 70, 6, 8, 1, isDark ? LIT : '#6f8fae');
      p.box(0, 94, 190, 6, 1, '#8f8a90');
    },
    (p, seconds) => {
      for (const [x, y] of [
        [48, 20],
        [104, 28],
        [154, 10],
      ] as const)
        for (let at = 0; at < 6; at += 1) {
          const age = (seconds * 0.16 + at / 6) % 1;
          const size = (x === 154 ? 3 : 10) + age * 10;
          p.spot(x + age * 16, y - age * 22, size, size * 0.7, '#ffffff', 0.6 * (1 - age));
        }
    },
  ),
  drawn(
    'factory-building',
    { ratio: 1.7, metres: 12, medium: scenery, anchors: { outlet: { x: 0.85, y: 0.02 } } },
    (p, { colour, isDark, states }) => {
      const main = colour ?? '#b5695a';
      const glass = states.includes('broken') ? '#3a3f4d' : isDark ? LIT : '#9fc4da';
      for (const x of [116, 140]) {
        p.box(x, 4, 12, 60, 1, darker(main, 0.15));
        p.box(x - 1, 2, 14, 6, 1, darker(main, 0.3));
      }
      p.path('M0 100V52L30 36V52L60 36V52L90 36V52L108 42V100Z', main);
      p.box(108, 54, 62, 46, 1, lighter(main, 0.12));
      for (let x = 8; x < 104; x += 20) p.box(x, 60, 13, 14, 1, glass);
      for (let x = 116; x < 164; x += 16) p.box(x, 64, 11, 12, 1, glass);
      p.box(66, 80, 22, 20, 1, '#59606e');
      p.line('M66 86H88M66 92H88', 1, '#737a88');
    },
  ),
];
