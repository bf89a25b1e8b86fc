import { readFileSync } from 'node:fs';
import { dataFile } from '../data-file.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';

const PROGRAM = new WebAssembly.Module(readFileSync(dataFile('to-i420.wasm')));

/** Where a row finds its grain is a number below this, to which the width is added. */
const GRAIN_SLICES = 16_384;
const WIDTH_MAX = 2_048;
const PAGE_BYTES = 65_536;

/** Film grain for the luma plane; it also hides colour banding in the sky. */
function makeGrain(strength: number): Int8Array {
  const random = seeded('grain', 'luma');
  return Int8Array.from({ length: GRAIN_SLICES + WIDTH_MAX }, () =>
    Math.round((random() + random() - 1) * strength),
  );
}

export const GRAIN = makeGrain(3);

export function i420Bytes({ width, height }: Size): number {
  return (width * height * 3) / 2;
}

/** Converts the RGBA pixels of a frame. */
export type ToI420 = (pixels: Uint8Array, frame: number, into: Uint8Array) => void;

/**
 * Converts to BT.709, limited range. WebAssembly does it with vectors, in a third of the time that
 * the same takes in JavaScript; the encoder's own conversion takes twelve times as long.
 */
export function createToI420(size: Size): ToI420 {
  const { exports } = new WebAssembly.Instance(PROGRAM);
  const { memory, convert } = exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof convert !== 'function') {
    throw new Error('to-i420.wasm lacks what it should export');
  }
  const pixelBytes = size.width * size.height * 4;
  const pixelsAt = PAGE_BYTES;
  const resultAt = pixelsAt + pixelBytes;
  memory.grow(Math.ceil((resultAt + i420Bytes(size)) / PAGE_BYTES) - 1);
  new Int8Array(memory.buffer).set(GRAIN);
  const input = new Uint8Array(memory.buffer, pixelsAt, pixelBytes);
  const result = new Uint8Array(memory.buffer, resultAt, i420Bytes(size));
  return (pixels, frame, into) => {
    input.set(pixels);
    convert(pixelsAt, resultAt, size.width, size.height, frame);
    into.set(result);
  };
}
