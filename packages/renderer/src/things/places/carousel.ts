import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HORSES = ['#fdf6ea', '#c98d5a', '#8d97a8', '#f2c9a8', '#6d4a3a', '#e8e2f2'] as const;
const SADDLES = ['#e2473c', '#3f7fd8', '#f2a81d', '#3f9a5a', '#a05ac8', '#e2588c'] as const;
const MIDDLE = 60;

/** A wooden horse on its pole. */
function horse(p: Pen, x: number, y: number, scale: number, at: number): void {
  const coat = HORSES[at % HORSES.length] ?? HORSES[0];
  const saddle = SADDLES[at % SADDLES.length] ?? SADDLES[0];
  p.stick({ x, y: 36 }, { x, y: 88 }, 1.4, '#f0c860');
  p.brush.save();
  p.brush.translate(x, y);
  p.brush.scale(scale, scale);
  p.line('M-6 3L-10 11M-4 4L-2 12M5 4L4 12M7 3L12 9', 2.2, darker(coat, 0.14));
  p.line('M-8 -2Q-13 0 -13 7', 2.4, darker(coat, 0.4));
  p.oval(0, 0, 9, 5.4, coat);
  p.path('M4 -1L8 -12Q10 -16 14 -13L18 -8Q17 -5 13 -7Q11 -3 9 2Z', coat);
  p.line('M7 -12Q4 -8 4 -3', 2.6, darker(coat, 0.4));
  p.spot(13, -11, 0.8, 0.8, '#2a2430');
  p.path('M-4 -5Q0 -3 4 -5L5 1Q0 3 -5 1Z', saddle);
  p.brush.restore();
}

function canopy(p: Pen, main: string): void {
  p.path('M60 6Q78 20 116 28H4Q42 20 60 6Z', main);
  for (const [from, to] of [
    [22, 40],
    [52, 68],
    [80, 98],
  ] as const)
    p.flat(`M60 7L${to} 28H${from}Z`, '#fff4dc', 0.9);
  p.box(2, 27, 116, 9, 3, lighter(main, 0.12));
  for (let at = 0; at < 10; at += 1) {
    p.path(`M${3 + at * 11.4} 35h11.400q-5.700 9 -11.400 0Z`, at % 2 === 0 ? '#f2b53a' : main);
    p.ball(8.6 + at * 11.4, 31.5, 2, '#fff2b0');
  }
  p.line('M60 8V1', 1.6, '#8a6a3a');
  p.path('M60 0L71 3L60 6Z', '#f2b53a');
}

/** Merry-go-rounds, whose horses come round. */
export const CAROUSELS: readonly Thing[] = [
  drawn(
    'carousel',
    { ratio: 1.2, metres: 5.2, medium: 'scenery', anchors: {} },
    (p, { colour }) => {
      const main = colour ?? '#d8434a';
      p.oval(MIDDLE, 90, 58, 9, darker(main, 0.25));
      p.oval(MIDDLE, 87, 56, 8, '#f3d9a4');
      p.box(44, 34, 32, 52, 3, '#f6e3bd');
      for (const x of [46, 57, 68]) p.box(x, 42, 7, 30, 3, '#9fd3e8');
      p.box(42, 76, 36, 9, 2, '#e6b54a');
      canopy(p, main);
    },
    (p, seconds) => {
      const round = Array.from({ length: 6 }, (_, at) => {
        const turn = seconds * 0.7 + (at * Math.PI) / 3;
        return { at, turn, depth: Math.sin(turn) };
      });
      // What is behind the middle is hidden by it.
      for (const { at, turn, depth } of round.toSorted((one, other) => one.depth - other.depth)) {
        const x = MIDDLE + Math.cos(turn) * 46;
        if (depth < 0 && Math.abs(x - MIDDLE) < 20) continue;
        const bob = Math.sin(seconds * 2.4 + at * 1.7) * 2.4;
        horse(p, x, 66 + depth * 5 + bob, 0.98 + depth * 0.2, at);
      }
    },
  ),
];
