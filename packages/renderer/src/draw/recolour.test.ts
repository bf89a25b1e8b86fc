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

test('of what has many colours all are replaced, but not below its cloth', () => {
  const canvas = createCanvas(20, 20);
  const brush = canvas.getContext('2d');
  for (const [at, square] of ['#d02030', '#2080d0', '#30b040', '#e0a020'].entries()) {
    brush.fillStyle = square;
    brush.fillRect((at % 2) * 10, at < 2 ? 0 : 10, 10, 10);
  }
  recolour(canvas, YELLOW, 0.5);
  const hueAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = brush.getImageData(x, y, 1, 1).data;
    return red > green && green > blue * 2;
  };
  expect([hueAt(5, 5), hueAt(15, 5)]).toEqual([true, true]);
  expect([...brush.getImageData(5, 15, 1, 1).data.slice(0, 3)]).toEqual([48, 176, 64]);
});
