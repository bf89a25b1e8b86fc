import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { parsePrompt } from '../../parse-prompt/parse-prompt.ts';
import { knownWords } from '../../read-prompt/read-prompt.ts';
import { hasAura } from '../light/aura-around.ts';
import { areWindowsLit } from '../light/lit-windows.ts';
import { isChange } from './dissolve.ts';
import { gradePicture } from './grade.ts';
import { skyColours, skyOf } from './sky-light.ts';

/** Blue down to a share of its height, and brown below with a tower before the sky. */
function landscape(horizon: number) {
  const canvas = createCanvas(300, 200);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#5aa0e8';
  brush.fillRect(0, 0, 300, 200);
  brush.fillStyle = '#6a4a2a';
  brush.fillRect(0, 200 * horizon, 300, 200);
  brush.fillRect(140, 40, 20, 160);
  return canvas;
}

test('the sky reaches down to the ground, and is not where something stands before it', () => {
  const sky = skyOf(landscape(0.5));
  expect(sky?.foot).toBeCloseTo(0.5, 1);
  const { matte } = sky ?? { matte: createCanvas(1, 1) };
  const opacity = (x: number, y: number) =>
    matte
      .getContext('2d')
      .getImageData(Math.round(x * matte.width), Math.round(y * matte.height), 1, 1).data[3];
  expect(opacity(0.2, 0.2)).toBeGreaterThan(200);
  expect(opacity(0.5, 0.4)).toBeLessThan(60);
  expect(opacity(0.2, 0.8)).toBe(0);
});

test('a picture without a sky has none', () => {
  expect(skyOf(landscape(0))).toBeNull();
});

/** A mottled wall of light grey behind something red. */
function studio(colour: string) {
  const canvas = createCanvas(300, 200);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#c9c9cb';
  brush.fillRect(0, 0, 300, 200);
  brush.fillStyle = '#d4d2d2';
  for (let x = 0; x < 300; x += 40) brush.fillRect(x, 0, 22, 60);
  brush.fillStyle = colour;
  brush.fillRect(80, 70, 140, 130);
  return canvas;
}

test('a light wall is no sky, unless all of the picture is grey', () => {
  expect(skyOf(studio('#d8431f'))).toBeNull();
  expect(skyOf(studio('#303030'))).not.toBeNull();
});

test('what is behind a face is given no colours of a sky', () => {
  const [wall, open] = [landscape(0.5), landscape(0.5)];
  const evening = { ...parsePrompt('a wall', knownWords()), time: 'sunset' as const };
  gradePicture(wall, evening, 'a wall', false);
  gradePicture(open, evening, 'a wall');
  const blueOf = (canvas: typeof wall) =>
    canvas.getContext('2d').getImageData(40, 20, 1, 1).data[2];
  expect(blueOf(wall)).toBeGreaterThan((blueOf(open) ?? 0) + 20);
});

test.each([
  ['The sky turns pink and orange', 2],
  ['The sky slowly turns red', 1],
  ['Under a purple sky', 1],
  ['The sky turns cloudy', 0],
  ['A red kite in the sky', 0],
])('%s: %i colours of the sky', (prompt, count) => {
  expect(skyColours(prompt)).toHaveLength(count);
});

test.each([
  'Night falls over the village and the windows begin to glow',
  'Night falls and the street lamps turn on',
  'The floodlights come on at the launch pad',
  'It gets dark and the windows of the castle start to shine',
])('%s: lights go on over the seconds, and nothing glows around the subject', (prompt) => {
  expect(areWindowsLit(prompt)).toBe(true);
  expect(isChange(prompt)).toBe(true);
  expect(hasAura(prompt)).toBe(false);
});
