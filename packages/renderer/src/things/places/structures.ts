import { hex } from '../../draw/colour.ts';
import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const scenery = 'scenery';
/** Of a traffic light, from above. */
const LAMPS = ['#ff5a4f', '#ffca3f', '#4fd67a'] as const;

/** Which of them shines when the light has this colour; all of them when it is painted. */
function lampOf(colour: string): number | null {
  const [red, green, blue] = hex(colour);
  if (blue > Math.max(red, green) * 0.8) return null;
  if (green > red) return 2;
  return green > red * 0.6 ? 1 : 0;
}

const deck = (y: number) => ({ top: { x: 0.5, y }, seat: { x: 0.5, y } });

export const STRUCTURES: readonly Thing[] = [
  drawn(
    'bridge',
    { ratio: 3, metres: 5, medium: scenery, anchors: deck(0.22) },
    (p, { colour, states }) => {
      const isWooden = states.includes('wooden');
      const main = colour ?? (isWooden ? '#a9714a' : '#a8a2ac');
      p.brush.save();
      p.path(
        'M0 30Q150 8 300 30V100H276Q270 62 236 62T196 100H178Q172 52 150 52T122 100H104Q98 62 64 62T24 100H0Z',
        main,
      );
      for (const [x, y] of [
        [12, 46],
        [44, 42],
        [88, 50],
        [112, 62],
        [184, 62],
        [212, 48],
        [258, 42],
        [286, 50],
        [150, 36],
        [180, 40],
        [120, 38],
        [10, 72],
        [288, 76],
      ] as const) {
        p.box(x - 7, y, 14, 6, 2, darker(main, 0.12));
      }
      p.line('M2 28Q150 6 298 28', 6, lighter(main, 0.22));
      for (let x = 6; x < 300; x += 24) {
        const y = 28 - Math.sin((x / 300) * Math.PI) * 15;
        p.box(x, y - 14, 4, 14, 1, main);
      }
      p.line('M2 14Q150 -8 298 14', 4, lighter(main, 0.1));
      p.brush.restore();
    },
  ),
  drawn(
    'wooden-bridge',
    { ratio: 3, metres: 3, medium: scenery, anchors: deck(0.46) },
    (p, { colour }) => {
      const main = colour ?? '#b07b4c';
      for (const x of [40, 150, 250]) p.box(x, 50, 9, 50, 2, darker(main, 0.2));
      p.line('M44 66L150 94M150 66L254 94', 3, darker(main, 0.2));
      for (let x = 0; x < 300; x += 30) p.box(x + 4, 6, 6, 44, 2, main);
      p.box(0, 2, 300, 7, 3, lighter(main, 0.15));
      p.box(0, 24, 300, 5, 2, main);
      p.box(0, 46, 300, 11, 3, lighter(main, 0.1));
      for (let x = 10; x < 300; x += 14) p.line(`M${x} 47V56`, 0.8, darker(main, 0.3));
    },
  ),
  drawn(
    'fence',
    { ratio: 2.4, metres: 1, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      const main = colour ?? '#f3ece0';
      p.box(0, 30, 240, 10, 3, darker(main, 0.15));
      p.box(0, 68, 240, 10, 3, darker(main, 0.15));
      for (let x = 4; x < 236; x += 26) p.path(`M${x} 100V14L${x + 9} 0L${x + 18} 14V100Z`, main);
    },
  ),
  drawn(
    'garden-gate',
    { ratio: 1.3, metres: 1.5, medium: scenery, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      const main = colour ?? '#a9764a';
      for (const x of [0, 114]) {
        p.box(x, 12, 16, 88, 3, '#a79c94');
        p.box(x - 2, 6, 20, 9, 3, '#c3bab2');
      }
      p.line('M18 40L112 88', 6, darker(main, 0.2));
      p.box(18, 40, 94, 7, 2, darker(main, 0.15));
      p.box(18, 82, 94, 7, 2, darker(main, 0.15));
      for (const [at, x] of [20, 34, 48, 69, 83, 97].entries()) {
        const top = 22 - 8 * Math.sin((Math.PI * (at + 0.5)) / 6);
        p.path(`M${x} 96V${top + 6}L${x + 5.5} ${top}L${x + 11} ${top + 6}V96Z`, main);
      }
      p.spot(64, 58, 3, 3, '#4a4f5c');
    },
  ),
  drawn(
    'long-fence',
    { ratio: 5, metres: 1, anchors: { top: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const main = colour ?? '#b98a5c';
      for (let x = 6; x < 490; x += 30.5)
        p.box(x, 6, 25, 92, 3, x % 61 < 30 ? main : darker(main, 0.08));
      p.box(0, 24, 500, 9, 3, darker(main, 0.22));
      p.box(0, 70, 500, 9, 3, darker(main, 0.22));
      p.box(0, 0, 500, 8, 3, lighter(main, 0.12));
    },
  ),
  drawn(
    'long-wall',
    { ratio: 5, metres: 1.2, anchors: { top: { x: 0.5, y: 0.04 } } },
    (p, { colour }) => {
      const main = colour ?? '#b5624a';
      p.box(0, 6, 500, 94, 2, darker(main, 0.24));
      for (let row = 0; row < 6; row += 1)
        for (let x = row % 2 === 0 ? 2 : -20; x < 496; x += 44) {
          const left = Math.max(1, x);
          p.box(left, 14 + row * 14.4, Math.min(41, 499 - left, x + 41 - left), 12, 1.5, main);
        }
      p.box(-4, 0, 508, 12, 3, '#d8cfc0');
    },
  ),
  drawn(
    'goal',
    {
      ratio: 2.4,
      metres: 2.44,
      anchors: { inside: { x: 0.06, y: 0.08, width: 0.88, height: 0.86 } },
    },
    (p, { colour }) => {
      p.flat('M8 8H232L220 96H20Z', '#ffffff', 0.12);
      for (let at = 0; at <= 22; at += 1)
        p.line(`M${8 + at * 10.2} 6L${20 + at * 9.1} 97`, 0.5, '#ffffff');
      for (let at = 0; at <= 9; at += 1)
        p.line(`M${6 + at} ${6 + at * 10}H${234 - at}`, 0.5, '#ffffff');
      p.line('M4 98V4H236V98', 6.4, colour ?? '#fbfcfe');
    },
  ),
  drawn(
    'basketball-hoop',
    {
      ratio: 0.6,
      metres: 3.2,
      anchors: { inside: { x: 0.25, y: 0.26, width: 0.5, height: 0.12 } },
    },
    (p) => {
      p.box(28, 20, 5, 80, 2, '#59606e');
      p.box(20, 95, 21, 5, 2, '#4a4f5c');
      p.box(0, 0, 60, 34, 2, '#f6f8fb');
      p.box(3, 3, 54, 28, 1, '#e9eef5');
      p.line('M20 12H40V26H20Z', 1.6, '#e2483f');
      for (let at = 0; at < 6; at += 1)
        p.line(`M${18 + at * 4.8} 31L${22 + at * 3.2} 46`, 0.7, '#ffffff');
      p.line('M20 36H40M21 41H39', 0.6, '#ffffff');
      p.line('M17 30H43', 2.6, '#f2682e');
    },
  ),
  drawn(
    'launch-pad',
    { ratio: 1.3, metres: 14, medium: scenery, anchors: { top: { x: 0.5, y: 0.86 } } },
    (p, { isDark }) => {
      p.box(92, 0, 22, 86, 1, '#a5483f');
      for (let y = 3; y < 82; y += 12) {
        p.box(95, y, 16, 9, 0.5, isDark ? '#2a3350' : '#cfe0ee');
        p.line(`M95 ${y}L111 ${y + 9}M111 ${y}L95 ${y + 9}`, 1.6, '#c95c4f');
      }
      p.box(78, 14, 18, 3.4, 1, '#8d949f');
      p.box(78, 44, 18, 3.4, 1, '#8d949f');
      p.box(74, 11, 6, 9, 1, '#737a88');
      p.path('M10 100L20 86H110L120 100Z', '#8d8f9a');
      p.box(28, 84, 74, 5, 1, '#b5b8c2');
      p.box(0, 94, 130, 6, 1, '#75777f');
      p.spot(103, 2, 2, 2, isDark ? '#ff6a5a' : '#e2483f');
      if (isDark) p.glow(103, 2, 10, '#ff6a5a', 0.8);
    },
  ),
  drawn(
    'flag-pole',
    { ratio: 0.75, metres: 2.2, anchors: { grip: { x: 0.05, y: 0.62 } } },
    (p) => {
      p.box(0, 2, 4.4, 98, 2, '#b9bec9');
      p.ball(2.4, 2.6, 2.6, '#f0c24b');
    },
    (p, seconds, { colour }) => {
      const main = colour ?? '#e2483f';
      const beat = (phase: number) => Math.sin(seconds * 4 - phase) * 3;
      const [a, b, c] = [beat(0.8), beat(2), beat(3.2)];
      p.path(
        `M4 5C20 ${5 + a} 30 ${9 + b} 44 ${5 + b}S64 ${3 + c} 74 ${6 + c}V${46 + c}C62 ${43 + c} 56 ${45 + b} 44 ${45 + b}S20 ${45 + a} 4 45Z`,
        main,
      );
      p.flat(
        `M34 ${7 + b}Q44 ${4 + b} 54 ${5 + c}V${45 + c}Q44 ${44 + b} 34 ${47 + b}Z`,
        '#ffffff',
        0.16,
      );
    },
  ),
  drawn('traffic-light', { ratio: 0.21, metres: 3.2, medium: scenery }, (p, { colour }) => {
    p.box(8.5, 38, 4, 62, 1.5, '#4a4f5c');
    p.box(0.5, 0, 20, 44, 6, '#343a4d');
    const lit = colour === null ? null : lampOf(colour);
    for (const [at, lamp] of LAMPS.entries()) {
      const y = 8.5 + at * 13.5;
      if (lit === at) p.glow(10.5, y, 10, lamp, 0.8);
      p.ball(10.5, y, 5.4, lit === null || lit === at ? lamp : darker(lamp, 0.72));
    }
  }),
  drawn(
    'ladder',
    { ratio: 0.32, metres: 3, anchors: { top: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      const main = colour ?? '#c98f58';
      for (let y = 8; y < 96; y += 11) p.box(3, y, 26, 4, 1.5, darker(main, 0.1));
      p.box(0, 0, 5, 100, 2, main);
      p.box(27, 0, 5, 100, 2, main);
    },
  ),
  drawn(
    'fountain',
    { ratio: 1.3, metres: 2.6, medium: scenery, anchors: { outlet: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const main = colour ?? '#c9c4cf';
      p.box(58, 40, 14, 44, 3, main);
      p.path('M34 44H96Q92 58 65 58T34 44Z', lighter(main, 0.1));
      p.oval(65, 44, 31, 5, '#8fd0f0');
      p.path('M0 76H130L124 100H6Z', main);
      p.box(0, 72, 130, 9, 4, lighter(main, 0.2));
      p.oval(65, 76, 58, 4, '#7cc4ea');
    },
    (p, seconds) => {
      for (let at = 0; at < 40; at += 1) {
        const age = (seconds * 0.9 + at * 0.618) % 1;
        const side = (((at * 13) % 40) / 20 - 1) * 0.95;
        const y = 40 - 152 * age * (1 - age) + age * age * 36;
        p.spot(65 + side * age * 46, y, 2.2, 2.8, '#e8f7ff', 0.85 - age * 0.5);
      }
    },
  ),
  drawn('tombstone', { ratio: 0.8, metres: 0.9 }, (p, { colour }) => {
    p.path('M8 92V34Q8 0 40 0T72 34V92Z', colour ?? '#a5a3b0');
    p.line('M40 22V52M28 33H52', 5, '#7d7a8a');
    p.box(0, 86, 80, 14, 4, '#8d8a98');
    p.path('M2 92q6 -12 10 0q4 -14 8 0zM62 92q6 -14 9 0q5 -10 8 0z', '#6fae5a');
  }),
];
