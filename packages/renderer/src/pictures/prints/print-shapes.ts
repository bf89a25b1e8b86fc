import { type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import type { Brush } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';
import type { Print } from './print-named.ts';

/** Of a print whose picture is 1 high: how wide that is, and the borders around it. */
interface Shape {
  readonly ratio: number;
  readonly top: number;
  readonly side: number;
  readonly bottom: number;
  /** How much it is turned, in radians. */
  readonly turn: number;
  /** Whether it hangs or stands before a wall instead of lying on a table. */
  readonly hangs: boolean;
}

const PORTRAIT = 0.76;
const LANDSCAPE = 1.42;

const SHAPES: Readonly<Record<Print, Shape>> = {
  polaroid: { ratio: 1, top: 0.07, side: 0.07, bottom: 0.25, turn: -0.05, hangs: false },
  photo: { ratio: LANDSCAPE, top: 0.05, side: 0.05, bottom: 0.05, turn: 0.04, hangs: false },
  postcard: { ratio: LANDSCAPE, top: 0.05, side: 0.05, bottom: 0.05, turn: -0.04, hangs: false },
  stamp: { ratio: 0.86, top: 0.1, side: 0.1, bottom: 0.1, turn: 0.04, hangs: false },
  cover: { ratio: PORTRAIT, top: 0, side: 0, bottom: 0, turn: -0.02, hangs: false },
  frame: { ratio: LANDSCAPE, top: 0.13, side: 0.13, bottom: 0.13, turn: 0, hangs: true },
  screen: { ratio: 1.6, top: 0.07, side: 0.07, bottom: 0.1, turn: 0, hangs: true },
};

/** Of the frame of the film, a print takes this much. */
const TALL = 0.84;
const WIDE = 0.86;

export interface Laid {
  readonly shape: Shape;
  /** The picture of the print, and the print around it, in pixels. */
  readonly inner: Size;
  readonly outer: Size;
}

/** As large as fits, upright for pictures of somebody, and in tall frames. */
export function laidIn(frame: Size, print: Print, isUpright: boolean): Laid {
  const usual = SHAPES[print];
  const turns = isUpright && usual.ratio > 1 && print !== 'screen';
  const shape = turns ? { ...usual, ratio: 1 / usual.ratio } : usual;
  const [across, down] = [shape.ratio + 2 * shape.side, 1 + shape.top + shape.bottom];
  const height = Math.min((frame.height * TALL) / down, (frame.width * WIDE) / across);
  const even = (value: number) => Math.max(2, Math.round(value / 2) * 2);
  return {
    shape,
    inner: { width: even(height * shape.ratio), height: even(height) },
    outer: { width: height * across, height: height * down },
  };
}

const PAPER = '#fbfaf5';

function paper(brush: Brush, { width, height }: Size, radius: number): void {
  brush.fillStyle = PAPER;
  brush.beginPath();
  brush.roundRect(-width / 2, -height / 2, width, height, radius);
  brush.fill();
}

/** Paper with half of a row of holes along each of its edges. */
function perforated(brush: Brush, size: Size): void {
  const { width, height } = size;
  const radius = Math.min(width, height) * 0.017;
  paper(brush, size, 0);
  brush.save();
  brush.globalCompositeOperation = 'destination-out';
  const hole = (x: number, y: number) => {
    brush.beginPath();
    brush.arc(x, y, radius, 0, 2 * Math.PI);
    brush.fill();
  };
  const across = Math.round(width / (radius * 3.2));
  const down = Math.round(height / (radius * 3.2));
  for (let at = 0; at <= across; at += 1)
    for (const side of [-1, 1]) hole((at / across - 0.5) * width, (side * height) / 2);
  for (let at = 1; at < down; at += 1)
    for (const side of [-1, 1]) hole((side * width) / 2, (at / down - 0.5) * height);
  brush.restore();
}

const WOODS: readonly (readonly [RegExp, string])[] = [
  [/\bblack\b/iu, '#26242a'],
  [/\bwhite\b/iu, '#f2efe8'],
  [/\bsilver\b/iu, '#b9bec6'],
  [/\bwood(?:en)?\b/iu, '#8a5a34'],
];
const GOLD = '#d0a047';

/** Four mitred mouldings, lit from above, and a mat within them. */
function moulding(brush: Brush, { width, height }: Size, colour: Colour, mat: number): void {
  const [x, y] = [width / 2, height / 2];
  const wide = mat * 0.6;
  const sides = [
    [-x, -y, x, -y, x - wide, -y + wide, -x + wide, -y + wide, 0.28],
    [x, -y, x, y, x - wide, y - wide, x - wide, -y + wide, -0.12],
    [-x, y, x, y, x - wide, y - wide, -x + wide, y - wide, -0.3],
    [-x, -y, -x, y, -x + wide, y - wide, -x + wide, -y + wide, 0.08],
  ] as const;
  paper(brush, { width, height }, 0);
  for (const [x0, y0, x1, y1, x2, y2, x3, y3, light] of sides) {
    brush.fillStyle = css(mix(colour, light > 0 ? WHITE : hex('#1c0f08'), Math.abs(light)));
    brush.beginPath();
    brush.moveTo(x0, y0);
    brush.lineTo(x1, y1);
    brush.lineTo(x2, y2);
    brush.lineTo(x3, y3);
    brush.fill();
  }
  brush.strokeStyle = 'rgba(30,15,5,0.45)';
  brush.lineWidth = wide * 0.08;
  brush.strokeRect(-x + wide, -y + wide, width - 2 * wide, height - 2 * wide);
  brush.strokeStyle = 'rgba(255,240,200,0.5)';
  brush.strokeRect(-x + wide * 0.5, -y + wide * 0.5, width - wide, height - wide);
}

function casing(brush: Brush, { width, height }: Size): void {
  brush.fillStyle = '#26262c';
  const radius = height * 0.03;
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(side * width * 0.24, height / 2 - radius);
    brush.lineTo(side * width * 0.34, height * 0.56);
    brush.lineTo(side * width * 0.3, height * 0.56);
    brush.lineTo(side * width * 0.19, height / 2 - radius);
    brush.fill();
  }
  brush.beginPath();
  brush.roundRect(-width / 2, -height / 2, width, height, radius);
  brush.fill();
  brush.fillStyle = '#e0483e';
  brush.beginPath();
  brush.arc(width * 0.44, height * 0.465, height * 0.008, 0, 7);
  brush.fill();
}

/** What is around the picture of a print, whose middle is where the brush is. */
export function drawAround(brush: Brush, print: Print, { outer, inner }: Laid, said: string): void {
  const { height } = outer;
  if (print === 'stamp') perforated(brush, outer);
  else if (print === 'screen') casing(brush, outer);
  else if (print === 'frame') {
    const colour = WOODS.find(([word]) => word.test(said))?.[1] ?? GOLD;
    moulding(brush, outer, hex(colour), (outer.width - inner.width) / 2);
  } else paper(brush, outer, height * 0.008);
}
