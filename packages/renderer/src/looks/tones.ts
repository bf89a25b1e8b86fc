import { ImageData } from '@napi-rs/canvas';
import type { Size } from '../sizes.ts';
import type { Look } from './look.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** One colour for each brightness, as a pixel. */
function tableFrom(dark: Colour, light: Colour): Uint32Array {
  const table = new Uint32Array(256);
  const bytes = new Uint8ClampedArray(table.buffer);
  for (let at = 0; at < 256; at += 1) {
    const share = at / 255;
    const mixed = dark.map((part, of) => part + ((light[of] ?? part) - part) * share);
    bytes.set([...mixed, 255], at * 4);
  }
  return table;
}

/** A picture in the tones between two colours. A table is three times as fast as mixing with grey. */
export function inTones(size: Size, dark: Colour, light: Colour): Look {
  const table = tableFrom(dark, light);
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
