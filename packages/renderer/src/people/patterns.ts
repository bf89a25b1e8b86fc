import { brightness, hex } from '../draw/colour.ts';
import type { Pattern } from '../parse-prompt/scene-description.ts';
import { darker, lighter, type Pen } from '../things/pen.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfits.ts';

/** Where cloth can be, in hundredths of the height. */
const WIDE = 30;

type DrawPattern = (p: Pen, top: number, ink: string) => void;

/** Calls `paint` at places in rows that are shifted against each other. */
function inRows(
  top: number,
  apart: number,
  paint: (x: number, y: number, nth: number) => void,
): void {
  let nth = 0;
  for (let row = 0; top + row * apart < 0; row += 1)
    for (let x = -WIDE + (row % 2) * apart * 0.5; x <= WIDE; x += apart) {
      paint(x, top + row * apart, nth);
      nth += 1;
    }
}

const PETALS = ['#ff6f9f', '#ffffff', '#ffd447', '#b98bff', '#ff5a5f'] as const;

const PATTERNS: Readonly<Record<Pattern, DrawPattern>> = {
  stripes(p, top, ink) {
    for (let y = top + 3; y < 0; y += 6.4)
      p.flat(`M${-WIDE} ${y}h${WIDE * 2}v3h${-WIDE * 2}z`, ink);
  },
  dots(p, top, ink) {
    inRows(top, 6, (x, y) => p.spot(x, y, 1.3, 1.3, ink));
  },
  checks(p, top, ink) {
    for (let y = top + 2; y < 0; y += 7)
      p.flat(`M${-WIDE} ${y}h${WIDE * 2}v2.6h${-WIDE * 2}z`, ink, 0.55);
    for (let x = -WIDE; x < WIDE; x += 7) p.flat(`M${x} ${top - 4}h2.6V0h-2.6z`, ink, 0.55);
  },
  flowers(p, top) {
    inRows(top, 4.6, (x, y, nth) => {
      const colour = PETALS[nth % PETALS.length] ?? PETALS[0];
      for (let at = 0; at < 5; at += 1) {
        const angle = (at * 2 * Math.PI) / 5;
        p.spot(x + Math.cos(angle) * 1.3, y + Math.sin(angle) * 1.3, 1.1, 1.1, colour);
      }
      p.spot(x, y, 0.8, 0.8, '#ffe27a');
    });
  },
  leaves(p, top) {
    inRows(top, 4, (x, y, nth) => p.spot(x, y, 2.4, 1.3, nth % 2 === 0 ? '#3f8f3a' : '#86c95a'));
  },
  stars(p, top) {
    inRows(top, 5, (x, y, nth) =>
      p.spot(x, y, nth % 3 === 0 ? 1 : 0.6, nth % 3 === 0 ? 1 : 0.6, '#fff6c8'),
    );
  },
};

/** What is printed on a cloth; the ink is seen on it. */
export function drawPattern(
  p: Pen,
  { shoulderY }: Pick<Build, 'shoulderY'>,
  cloth: string,
  { kind, ink }: NonNullable<Outfit['pattern']>,
): void {
  const usual =
    brightness(hex(cloth)) > 0.75
      ? '#2f4172'
      : kind === 'checks'
        ? darker(cloth, 0.6)
        : lighter(cloth, 0.85);
  PATTERNS[kind](p, shoulderY - 4, ink ?? usual);
}
