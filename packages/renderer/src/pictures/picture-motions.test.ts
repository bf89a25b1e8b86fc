import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { isIntoCup } from './air/into-cup.ts';
import { isLaunch } from './air/launch.ts';
import { liesOnTop, snowCaps } from './air/snow-caps.ts';
import { snoutBelow } from './face/find-nose.ts';
import { opensMouth } from './face/mouth.ts';
import { raisesHand } from './face/raised-hand.ts';
import { landerIn, landsOnTop } from './landing.ts';
import { hasAura } from './light/aura-around.ts';
import { darkBall, isInBall, isReflected } from './light/reflections.ts';
import { hasRays } from './light/sun-rays.ts';
import { fliesOver, gesturesIn } from './motion/camera-words.ts';
import { entranceOf } from './motion/entrances.ts';
import { wavesIn } from './motion/waving.ts';
import { platePicture } from './plate-picture.ts';
import { addedIn } from './words/added-words.ts';
import { sinceCount } from './words/countdown.ts';

test.each([
  ['camera slides from left to right', { x: 0.1, zoom: 1.14 }],
  ['the camera slowly moves to the left', { x: -0.1, zoom: 1.14 }],
  ['camera glides over the lake', { x: 0, zoom: 1.51 }],
  ['walk through the park', { x: 0, zoom: 1.51 }],
  ['close up of the cup', { x: 0, zoom: 1.6 }],
  ['no camera movement, light rain', { x: 0, zoom: 1.01 }],
  ['keep the image as it is, only add snow', { x: 0, zoom: 1.01 }],
  ['almost still', { x: 0.006, zoom: 1.045 }],
])('%s: the camera ends at %j', (prompt, end) => {
  expect(gesturesIn(prompt).map(({ look }) => look(1, 5))).toMatchObject([end]);
});

test.each(['people walk through the village', 'a plane flies across the sky', 'gentle snow'])(
  '%s: nothing is said of the camera',
  (prompt) => {
    expect(gesturesIn(prompt)).toEqual([]);
  },
);

test.each([
  ['add a deer', ['deer'], false],
  ['a cat walks by', ['cat-face'], true],
  ['people walk through the village', ['person'], true],
  ['a boat sails across the lake', ['sailboat'], true],
  ['put a teddy bear next to it', ['teddy-bear'], false],
  ['the cat walks through the room', [], false],
  ['a cup of coffee with steam', [], false],
  ['add a santa hat', [], false],
])('%s: adds %j', (prompt, things, passes) => {
  const found = addedIn(prompt, parsePrompt(prompt, knownWords()));
  expect(found.subjects.map(({ thing }) => thing)).toEqual(things);
  expect(found.passes).toBe(passes);
});

test.each([
  ['the lake shimmers', ['water']],
  ['trees sway', ['leaves']],
  ['the flag waves in the background', ['flag']],
  ['wind blows', ['leaves', 'cloth']],
  ['she smiles and waves', []],
])('%s: what waves is %j', (prompt, parts) => {
  expect(wavesIn(prompt)).toEqual(parts);
});

test('light is around a subject or in the air where it is said to be', () => {
  expect(hasAura('glowing light around the fox')).toBe(true);
  expect(hasAura('a warm glow')).toBe(false);
  expect(hasRays('god rays through the clouds')).toBe(true);
  expect(hasRays('red light')).toBe(false);
});

test.each([
  ['she talks to the camera', true],
  ['the cat meows', true],
  ['a sign that says hello', false],
])('%s: a mouth opens: %j', (prompt, opens) => {
  expect(opensMouth(prompt)).toBe(opens);
});

test('what shakes or hops stays where it is', () => {
  expect(entranceOf('shake the bottle')?.(4.5)).not.toEqual({ x: 0, y: 0, scale: 1 });
  expect(entranceOf('the mug hops')?.(0)).toEqual({ x: 0, y: -0, scale: 1 });
});

test('what the picture shows is launched without its name', () => {
  const isOff = (prompt: string) => isLaunch(parsePrompt(prompt, knownWords()), prompt);
  expect(isOff('launch at night with big smoke')).toBe(true);
  expect(isOff('launch event on Friday')).toBe(false);
});

test('beyond its edge a picture goes on as its own mirror image', () => {
  const picture = createCanvas(100, 100);
  const brush = picture.getContext('2d');
  brush.fillStyle = '#00f';
  brush.fillRect(0, 0, 100, 100);
  brush.fillStyle = '#f00';
  brush.fillRect(0, 0, 10, 100);
  const plate = platePicture(picture, null, { width: 200, height: 90 }, { scale: 1, x: 60, y: 0 });
  const colourAt = (x: number) => [...plate.getContext('2d').getImageData(x, 50, 1, 1).data];
  expect(colourAt(57)[0]).toBeGreaterThan(200);
  expect(colourAt(5)[2]).toBeGreaterThan(200);
  expect(colourAt(5)[3]).toBe(255);
});

