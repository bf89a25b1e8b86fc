import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What gyms and players have besides weights and balls, and what one takes to camp. */
export const GYM_THINGS: readonly Thing[] = [
  drawn('medicine-ball', { ratio: 1, metres: 0.36 }, (p, { colour }) => {
    const main = colour ?? '#8a4a2c';
    p.ball(50, 50, 50, main);
    p.line('M6 34Q50 54 94 34M6 66Q50 46 94 66M50 2V98', 3, darker(main, 0.35));
    p.box(36, 40, 28, 20, 5, '#22242e');
    p.line('M43 50H57M50 44V56', 2.4, '#f4f5f7');
  }),
  drawn('gym-ball', { ratio: 1, metres: 0.75 }, (p, { colour }) => {
    const main = colour ?? '#7a6fe0';
    p.ball(50, 50, 50, main);
    for (const y of [20, 35, 50, 65, 80]) {
      const half = Math.sqrt(2_400 - (y - 50) ** 2);
      p.line(`M${50 - half} ${y}Q50 ${y + 9} ${50 + half} ${y}`, 2, darker(main, 0.18));
    }
    p.spot(34, 26, 13, 8, '#ffffff', 0.4);
  }),
  drawn(
    'rowing-machine',
    { ratio: 2.4, metres: 0.8, facing: 1, anchors: { seat: { x: 0.36, y: 0.5 } } },
    (p, { colour }) => {
      p.line('M14 72L196 72', 9, '#8d97a8');
      p.line('M16 72V98M6 98H26M176 72V98M164 98H232', 7, '#39404e');
      p.box(66, 52, 40, 12, 6, '#2e3444');
      p.ball(72, 68, 4.6, '#22242e');
      p.ball(100, 68, 4.6, '#22242e');
      p.ball(206, 60, 32, colour ?? '#e2483f');
      p.ball(206, 60, 22, '#39404e');
      p.line('M206 34V10', 5, '#39404e');
      p.path('M188 0H222L218 18H192Z', '#22242e');
      p.path('M156 52L170 40L178 66L162 70Z', '#2e3444');
      p.line('M182 50L128 38', 2.4, '#c9d1dc');
      p.line('M126 24V52', 6, '#2e3444');
    },
  ),
  drawn('foam-roller', { ratio: 2.4, metres: 0.18 }, (p, { colour }) => {
    const main = colour ?? '#3fb0a0';
    p.path('M26 2H214Q240 2 240 50Q240 98 214 98H26Z', main);
    for (const x of [60, 96, 132, 168, 204])
      p.line(`M${x} 6Q${x + 20} 50 ${x} 94`, 5, darker(main, 0.2));
    p.oval(26, 50, 26, 48, lighter(main, 0.25));
    p.oval(26, 50, 13, 25, '#2e3444');
  }),
  drawn('weight-bench', { ratio: 1.8, metres: 1.1, facing: 1 }, (p, { colour }) => {
    p.line('M40 98V10M52 98V10', 5, '#6b7484');
    p.line('M24 98H66M146 98V66M132 98H160M46 84H146', 6, '#39404e');
    p.box(34, 54, 134, 15, 6, colour ?? '#e2483f');
    p.box(34, 67, 134, 5, 2, '#22242e');
    p.line('M40 12L48 16M52 12L60 16', 5, '#6b7484');
    p.line('M46 10H50', 6, '#c9d1dc');
    p.ball(47, 12, 24 / 2, '#39404e');
    p.ball(47, 12, 5, '#aab4c2');
  }),
  drawn('resistance-band', { ratio: 1.7, metres: 0.25 }, (p, { colour }) => {
    const main = colour ?? '#f0568a';
    p.line('M34 40Q20 96 85 92Q150 88 136 40', 8, main);
    p.line('M40 44Q30 84 85 82Q140 78 130 44', 4, lighter(main, 0.35));
    for (const x of [34, 134]) {
      p.line(`M${x - 18} 8L${x} 40L${x + 18} 8`, 4, '#39404e');
      p.line(`M${x - 20} 7H${x + 20}`, 12, '#22242e');
    }
  }),
  drawn('football-helmet', { ratio: 1.1, metres: 0.3, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#c8303f';
    p.path('M10 78Q-6 26 34 6Q78 -10 98 32L104 54H72L68 84Q40 96 10 78Z', main);
    p.path('M40 4Q52 0 62 2Q58 40 62 86L52 90Q36 44 40 4Z', '#ffffff');
    p.ball(46, 62, 9, darker(main, 0.4));
    p.line('M74 62H108Q112 84 100 94L66 84M78 78L108 78M92 62L90 92', 4.4, '#c9d1dc');
  }),
  drawn(
    'cool-box',
    { ratio: 1.3, metres: 0.42, anchors: { top: { x: 0.5, y: 0.14 }, grip: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      const main = colour ?? '#3f8fd0';
      p.line('M12 30V8Q12 2 20 2H110Q118 2 118 8V30', 6, '#d3d9e2');
      p.path('M6 34H124L118 94Q117 100 110 100H20Q13 100 12 94Z', main);
      p.box(0, 14, 130, 24, 7, '#f4f5f7');
      p.box(52, 30, 26, 14, 4, '#d3d9e2');
      p.flat(
        'M64 54L67 61L74 58L71 66L78 70L71 74L74 82L67 79L64 86L61 79L54 82L57 74L50 70L57 66L54 58L61 61Z',
        '#ffffff',
        0.85,
      );
    },
  ),
  drawn(
    'camp-stove',
    { ratio: 1.1, metres: 0.26, anchors: { top: { x: 0.5, y: 0.24 } } },
    (p, { colour }) => {
      p.box(30, 54, 50, 46, 10, colour ?? '#d8453f');
      p.box(42, 40, 26, 16, 3, '#8d97a8');
      p.line('M68 48H92', 4, '#39404e');
      p.box(90, 42, 8, 12, 2, '#39404e');
      p.line('M44 42L10 26M66 42L100 26M55 42V26', 4, '#6b7484');
      p.line('M6 26H104', 4, '#6b7484');
      p.flat('M36 66H74V78H36Z', '#ffffff', 0.8);
    },
    (p, seconds) => {
      for (const x of [36, 48, 62, 74]) {
        const high = 12 + 3 * Math.sin(seconds * 11 + x);
        p.path(
          `M${x - 5} 26Q${x - 4} ${20 - high / 3} ${x} ${25 - high}Q${x + 4} ${20 - high / 3} ${x + 5} 26Z`,
          '#4f9df0',
        );
      }
    },
  ),
  drawn(
    'grind-rail',
    { ratio: 6, metres: 0.8, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      for (const x of [60, 300, 540]) {
        p.box(x - 4, 12, 8, 84, 2, '#6b7484');
        p.box(x - 16, 94, 32, 6, 2, '#4a5262');
      }
      p.box(0, 4, 600, 13, 6, colour ?? '#d8dee8');
      p.box(0, 5, 600, 4, 2, '#ffffff');
    },
  ),
  drawn(
    'lacrosse-stick',
    { ratio: 0.5, metres: 1.1, anchors: { grip: { x: 0.3, y: 0.75 } } },
    (p, { colour }) => {
      p.line('M10 98L28 34', 5, colour ?? '#3f5f9a');
      p.line('M28 36Q16 22 24 10Q34 -2 44 6Q50 20 30 36', 4, '#f4f5f7');
      p.line('M24 14L42 22M22 22L38 30M30 5L24 30M38 4L30 34', 1.2, '#d9c9a0');
    },
  ),
];
