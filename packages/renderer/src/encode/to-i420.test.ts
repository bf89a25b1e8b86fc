import { expect, test } from 'vitest';
import { seeded } from '../random.ts';
import { createToI420, GRAIN, i420Bytes } from './to-i420.ts';

/** BT.709, limited range, in plain arithmetic. */
function expectedOf(pixels: Uint8Array, size: { width: number; height: number }, frame: number) {
  const { width, height } = size;
  const at = (x: number, y: number, channel: number) => pixels[(y * width + x) * 4 + channel] ?? 0;
  const lumas: number[] = [];
  const us: number[] = [];
  const vs: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const slice = Math.imul(frame * 747 + y + 1, 0x9e3779b1) >>> 18;
    for (let x = 0; x < width; x += 1) {
      const luma = (47 * at(x, y, 0) + 157 * at(x, y, 1) + 16 * at(x, y, 2) + 4_608) >> 8;
      lumas.push(luma + (GRAIN[slice + x] ?? 0));
      if (x % 2 === 1 || y % 2 === 1) continue;
      const sum = (channel: number) =>
        at(x, y, channel) +
        at(x + 1, y, channel) +
        at(x, y + 1, channel) +
        at(x + 1, y + 1, channel);
      const [red, green, blue] = [sum(0), sum(1), sum(2)];
      us.push((-26 * red - 86 * green + 112 * blue + 131_584) >> 10);
      vs.push((112 * red - 102 * green - 10 * blue + 131_584) >> 10);
    }
  }
  return Uint8Array.from([...lumas, ...us, ...vs]);
}

test.each([
  ['random', () => seeded('pixels', 'test')],
  ['black', () => () => 0],
  ['white', () => () => 0.999],
])('%s pixels become BT.709 in limited range, with grain', (_, source) => {
  const size = { width: 48, height: 6 };
  const random = source();
  const pixels = Uint8Array.from({ length: 48 * 6 * 4 }, () => Math.floor(random() * 256));
  const result = new Uint8Array(i420Bytes(size));
  const convert = createToI420(size);
  for (const frame of [0, 7, 299]) {
    convert(pixels, frame, result);
    expect(result).toEqual(expectedOf(pixels, size, frame));
    expect(Math.min(...result)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...result)).toBeLessThanOrEqual(240);
  }
});
