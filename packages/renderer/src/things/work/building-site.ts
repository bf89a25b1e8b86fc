import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const MORTAR = '#d9d2c4';
/** From which brick to which one each course of an unfinished wall goes, from below. */
const COURSES = [8, 8, 7, 5, 3] as const;

/** What is built and what is made ready on a site. */
export const BUILDING_SITE: readonly Thing[] = [
  drawn('half-wall', { ratio: 1.7, metres: 0.9, medium: 'object' }, (p, { colour }) => {
    const main = colour ?? '#c0593f';
    for (const [row, count] of COURSES.entries()) {
      const y = 82 - row * 18;
      const shift = row % 2 === 0 ? 0 : 10;
      p.box(0, y - 1, Math.min(170, count * 21 + shift), 19, 1, MORTAR);
      for (let at = 0; at < count; at += 1) {
        const x = 1 + at * 21 + shift;
        if (x < 168)
          p.box(x, y, Math.min(19, 169 - x), 16, 1.5, at % 3 === 1 ? darker(main, 0.1) : main);
      }
    }
    p.path('M66 8L96 0L92 10Z', '#aeb6c4');
    p.line('M62 9L48 12', 4, '#7a4a2c');
  }),
  drawn('drum-mixer', { ratio: 0.95, metres: 1.3, medium: 'object' }, (p, { colour }) => {
    const main = colour ?? '#f28a2e';
    p.line('M34 56L18 94M58 56L78 94M20 84H74', 5, '#59606e');
    p.ball(20, 90, 10, '#2e3444');
    p.ball(20, 90, 4, '#aeb6c4');
    p.path('M12 46Q6 26 24 14L52 4L82 36L74 62Q54 78 30 66Q16 60 12 46Z', main);
    p.path('M50 2L60 0L95 34L84 42Z', darker(main, 0.18));
    p.flat('M56 4L90 36Q72 30 56 4Z', '#8b8f97', 0.95);
    p.line('M16 42Q44 62 76 54M22 26Q46 46 80 42', 2.4, lighter(main, 0.35));
    p.ball(88, 46, 5, '#9aa0a8');
    p.oval(78, 96, 17, 5, '#9aa0a8');
  }),
  drawn(
    'skyscraper-frame',
    { ratio: 0.44, metres: 26, medium: 'scenery' },
    (p, { colour, isDark }) => {
      const main = colour ?? '#6f93bd';
      const steel = '#b5533c';
      for (const x of [4, 16, 28, 40]) p.line(`M${x} ${x === 40 ? 12 : 2}V60`, 2, steel);
      for (let row = 0; row < 6; row += 1)
        p.line(row === 0 ? 'M3 6H29' : `M3 ${6 + row * 9}H41`, 2, darker(steel, 0.1));
      p.line('M4 24L16 15M28 33L40 24M16 51L28 42', 1, darker(steel, 0.25));
      p.box(0, 56, 44, 44, 1.5, main);
      for (let row = 0; row < 8; row += 1)
        for (let column = 0; column < 6; column += 1) {
          const isLit = isDark && (row * 7 + column * 5) % 3 !== 0;
          p.box(
            3 + column * 6.6,
            60 + row * 4.8,
            4.4,
            3,
            0.4,
            isLit ? '#ffe9a8' : lighter(main, 0.45),
          );
        }
    },
  ),
  drawn('mallow-twig', { ratio: 0.34, metres: 0.9, medium: 'object' }, (p) => {
    p.line('M17 100V14', 4, '#8a5a34');
    p.box(5, 22, 24, 22, 8, '#fff6ea');
    p.box(5, 2, 24, 22, 8, '#f2d9b4');
    p.spot(13, 10, 5, 4, '#c98a4a', 0.7);
    p.spot(22, 34, 4, 4, '#d9a86a', 0.6);
  }),
  drawn('seed-chute', { ratio: 0.8, metres: 0.9, anchors: { grip: { x: 0.5, y: 0.9 } } }, (p) => {
    p.line('M40 34V92', 2, '#b8a074');
    p.oval(40, 94, 3.4, 6, '#8a6a3c');
    for (let at = 0; at < 15; at += 1) {
      const turn = Math.PI * (0.92 + (at / 14) * 1.16);
      const reach = at % 2 === 0 ? 1 : 0.8;
      const [x, y] = [40 + 37 * reach * Math.cos(turn), 40 + 37 * reach * Math.sin(turn)];
      p.line(`M40 40L${x.toFixed(1)} ${y.toFixed(1)}`, 0.9, '#e9e4d8');
      for (const lean of [-0.5, 0, 0.5])
        p.line(
          `M${x.toFixed(1)} ${y.toFixed(1)}l${(5 * Math.cos(turn + lean)).toFixed(1)} ${(5 * Math.sin(turn + lean)).toFixed(1)}`,
          1,
          '#ffffff',
        );
    }
    p.spot(40, 26, 34, 24, '#ffffff', 0.16);
  }),
];
