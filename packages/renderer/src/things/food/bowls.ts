import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { CEREAL } from './cereal.ts';
import { OVENS } from './ovens.ts';

const ANCHORS = {
  grip: { x: 0.5, y: 0.9 },
  outlet: { x: 0.5, y: 0.3 },
  top: { x: 0.5, y: 0.4 },
} as const;

/** A wide bowl seen from a little above, with what is in it up to the rim. */
function filled(p: Pen, colour: string, broth: string): void {
  p.box(64, 86, 72, 14, 4, darker(colour, 0.2));
  p.path('M4 38Q10 94 72 94H128Q190 94 196 38Z', colour);
  p.line('M14 60Q100 84 186 60', 2.4, lighter(colour, 0.45));
  p.oval(100, 36, 97, 30, lighter(colour, 0.3));
  p.oval(100, 38, 88, 25, darker(broth, 0.14));
  p.oval(100, 39, 86, 23, broth);
}

/** Half an egg with its yolk up. */
function halfEgg(p: Pen, x: number, y: number): void {
  p.oval(x, y + 2, 19, 12, '#e3d5be');
  p.oval(x, y, 19, 12, '#fffaf0');
  p.ball(x + 1, y, 7.4, '#f59a1f');
  p.spot(x - 1.4, y - 2, 2.2, 1.6, '#ffe2a0', 0.9);
}

function noodles(p: Pen): void {
  for (let at = 0; at < 9; at += 1) {
    const y = 36 + at * 2.3;
    p.line(
      `M${46 + at * 1.6} ${y}q14 ${-8 - (at % 3) * 2} 28 0t28 0t26 ${at % 2 === 0 ? 2 : -2}`,
      2.6,
      at % 2 === 0 ? '#f7dc8a' : '#efc766',
    );
  }
}

/** Soups in their bowls, and what else is served hot. */
export const BOWLS: readonly Thing[] = [
  ...OVENS,
  ...CEREAL,
  drawn('ramen-bowl', { ratio: 2, metres: 0.16, anchors: ANCHORS }, (p, { colour }) => {
    p.path('M128 30L142 0H162L156 32Z', '#274234');
    p.path('M140 30L158 2L176 8L166 36Z', '#1f362b');
    filled(p, colour ?? '#b8372f', '#d98f3e');
    noodles(p);
    p.oval(56, 34, 19, 9.4, '#a85f43');
    p.oval(56, 32.6, 19, 9, '#d99474');
    p.line('M46 32q6 -5 12 -1t12 0', 2, '#f4cdb4');
    halfEgg(p, 104, 27);
    halfEgg(p, 138, 41);
    for (const [x, y] of [
      [70, 50],
      [80, 54],
      [92, 47],
      [76, 44],
      [112, 53],
      [62, 47],
    ] as const)
      p.ring(x, y, 2.6, 1.6, '#5fae4a');
  }),
  drawn('soup-bowl', { ratio: 2, metres: 0.16, anchors: ANCHORS }, (p, { colour }) => {
    filled(p, '#f4f1ea', colour ?? '#e0742f');
    p.line('M62 38q20 -14 42 -4t36 4q-12 14 -40 8', 3.4, '#fff3dc');
    for (const [x, y, turn] of [
      [84, 46, 1],
      [120, 32, -1],
      [104, 40, 1],
    ] as const)
      p.path(`M${x} ${y}q6 ${-6 * turn} 13 0q-6 ${6 * turn} -13 0z`, '#4f9a45');
    p.line('M166 30L198 4', 4, '#c3cad4');
  }),
];
