import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const WING =
  'M0 0Q-18 -34 -52 -42Q-40 -30 -42 -20Q-56 -26 -66 -18Q-52 -14 -50 -4Q-62 -4 -68 6Q-40 2 0 10Z';

function dragonHead(p: Pen, main: string, isAsleep: boolean): void {
  p.path('M-6 -14L-16 -32Q-2 -28 4 -16ZM6 -15L2 -34Q14 -26 14 -14Z', '#f0dca8');
  p.path('M-14 2Q-16 -18 6 -18Q22 -18 30 -8Q46 -8 48 0Q48 10 30 11Q8 18 -8 12Z', main);
  p.path('M6 11Q26 14 47 4Q46 12 30 14Q14 18 6 11Z', lighter(main, 0.35));
  p.spot(42, -2, 1.8, 1.4, darker(main, 0.5));
  if (isAsleep) p.line('M8 -5Q13 -1 18 -5', 2, '#2a2030');
  else {
    p.oval(13, -6, 4.6, 5, '#ffe08a');
    p.spot(14.4, -5.6, 1.6, 3.4, '#2a2030');
  }
}

function spikes(p: Pen, at: readonly (readonly [number, number, number])[], colour: string): void {
  for (const [x, y, turn] of at) {
    p.brush.save();
    p.brush.translate(x, y);
    p.brush.rotate(turn);
    p.path('M-5 2L0 -9L5 2Z', colour);
    p.brush.restore();
  }
}

function curled(p: Pen, main: string): void {
  const trim = '#f29a3c';
  p.path('M30 60Q10 98 60 98H124Q150 96 146 70Q142 36 96 30Q50 28 30 60Z', main);
  p.path('M36 88Q80 98 138 84Q140 97 120 98H60Q42 98 36 88Z', lighter(main, 0.35));
  p.line('M132 60Q166 74 150 94Q120 104 76 92', 12, darker(main, 0.06));
  p.path('M76 92L58 84L64 102Z', trim);
  spikes(
    p,
    [
      [58, 42, -0.5],
      [74, 34, -0.3],
      [92, 31, 0],
      [112, 35, 0.3],
      [128, 45, 0.6],
    ],
    trim,
  );
  p.brush.save();
  p.brush.translate(96, 56);
  p.brush.scale(-0.9, 0.72);
  p.brush.rotate(-0.35);
  p.path(WING, darker(main, 0.22));
  p.brush.restore();
  p.path('M60 62Q34 60 26 82Q30 96 44 94Q56 80 70 76Z', main);
  p.brush.save();
  p.brush.translate(45, 84);
  p.brush.scale(-0.9, 0.9);
  dragonHead(p, main, true);
  p.brush.restore();
}

function standing(p: Pen, main: string): void {
  const trim = '#f29a3c';
  p.line('M44 72Q16 84 8 58', 9, darker(main, 0.05));
  p.path('M8 60L0 42L18 50Z', trim);
  p.line('M58 74L52 90M104 72L100 90', 13, darker(main, 0.2));
  p.oval(54, 96, 10, 4, darker(main, 0.25));
  p.oval(102, 96, 10, 4, darker(main, 0.25));
  p.path(
    'M36 66Q40 42 74 44Q96 46 104 34Q106 22 112 18L128 30Q126 64 112 78Q92 90 60 86Q36 84 36 66Z',
    main,
  );
  p.path('M112 46Q116 64 104 78Q84 88 58 84Q90 78 100 62Z', lighter(main, 0.4));
  p.oval(66, 76, 15, 14, lighter(main, 0.06));
  p.line('M70 80L66 92M112 72L114 92', 12, main);
  for (const x of [69, 117]) {
    p.oval(x, 96, 11, 4.4, main);
    for (const dx of [2, 6, 10]) p.spot(x + dx - 1, 97.4, 1.6, 1.8, '#fff3d6');
  }
  spikes(
    p,
    [
      [46, 50, -0.5],
      [60, 45, -0.2],
      [76, 44, 0.1],
      [92, 42, -0.3],
      [102, 32, -0.9],
    ],
    trim,
  );
  p.brush.save();
  p.brush.translate(118, 25);
  p.brush.rotate(0.1);
  p.brush.scale(0.9, 0.9);
  dragonHead(p, main, false);
  p.brush.restore();
}

export const DRAGONS: readonly Thing[] = [
  drawn(
    'dragon',
    {
      ratio: 1.62,
      metres: 3.5,
      medium: 'air',
      facing: 1,
      anchors: {
        seat: { x: 0.46, y: 0.46 },
        top: { x: 0.46, y: 0.44 },
        mouth: { x: 0.97, y: 0.28 },
        outlet: { x: 0.97, y: 0.28 },
      },
    },
    (p, { colour, states }) => {
      const main = colour ?? '#3fae7a';
      if (!states.includes('asleep')) {
        standing(p, main);
        return;
      }
      p.brush.save();
      p.brush.translate(162, 0);
      p.brush.scale(-1, 1);
      curled(p, main);
      p.brush.restore();
    },
    (p, seconds, { colour, states }) => {
      if (states.includes('asleep')) return;
      const beat = Math.sin(seconds * 5);
      p.brush.save();
      p.brush.translate(84, 50);
      p.brush.rotate(0.28 + beat * 0.22);
      p.brush.scale(0.95, 1);
      p.path(WING, darker(colour ?? '#3fae7a', 0.18));
      p.brush.restore();
    },
  ),
];
