import { flames } from '../flames.ts';
import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { HELICOPTERS } from './helicopter.ts';
import { LIGHT_AIRCRAFT } from './light-aircraft.ts';

const MANY_COLOURED = ['#e5484d', '#ffd23f', '#3fa7e2', '#ffd23f', '#e5484d'];

export const AIRCRAFT: readonly Thing[] = [
  ...HELICOPTERS,
  ...LIGHT_AIRCRAFT,
  drawn(
    'hot-air-balloon',
    {
      ratio: 0.74,
      metres: 12,
      medium: 'air',
      anchors: {
        inside: { x: 0.33, y: 0.83, width: 0.34, height: 0.13 },
        seat: { x: 0.5, y: 0.93 },
        outlet: { x: 0.5, y: 0.8 },
      },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#e5484d';
      // One that has a colour is striped with white.
      const gores = colour === null ? MANY_COLOURED : [main, '#fdf8ef', main, '#fdf8ef', main];
      const envelope =
        'M37 0C60 0 74 16 74 36C74 54 54 64 47 76H27C20 64 0 54 0 36C0 16 14 0 37 0Z';
      p.path(envelope, main);
      p.within(envelope, () => {
        for (const [at, gore] of gores.entries()) {
          const half = 37 - at * 8.6;
          p.path(
            `M37 -2C${37 + half * 1.24} -2 ${37 + half * 1.2} 46 ${37 + half * 0.28} 76H${37 - half * 0.28}` +
              `C${37 - half * 1.2} 46 ${37 - half * 1.24} -2 37 -2Z`,
            gore,
          );
        }
      });
      p.flat('M16 12Q4 30 12 46Q10 26 22 8Z', '#ffffff', 0.35);
      p.line('M28 76L26 86M46 76L48 86', 0.8, '#6b4a34');
      p.box(27, 74, 20, 3.4, 1, darker(main, 0.3));
      p.box(25, 86, 24, 14, 2.5, '#b07b4c');
      p.line('M26 91H48M26 95.5H48', 0.7, '#8a5c38');
      p.box(24, 85, 26, 3, 1.5, '#8a5c38');
      if (isDark) p.glow(37, 56, 34, '#ffb04a', 0.55);
    },
    (p, seconds) =>
      flames(p, { x: 37, y: 83, height: 8 + Math.sin(seconds * 2) * 1.5, width: 5 }, seconds),
  ),
  drawn(
    'paper-airplane',
    { ratio: 1.7, metres: 0.2, medium: 'air', facing: 1, anchors: { grip: { x: 0.4, y: 0.8 } } },
    (p, { colour }) => {
      const main = colour ?? '#fdfdfd';
      p.path('M0 34L170 0L70 72Z', lighter(main, 0.3));
      p.path('M170 0L70 72L62 100L92 82Z', darker(main, 0.26));
      p.path('M170 0L92 82L132 100Z', darker(main, 0.08));
    },
  ),
  drawn(
    'drone',
    { ratio: 2, metres: 0.3, medium: 'air', anchors: { grip: { x: 0.5, y: 0.9 } } },
    (p, { colour }) => {
      const main = colour ?? '#4a5263';
      p.line('M30 34L80 50M170 34L120 50', 7, main);
      for (const x of [28, 172]) p.box(x - 5, 16, 10, 26, 4, darker(main, 0.2));
      p.box(64, 34, 72, 34, 14, main);
      p.line('M72 66L64 98M128 66L136 98', 5, darker(main, 0.2));
      p.ball(100, 74, 14, '#2a2f3c');
      p.ball(100, 75, 8, '#7fc8f0');
      p.spot(84, 46, 3, 3, '#5fe08a');
    },
    (p, seconds) => {
      for (const x of [28, 172]) {
        const wide = 27 * Math.abs(Math.cos(seconds * 40 + x)) + 6;
        p.spot(x, 13, 28, 4, '#c9d2de', 0.5);
        p.spot(x, 12, wide, 2.4, '#8d949f', 0.8);
      }
    },
  ),
  drawn(
    'lantern',
    {
      ratio: 0.72,
      metres: 0.5,
      medium: 'air',
      anchors: { grip: { x: 0.5, y: 0.04 }, outlet: { x: 0.5, y: 0.6 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#ffb45a';
      p.path('M14 6Q36 -4 58 6Q76 44 60 92Q36 100 12 92Q-4 44 14 6Z', main);
      p.glow(36, 62, 40, '#fff2b8', 0.95);
      p.line('M24 4Q14 48 24 95M48 4Q58 48 48 95', 0.9, darker(main, 0.2));
      p.oval(36, 93, 24, 5, darker(main, 0.25));
      p.oval(36, 93, 15, 2.6, '#fff6d0');
    },
  ),
  drawn(
    'camping-lantern',
    {
      ratio: 0.6,
      metres: 0.35,
      anchors: { grip: { x: 0.5, y: 0.04 }, outlet: { x: 0.5, y: 0.55 } },
    },
    (p, { colour, isDark, states }) => {
      const main = colour ?? '#3f7a6a';
      p.line('M12 34Q10 3 30 3T48 34', 3, '#8d949f');
      p.path('M16 22H44L50 34H10Z', main);
      p.box(12, 34, 36, 42, 4, '#fff3c4');
      p.glow(30, 55, 24, '#ffdf7a', isDark || states.includes('glowing') ? 1 : 0.5);
      p.line('M14 34V76M46 34V76M30 34V40', 2.6, main);
      p.path('M8 76H52L56 94Q56 100 50 100H10Q4 100 4 94Z', main);
      p.ball(30, 88, 4, '#e2b64c');
      p.box(1, 90, 58, 8, 4, darker(main, 0.2));
    },
  ),
];
