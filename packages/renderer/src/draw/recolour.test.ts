import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { recolour } from './recolour.ts';

/** The colours of a picture of squares, side by side, after it was given a colour. */
function recoloured(squares: readonly string[], colour: readonly [number, number, number]) {
  const canvas = createCanvas(squares.length * 10, 10);
  const brush = canvas.getContext('2d');
  for (const [at, square] of squares.entries()) {
    brush.fillStyle = square;
    brush.fillRect(at * 10, 0, 10, 10);
  }
  recolour(canvas, colour);
  return squares.map((_, at) => [...brush.getImageData(at * 10 + 5, 5, 1, 1).data.slice(0, 3)]);
}

const YELLOW = [255, 214, 10] as const;

test('a dark thing becomes as bright as its new colour, with its shade', () => {
  expect(recoloured(['#3a2a6a', '#3a2a6a', '#1d1535'], YELLOW)).toEqual([
    [255, 215, 16],
    [255, 215, 16],
    [169, 142, 7],
  ]);
});

test('what is grey becomes coloured, and its eyes stay black', () => {
  expect(recoloured(['#9a9aa0', '#9a9aa0', '#9a9aa0', '#0a0a0a'], YELLOW)).toEqual([
    [255, 214, 10],
    [255, 214, 10],
    [255, 214, 10],
    [10, 10, 10],
  ]);
});

test('the leaf of an apple and the panes of a bus keep their colour', () => {
  const [apple, , , leaf] = recoloured(['#e02030', '#e02030', '#e02030', '#40b020'], YELLOW);
  expect([apple, leaf]).toEqual([
    [255, 214, 10],
    [64, 176, 32],
  ]);
  const [body, , pane] = recoloured(['#f08020', '#e07018', '#40b0f0', '#40b0f0'], YELLOW);
  expect([(body ?? [])[2], pane]).toEqual([20, [64, 176, 240]]);
});
