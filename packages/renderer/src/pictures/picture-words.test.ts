import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { composePicture } from '../scene/compose-picture.ts';
import { isRainOutside } from './air/wet-glass.ts';
import { fillsEyes } from './face/in-eyes.ts';
import { fireLightOf } from './light/fire-light.ts';
import { hasFlare } from './light/flare.ts';
import { hasFlash } from './light/flashes.ts';
import { areWindowsLit } from './light/lit-windows.ts';
import { isDrawnIn } from './logo/drawn-in.ts';
import { isGathered } from './logo/gathering.ts';
import { onWall, wallIn } from './logo/logo-wall.ts';
import { bearerIn } from './logo/printed-on.ts';
import { isChange, isSpreading, startOf } from './looks/dissolve.ts';
import { gesturesIn } from './motion/camera-words.ts';
import { focusFor } from './motion/focus.ts';
import { isHole, isSwirled } from './motion/swirl.ts';
import { isInSpace } from './sky/night-sky.ts';
import { isLineDrawing } from './subject/line-drawing.ts';
import { announced, announcementIn, isCountedDown } from './words/announcement.ts';
import { numbersOf } from './words/countdown.ts';
import { gatheringIn, toldEvent } from './words/told-event.ts';

test.each([
  ['Opening soon, fireworks behind the logo', 'Opening soon'],
  ['Snow falls softly. Merry Christmas!', 'Merry Christmas!'],
  ['now open, warm light', 'Now open'],
  ['Good morning light on the cup', null],
  ['Coming soon to a street near you', null],
  ['"Back soon", coming soon', null],
])('%s: reads %j', (prompt, line) => {
  expect(announcementIn(prompt)).toBe(line);
});

test.each([
  ['Countdown, then it blasts off', true],
  ['3, 2, 1 and go', true],
  ['Countdown to summer', false],
])('%s: counts down: %j', (prompt, counts) => {
  expect(isCountedDown(prompt)).toBe(counts);
});

test.each([
  ['The camera shakes', 1],
  ['Handheld, tilt down', 2],
  ['Seamless loop', 1],
  ['He shakes his head', 0],
  ['"Zoom burst"', 0],
])('%s: %i gestures of the camera', (prompt, count) => {
  expect(gesturesIn(prompt)).toHaveLength(count);
});

test('a camera that loops ends where it began', () => {
  const [loop] = gesturesIn('seamless loop');
  expect(loop?.look(1, 5).x).toBeCloseTo(loop?.look(0, 0).x ?? 1);
  expect(loop?.look(1, 5).zoom).toBeCloseTo(loop?.look(0, 0).zoom ?? 0);
});

test('focus goes to the subject, away from it, or stays on it', () => {
  const ends = (prompt: string) => [focusFor(prompt)?.(0).near, focusFor(prompt)?.(1).near];
  expect(ends('rack focus to the cat')).toEqual([0, 1]);
  expect(ends('rack focus from the foreground to the trees')).toEqual([1, 0]);
  expect(ends('blurred background')).toEqual([1, 1]);
  expect(focusFor('a calm portrait')).toBeNull();
});

test.each([
  ['Steam rising off the coffee, rain outside', true],
  ['Steam from the cup, rainy morning mood', true],
  ['Rain falls on the village', false],
  ['Rain runs down the window', false],
])('%s: it rains outside: %j', (prompt, isOutside) => {
  expect(isRainOutside(prompt)).toBe(isOutside);
});

test.each([
  ['Put my logo on a hanging shop sign swinging in the breeze', 'hanging-sign'],
  ["Our farm's logo on the side of a milk churn, cows behind", 'milk-churn'],
  ['our logo on the side of a white van', 'panel-van'],
  ['logo on a tote bag', 'tote-bag'],
  ['logo on an old brick wall', null],
  ['logo carved into a wooden door', null],
])('%s: the mark is on %j', (prompt, thing) => {
  expect(bearerIn(prompt)?.thing ?? null).toBe(thing);
});

test('what is announced is read with its day, and a gathering with its place', () => {
  const ad = toldEvent('Use the photo to announce our product launch on 2 June, countdown 3-2-1');
  expect([ad?.headline, ad?.when]).toEqual(['Product launch', '2 June']);
  expect(toldEvent('A dog announces dinner')).toBeNull();
  expect(gatheringIn('stargazing weekend in the Atlas mountains, put this as the sky')).toBe(
    'Stargazing weekend · Atlas mountains',
  );
});

test('light of fires, flares and windows', () => {
  expect(fireLightOf('candle light flickers')).toBe('candle');
  expect(fireLightOf('warm glow of a fireplace')).toBe('hearth');
  expect(fireLightOf('soft light')).toBeNull();
  expect(hasFlare('a lens flare passes')).toBe(true);
  expect(areWindowsLit('The lights in the houses go on as night falls')).toBe(true);
  expect(isChange('First day, then night')).toBe(true);
});

test('a logo is on the wall that is named, pressed into it where it is carved', () => {
  expect(wallIn('Logo carved into wood')).not.toBeNull();
  expect(wallIn('logo on an old brick wall')).not.toBeNull();
  expect(wallIn('the logo spins in the air')).toBeNull();
  const mark = createCanvas(40, 40);
  const white = createCanvas(40, 40);
  white.getContext('2d').fillStyle = '#fff';
  white.getContext('2d').fillRect(0, 0, 40, 40);
  const brush = mark.getContext('2d');
  brush.fillStyle = '#7040d0';
  brush.fillRect(10, 10, 20, 20);
  const alphaAt = (prompt: string) =>
    onWall(mark, white, prompt, 1).getContext('2d').getImageData(8, 20, 1, 1).data[3];
  expect(alphaAt('carved into wood')).toBeGreaterThan(90);
  expect(alphaAt('on paper')).toBe(0);
});

