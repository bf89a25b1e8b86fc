import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { brightness, type Colour, css, hex, mix, WHITE } from '../draw/colour.ts';
import type { Box } from '../draw/props/furniture.ts';
import { hslOf } from '../pictures/subject/dominant-colours.ts';
import { pick } from '../random.ts';
import type { World } from '../scene/world.ts';
import type { Size } from '../sizes.ts';
import { formatOf } from './ad-layout.ts';
import { solidFor } from './contrast.ts';
import type { Ink } from './ink.ts';

const INK = hex('#150d26');
/** More than that of half a picture would outshine the product. */
const GARISH = 0.72;

/** The backdrop that the prompt asks for: the darkest of its colours, or the first. */
function brandColour({ description }: World): Colour | null {
  const { palette = [], isBranded = false } = description.ad ?? {};
  const colours = palette.map(hex);
  const dark = colours.find((colour) => brightness(colour) < 0.22);
  return isBranded ? (dark ?? colours[0] ?? null) : null;
}

/** The colour itself as a surface, changed only as much as its letters need. */
function letteredOn(colour: Colour): { fill: Colour; ink: Colour } {
  if (brightness(colour) < 0.3) return { fill: colour, ink: WHITE };
  if (brightness(colour) > 0.55) return { fill: colour, ink: mix(colour, INK, 0.9) };
  return solidFor(colour, WHITE, 2);
}

/** Letters on a panel in a light tint or in the colour of the brand. */
export function panelInk(world: World, accent: Colour): Ink {
  const brand = brandColour(world);
  if (brand !== null) {
    const { fill, ink } = letteredOn(brand);
    return { ink, veil: fill, alpha: 1, worst: fill };
  }
  // A bright place stays bright.
  const isBright = world.description.time === 'day';
  // Before a place, a strong colour that nothing in the picture has would be a stranger.
  const isOwn =
    (world.description.ad?.palette.length ?? 0) > 0 && hslOf(accent).saturation < GARISH;
  const isBold = pick(world.random('panel'), [true, false, false]) && !isBright && isOwn;
  if (isBold) {
    const { fill, ink } = solidFor(accent, WHITE, 2);
    return { ink, veil: fill, alpha: 1, worst: fill };
  }
  const veil = mix(accent, WHITE, 0.88);
  return { ink: mix(accent, INK, 0.88), veil, alpha: 1, worst: veil };
}

interface Edge {
  /** Where the panel ends, from the side of the picture that it starts at. */
  readonly reach: number;
  readonly bulge: number;
}

/** From the left or from above, with a round or a slanting edge. */
function trace(
  brush: ReturnType<Canvas['getContext']>,
  { reach, bulge }: Edge,
  across: number,
  isSlanting: boolean,
): void {
  brush.beginPath();
  brush.moveTo(-8, -8);
  brush.lineTo(reach + (isSlanting ? bulge : 0), -8);
  if (isSlanting) brush.lineTo(reach, across + 8);
  else brush.quadraticCurveTo(reach + 2 * bulge, across / 2, reach, across + 8);
  brush.lineTo(-8, across + 8);
  brush.closePath();
  brush.fill();
}

/** Whether the panel leaves most of the product free when it stands beside it. */
export function isBeside(size: Size, words: Box, product: Box | null): boolean {
  if (formatOf(size) !== 'wide' || words.width > size.width * 0.6) return false;
  if (product === null) return true;
  const [left, right] = [words.x - size.width * 0.05, words.x + words.width + size.width * 0.05];
  const covered = Math.min(right, product.x + product.width) - Math.max(left, product.x);
  return covered < product.width * 0.3;
}

/** A panel behind the words, from the edge of the picture that is nearest to them. */
export function panelBitmap(
  { size, random }: World,
  words: Box,
  product: Box | null,
  colour: Colour,
): { bitmap: Canvas; box: Box } {
  const { width, height } = size;
  const isAcross = isBeside(size, words, product);
  const [from, to, whole, across] = isAcross
    ? [words.x, words.x + words.width, width, height]
    : [words.y, words.y + words.height, height, width];
  const isNear = from < whole - to;
  const reach = (isNear ? to : whole - from) + whole * 0.035;
  const bulge = whole * 0.03;
  const bitmap = createCanvas(width, height);
  const brush = bitmap.getContext('2d');
  if (!isNear)
    brush.transform(
      isAcross ? -1 : 1,
      0,
      0,
      isAcross ? 1 : -1,
      isAcross ? width : 0,
      isAcross ? 0 : height,
    );
  // The same path serves a panel from above, turned by a quarter.
  if (!isAcross) brush.transform(0, 1, 1, 0, 0, 0);
  const isSlanting = pick(random('panel-edge'), [true, false]);
  brush.fillStyle = css(mix(colour, INK, 0.25), 0.28);
  trace(brush, { reach: reach + whole * 0.018, bulge }, across, isSlanting);
  brush.fillStyle = css(colour);
  trace(brush, { reach, bulge }, across, isSlanting);
  return { bitmap, box: { x: 0, y: 0, width, height } };
}
