import { ImageData } from '@napi-rs/canvas';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import type { Look } from './look.ts';
import { halver, scaled, sheetOf } from './sheet.ts';

/** How many strokes lie side by side on the longer side of the picture. */
const ACROSS = 210;
/** How much of what is below the strokes is seen. */
const COVER = 0.6;

interface Strokes {
  /** For each pixel: the stroke on top of it. */
  readonly top: Uint16Array;
  /** For each stroke: how much lighter or darker than what is below it. */
  readonly light: Float32Array;
}

/**
 * The strokes of a painter, which follow slow swirls; each has the colour of one pixel of a tiny copy of the picture, and the
 * later lie over the earlier. They are found once: a frame only fills in their colours.
 */
function strokesOn(canvas: Size, columns: number, rows: number): Strokes {
  const random = seeded('oil', 'strokes');
  const cell = canvas.width / columns;
  const top = new Uint16Array(canvas.width * canvas.height);
  const light = Float32Array.from({ length: columns * rows }, () => (random() - 0.5) * 34);
  const order = Array.from(light, (_, stroke) => ({ stroke, at: random() }));
  for (const { stroke } of order.sort((one, other) => one.at - other.at)) {
    const x = ((stroke % columns) + random()) * cell;
    const y = (Math.floor(stroke / columns) + random()) * cell;
    const turn =
      Math.sin(x / (17 * cell) + 1) + Math.cos(y / (12 * cell)) + Math.sin((x + y) / (23 * cell));
    const [along, wide] = [cell * (1.3 + random()), cell * 0.42];
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const reach = along + wide;
    for (
      let py = Math.max(0, Math.ceil(y - reach));
      py < Math.min(canvas.height, y + reach);
      py += 1
    )
      for (
        let px = Math.max(0, Math.ceil(x - reach));
        px < Math.min(canvas.width, x + reach);
        px += 1
      ) {
        const [right, down] = [px - x, py - y];
        const isOn =
          Math.abs(right * dx + down * dy) < along && Math.abs(down * dx - right * dy) < wide;
        if (isOn) top[py * canvas.width + px] = stroke;
      }
  }
  return { top, light };
}

/** Short thick strokes in the colours of what is below them. */
export function oilPainting(size: Size): Look {
  const half = sheetOf(scaled(size, 0.5));
  const tiny = scaled(size, ACROSS / Math.max(size.width, size.height));
  const shrink = halver(size, tiny);
  const [columns, rows] = [Math.ceil(tiny.width), Math.ceil(tiny.height)];
  const { top, light } = strokesOn(half, columns, rows);
  const image = new ImageData(half.width, half.height);
  const paint = new Uint32Array(columns * rows);
  const pixels = new Uint32Array(image.data.buffer);
  return (brush) => {
    const colours = shrink(brush.canvas).canvas.data();
    const shade = new Uint8ClampedArray(paint.buffer);
    for (let at = 0; at < shade.length; at += 1)
      shade[at] = at % 4 === 3 ? 255 : (colours[at] ?? 0) + (light[at >> 2] ?? 0);
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = paint[top[at] ?? 0] ?? 0;
    half.brush.putImageData(image, 0, 0);
    brush.globalAlpha = COVER;
    brush.drawImage(half.canvas, 0, 0, size.width, size.height);
    brush.globalAlpha = 1;
  };
}
