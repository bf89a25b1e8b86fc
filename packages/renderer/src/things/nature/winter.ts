import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const STICK = '#7a5238';

function hat(p: Pen): void {
  p.path('M20 3Q35 -1 50 3L48 24H22Z', '#2c2a3a');
  p.path('M21.6 16H48.4L48 22H22Z', '#c23b3f');
  p.oval(35, 24, 20, 3.6, '#232130');
}

/** Three balls of snow; the colour is that of the scarf. */
function snowman(
  p: Pen,
  colour: string | null,
  { isHatted, isMelting, isWaving }: { isHatted: boolean; isMelting: boolean; isWaving: boolean },
): void {
  const snow = '#f6f9ff';
  p.line('M20 56L3 44M8 47.5L2 51', 2.6, STICK);
  if (!isWaving) p.line('M63 56L80 44M75 47.5L81 51', 2.6, STICK);
  if (isMelting) p.oval(41.5, 97, 41, 4, '#a9d8f0');
  p.ball(41.5, 78, 22, snow);
  p.ball(41.5, 53, 16.5, snow);
  p.brush.save();
  p.brush.translate(6.5, isHatted ? 4 : 0);
  p.ball(35, 31, 12.6, snow);
  for (const x of [30.4, 40.4]) p.spot(x, 28.6, 1.7, 2, '#2a2436');
  p.path('M35 31L52 34.4L35 35.4Z', '#f2862c');
  p.line('M29 37.4Q34 41.4 40 38', 1.3, '#2a2436');
  if (isHatted) {
    p.brush.translate(0, -4);
    hat(p);
  }
  p.brush.restore();
  if (colour !== null) {
    p.path('M28 44Q41.5 51 55 44L55.6 49Q41.5 57 27.4 49Z', colour);
    p.path('M48 50L56 51L58 70L50 71Z', darker(colour, 0.12));
    p.line('M50 71V75M53.4 70.8V74.6M57 70.4V74', 1.3, lighter(colour, 0.2));
  }
  for (const y of [58, 70, 80]) p.spot(41.5, y, 1.9, 1.9, '#2a2436');
  if (isMelting) for (const x of [25, 58]) p.path(`M${x} 84q-2.4 5 0 7q2.4 -2 0 -7Z`, '#a9d8f0');
}

/** An arm that waves, on the side of the hand. */
function wave(p: Pen, seconds: number): void {
  p.brush.save();
  p.brush.translate(57, 52);
  p.brush.rotate(-0.35 + Math.sin(seconds * 7) * 0.4);
  p.line('M0 0L21 -17M15 -12L23 -10M16 -13L16.5 -22', 2.6, STICK);
  p.brush.restore();
}

const figure = (name: string, isHatted: boolean, isWaving = false): Thing =>
  drawn(
    name,
    {
      ratio: isHatted ? 0.83 : 1.01,
      metres: 1.5,
      anchors: { top: { x: 0.5, y: 0.18 }, hand: { x: 0.95, y: 0.46 }, mouth: { x: 0.5, y: 0.4 } },
    },
    (p, { colour, states }) => {
      if (!isHatted) {
        p.brush.translate(0, -22);
        p.brush.scale(1.22, 1.22);
      }
      const isMelting = states.includes('melting');
      snowman(p, colour ?? (isHatted ? '#d8434a' : null), { isHatted, isMelting, isWaving });
    },
    isWaving ? wave : undefined,
  );

export const WINTER: readonly Thing[] = [
  figure('snowman', true),
  figure('waving-snowman', true, true),
  figure('bare-snowman', false),
];
