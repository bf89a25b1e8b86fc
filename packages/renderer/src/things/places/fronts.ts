import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { NEON_SIGNS } from './neon.ts';
import { SHOP_FRONTS } from './shop-fronts.ts';

const scenery = 'scenery';
const LIT = '#ffdf8a';
const DOOR = { top: { x: 0.5, y: 0.04 } };

/** The fronts of what one is usually inside of. */
export const FRONTS: readonly Thing[] = [
  ...SHOP_FRONTS,
  ...NEON_SIGNS,
  drawn(
    'cinema-front',
    { ratio: 1.25, metres: 8, medium: scenery, anchors: DOOR },
    (p, { colour, isDark }) => {
      const main = colour ?? '#8a2f3f';
      p.box(6, 8, 113, 92, 1, '#c9a27f');
      p.box(52, 0, 21, 56, 2, main);
      for (let y = 6; y < 50; y += 9) p.box(56, y, 13, 6, 1, isDark ? '#fff0b8' : '#f6e0b0');
      for (const x of [14, 30, 80, 96]) p.box(x, 16, 12, 24, 1, isDark ? LIT : '#8fb3cc');
      p.box(0, 50, 125, 19, 2, '#fff6e0');
      p.line('M12 57H113M12 63H96', 2.4, '#3a2c34');
      for (let x = 4; x < 124; x += 6) {
        p.ball(x, 50, 1.7, '#ffd75e');
        p.ball(x, 69, 1.7, '#ffd75e');
      }
      p.box(12, 72, 101, 28, 0, '#3a2430');
      for (const x of [42, 54, 66, 78]) p.box(x - 5, 74, 10, 26, 1, isDark ? LIT : '#d9b46a');
      for (const x of [16, 92]) {
        p.box(x, 74, 17, 22, 1, '#e9c46a');
        p.box(x + 2, 76, 13, 18, 1, '#3f6fa8');
        p.ball(x + 8.5, 84, 4, '#f2708a');
      }
      if (isDark) {
        p.glow(62, 60, 70, LIT, 0.5);
        p.glow(62, 24, 34, '#ff7a8a', 0.35);
      }
    },
  ),
  drawn(
    'metro-entrance',
    { ratio: 1.4, metres: 4, medium: scenery, anchors: DOOR },
    (p, { isDark }) => {
      p.box(16, 46, 108, 54, 1, '#4a5060');
      p.path('M26 52H114L96 100H44Z', '#23283a');
      for (let step = 0; step < 6; step += 1) {
        const y = 94 - step * 7.6;
        const half = 27 + step * 2.9;
        p.box(70 - half, y, half * 2, 3.4, 0, lighter('#59606e', step * 0.06));
      }
      if (isDark) p.glow(70, 72, 44, LIT, 0.5);
      p.line(
        'M18 100V50Q18 44 24 44H116Q122 44 122 50V100M18 62H40M100 62H122M18 78H46M94 78H122',
        4,
        '#2f7a5a',
      );
      p.box(22, 22, 96, 17, 3, '#2f5aa8');
      p.line('M46 30.5H94', 4, '#ffffff');
      p.line('M28 39V48M112 39V48', 4, '#2f7a5a');
      p.box(128, 14, 4.4, 86, 1, '#3a3f4d');
      p.ball(130, 12, 11, '#d9342b');
      p.line('M125 16V8L130 13L135 8V16', 2.6, '#ffffff');
      if (isDark) p.glow(130, 12, 24, '#ff8a70', 0.6);
    },
  ),
  drawn(
    'station-building',
    { ratio: 1.7, metres: 10, medium: scenery, anchors: DOOR },
    (p, { colour, isDark }) => {
      const main = colour ?? '#c98f6a';
      const glass = isDark ? LIT : '#a9cfe2';
      p.box(0, 40, 170, 60, 1, main);
      p.path('M46 40L85 14L124 40Z', darker(main, 0.15));
      p.path('M52 100V52Q52 30 85 30T118 52V100Z', lighter(main, 0.25));
      p.path('M58 100V54Q58 36 85 36T112 54V100Z', glass);
      p.line('M85 36V100M58 66H112M71 40V100M99 40V100', 2, darker(main, 0.3));
      p.box(74, 2, 22, 26, 1, lighter(main, 0.15));
      p.path('M72 4L85 -6L98 4Z', '#5c4a58');
      p.ball(85, 15, 8.4, '#fffaf0');
      p.line('M85 15V9M85 15H89', 1.4, '#3a2c34');
      for (const x of [8, 28, 126, 146]) {
        p.path(`M${x} 76V58Q${x} 50 ${x + 8} 50T${x + 16} 58V76Z`, glass);
        p.box(x, 82, 16, 18, 0, darker(main, 0.2));
      }
      p.box(0, 36, 46, 6, 1, darker(main, 0.3));
      p.box(124, 36, 46, 6, 1, darker(main, 0.3));
      if (isDark) p.glow(85, 70, 70, LIT, 0.4);
    },
  ),
  drawn(
    'gas-station',
    { ratio: 1.8, metres: 6, medium: scenery, anchors: DOOR },
    (p, { colour, isDark }) => {
      const main = colour ?? '#d9342b';
      p.box(104, 40, 76, 60, 1, '#f1ece4');
      p.box(100, 34, 80, 9, 1, main);
      p.box(112, 54, 34, 34, 1, isDark ? LIT : '#bfe3f2');
      p.box(152, 54, 18, 46, 1, isDark ? LIT : '#9fc4da');
      p.box(14, 34, 6, 62, 1, '#c3cad4');
      p.box(80, 34, 6, 62, 1, '#c3cad4');
      p.box(0, 18, 108, 16, 2, '#f6f4f0');
      p.box(0, 24, 108, 5, 0, main);
      for (const x of [32, 58]) {
        p.box(x, 58, 16, 38, 2, main);
        p.box(x + 3, 62, 10, 9, 1, isDark ? LIT : '#eaf4fb');
        p.line(`M${x + 16} 66Q${x + 23} 68 ${x + 20} 82`, 1.8, '#343a4d');
      }
      p.box(24, 94, 58, 6, 1, '#9aa3b2');
      p.box(146, 28, 2, 8, 0, '#8d949f');
      p.box(168, 28, 2, 8, 0, '#8d949f');
      p.box(140, 8, 36, 22, 2, main);
      p.box(144, 13, 28, 4, 1, '#fff6e0');
      p.box(144, 20, 20, 4, 1, '#fff6e0');
      if (isDark) {
        p.glow(54, 44, 56, '#fff1c9', 0.5);
        p.glow(158, 18, 30, '#ff8a70', 0.6);
      }
    },
  ),
  drawn(
    'night-club',
    { ratio: 1.3, metres: 6, medium: scenery, anchors: DOOR },
    (p, { isDark }) => {
      p.box(0, 4, 130, 96, 1, '#3a2f52');
      for (let y = 14; y < 98; y += 11) p.line(`M2 ${y}H128`, 0.8, '#2c2342');
      p.line('M22 20H108V42H22Z', 3, '#ff4fb0');
      p.line('M34 26V36H42M50 26V36H58V26M66 26H74V36H66ZM66 31H74', 2.6, '#5fe8ff');
      p.glow(65, 31, 56, '#ff4fb0', isDark ? 0.6 : 0.25);
      p.box(48, 54, 34, 46, 1, '#1c1530');
      p.box(51, 57, 13, 43, 1, '#5a3a8a');
      p.box(66, 57, 13, 43, 1, '#5a3a8a');
      p.line('M28 100V78M28 80Q38 92 46 82M102 100V78M102 80Q92 92 84 82', 2.4, '#e2b64c');
      p.box(42, 97, 46, 3, 0, '#c8303f');
    },
  ),
];
