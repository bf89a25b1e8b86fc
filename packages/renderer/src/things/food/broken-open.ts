import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const CHOCOLATE = '#5f3420';
const DOUGH = '#d9a25e';
const FILLING = '#d98a1f';

/** When it breaks, and how long it takes until the halves are apart. */
const [BREAKS_AT, APART_AFTER] = [0.7, 1.8] as const;

const apart = (seconds: number): number => {
  const share = Math.min(1, Math.max(0, (seconds - BREAKS_AT) / APART_AFTER));
  return share * (2 - share);
};

/** Half of a bar of chocolate, its broken edge at 0 and the rest to the left. */
function halfBar(p: Pen, filling: string): void {
  p.path(
    'M-66 -14Q-66 -18 -62 -18H0L-3 -10L2 -2L-4 8L0 18H-62Q-66 18 -66 14Z',
    darker(CHOCOLATE, 0.25),
  );
  for (const x of [-63, -42, -21]) {
    p.box(x, -16, 19, 15, 3, CHOCOLATE);
    p.box(x, 1, 19, 15, 3, CHOCOLATE);
    p.flat(`M${x + 3} -13h12v2h-12zM${x + 3} 4h12v2h-12z`, lighter(CHOCOLATE, 0.5), 0.5);
  }
  p.flat('M0 -18L6 -15L3 -8L8 -1L2 8L6 16L0 18L-4 8L2 -2L-3 -10Z', darker(CHOCOLATE, 0.4));
  p.path('M-1 -8Q7 -11 7 -3Q10 5 4 9Q-1 11 -2 4Z', filling);
}

/** Half of a round cookie, its broken edge at 0. */
function halfCookie(p: Pen, filling: string): void {
  p.path('M0 -40L-4 -26L2 -12L-4 2L2 16L-3 28L0 40Q-44 38 -44 0T0 -40Z', DOUGH);
  p.path(
    'M0 -40L6 -36L3 -24L9 -12L3 2L9 16L4 28L6 36L0 40L-3 28L2 16L-4 2L2 -12L-4 -26Z',
    lighter(DOUGH, 0.3),
  );
  for (const [x, y, radius] of [
    [-14, -24, 5],
    [-30, -8, 4.4],
    [-14, 6, 5.4],
    [-28, 18, 4.6],
    [-10, 28, 3.8],
  ] as const)
    p.ball(x, y, radius, CHOCOLATE);
  p.path('M0 -16Q9 -18 8 -6Q12 6 6 14Q-1 18 -2 4Z', filling);
}

interface Kind {
  readonly half: (p: Pen, filling: string) => void;
  readonly filling: string;
  /** Where their middle is. */
  readonly middle: number;
  /** How far the halves go apart, to each side. */
  readonly reach: number;
}

function halves(
  p: Pen,
  { half, filling, middle, reach }: Kind,
  seconds: number,
  colour: string,
): void {
  const gap = apart(seconds);
  const inside = colour === '' ? filling : colour;
  const [left, right, y] = [80 - reach * gap, 80 + reach * gap, middle - 5 * gap];
  const draw = (x: number, side: 1 | -1) => {
    p.brush.save();
    p.brush.translate(x, y);
    p.brush.scale(side, 1);
    p.brush.rotate(0.16 * gap);
    half(p, inside);
    p.brush.restore();
  };
  draw(left, 1);
  draw(right, -1);
  if (gap < 0.04) return;
  for (const [from, sag, width] of [
    [-8, 16, 2.4],
    [-1, 24, 3.2],
    [6, 34, 2.6],
  ] as const) {
    const low = y + from + sag * gap + 1.4 * Math.sin(seconds * 2 + sag);
    p.flat(
      `M${left} ${y + from - width}Q80 ${low - width * 0.4} ${right} ${y + from - width}V${y + from + width}Q80 ${low + width * 0.7} ${left} ${y + from + width}Z`,
      inside,
    );
  }
  const drop = ((seconds * 0.5) % 1) ** 2;
  p.ball(80, Math.min(96, y + 24 * gap + drop * 46), 2.6, inside);
  for (const [x, fall] of [
    [66, 0.2],
    [92, 0.5],
    [74, 0.8],
    [86, 0],
  ] as const)
    p.ball(x, Math.min(97, y + 16 + 60 * gap * (0.4 + fall * 0.6)), 1.6, darker(CHOCOLATE, 0.1));
}

const kind = (name: string, own: Kind): Thing =>
  drawn(
    name,
    { ratio: 1.6, metres: 0.16, anchors: { grip: { x: 0.5, y: 0.5 } } },
    (p) => {
      p.spot(80, 97, 60, 3, darker(CHOCOLATE, 0.5), 0.14);
    },
    (p, seconds, { colour }) => halves(p, own, seconds, colour ?? ''),
  );

/** Sweets that break in two, with strings of what is in them; the colour is that of the filling. */
export const BROKEN_OPEN: readonly Thing[] = [
  kind('broken-chocolate', { half: halfBar, filling: FILLING, middle: 29, reach: 11 }),
  kind('broken-cookie', { half: halfCookie, filling: '#4a2416', middle: 46, reach: 26 }),
];
