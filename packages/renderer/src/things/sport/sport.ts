import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

function plate(p: Pen, x: number, half: number, width: number, colour: string): void {
  p.box(x - width / 2, 50 - half, width, half * 2, width * 0.4, colour);
}

/** A ball of rubber, which may have any colour; of many colours if none is given. */
function drawPlayBall(p: Pen, colour: string | null): void {
  p.ball(50, 50, 50, colour ?? '#fbfcfe');
  if (colour !== null) {
    p.line('M3 62Q50 88 97 62', 9, lighter(colour, 0.45));
    return;
  }
  p.within('M0 50a50 50 0 1 0 100 0a50 50 0 1 0 -100 0', () => {
    for (const [turn, stripe] of ['#e5383b', '#ffd23f', '#3fa7e2'].entries())
      p.path(
        `M46 30Q${-30 + turn * 60} 50 ${-20 + turn * 56} 110H${6 + turn * 56}Q${4 + turn * 40} 60 50 30Z`,
        stripe,
      );
    p.path('M46 30Q20 10 26 -6H74Q80 10 50 30Z', '#57c97a');
  });
  p.ball(48, 30, 5, '#fbfcfe');
}

export const SPORT: readonly Thing[] = [
  drawn('toy-ball', { ratio: 1, metres: 0.22, anchors: grip(0.5, 0.6) }, (p, { colour }) =>
    drawPlayBall(p, colour),
  ),
  drawn('standing-surfboard', { ratio: 0.3, metres: 1.9 }, (p, { colour }) => {
    const main = colour ?? '#ffd23f';
    p.path('M15 0Q30 22 30 56Q30 84 21 99Q15 101 9 99Q0 84 0 56Q0 22 15 0Z', main);
    p.flat('M0.6 48Q15 58 29.4 44L30 58Q15 72 0 62Z', '#ffffff', 0.85);
    p.flat('M0.4 66Q15 76 29.8 62L29.4 69Q15 82 0.9 73Z', '#2f8fc0', 0.9);
    p.line('M15 3V97', 0.8, darker(main, 0.3));
    p.flat('M7 18Q3 32 3 46Q6 30 11 14Z', '#ffffff', 0.5);
  }),
  drawn('pull-up-bar', { ratio: 0.9, metres: 2.45 }, (p) => {
    for (const x of [2, 82]) {
      p.box(x - 2, 96, 10, 4, 1.5, '#2f3546');
      p.box(x + 1, 2, 4, 96, 1.5, '#4a5468');
    }
    p.box(0, 2, 90, 3, 1.5, '#8d98ac');
  }),
  drawn('hockey-stick', { ratio: 0.42, metres: 1, anchors: grip(0.16, 0.3) }, (p, { colour }) => {
    p.line('M4 2L22 92', 4, colour ?? '#b98a5a');
    p.path('M19 88L40 91Q43 96 40 100H20Z', '#2b2e3a');
  }),
  drawn('spear', { ratio: 0.1, metres: 2, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    p.box(3.8, 12, 2.4, 88, 1.2, colour ?? '#a5713f');
    p.path('M5 0Q10.6 8 6.6 15H3.4Q-0.6 8 5 0Z', '#b9c2d0');
    p.box(0, 16, 10, 3, 1, '#d8424f');
  }),
  drawn('cane', { ratio: 0.22, metres: 0.9, anchors: grip(0.5, 0.06) }, (p, { colour }) => {
    p.line('M4 24V14Q4 3 11 3T18 14V97', 5, colour ?? '#8a5a36');
    p.box(15, 92, 7, 8, 1.5, '#3a3340');
    p.box(0, 20, 7, 5, 2, '#6b4226');
  }),
  drawn('staff', { ratio: 0.14, metres: 1.65, anchors: grip(0.5, 0.36) }, (p, { colour }) => {
    p.line('M2 12V9Q2 2 7 2T12 9V99', 2.6, colour ?? '#8a5a36');
  }),
  drawn('crutch', { ratio: 0.24, metres: 1.15, anchors: grip(0.5, 0.4) }, (p, { colour }) => {
    p.line('M6 8L10 62M18 8L14 62M12 60V96', 3, colour ?? '#9aa4b4');
    p.box(0, 0, 24, 9, 4, '#4a5468');
    p.box(6, 36, 12, 5, 2, '#4a5468');
    p.box(8, 92, 8, 8, 2, '#343a4d');
  }),
  drawn('barbell', { ratio: 4, metres: 0.45, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#3a4152';
    p.box(0, 44, 400, 12, 6, '#c3cad6');
    for (const side of [0, 1]) {
      const at = (x: number) => (side === 0 ? x : 400 - x);
      plate(p, at(86), 50, 22, main);
      plate(p, at(62), 42, 20, '#d8424f');
      plate(p, at(40), 32, 18, main);
      plate(p, at(22), 14, 12, '#8d949f');
    }
  }),
  drawn('dumbbell', { ratio: 2, metres: 0.16, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#3a4152';
    p.box(50, 40, 100, 20, 8, '#c3cad6');
    for (const x of [44, 156]) plate(p, x, 50, 32, main);
    for (const x of [14, 186]) plate(p, x, 36, 26, lighter(main, 0.14));
  }),
  drawn(
    'frisbee',
    { ratio: 3, metres: 0.1, medium: 'air', anchors: grip(0.1, 0.6) },
    (p, { colour }) => {
      const main = colour ?? '#e2483f';
      p.path('M0 50Q0 100 150 100T300 50Z', darker(main, 0.25));
      p.oval(150, 50, 150, 48, main);
      p.oval(150, 46, 104, 28, lighter(main, 0.18));
      p.oval(150, 44, 56, 13, lighter(main, 0.45));
    },
  ),
  drawn(
    'kite',
    { ratio: 0.8, metres: 1.1, medium: 'air', anchors: grip(0.5, 1) },
    (p, { colour }) => {
      const main = colour ?? '#e2483f';
      p.path('M40 0L80 32L40 72L0 32Z', main);
      p.flat('M40 0L80 32H40Z', '#ffd23f', 0.95);
      p.flat('M40 72L0 32H40Z', '#ffd23f', 0.95);
      p.line('M40 1V71M1 32H79', 1.4, '#8a5c38');
    },
    (p, seconds) => {
      const sway = Math.sin(seconds * 3) * 5;
      p.line(`M40 72Q${48 + sway} 80 ${40 + sway * 0.5} 88T${42 - sway} 100`, 1.6, '#fff6e8');
      for (const [y, c] of [
        [80, '#3fa7e2'],
        [89, '#ffd23f'],
        [97, '#57c97a'],
      ] as const)
        p.path(`M${41 + sway * 0.4} ${y}l-7 -3v6zl7 -3v6z`, c);
    },
  ),
  drawn(
    'soccer-ball',
    { ratio: 1, metres: 0.23, anchors: grip(0.5, 0.6) },
    (p, { colour, states }) => {
      if (colour !== null || states.includes('colourful')) {
        drawPlayBall(p, colour);
        return;
      }
      p.ball(50, 50, 50, '#fbfcfe');
      p.within('M0 50a50 50 0 1 0 100 0a50 50 0 1 0 -100 0', () => {
        p.path('M50 32L68 45L61 66H39L32 45Z', '#2e3240');
        p.path('M50 -4L64 6L60 16H40L36 6Z', '#2e3240');
        p.path('M98 34L104 58L92 62L84 48Z', '#2e3240');
        p.path('M2 34L-4 58L8 62L16 48Z', '#2e3240');
        p.path('M72 92L84 76L92 84L86 104Z', '#2e3240');
        p.path('M28 92L16 76L8 84L14 104Z', '#2e3240');
        p.line('M50 32V16M68 45L84 48M61 66L72 80M39 66L28 80M32 45L16 48', 2, '#aab2c0');
      });
    },
  ),
  drawn('baseball-bat', { ratio: 0.2, metres: 0.85, anchors: grip(0.5, 0.9) }, (p, { colour }) => {
    p.path('M10 0Q20 0 19 14L13.5 86H6.5L1 14Q0 0 10 0Z', colour ?? '#d9a560');
    p.box(6.2, 78, 7.6, 18, 1.6, '#3a3340');
    p.box(3.6, 95, 12.8, 5, 2.5, colour ?? '#b98440');
    p.flat('M5 8h2.6L9 70H7.6Z', '#ffffff', 0.4);
  }),
  drawn('tennis-racket', { ratio: 0.42, metres: 0.7, anchors: grip(0.5, 0.9) }, (p, { colour }) => {
    const main = colour ?? '#3f8ec4';
    for (let at = 0; at < 7; at += 1)
      p.line(`M${6 + at * 5} 6V52M4 ${8 + at * 6.6}H38`, 0.6, '#f6f8fb');
    p.line('M21 2C36 2 40 18 39 32Q36 50 26 60L21 66L16 60Q6 50 3 32C2 18 6 2 21 2Z', 3.6, main);
    p.box(18, 64, 6, 14, 1, main);
    p.box(17, 76, 8, 24, 2.4, '#3a3340');
  }),
  drawn(
    'skis',
    { ratio: 3.2, metres: 0.5, facing: 1, anchors: { top: { x: 0.5, y: 0.7 } } },
    (p, { colour }) => {
      const main = colour ?? '#e2483f';
      p.path('M0 86H270Q306 84 320 50Q316 96 270 100H0Z', main);
      p.path('M10 58H262Q292 56 302 20Q304 66 262 72H10Z', lighter(main, 0.2));
      p.box(120, 40, 60, 20, 4, '#3a4152');
      p.line('M60 0L100 96', 5, '#8d949f');
    },
  ),
  drawn(
    'skateboard',
    {
      ratio: 3,
      metres: 0.25,
      facing: 1,
      anchors: { top: { x: 0.5, y: 0.3 }, grip: { x: 0.5, y: 0.4 } },
    },
    (p, { colour }) => {
      p.path(
        'M0 8Q10 40 40 40H260Q290 40 300 8Q300 0 292 4Q276 20 256 20H44Q24 20 8 4Q0 0 0 8Z',
        colour ?? '#3fa7a0',
      );
      for (const x of [70, 230]) {
        p.box(x - 16, 38, 32, 20, 4, '#8d949f');
        p.ball(x, 76, 24, '#f2a03e');
        p.ball(x, 76, 10, '#fff2d8');
      }
    },
  ),
  drawn('trophy-cup', { ratio: 0.9, metres: 0.4, anchors: grip(0.5, 0.7) }, (p, { colour }) => {
    const main = colour ?? '#ffc93c';
    p.ring(16, 24, 14, 5, darker(main, 0.1));
    p.ring(74, 24, 14, 5, darker(main, 0.1));
    p.path('M16 2H74Q74 50 52 60V76H38V60Q16 50 16 2Z', main);
    p.box(26, 74, 38, 9, 3, darker(main, 0.15));
    p.box(18, 82, 54, 18, 4, '#6b4430');
    p.path('M45 14l4 8l9 1l-6 6l2 9l-9 -4l-9 4l2 -9l-6 -6l9 -1z', '#fff2b0');
  }),
  drawn(
    'fishing-pole',
    { ratio: 1.25, metres: 1.3, facing: 1, anchors: grip(0.08, 0.92) },
    (p, { colour }) => {
      p.line('M4 98L60 40Q96 6 122 2', 2.2, colour ?? '#8a5c38');
      p.line('M4 98L20 82', 4.6, '#3a3340');
      p.ball(22, 84, 4.6, '#8d949f');
      p.line('M122 2Q124 40 120 76', 0.7, '#f6f8fb');
      p.ball(120, 78, 3.4, '#e2483f');
      p.line('M120 82v8q-4 6 -7 0', 1.2, '#8d949f');
    },
  ),
];
