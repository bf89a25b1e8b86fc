import { darker, lighter, type Pen } from '../pen.ts';
import { type Drawing, drawn, type Measures, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.9 }, outlet: { x: 0.5, y: 0.25 }, top: { x: 0.5, y: 0.72 } };
export const PLATE = { ratio: 2, metres: 0.14, anchors: HELD } as const;
export const BOWL = { ratio: 1.6, metres: 0.16, anchors: HELD } as const;

/** A plate seen from a little above; food covers its middle. */
export function plate(p: Pen, colour = '#f4f6fa'): void {
  p.oval(100, 82, 100, 18, darker(colour, 0.12));
  p.oval(100, 78, 100, 18, colour);
  p.oval(100, 78, 76, 12.5, darker(colour, 0.06));
}

export function bowl(p: Pen, colour: string, food: string): void {
  p.path('M2 40Q6 100 60 100H100Q154 100 158 40Z', colour);
  p.oval(80, 40, 79, 19, lighter(colour, 0.3));
  p.oval(80, 42, 71, 15, food);
}

export function wedgeOfLemon(p: Pen, x: number, y: number): void {
  p.path(`M${x} ${y}q14 -22 34 -10q-2 18 -34 10z`, '#ffd83d');
  p.flat(`M${x + 6} ${y - 2}q10 -13 23 -7q-3 11 -23 7z`, '#fff3a8');
}

export function leaf(p: Pen, x: number, y: number, long = 16): void {
  p.path(
    `M${x} ${y}q${long / 2} ${-long / 2} ${long} 0q${-long / 2} ${long / 2} ${-long} 0z`,
    '#4f9a45',
  );
}

/** A drawing that leaves the upper part of its sheet empty, without that part. */
export function low(
  name: string,
  { ratio, metres, ...rest }: Measures,
  empty: number,
  paint: Drawing['paint'],
): Thing {
  const scale = 100 / (100 - empty);
  return drawn(name, { ...rest, ratio: ratio * scale, metres: metres / scale }, (p, look) => {
    p.brush.save();
    p.brush.scale(scale, scale);
    p.brush.translate(0, -empty);
    paint(p, look);
    p.brush.restore();
  });
}
