import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { movesEyelids, withLids } from './face/eyelids.ts';
import { wearsSomething } from './face/worn.ts';
import { colourised, isGrey } from './looks/colourise.ts';
import { gradePicture } from './looks/grade.ts';
import { gesturesIn } from './motion/camera-words.ts';
import { runs } from './motion/entrances.ts';
import { fliesThrough } from './motion/fly-through.ts';
import { turnsHead } from './motion/sway.ts';
import { namedPlace } from './place/named-place.ts';
import { cloudsMove } from './sky/clouds-over.ts';

const filled = (colour: string, width = 120, height = 90): Canvas => {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = colour;
  brush.fillRect(0, 0, width, height);
  return canvas;
};

const pixelOf = (canvas: Canvas, x: number, y: number) => {
  const [red = 0, green = 0, blue = 0] = canvas.getContext('2d').getImageData(x, y, 1, 1).data;
  return { red, green, blue };
};

test.each([
  ['The cat blinks and turns its head', { lids: true, turn: true, wears: false }],
  ['she looks around and winks', { lids: true, turn: true, wears: false }],
  ['the dog closes its eyes', { lids: true, turn: false, wears: false }],
  ['put sunglasses on the cat', { lids: false, turn: false, wears: true }],
  ['add a santa hat', { lids: false, turn: false, wears: true }],
  ['make her eyes glow', { lids: false, turn: false, wears: true }],
  ['turn it into night', { lids: false, turn: false, wears: false }],
  ['two glasses stand there', { lids: false, turn: false, wears: false }],
])('%s: %j', (prompt, { lids, turn, wears }) => {
  expect(movesEyelids(prompt)).toBe(lids);
  expect(turnsHead(prompt)).toBe(turn);
  expect(wearsSomething(prompt)).toBe(wears);
});

test('a shut eye has the colour of the skin below it, and one that winks is not both', () => {
  const face = filled('#e0b090', 200, 120);
  const brush = face.getContext('2d');
  brush.fillStyle = '#101010';
  for (const x of [60, 140]) brush.fillRect(x - 8, 42, 16, 16);
  const eyes = { left: { x: 60, y: 50 }, right: { x: 140, y: 50 }, isRound: false };
  const shut = withLids(face, eyes, 1, 'she blinks');
  expect(pixelOf(shut, 60, 48).red).toBeGreaterThan(150);
  expect(pixelOf(shut, 140, 48).red).toBeGreaterThan(150);
  const wink = withLids(face, eyes, 1, 'she winks');
  expect(pixelOf(wink, 60, 48).red).toBeLessThan(40);
});

test('in autumn green leaves are orange, and a blue sky stays blue', () => {
  const scene = parsePrompt('make it autumn', knownWords());
  const leaves = filled('#4c9a3a');
  gradePicture(leaves, scene, 'make it autumn');
  const { red, green, blue } = pixelOf(leaves, 60, 45);
  expect(red).toBeGreaterThan(green * 1.2);
  expect(green).toBeGreaterThan(blue);
  const sky = filled('#5090d8');
  gradePicture(sky, scene, 'make it autumn');
  expect(pixelOf(sky, 60, 45).blue).toBeGreaterThan(pixelOf(sky, 60, 45).red);
});

test('a grey picture gets a blue sky and green grass', () => {
  const grey = filled('#b0b0b0');
  expect(isGrey(grey)).toBe(true);
  expect(isGrey(filled('#b08060'))).toBe(false);
  const made = colourised(grey, null);
  const [above, below] = [pixelOf(made, 60, 8), pixelOf(made, 60, 82)];
  expect(above.blue).toBeGreaterThan(above.red + 20);
  expect(below.green).toBeGreaterThan(below.blue + 20);
});

test('a cartoon has flat areas where a photograph has grain', () => {
  const grain = filled('#808080', 240, 180);
  const brush = grain.getContext('2d');
  for (let at = 0; at < 4000; at += 1) {
    brush.fillStyle = at % 2 === 0 ? '#8a8a8a' : '#767676';
    brush.fillRect((at * 37) % 240, (at * 53) % 180, 2, 2);
  }
  gradePicture(grain, parsePrompt('as a cartoon', knownWords()), 'make it look like a cartoon');
  const reds = Array.from({ length: 40 }, (_, at) => pixelOf(grain, 60 + at * 3, 90).red);
  expect(Math.max(...reds) - Math.min(...reds)).toBeLessThan(12);
});

test.each([
  ['The sneaker runs through a city street', 'street'],
  ['Summer drink ad, 2 for 1, tropical beach background', 'beach'],
  ['the bottle on a white background', null],
])('%s: in %j', (prompt, place) => {
  expect(namedPlace(prompt, parsePrompt(prompt, knownWords()), false)).toBe(place);
});

test.each([
  ['Zoom slowly into her face', 1.85],
  ['Fly through the galaxies', 2.3],
])('%s: %j times as near at the end', (prompt, zoom) => {
  expect(gesturesIn(prompt).map(({ look }) => look(1, 5).zoom)).toEqual([zoom]);
});

test.each([
  ['Fly through the galaxies', true],
  ['the camera dives between the trees', true],
  ['A spaceship flies through the stars', false],
])('%s: the camera flies: %j', (prompt, flies) => {
  expect(fliesThrough(prompt)).toBe(flies);
});

test('clouds move where they are said to', () => {
  expect(cloudsMove('Clouds drift over the mountains')).toBe(true);
  expect(cloudsMove('a house above the clouds')).toBe(false);
});

test.each([
  ['Ad for this sneaker: Run faster, $79', false],
  ['Logo reveal for a racing team', false],
  ['Water splashes and the drops run down the glass', false],
  ['The sneaker runs through a city street', true],
])('only what is said of the thing itself makes it run: %s', (prompt, isRunning) => {
  expect(runs(prompt)).toBe(isRunning);
});

test.each([
  ['Put two glasses of wine in the foreground', false],
  ['Grade the picture with warm shades of orange', false],
  ['Add a cap of 20 words', false],
  ['Put sunglasses on the cat', true],
  ['She wears a red hat', true],
])('glasses of wine are not worn: %s', (prompt, isWearing) => {
  expect(wearsSomething(prompt)).toBe(isWearing);
});
