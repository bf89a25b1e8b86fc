import type { Pen } from './pen.ts';

const TONGUES: readonly (readonly [reach: number, width: number, colour: string])[] = [
  [1, 1, '#ff6a2b'],
  [0.74, 0.7, '#ffa02e'],
  [0.5, 0.44, '#ffd75a'],
  [0.28, 0.22, '#fff6d0'],
];

/** Flames that lick upwards from `y`; the same moment always has the same flames. */
export function flames(
  p: Pen,
  at: { readonly x: number; readonly y: number; readonly height: number; readonly width: number },
  seconds: number,
): void {
  p.glow(at.x, at.y - at.height * 0.4, at.height * 0.9, '#ff9a3c', 0.4);
  for (const [level, [reach, share, colour]] of TONGUES.entries()) {
    for (const [side, tall, phase] of [
      [-0.34, 0.62, 1.3],
      [0.36, 0.68, 2.9],
      [0, 1, 0],
    ] as const) {
      const beat = Math.sin(seconds * 9 + phase * 2 + level) * 0.08;
      const lean = Math.sin(seconds * 5 + phase + level * 0.6) * at.width * 0.12;
      const half = at.width * 0.3 * share;
      const x = at.x + side * at.width * share * 0.9;
      const top = at.y - at.height * reach * tall * (0.9 + beat);
      const middle = (at.y * 2 + top) / 3;
      p.flat(
        `M${x - half} ${at.y - half * 0.4}C${x - half * 1.3} ${middle} ${x - half * 0.2 + lean} ${middle} ${x + lean} ${top}` +
          `C${x + half * 0.5 + lean} ${middle} ${x + half * 1.4} ${middle} ${x + half} ${at.y - half * 0.4}` +
          `Q${x} ${at.y + half * 0.5} ${x - half} ${at.y - half * 0.4}Z`,
        colour,
        0.92,
      );
    }
  }
}
