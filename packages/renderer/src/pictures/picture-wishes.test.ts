import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { seeded } from '../random.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import type { Brush } from '../scene/world.ts';
import { chimneysOf, smokesAbove } from './air/chimneys.ts';
import { isThick } from './air/fog-over.ts';
import { isLaunch, withoutPad } from './air/launch.ts';
import { lightTrail } from './light/light-trail.ts';
import { areWindowsLit, lightWindows } from './light/lit-windows.ts';
import { dissolve } from './looks/dissolve.ts';
import { gradePicture } from './looks/grade.ts';
import { isOldFilm } from './looks/old-film.ts';
import { paintsItself } from './looks/paints-itself.ts';
import { isThereAndBack } from './motion/camera-words.ts';
import { entranceOf } from './motion/entrances.ts';
import { heavenlyBody } from './sky/heavens.ts';
import { areTwinkling } from './sky/twinkle.ts';

function painted(size: number, boxes: readonly (readonly [string, number[]])[]): Canvas {
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  for (const [colour, [x = 0, y = 0, width = 0, height = 0]] of boxes) {
    brush.fillStyle = colour;
    brush.fillRect(x, y, width, height);
  }
  return canvas;
}

const pixelOf = (canvas: Canvas, x: number, y: number) => [
  ...canvas.getContext('2d').getImageData(x, y, 1, 1).data,
];

test.each([
  ['Smoke rises from the chimneys', true],
  ['the chimney smokes, evening', true],
  ['Smoke drifts over the picture', false],
])('%s: smoke comes out of the subject: %j', (prompt, isAbove) => {
  expect(smokesAbove(prompt)).toBe(isAbove);
});

test('smoke leaves a house at its two highest points, and not at a lower shed', () => {
  const house = painted(100, [
    ['#000', [10, 40, 80, 50]],
    ['#000', [20, 30, 6, 20]],
    ['#000', [70, 34, 6, 20]],
  ]);
  expect(chimneysOf(house)).toEqual([
    { x: 0.205, y: 0.3 },
    { x: 0.705, y: 0.34 },
  ]);
  const shed = painted(100, [
    ['#000', [10, 30, 40, 60]],
    ['#000', [50, 70, 40, 20]],
  ]);
  expect(chimneysOf(shed)).toEqual([{ x: 0.105, y: 0.3 }]);
});

test.each([
  ['at night with stars and a full moon', 1],
  ['the moon rises behind her', 1],
  ['at night by the sea', 0],
  ['with the sun in her face', 0],
])('%s: bodies in the sky: %i', (prompt, count) => {
  const box = { x: 40, y: 30, width: 20, height: 60 };
  const plate = painted(100, [['#234', [0, 0, 100, 100]]]);
  const size = { width: 100, height: 100 };
  expect(heavenlyBody({ size }, prompt, { box, plate })).toHaveLength(count);
});

test('windows light up, walls and doors do not', () => {
  const house: Parameters<typeof painted>[1] = [
    ['#d8b090', [0, 0, 480, 480]],
    ['#3090e0', [100, 100, 60, 50]],
    ['#703828', [250, 200, 60, 120]],
  ];
  const plate = painted(480, house);
  lightWindows(plate, painted(480, house));
  const [red = 0, , blue = 0] = pixelOf(plate, 130, 125);
  expect(red - blue).toBeGreaterThan(80);
  expect(pixelOf(plate, 280, 300)).toEqual([0x70, 0x38, 0x28, 255]);
  expect(areWindowsLit('Night falls and the windows light up')).toBe(true);
  expect(areWindowsLit('the lights come on one by one')).toBe(true);
  expect(areWindowsLit('soft light in the room')).toBe(false);
});

test('a picture of noise has no windows, and costs no more than any other', () => {
  const noise = createCanvas(480, 480);
  const image = noise.getContext('2d').createImageData(480, 480);
  const random = seeded('noise', 'blue');
  for (let at = 0; at < image.data.length; at += 4)
    image.data.set([random() * 60, random() * 120, random() * 255, 255], at);
  noise.getContext('2d').putImageData(image, 0, 0);
  const plate = createCanvas(480, 480);
  // What else the machine does only makes it longer.
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 4 && shortest >= 3_000; tries += 1) {
    const start = performance.now();
    lightWindows(plate, noise);
    shortest = Math.min(shortest, performance.now() - start);
  }
  expect(shortest).toBeLessThan(3_000);
  expect(plate.data().every((value) => value === 0)).toBe(true);
});

