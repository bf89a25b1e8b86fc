import { type Canvas, ImageData } from '@napi-rs/canvas';
import { edgesOf } from '../../looks/edges.ts';
import { halver, multiply, type Sheet, scaled, sheetOf } from '../../looks/sheet.ts';
import type { Brush } from '../../scene/world.ts';
import { boxBlurred } from '../subject/matte.ts';

/** How far around a pixel its colour is taken from, in heights of the picture. */
const REACH = 1 / 200;
const TIMES = 2;
/** How many brightnesses there are, and how much more colour. */
const STEPS = 9;
const VIVID = 1.35;

type Channel = Float64Array;
type Colours = readonly [red: Channel, green: Channel, blue: Channel];

/** How uneven the square around each pixel is. */
function spreadOf([red, green, blue]: Colours, { width, height }: Sheet, reach: number): Channel {
  const [grey, squares] = [new Float64Array(red.length), new Float64Array(red.length)];
  for (let at = 0; at < grey.length; at += 1) {
    const value = 0.3 * (red[at] ?? 0) + 0.59 * (green[at] ?? 0) + 0.11 * (blue[at] ?? 0);
    grey[at] = value;
    squares[at] = value * value;
  }
  const mean = boxBlurred(grey, width, height, reach);
  const spread = boxBlurred(squares, width, height, reach);
  for (let at = 0; at < spread.length; at += 1)
    spread[at] = (spread[at] ?? 0) - (mean[at] ?? 0) * (mean[at] ?? 0);
  return spread;
}

/** Each pixel gets the mean of the most even of the four squares beside it: areas get flat, edges stay sharp. */
function flattened(colours: Colours, sheet: Sheet): Colours {
  const { width, height } = sheet;
  const reach = Math.max(1, Math.round(height * REACH));
  const spread = spreadOf(colours, sheet, reach);
  const from = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - reach) * width;
    const below = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
      let best = above + left;
      if ((spread[above + right] ?? 0) < (spread[best] ?? 0)) best = above + right;
      if ((spread[below + left] ?? 0) < (spread[best] ?? 0)) best = below + left;
      if ((spread[below + right] ?? 0) < (spread[best] ?? 0)) best = below + right;
      from[y * width + x] = best;
    }
  }
  const evened = (channel: Channel) => {
    const soft = boxBlurred(channel, width, height, reach);
    for (let at = 0; at < channel.length; at += 1) channel[at] = soft[from[at] ?? 0] ?? 0;
    return channel;
  };
  const [red, green, blue] = colours;
  return [evened(red), evened(green), evened(blue)];
}

/** Flat areas in few brightnesses and strong colours. */
function inFewColours(sheet: Sheet): void {
  const { canvas, brush, width, height } = sheet;
  const pixels = canvas.data();
  const channelOf = (channel: number) => {
    const values = new Float64Array(width * height);
    for (let at = 0; at < values.length; at += 1) values[at] = pixels[at * 4 + channel] ?? 0;
    return values;
  };
  let colours: Colours = [channelOf(0), channelOf(1), channelOf(2)];
  for (let time = 0; time < TIMES; time += 1) colours = flattened(colours, sheet);
  const [reds, greens, blues] = colours;
  const image = new ImageData(width, height);
  const { data } = image;
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue] = [reds[at] ?? 0, greens[at] ?? 0, blues[at] ?? 0];
    const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
    const level = (grey / 255) * STEPS;
    // Halfway between two steps it goes over into the next.
    const step = Math.floor(level) + Math.max(0, Math.min(1, (level % 1) * 4 - 1.5));
    const light = (step / STEPS) * 255 + 8;
    data[at * 4] = light + (red - grey) * VIVID;
    data[at * 4 + 1] = light + (green - grey) * VIVID;
    data[at * 4 + 2] = light + (blue - grey) * VIVID;
    data[at * 4 + 3] = 255;
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
