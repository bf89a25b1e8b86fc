import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { low } from './crockery.ts';

const BAMBOO = '#d9b06a';

/** One folded dumpling, its tip up. */
function dumpling(p: Pen, x: number, y: number): void {
  p.path(
    `M${x - 15} ${y + 9}Q${x - 18} ${y - 6} ${x - 4} ${y - 11}L${x} ${y - 16}L${x + 4} ${y - 11}Q${x + 18} ${y - 6} ${x + 15} ${y + 9}Q${x} ${y + 15} ${x - 15} ${y + 9}Z`,
    '#fbf1de',
  );
  p.line(
    `M${x} ${y - 12}L${x - 8} ${y + 1}M${x} ${y - 12}V${y + 2}M${x} ${y - 12}L${x + 8} ${y + 1}`,
    1.3,
    '#d9c4a0',
  );
}

/** A round basket of split bamboo, its rim seen from a little above. */
function steamer(p: Pen, filled: boolean): void {
  p.path('M6 46V82Q10 100 92 100T178 82V46Z', BAMBOO);
  for (const y of [66, 84]) p.line(`M6 ${y}Q12 ${y + 14} 92 ${y + 15}T178 ${y}`, 3, '#a87a3c');
  for (let at = 0; at < 9; at += 1)
    p.line(`M${20 + at * 18} ${62 + Math.sin((at / 8) * Math.PI) * 9}v26`, 0.9, '#b98c4c');
  p.oval(92, 46, 88, 21, lighter(BAMBOO, 0.25));
  p.oval(92, 48, 78, 16, darker(BAMBOO, 0.35));
  if (!filled) return;
  for (const [x, y] of [
    [52, 38],
    [92, 34],
    [132, 38],
    [34, 47],
    [72, 49],
    [112, 49],
    [150, 47],
  ] as const)
    dumpling(p, x, y);
  p.path('M6 48Q10 68 92 70T178 48L178 58Q172 80 92 80T6 58Z', BAMBOO);
  p.line('M6 66Q12 80 92 81T178 66', 3, '#a87a3c');
}

const MEASURES = {
  ratio: 1.84,
  metres: 0.3,
  anchors: {
    grip: { x: 0.5, y: 0.8 },
    top: { x: 0.5, y: 0.3 },
    outlet: { x: 0.5, y: 0.15 },
    inside: { x: 0.12, y: 0.05, width: 0.76, height: 0.3 },
  },
} as const;

/** Milk that was poured so that it has a shape, in a wide cup on its saucer. */
function heartInFoam(p: Pen, colour: string): void {
  p.oval(80, 88, 80, 12, darker(colour, 0.1));
  p.oval(80, 85, 78, 11, colour);
  p.ring(143, 50, 13, 6.5, darker(colour, 0.05));
  p.path('M10 32Q12 84 56 86H94Q138 84 140 32Z', colour);
  p.oval(75, 31, 66, 30, lighter(colour, 0.3));
  p.oval(75, 32, 59, 25.5, '#8a5532');
  p.oval(75, 32, 54, 22.5, '#b57a48');
  p.flat(
    'M75 51Q44 39 42 26Q41 15 56 15Q69 15 75 25Q81 15 94 15Q109 15 108 26Q106 39 75 51Z',
    '#fff6ea',
  );
  p.flat(
    'M75 44Q58 37 56 28Q56 23 62 23Q70 24 75 31Q80 24 88 23Q94 23 94 28Q92 37 75 44Z',
    '#e8c9a0',
    0.45,
  );
}

/** Of brown paper, its edge cut in teeth and open at the top. */
function paperBag(p: Pen, colour: string): void {
  p.path('M8 16L14 8L22 16L30 8L38 16L46 8L54 16L62 8L66 14V30H8Z', darker(colour, 0.35));
  p.path(
    'M4 22L10 12L18 22L26 12L34 22L42 12L50 22L58 12L66 22L70 16L68 96Q68 100 64 100H10Q6 100 6 96Z',
    colour,
  );
  p.flat('M56 24L66 22L64 98H54Z', '#6b4430', 0.18);
  p.line('M16 34L20 92M34 40L36 70', 1.2, darker(colour, 0.14));
}

/** What is served hot, with what is in it. */
export const FROM_STEAMERS: readonly Thing[] = [
  low('bamboo-steamer', MEASURES, 17, (p) => steamer(p, false)),
  low('dumpling-steamer', MEASURES, 17, (p) => steamer(p, true)),
  drawn(
    'paper-bag',
    {
      ratio: 0.72,
      metres: 0.3,
      anchors: { grip: { x: 0.5, y: 0.6 }, inside: { x: 0.1, y: 0.02, width: 0.8, height: 0.3 } },
    },
    (p, { colour }) => paperBag(p, colour ?? '#c99a63'),
  ),
  drawn(
    'heart-cup',
    {
      ratio: 1.6,
      metres: 0.14,
      anchors: { grip: { x: 0.9, y: 0.5 }, outlet: { x: 0.46, y: 0.2 }, top: { x: 0.5, y: 0.1 } },
    },
    (p, { colour }) => heartInFoam(p, colour ?? '#f4f1ee'),
  ),
];
