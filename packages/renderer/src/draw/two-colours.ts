import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { TwoColours } from '../parse-prompt/scene-description.ts';
import { brightness, type Colour, hex, times } from './colour.ts';

/** A pixel as light as this, with hardly any hue, is one of the white parts. */
const PALE = { light: 0.7, hue: 40 } as const;
/** What has as much white as this is striped already. */
const STRIPED = 0.12;

function isPale([red, green, blue]: Colour): boolean {
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  return spread < PALE.hue && brightness([red, green, blue]) > PALE.light;
}

const pixelAt = (pixels: Uint8ClampedArray, at: number): Colour => [
  pixels[at] ?? 0,
  pixels[at + 1] ?? 0,
  pixels[at + 2] ?? 0,
];

/** Whether the second colour is at this place of a sheet that is 1 wide. */
function isSecond({ pattern }: TwoColours, x: number, y: number): boolean {
  if (pattern === 'stripes') return Math.floor(x * 8) % 2 === 1;
  if (pattern === 'checks') return (Math.floor(x * 8) + Math.floor(y * 8)) % 2 === 1;
  const row = Math.floor(y * 7);
  const [across, down] = [(x * 7 + (row % 2) / 2) % 1, (y * 7) % 1];
  return Math.hypot(across - 0.5, down - 0.5) < 0.3;
}

/** A copy of one whose white parts, or the places of whose pattern, have the second colour. */
export function inTwoColours(first: Canvas, second: Canvas, two: TwoColours): Canvas {
  const { width, height } = first;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.drawImage(first, 0, 0);
  const image = brush.getImageData(0, 0, width, height);
  const pixels = image.data;
  const others = second.getContext('2d').getImageData(0, 0, width, height).data;
  let [painted, pale] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    painted += 1;
    if (isPale(pixelAt(pixels, at)) && isPale(pixelAt(others, at))) pale += 1;
  }
  const hasWhite = two.pattern === 'stripes' && pale > painted * STRIPED;
  const colour = hex(two.second);
  for (let at = 0; at < pixels.length; at += 4) {
    const own = pixelAt(pixels, at);
    const other = pixelAt(others, at);
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const isMeant = hasWhite ? isPale(own) && isPale(other) : isSecond(two, x / width, y / width);
    if (!isMeant) continue;
    [pixels[at], pixels[at + 1], pixels[at + 2]] = hasWhite ? times(colour, own) : other;
  }
  brush.putImageData(image, 0, 0);
  return canvas;
}
