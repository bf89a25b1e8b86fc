import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { isSplash, splashed } from './colour-splash.ts';
import { wantsColours } from './colourise.ts';

test.each([
  ['Everything in black and white except the red cup', true],
  ['Only the autumn leaves should be in colour, orange and red', true],
  ['A red balloon is the only colour', true],
  ['black and white, but her orange suit stays in colour', true],
  ['The picture in black and white', false],
  ['colour slowly returns to the black and white picture', false],
])('%s: one thing keeps its colour: %j', (prompt, keeps) => {
  expect(isSplash(prompt)).toBe(keeps);
});

test('a grey picture stays grey where only what is added has colours', () => {
  expect(wantsColours('Only the leaves should be in colour')).toBe(false);
  expect(wantsColours('Make it colourful')).toBe(true);
});

test('the colour that is named stays, and others turn grey', () => {
  const canvas = createCanvas(2, 1);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#d02010';
  brush.fillRect(0, 0, 1, 1);
  brush.fillStyle = '#1040d0';
  brush.fillRect(1, 0, 1, 1);
  splashed(canvas, 'Everything grey except the red cup', null);
  const [red, , blue, , grey, same] = canvas.data();
  expect(red).toBeGreaterThan((blue ?? 0) + 100);
  expect(grey).toBe(same);
});