test.each([
  ["a butterfly lands on the cat's nose", 'butterfly', false],
  ['a bird sits down on her shoulder', 'bird', true],
  ['a ladybug crawls over the cat’s nose', 'lady-beetle', false],
  ['the butterfly sits on a flower', undefined, false],
  ['an elephant sits on the roof', undefined, true],
])('%s: on a part of the picture: %s', (prompt, lander, onTop) => {
  expect(landerIn(prompt, parsePrompt(prompt, knownWords()))?.thing).toBe(lander);
  expect(landsOnTop(prompt)).toBe(onTop);
});

test.each([
  ['milk is poured into the coffee and swirls', true],
  ['someone stirs the tea', true],
  ['cream swirls in the cup', true],
  ['rain pours down on the street', false],
  ['the cup spins on the table', false],
])('%s: into the cup: %j', (prompt, isInto) => {
  expect(isIntoCup(prompt)).toBe(isInto);
});

test.each([
  ['drone flies slowly over the roofs towards the mountains', true],
  ['camera rises above the houses', true],
  ['drone shot flying around the rocket', false],
  ['the camera moves to the left', false],
  ['the camera flashes, then birds fly up in the background', false],
  ["bird's eye view, flying towards the mountains", true],
  ['drone flight over the rooftops to the mountains', true],
  ['aerial view, the camera flies over the houses', true],
])('%s: the camera goes over it: %j', (prompt, isOver) => {
  expect(fliesOver(prompt)).toBe(isOver);
});

test('the nose of an animal is where it is red or dark, aside of the middle of its eyes too', () => {
  const face = createCanvas(300, 200);
  const brush = face.getContext('2d');
  brush.fillStyle = '#d8b090';
  brush.fillRect(0, 0, 300, 200);
  brush.fillStyle = '#b04030';
  brush.beginPath();
  brush.arc(170, 130, 10, 0, 7);
  brush.fill();
  const eyes = { left: { x: 0.33, y: 0.3 }, right: { x: 0.67, y: 0.3 }, radius: 0.04 };
  const { nose, mouth } = snoutBelow(face, eyes, false);
  expect(nose.x * 300).toBeCloseTo(170, -1);
  expect(nose.y * 200).toBeCloseTo(130, -1);
  expect(mouth.y).toBeGreaterThan(nose.y + 0.05);
  expect(snoutBelow(face, eyes, true).nose.x * 300).toBeCloseTo(150, 0);
});

test.each([
  ['she smiles and waves at the camera', true],
  ['the astronaut gives a thumbs up', true],
  ['the sea waves roll behind her', false],
  ['the flag waves in the wind', false],
])('%s: a hand is raised: %j', (prompt, isRaised) => {
  expect(raisesHand(prompt)).toBe(isRaised);
});

test('a black disc is where something is mirrored, and a picture without one has none', () => {
  const picture = createCanvas(400, 300);
  const brush = picture.getContext('2d');
  brush.fillStyle = '#d0c8c0';
  brush.fillRect(0, 0, 400, 300);
  expect(darkBall(picture)).toBeNull();
  brush.fillStyle = '#0c0c10';
  brush.beginPath();
  brush.arc(280, 180, 60, 0, 7);
  brush.fill();
  const ball = darkBall(picture);
  expect(ball?.x).toBeCloseTo(0.7, 1);
  expect(ball?.y).toBeCloseTo(0.6, 1);
  expect(isInBall('the earth is reflected in her helmet')).toBe(true);
  expect(isReflected('the lake reflects the mountains')).toBe(false);
});

test('what is counted down to begins with the last number', () => {
  const plain = parsePrompt('countdown 3 2 1 and lift-off', knownWords());
  expect(isLaunch(plain, 'countdown 3 2 1 and lift-off')).toBe(true);
  expect(sinceCount({ seconds: 2, progress: 0.4 }).progress).toBe(0);
  expect(sinceCount({ seconds: 4, progress: 0.8 }).progress).toBeCloseTo(0.5);
});

test('snow that covers roofs lies on the upper edge of the subject', () => {
  expect(liesOnTop('it starts to snow and the roofs turn white')).toBe(true);
  expect(liesOnTop('snow falls gently around the cat')).toBe(false);
  const mask = createCanvas(40, 40);
  mask.getContext('2d').fillRect(10, 20, 20, 20);
  const canvas = createCanvas(200, 200);
  const brush = canvas.getContext('2d');
  const place = { x: 0, y: 0, width: 200, height: 200 };
  for (const paint of snowCaps('snow covers the houses', mask, place))
    paint(brush, { seconds: 5, progress: 1 });
  expect(brush.getImageData(100, 104, 1, 1).data[3]).toBeGreaterThan(200);
  expect(brush.getImageData(100, 160, 1, 1).data[3]).toBe(0);
});
