import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';
import { plateElement } from '../draw/plate.ts';
import { seeded } from '../random.ts';
import { applyView } from './camera.ts';
import { createWorld } from './create-world.ts';
import { drawElements } from './draw-elements.ts';
import { lightFor } from './light.ts';
import type { Brush, Element } from './world.ts';

const SIZE = { width: 320, height: 180 };
const MOMENT = { seconds: 1, progress: 0.2 };
const VIEW = { x: 0.01, y: -0.004, zoom: 1.13 };

function sheet(width: number, height: number, paint: (brush: Brush) => void): Canvas {
  const canvas = createCanvas(width, height);
  paint(canvas.getContext('2d'));
  return canvas;
}

function fill(brush: Brush, colour: string, box: readonly [number, number, number, number]) {
  brush.fillStyle = colour;
  brush.fillRect(...box);
}

const far = sheet(360, 220, (brush) => {
  for (let at = 0; at < 36; at += 1) fill(brush, `hsl(${at * 10} 70% 50%)`, [at * 10, 0, 10, 220]);
});
const hill = sheet(360, 120, (brush) => {
  brush.fillStyle = '#264';
  brush.ellipse(180, 120, 190, 70, 0, 0, 2 * Math.PI);
  brush.fill();
});
const leaves = sheet(360, 220, (brush) => {
  for (let at = 0; at < 9; at += 1) fill(brush, '#a808', [at * 41, (at * 67) % 200, 17, 13]);
});

const ELEMENTS: readonly Element[] = [
  plateElement(0.1, () => [{ bitmap: far, x: -20, y: -20 }]),
  { depth: 0.3, draw: (brush) => fill(brush, '#fff', [100, 60, 40, 40]) },
  plateElement(0.6, () => [
    { bitmap: hill, x: -220.4, y: 70 },
    { bitmap: hill, x: 139.6, y: 70 },
  ]),
  plateElement(1.2, () => [{ bitmap: leaves, x: -20.3, y: -19.8 }]),
];

test('what is left out of a picture would not have been seen', () => {
  const { description } = plan({ subjects: [] });
  const world = createWorld(SIZE, description, lightFor(description, seeded('s', 'light')), 's');
  const drawn = sheet(SIZE.width, SIZE.height, (brush) => {
    drawElements(brush, world, ELEMENTS, VIEW, MOMENT);
  });
  const whole = sheet(SIZE.width, SIZE.height, (brush) => {
    for (const element of ELEMENTS) {
      brush.save();
      applyView(brush, world, VIEW, element.depth);
      element.draw(brush, MOMENT);
      brush.restore();
    }
  });
  const expected = whole.data();
  const most = drawn
    .data()
    .reduce((max, value, at) => Math.max(max, Math.abs(value - (expected[at] ?? 0))), 0);
  expect(most).toBeLessThanOrEqual(1);
});
