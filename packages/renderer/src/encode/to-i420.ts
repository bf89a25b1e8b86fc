import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';

const GRAIN_LENGTH = 1 << 16;

/** Film grain for the luma plane; it also hides colour banding in the sky. */
function makeGrain(strength: number): Int8Array {
  const random = seeded('grain', 'luma');
  return Int8Array.from({ length: GRAIN_LENGTH }, () =>
    Math.round((random() + random() - 1) * strength),
  );
}

const GRAIN = makeGrain(3);

export function i420Bytes({ width, height }: Size): number {
  return (width * height * 3) / 2;
}

/** Converts to BT.709, limited range. The encoder's own conversion takes four times as long. */
export function toI420(pixels: Uint32Array, size: Size, frame: number, into: Uint8Array): void {
  const { width, height } = size;
  let u = width * height;
  let v = u + u / 4;
  for (let y = 0; y < height; y += 2) {
    // Another slice of the grain for every pair of rows of every frame.
    const grain = Math.imul(frame * 747 + y + 1, 0x9e3779b1) >>> 18;
    const end = (y + 1) * width;
    for (let a = y * width, b = end, n = grain; a < end; a += 2, b += 2, n += 4) {
      const p = pixels[a] ?? 0;
      const q = pixels[a + 1] ?? 0;
      const s = pixels[b] ?? 0;
      const t = pixels[b + 1] ?? 0;
      into[a] = luma(p) + (GRAIN[n & 0xffff] ?? 0);
      into[a + 1] = luma(q) + (GRAIN[(n + 1) & 0xffff] ?? 0);
      into[b] = luma(s) + (GRAIN[(n + 2) & 0xffff] ?? 0);
      into[b + 1] = luma(t) + (GRAIN[(n + 3) & 0xffff] ?? 0);
      const red = (p & 255) + (q & 255) + (s & 255) + (t & 255);
      const green = ((p >>> 8) & 255) + ((q >>> 8) & 255) + ((s >>> 8) & 255) + ((t >>> 8) & 255);
      const blue =
        ((p >>> 16) & 255) + ((q >>> 16) & 255) + ((s >>> 16) & 255) + ((t >>> 16) & 255);
      into[u] = (-26 * red - 86 * green + 112 * blue + 131_584) >> 10;
      into[v] = (112 * red - 102 * green - 10 * blue + 131_584) >> 10;
      u += 1;
      v += 1;
    }
  }
}

/** Offset 18 rather than 16, so that grain never takes the darkest value out of range. */
function luma(pixel: number): number {
  return (
    (47 * (pixel & 255) + 157 * ((pixel >>> 8) & 255) + 16 * ((pixel >>> 16) & 255) + 4_608) >> 8
  );
}
