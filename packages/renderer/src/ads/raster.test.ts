import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { rasterOf } from './raster.ts';

/** Stripes of two pixels in the left half, nothing in the right one. */
function striped() {
  const canvas = createCanvas(40, 20);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, 40, 20);
  brush.fillStyle = '#fff';
  for (let x = 0; x < 20; x += 4) brush.fillRect(x, 0, 2, 20);
  return rasterOf(canvas);
}

describe('detail', () => {
  it('is how much a pixel differs from those beside and below it', () => {
    const raster = striped();
    expect(raster.detailIn({ x: 0, y: 0, width: 17, height: 20 })).toBeCloseTo(127.5, 5);
    expect(raster.detailIn({ x: 20, y: 0, width: 20, height: 20 })).toBe(0);
    expect(raster.detailIn({ x: 5, y: 3, width: 9, height: 6 })).toBeCloseTo(127.5, 5);
  });

  it('is none where there is no room for two pixels', () => {
    expect(striped().detailIn({ x: 3, y: 3, width: 1, height: 9 })).toBe(0);
    expect(striped().detailIn({ x: -30, y: 3, width: 10, height: 9 })).toBe(0);
  });
});
