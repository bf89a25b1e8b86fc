import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { paintOnThing } from './letter-areas.ts';

const SIZE = { width: 200, height: 100 };
const WORDS = {
  text: 'LEFT',
  manner: 'print',
  colour: '#000000',
  ground: null,
  thing: 'bus',
} as const;

/** The ink in each column of a word on a bus, as it is seen, from the first letter on. */
function seen(isMirrored: boolean): readonly number[] {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const sprite = createCanvas(SIZE.width, SIZE.height);
  paintOnThing(sprite.getContext('2d'), 'bus', WORDS, { ...SIZE, isMirrored });
  const brush = canvas.getContext('2d');
  if (isMirrored) brush.transform(-1, 0, 0, 1, SIZE.width, 0);
  brush.drawImage(sprite, 0, 0);
  const { data } = brush.getImageData(0, 0, SIZE.width, SIZE.height);
  const columns = Array.from({ length: SIZE.width }, (_, x) =>
    Array.from({ length: SIZE.height }, (__, y) => data[(y * SIZE.width + x) * 4 + 3] ?? 0).reduce(
      (sum, each) => sum + each,
    ),
  );
  const first = columns.findIndex((ink) => ink > 0);
  return columns.slice(first, first + 60);
}

test('the words on a thing that goes the other way can be read', () => {
  const near = seen(false);
  expect(Math.max(...near)).toBeGreaterThan(0);
  for (const [at, ink] of seen(true).entries())
    expect(Math.abs(ink - (near[at] ?? 0))).toBeLessThan(1_000);
});