test.each([
  ['Logo drops in with a bounce', 0.15, { y: -1.7 }],
  ['The shoe jumps out of the smoke', 0, { y: 1.15 }],
  ['the bottle appears', 0, { scale: 0.02 }],
])('%s: it is not there at first, and arrives', (prompt, seconds, start) => {
  const entrance = entranceOf(prompt);
  expect(entrance?.(seconds)).toMatchObject(start);
  expect(entrance?.(4.5)).toEqual({ x: 0, y: 0, scale: 1 });
});

test.each([
  'new drop Friday, $89',
  'water drops on the bottle',
  'snow falls around the bottle',
  'price drops',
  '"It lands today"',
])('%s: nothing comes in', (prompt) => {
  expect(entranceOf(prompt)).toBeNull();
});

test.each([
  ['portrait in cool blue light', 2, 0],
  ['sepia, old photograph', 0, 2],
  ['red light', 0, 2],
  ['green glow', 1, 0],
])('%s colours a grey picture', (prompt, more, less) => {
  const canvas = painted(90, [['#808080', [0, 0, 90, 90]]]);
  gradePicture(canvas, parsePrompt(prompt, knownWords()), prompt);
  const pixel = pixelOf(canvas, 45, 45);
  expect((pixel[more] ?? 0) - (pixel[less] ?? 0)).toBeGreaterThan(15);
});

test('scratches are those of old films', () => {
  expect(isOldFilm('Old film look, scratches')).toBe(true);
  expect(isOldFilm('film grain')).toBe(false);
});

test('something that is not named takes off', () => {
  const isOff = (prompt: string) => isLaunch(parsePrompt(prompt, knownWords()), prompt);
  expect(isOff('Countdown, then it blasts off into the sky')).toBe(true);
  expect(isOff('Launch day countdown, "T minus 10"')).toBe(false);
  expect(isOff('from the launch pad lights to the tip of the rocket')).toBe(false);
  expect(isOff('The rocket should take off at the last line')).toBe(true);
  expect(isOff('red beams shoot out of its eyes and it zooms in')).toBe(false);
});

test.each([
  ['fog rolls in until the buildings disappear', true],
  ['thick fog', true],
  ['fog at the bottom', false],
])('%s: what is far away is lost: %s', (prompt, isLost) => {
  expect(isThick(prompt)).toBe(isLost);
});

test.each([
  ['a watercolor that paints itself stroke by stroke', true],
  ['a pencil sketch draws itself', true],
  ['oil painting style', false],
  ['the woman is painting', false],
])('%s: the picture comes into being: %s', (prompt, isMade) => {
  expect(paintsItself(prompt)).toBe(isMade);
});

test('stars twinkle in a picture of the night only', () => {
  const night = painted(60, [['#000', [0, 0, 60, 60]]]);
  const day = painted(60, [['#fff', [0, 0, 60, 60]]]);
  expect(areTwinkling('make stars twinkle', night)).toBe(true);
  expect(areTwinkling('the lamps flicker and glow', night)).toBe(true);
  expect(areTwinkling('make stars twinkle', day)).toBe(false);
});

test('a trail of light has the colour that is named', () => {
  const shoe = painted(20, []);
  expect(lightTrail('the shoe runs, leaving a purple light trail', shoe, null)).not.toBeNull();
  expect(lightTrail('shoes for the trail', shoe, null)).toBeNull();
});

test('what takes off leaves its pad behind', () => {
  const rocket = painted(60, [
    ['#fff', [26, 5, 8, 40]],
    ['#fff', [10, 45, 40, 10]],
  ]);
  const left = withoutPad(rocket);
  expect(pixelOf(left, 30, 40)[3]).toBe(255);
  expect(pixelOf(left, 30, 50)[3]).toBe(0);
});

test.each([
  ['Pan right to what he is filming, then back to him.', true],
  ['zoom in on the sign and then slowly back', true],
  ['pan right', false],
  ['the camera pulls back from the rocket', false],
  ['camera moves in, then back up', false],
])('%s: the camera returns: %s', (prompt, isReturn) => {
  expect(isThereAndBack(prompt)).toBe(isReturn);
});

test('one look dissolves into another without showing what is behind its subject', () => {
  const size = { width: 4, height: 4 };
  const filled = (colour: string) => (brush: Brush) => {
    brush.fillStyle = '#f00';
    brush.fillRect(0, 0, 4, 4);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 4, 4);
  };
  const canvas = createCanvas(4, 4);
  dissolve(
    size,
    filled('#000'),
    filled('#fff'),
  )(canvas.getContext('2d'), {
    seconds: 2,
    progress: 0.42,
  });
  const [red = 0, green = 0] = pixelOf(canvas, 2, 2);
  expect(Math.abs(red - green)).toBeLessThan(3);
});
