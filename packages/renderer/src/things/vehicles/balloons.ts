import { darker, type Pen } from '../pen.ts';
import { type Drawing, drawn, type Thing } from '../thing.ts';

const STRING = '#8d8798';
const SKINS = ['#e5383b', '#ffb703', '#3a86ff', '#2a9d8f', '#ff5d8f', '#8338ec', '#fb8500'];

/** `x`, `y` is its middle, `wide` its width. */
function balloon(p: Pen, { x, y, wide }: { x: number; y: number; wide: number }, skin: string) {
  const r = wide / 2;
  const top = y - r * 1.15;
  const foot = y + r * 1.15;
  p.path(
    `M${x} ${foot - 1}L${x - r * 0.2} ${foot + r * 0.2}Q${x} ${foot + r * 0.3} ${x + r * 0.2} ${foot + r * 0.2}Z`,
    darker(skin, 0.2),
  );
  p.path(
    `M${x} ${top}C${x + r * 0.66} ${top} ${x + r} ${y - r * 0.65} ${x + r} ${y - r * 0.12}C${x + r} ${y + r * 0.54} ${x + r * 0.4} ${foot - r * 0.1} ${x} ${foot}C${x - r * 0.4} ${foot - r * 0.1} ${x - r} ${y + r * 0.54} ${x - r} ${y - r * 0.12}C${x - r} ${y - r * 0.65} ${x - r * 0.66} ${top} ${x} ${top}Z`,
    skin,
  );
  p.path(
    `M${x + r} ${y - r * 0.12}C${x + r} ${y + r * 0.54} ${x + r * 0.4} ${foot - r * 0.1} ${x} ${foot}C${x - r * 0.3} ${foot - r * 0.1} ${x - r * 0.74} ${y + r * 0.7} ${x - r * 0.9} ${y + r * 0.36}C${x - r * 0.1} ${y + r * 0.8} ${x + r * 0.74} ${y + r * 0.36} ${x + r * 0.87} ${y - r * 0.56}C${x + r * 0.96} ${y - r * 0.42} ${x + r} ${y - r * 0.28} ${x + r} ${y - r * 0.12}Z`,
    darker(skin, 0.14),
  );
  p.spot(x - r * 0.4, y - r * 0.5, r * 0.19, r * 0.3, '#ffffff', 0.55);
}

type Spots = readonly (readonly [x: number, y: number])[];

/** Where the balloons are, those behind first. */
const HELD: Spots = [
  [46, 17],
  [27, 24],
  [65, 26],
  [44, 40],
  [62, 50],
];
const LIFTING: Spots = [
  [50, 14],
  [30, 20],
  [70, 20],
  [14, 34],
  [86, 34],
  [40, 32],
  [61, 31],
  [26, 46],
  [74, 46],
  [50, 48],
];

/** Balloons on strings that meet at the foot. */
function bunch(spots: Spots, { x: foot, wide }: { x: number; wide: number }): Drawing['paint'] {
  return (p, { colour }) => {
    for (const [x, y] of spots)
      p.line(`M${x} ${y + wide * 0.6}Q${(x + foot) / 2} 74 ${foot} 100`, 0.6, STRING);
    for (const [at, [x, y]] of spots.entries())
      balloon(p, { x, y, wide }, colour ?? SKINS[at % SKINS.length] ?? '#e5383b');
  };
}

export const BALLOONS: readonly Thing[] = [
  drawn(
    'balloon',
    { ratio: 0.5, metres: 0.7, medium: 'air', anchors: { grip: { x: 0.24, y: 0.99 } } },
    (p, { colour }) => {
      p.line('M27 54Q22 66 27 76T12 99', 0.9, STRING);
      balloon(p, { x: 27, y: 26, wide: 45 }, colour ?? '#e5383b');
    },
  ),
  // For one hand, beside the head.
  drawn(
    'balloon-bunch',
    { ratio: 0.8, metres: 1, medium: 'air', anchors: { grip: { x: 0.06, y: 0.99 } } },
    bunch(HELD, { x: 5, wide: 29 }),
  ),
  // Enough of them to carry somebody.
  drawn(
    'lifting-balloons',
    { ratio: 1, metres: 1.4, medium: 'air' },
    bunch(LIFTING, { x: 50, wide: 25 }),
  ),
];
