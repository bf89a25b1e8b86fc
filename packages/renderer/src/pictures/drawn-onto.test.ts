import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { landingDust } from './air/landing-dust.ts';
import { hasPointer } from './air/pointers.ts';
import { gradePicture } from './looks/grade.ts';
import { entranceOf } from './motion/entrances.ts';
import { leapOf } from './motion/leaps.ts';
import { announced } from './words/announcement.ts';

/** How many colours a picture of fine steps has after it is graded. */
function coloursAfter(prompt: string): number {
  const canvas = createCanvas(120, 80);
  const brush = canvas.getContext('2d');
  for (let x = 0; x < 120; x += 1) {
    brush.fillStyle = `rgb(${60 + x}, ${90 + x}, ${40 + x})`;
    brush.fillRect(x, 0, 1, 80);
  }
  gradePicture(canvas, parsePrompt('a plain picture', knownWords()), prompt);
  const pixels = canvas.data();
  return new Set(Array.from({ length: 120 }, (_, x) => pixels[(40 * 120 + x) * 4])).size;
}

test('what is drawn is added to a picture, which stays what it is', () => {
  const plain = coloursAfter('a spaceship flies across');
  expect(coloursAfter('A little cartoon spaceship flies across')).toBe(plain);
  expect(coloursAfter('two comic birds fly past')).toBe(plain);
  expect(coloursAfter('turn it into a cartoon')).toBeLessThan(plain);
  expect(coloursAfter('in a cartoon style')).toBeLessThan(plain);
});

test.each([
  ['text "You are here" with an arrow to one of them', true],
  ['an arrow points at the cup', true],
  ['hand-drawn arrows pointing at the cup', true],
  ['an archer shoots an arrow at the target', false],
  ['Portrait video, golden light', false],
])('%s: an arrow is drawn: %s', (prompt, isDrawn) => {
  expect(hasPointer(prompt)).toBe(isDrawn);
});

test.each([
  ['Make the sneaker bounce and land in a puff of dust', 2],
  ['The shoe jumps over a puddle and lands', 2],
])('%s: it is in the air, and something flies up where it lands', (prompt, seconds) => {
  expect(entranceOf(prompt)?.(seconds).y).toBeLessThan(-0.3);
  const foot = { x: 100, y: 150, width: 100, height: 60 };
  const canvas = createCanvas(300, 200);
  landingDust(prompt)?.(canvas.getContext('2d'), foot, 4.25);
  expect(canvas.data().some((value) => value > 0)).toBe(true);
  expect(leapOf(prompt)?.landed(4.25)).toBeLessThan(0.4);
});

test('what drops in with a bounce comes to rest', () => {
  expect(leapOf('Logo drops in with a bounce')).toBeNull();
});

test('a badge says what it is said to say', () => {
  const prompt = 'the bottle slides in and a badge pops up: NEW, 20% off';
  const { ad } = announced(prompt, parsePrompt(prompt, knownWords()));
  expect(ad).toMatchObject({ badge: 'NEW', offer: '20% off' });
});