test('lines on paper are a drawing, a thing with shades is none', () => {
  const sheet = createCanvas(100, 100);
  const brush = sheet.getContext('2d');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, 100, 100);
  brush.strokeStyle = '#111';
  brush.lineWidth = 3;
  brush.strokeRect(20, 20, 60, 60);
  expect(isLineDrawing(sheet)).toBe(true);
  const shade = brush.createLinearGradient(0, 0, 100, 0);
  shade.addColorStop(0, '#fff');
  shade.addColorStop(1, '#444');
  brush.fillStyle = shade;
  brush.fillRect(0, 0, 100, 100);
  expect(isLineDrawing(sheet)).toBe(false);
});

test.each([
  ['Black and white fades into colour', 'grey'],
  ['The colours come back', 'grey'],
  ['From night to day', 'night'],
  ['The sun rises over the house', 'night'],
  ['From day to night', null],
] as const)('%s: begins with %j', (prompt, start) => {
  expect(startOf(prompt)).toBe(start);
});

test('the subject of a picture goes into space only where it is said', () => {
  expect(isInSpace('she floats in space')).toBe(true);
  expect(isInSpace('leave space for words')).toBe(false);
});

test('a picture of the night sky is kept where the camera goes through space', async () => {
  const size = { width: 160, height: 90 };
  const picture = createCanvas(160, 90);
  const brush = picture.getContext('2d');
  brush.fillStyle = '#082008';
  brush.fillRect(0, 0, 160, 90);
  brush.fillStyle = '#40ff40';
  for (let star = 0; star < 40; star += 1)
    brush.fillRect((star * 37) % 160, (star * 53) % 90, 3, 3);
  const prompt = 'Slow orbit through space, twinkling stars';
  const description = parsePrompt(prompt, knownWords());
  const paint = await composePicture({ prompt, description, picture, size });
  const shown = createCanvas(160, 90);
  paint(shown.getContext('2d'), { seconds: 2, progress: 0.4 });
  const sums = [0, 1, 2].map((channel) =>
    shown.data().reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0),
  );
  expect(sums[1]).toBeGreaterThan(2 * (sums[2] ?? 0));
});

test.each([
  ['He takes a photo and the flash goes off', true],
  ['Paparazzi all around her', true],
  ['Flash sale on all shoes', false],
  ['The lightning flashes', false],
])('A camera flashes: %s', (prompt, isLit) => {
  expect(hasFlash(prompt)).toBe(isLit);
});

test.each([
  ['logo reveal, particles fly together and form the logo, clean white background', null],
  ['Alder logo intro for our youtube channel, calm and organic, 5 sec', null],
  ['Ad for our bottle, "Drink Greener", $24.90', 'Drink Greener'],
  ['countdown 10 9 8 ... 1 over the picture, then the words "WE ARE LIVE"', 'WE ARE LIVE'],
])('%s: over a picture is read %j', (prompt, line) => {
  const { ad, title } = announced(prompt, parsePrompt(prompt, knownWords()));
  expect(ad?.headline ?? title).toBe(line);
  if (!prompt.startsWith('Ad')) expect(ad?.call ?? null).toBeNull();
});

test('it is counted from where the prompt begins', () => {
  expect(numbersOf('countdown 10 9 8 ... 1')).toHaveLength(10);
  expect(numbersOf('countdown 5, 4, 3, 2, 1')[0]).toBe('5');
  expect(numbersOf('countdown, then liftoff')).toEqual(['3', '2', '1']);
});

test.each([
  ['particles fly together and form the logo', isGathered, true],
  ['dust in the background', isGathered, false],
  ['a thin line draws the circle', isDrawnIn, true],
  ['a line of text below the logo', isDrawnIn, false],
  ['let the colour slowly spread from the camera outwards', isSpreading, true],
  ['the colour of the sky changes', isSpreading, false],
  ['a black hole swallows the galaxies', isHole, true],
  ['coffee swirls like a whirlpool', isSwirled, true],
  ['leaves swirl around the cup', isSwirled, false],
] as const)('%s', (prompt, isMeant, expected) => {
  expect(isMeant(prompt)).toBe(expected);
});

test.each([
  ['red beams shoot out of the cats eyes', true],
  ['a tiny galaxy spins inside the left pupil', true],
  ['beams of light fall into the room', false],
])('%s: in the eyes: %s', (prompt, isThere) => {
  expect(fillsEyes(prompt)).toBe(isThere);
});

test('what is shown backwards ends as it would have begun', async () => {
  const size = { width: 64, height: 36 };
  const picture = createCanvas(64, 36);
  const brush = picture.getContext('2d');
  for (const [at, colour] of ['#a33', '#3a3', '#33a', '#aa3'].entries()) {
    brush.fillStyle = colour;
    brush.fillRect(at * 16, 0, 16, 36);
  }
  const drawn = async (prompt: string, progress: number) => {
    const description = parsePrompt(prompt, knownWords());
    const paint = await composePicture({ prompt, description, picture, size });
    const canvas = createCanvas(64, 36);
    paint(canvas.getContext('2d'), { seconds: progress * 5, progress });
    return canvas.data();
  };
  const prompt = 'pan right, in reverse';
  const [start, end] = [await drawn(prompt, 0.1), await drawn(prompt, 0.9)];
  const left = (pixels: Uint8Array) => pixels[(18 * 64 + 15) * 4] ?? 0;
  expect(left(start)).not.toBe(left(end));
  expect(left(start)).toBeLessThan(left(end));
});
