import { type Canvas, ImageData } from '@napi-rs/canvas';
import { edgesOf } from '../looks/edges.ts';
import { halver, multiply, type Sheet, scaled, sheetOf } from '../looks/sheet.ts';
import type { Brush } from '../scene/world.ts';
import { boxBlurred } from './matte.ts';

/** How far around a pixel its colour is taken from, in heights of the picture. */
const REACH = 1 / 200;
const TIMES = 2;
/** How many brightnesses there are, and how much more colour. */
const STEPS = 9;
const VIVID = 1.35;

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

type Channel = Float64Array;

/** Each pixel gets the mean of the most even of the four squares beside it: areas get flat, edges stay sharp. */
function flattened(channels: readonly Channel[], { width, height }: Sheet): readonly Channel[] {
  const reach = Math.max(1, Math.round(height * REACH));
  const [red = new Float64Array(), green = red, blue = red] = channels;
  const grey = red.map(
    (value, at) => 0.3 * value + 0.59 * (green[at] ?? 0) + 0.11 * (blue[at] ?? 0),
  );
  const blurred = (values: Float64Array) => boxBlurred(values, width, height, reach);
  const mean = blurred(grey);
  const square = blurred(grey.map((value) => value * value));
  const soft = channels.map(blurred);
  const made = channels.map((channel) => new Float64Array(channel.length));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [least, from] = [Infinity, 0];
      for (const [right, down] of CORNERS) {
        const column = Math.max(0, Math.min(width - 1, x + right * reach));
        const at = Math.max(0, Math.min(height - 1, y + down * reach)) * width + column;
        const spread = (square[at] ?? 0) - (mean[at] ?? 0) ** 2;
        if (spread < least) [least, from] = [spread, at];
      }
      for (const [channel, values] of made.entries())
        values[y * width + x] = soft[channel]?.[from] ?? 0;
    }
  return made;
}

/** Flat areas in few brightnesses and strong colours. */
function inFewColours(sheet: Sheet): void {
  const { canvas, brush, width, height } = sheet;
  const pixels = canvas.data();
  let channels: readonly Channel[] = [0, 1, 2].map((channel) =>
    Float64Array.from({ length: width * height }, (_, at) => pixels[at * 4 + channel] ?? 0),
  );
  for (let time = 0; time < TIMES; time += 1) channels = flattened(channels, sheet);
  const image = new ImageData(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => channel[at] ?? 0);
    const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
    const level = (grey / 255) * STEPS;
    // Halfway between two steps it goes over into the next.
    const step = Math.floor(level) + Math.max(0, Math.min(1, (level % 1) * 4 - 1.5));
    const light = (step / STEPS) * 255 + 8;
    for (const [channel, value] of [red, green, blue].entries())
      image.data[at * 4 + channel] = light + (value - grey) * VIVID;
    image.data[at * 4 + 3] = 255;
  }
  brush.putImageData(image, 0, 0);
}

/** As in an animated film: flat colours within dark outlines. */
export function cartoon(canvas: Canvas, brush: Brush): void {
  const half = halver(canvas, scaled(canvas, 0.5))(canvas);
  inFewColours(half);
  const lines = edgesOf(sheetOf(half), { width: 3, strokes: 4 })(half);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(half.canvas, 0, 0, canvas.width, canvas.height);
  multiply(brush, lines.canvas, canvas);
}
