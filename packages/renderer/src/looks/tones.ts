import { ImageData } from '@napi-rs/canvas';
import type { Medium } from '../parse-prompt/scene-description.ts';
import type { Size } from '../sizes.ts';
import type { Look } from './look.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** The colours from dark to light, evenly spaced. */
type Stops = readonly Colour[];

const GREY: Stops = [
  [0, 0, 0],
  [255, 255, 255],
];
const BROWN: Stops = [
  [52, 24, 4],
  [255, 226, 176],
];

/** Looks that are nothing but another colour for each brightness. */
const TONES: Partial<Readonly<Record<Medium, Stops>>> = {
  'black-and-white': GREY,
  sepia: BROWN,
  noir: [
    [0, 0, 0],
    [14, 14, 16],
    [86, 86, 90],
    [206, 206, 206],
    [255, 255, 255],
  ],
  thermal: [
    [10, 6, 60],
    [70, 10, 150],
    [200, 30, 110],
    [250, 130, 30],
    [255, 220, 60],
    [255, 255, 235],
  ],
  infrared: [
    [30, 6, 20],
    [150, 20, 60],
    [240, 90, 120],
    [255, 190, 200],
    [255, 250, 250],
  ],
  'x-ray': [
    [226, 240, 250],
    [120, 160, 196],
    [34, 62, 100],
    [4, 10, 26],
  ],
  'night-vision': [
    [0, 14, 4],
    [10, 120, 40],
    [90, 230, 110],
    [220, 255, 220],
  ],
};

/** What takes the place of each brightness. */
export interface Tones {
  /** As pixels of a canvas. */
  readonly pixels: Uint32Array;
  /** As luma and chroma of a frame, by its luma. */
  readonly luma: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  /** Brightness stays as it is, and only the colours go. */
  readonly isGrey: boolean;
}

function colourAt(stops: Stops, share: number): Colour {
  const place = Math.max(0, Math.min(stops.length - 1, share * (stops.length - 1)));
  const at = Math.min(stops.length - 2, Math.floor(place));
  const [from, to] = [stops[at] ?? [0, 0, 0], stops[at + 1] ?? [255, 255, 255]];
  const part = (of: 0 | 1 | 2) => from[of] + (to[of] - from[of]) * (place - at);
  return [part(0), part(1), part(2)];
}

/** BT.709, limited range, as `to-i420.wat` has it. */
function frameTones(stops: Stops): Pick<Tones, 'luma' | 'u' | 'v'> {
  const luma = new Uint8Array(256);
  const [u, v] = [new Uint8Array(256), new Uint8Array(256)];
  for (let at = 0; at < 256; at += 1) {
    const [red, green, blue] = colourAt(stops, (at - 18) / 219);
    // Beyond black and white there is only grain.
    const grain = Math.min(0, at - 18) + Math.max(0, at - 237);
    luma[at] = 18 + grain + (47 * red + 157 * green + 16 * blue) / 256;
    u[at] = 128 + (112 * blue - 26 * red - 86 * green) / 256;
    v[at] = 128 + (112 * red - 102 * green - 10 * blue) / 256;
  }
  return { luma, u, v };
}

function canvasTones(stops: Stops): Uint32Array {
  const table = new Uint32Array(256);
  const bytes = new Uint8ClampedArray(table.buffer);
  for (let at = 0; at < 256; at += 1) bytes.set([...colourAt(stops, at / 255), 255], at * 4);
  return table;
}

/** The tones of a medium that has no others; null for any other. */
export function tonesOf(medium: Medium | undefined): Tones | null {
  const stops = medium === undefined ? undefined : TONES[medium];
  return stops === undefined
    ? null
    : { pixels: canvasTones(stops), ...frameTones(stops), isGrey: stops === GREY };
}

/** A picture in these tones. A table is three times as fast as mixing with grey. */
export function inTones(size: Size, { pixels: table }: Tones): Look {
  const image = new ImageData(size.width, size.height);
  const toned = new Uint32Array(image.data.buffer);
  return (brush) => {
    const bytes = brush.canvas.data();
    const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    for (let at = 0; at < toned.length; at += 1) {
      const pixel = pixels[at] ?? 0;
      const sum = (pixel & 255) * 54 + ((pixel >> 8) & 255) * 183 + ((pixel >> 16) & 255) * 19;
      toned[at] = table[sum >> 8] ?? 0;
    }
    brush.putImageData(image, 0, 0);
  };
}

/** The same for a frame that is already I420, where only one byte of a pixel is looked up. */
export function toneFrame(frame: Uint8Array, { width, height }: Size, tones: Tones): void {
  const whole = width * height;
  if (tones.isGrey) {
    frame.fill(128, whole);
    return;
  }
  const [u, v] = [frame.subarray(whole, whole * 1.25), frame.subarray(whole * 1.25, whole * 1.5)];
  const half = width / 2;
  for (let at = 0; at < u.length; at += 1) {
    const row = (at / half) | 0;
    const light = frame[row * 2 * width + (at - row * half) * 2] ?? 0;
    u[at] = tones.u[light] ?? 128;
    v[at] = tones.v[light] ?? 128;
  }
  for (let at = 0; at < whole; at += 1) frame[at] = tones.luma[frame[at] ?? 0] ?? 0;
}
