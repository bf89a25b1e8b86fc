import { brightness, type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { ellipse } from '../../../draw/strokes.ts';
import type { AdBackdrop } from '../../../parse-prompt/description/ad.ts';
import type { Brush, World } from '../../world.ts';
import type { StudioTone } from './studio-shapes.ts';

interface Print {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /** The two colours that alternate. */
  readonly ground: Colour;
  readonly ink: Colour;
}

type PaintPrint = (brush: Brush, print: Print) => void;

/** Two sets of bands, half see-through, so that they are darkest where they cross. */
const gingham: PaintPrint = (brush, { width, height, unit, ink }) => {
  const band = unit * 58;
  brush.fillStyle = css(ink, 0.42);
  for (let x = 0; x < width; x += 2 * band) brush.fillRect(x, 0, band, height);
  for (let y = 0; y < height; y += 2 * band) brush.fillRect(0, y, width, band);
};

const stripes: PaintPrint = (brush, { width, height, unit, ink }) => {
  const band = unit * 76;
  brush.fillStyle = css(ink, 0.8);
  for (let x = -height; x < width + height; x += 2 * band) {
    brush.beginPath();
    brush.moveTo(x, height);
    brush.lineTo(x + height * 0.6, 0);
    brush.lineTo(x + height * 0.6 + band, 0);
    brush.lineTo(x + band, height);
    brush.fill();
  }
};

const zigzag: PaintPrint = (brush, { width, height, unit, ink }) => {
  const [wide, tall] = [unit * 70, unit * 56];
  brush.strokeStyle = css(ink, 0.85);
  brush.lineWidth = unit * 40;
  brush.lineJoin = 'miter';
  for (let y = 0; y < height + tall; y += unit * 104) {
    brush.beginPath();
    for (let at = -1; at * wide < width + wide; at += 1)
      brush.lineTo(at * wide, y + (at % 2 === 0 ? tall / 2 : -tall / 2));
    brush.stroke();
  }
};

const dots: PaintPrint = (brush, { width, height, unit, ink }) => {
  const step = unit * 92;
  brush.fillStyle = css(ink, 0.75);
  for (let row = 0; row * step * 0.5 < height + step; row += 1)
    for (let x = row % 2 === 0 ? 0 : step / 2; x < width + step; x += step)
      ellipse(brush, x, row * step * 0.5, unit * 17, unit * 17);
};

/** Courses of bricks; every other one begins with half a brick. */
const bricks: PaintPrint = (brush, { width, height, unit, ink }) => {
  const [wide, tall, joint] = [unit * 104, unit * 44, unit * 5];
  for (let row = 0; row * tall < height; row += 1) {
    for (let at = -1; at * wide < width + wide; at += 1) {
      const shade = ((row * 7 + at * 13) % 5) / 5;
      brush.fillStyle = css(mix(ink, row % 2 === 0 ? WHITE : hex('#3a1a14'), shade * 0.13));
      const x = at * wide + (row % 2 === 0 ? 0 : wide / 2);
      brush.beginPath();
      brush.roundRect(x, row * tall, wide - joint, tall - joint, unit * 4);
      brush.fill();
    }
  }
};

const tiles: PaintPrint = (brush, { width, height, unit, ink }) => {
  const side = unit * 84;
  brush.fillStyle = css(ink, 0.5);
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) {
      brush.beginPath();
      brush.roundRect(x + unit * 3, y + unit * 3, side - unit * 6, side - unit * 6, unit * 6);
      brush.fill();
    }
};

const gradient: PaintPrint = (brush, { width, height, ground, ink }) => {
  const fill = brush.createLinearGradient(0, 0, width, height);
  fill.addColorStop(0.08, css(ground));
  fill.addColorStop(0.92, css(ink));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
};

const PRINTS: Readonly<Record<AdBackdrop['kind'], PaintPrint>> = {
  gingham,
  stripes,
  zigzag,
  dots,
  bricks,
  tiles,
  gradient,
};

const RED_BRICK = hex('#b5614a');
const MORTAR = hex('#d9c9bb');
const CHECKED = hex('#e5484d');

/** The colours of a print: those of the prompt, on paper, or those that go with the product. */
function coloursOf({ kind, colours }: AdBackdrop, tone: StudioTone): [ground: Colour, ink: Colour] {
  const [first, second] = colours.map(hex);
  if (kind === 'bricks') return [MORTAR, first ?? RED_BRICK];
  if (first !== undefined && second !== undefined) return [second, first];
  if (kind === 'gradient') return [tone.high, first ?? tone.accent];
  if (first !== undefined && brightness(first) > 0.93) return [hex('#d3dbe4'), first];
  if (first !== undefined && brightness(first) > 0.75) return [mix(first, WHITE, 0.62), first];
  if (first !== undefined) return [mix(first, WHITE, 0.86), first];
  if (kind === 'gingham') return [hex('#fffaf3'), CHECKED];
  return [mix(tone.high, WHITE, 0.5), mix(tone.accent, WHITE, 0.35)];
}

/** The wall behind the product with the pattern that is asked for. */
export function paintBackdropPattern(
  { size, unit }: World,
  brush: Brush,
  tone: StudioTone & { readonly backdrop: AdBackdrop },
): void {
  const [ground, ink] = coloursOf(tone.backdrop, tone);
  const isBlend = tone.backdrop.kind === 'gradient';
  brush.save();
  brush.fillStyle = css(ground);
  brush.fillRect(0, 0, size.width, size.height);
  PRINTS[tone.backdrop.kind](brush, {
    ...size,
    unit,
    ground: isBlend ? ink : ground,
    ink: isBlend ? ground : ink,
  });
  brush.restore();
}
