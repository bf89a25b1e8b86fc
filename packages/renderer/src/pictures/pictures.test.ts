import { readFileSync } from 'node:fs';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { findEyes } from './face/find-eyes.ts';
import { cutOut } from './subject/cut-out.ts';
import { findSubject } from './subject/find-subject.ts';
import { boxInFrame, placePicture, plateSize } from './subject/frame-picture.ts';

async function pictureOf(file: string): Promise<Canvas> {
  const image = await loadImage(
    readFileSync(new URL(`../../gallery/pictures/${file}`, import.meta.url)),
  );
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

test.each([
  ['bottle.png', true],
  ['logo.png', true],
  ['sneaker.jpg', true],
  ['astronaut.jpg', false],
  ['cat.jpg', false],
  ['coffee.jpg', false],
  ['galaxies.jpg', false],
  ['photographer.jpg', false],
  ['rocket.jpg', false],
  ['village.jpg', false],
])('%s is cut out: %j', async (file, isCut) => {
  const thing = cutOut(await pictureOf(file));
  expect(thing !== null).toBe(isCut);
  if (thing === null) return;
  const pixels = thing.data();
  const corner = pixels[3] ?? 255;
  const middle = pixels[((thing.height >> 1) * thing.width + (thing.width >> 1)) * 4 + 3] ?? 0;
  expect(corner).toBeLessThan(20);
  expect(middle).toBeGreaterThan(240);
});

/** Where the subject is, as a person would say, in shares of the picture. */
test.each([
  ['astronaut.jpg', 0.44, 0.24],
  ['cat.jpg', 0.52, 0.45],
  ['coffee.jpg', 0.47, 0.42],
  ['rocket.jpg', 0.5, 0.66],
  ['village.jpg', 0.5, 0.55],
])('the camera looks at the subject of %s', async (file, x, y) => {
  const { focus } = findSubject(await pictureOf(file));
  expect(Math.abs(focus.x - x)).toBeLessThan(0.13);
  expect(Math.abs(focus.y - y)).toBeLessThan(0.16);
});

/** Where the eyes are, as a person would say, in shares of the picture. */
test.each([
  ['astronaut.jpg', [0.4, 0.195], [0.485, 0.2]],
  ['cat.jpg', [0.385, 0.38], [0.705, 0.475]],
])('the eyes of %s are found', async (file, left, right) => {
  const picture = await pictureOf(file);
  const eyes = findEyes(picture, findSubject(picture).face);
  for (const [found, [x = 0, y = 0]] of [
    [eyes?.left, left],
    [eyes?.right, right],
  ] as const)
    expect(Math.hypot((found?.x ?? 0) - x, (found?.y ?? 0) - y)).toBeLessThan(0.03);
});

test.each(['rocket.jpg', 'galaxies.jpg'])('%s has no eyes', async (file) => {
  expect(findEyes(await pictureOf(file), null)).toBeNull();
});

const FRAMES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
] as const;

test.each(['astronaut.jpg', 'coffee.jpg', 'village.jpg', 'rocket.jpg', 'galaxies.jpg'])(
  'the focus of %s is in every frame',
  async (file) => {
    const picture = await pictureOf(file);
    const subject = findSubject(picture);
    for (const frame of FRAMES) {
      const placement = placePicture(picture, frame, subject, null);
      const { x, y } = boxInFrame(
        { ...subject.focus, width: 0, height: 0 },
        picture,
        frame,
        placement,
      );
      expect(x).toBeGreaterThan(frame.width * 0.1);
      expect(x).toBeLessThan(frame.width * 0.9);
      expect(y).toBeGreaterThan(frame.height * 0.1);
      expect(y).toBeLessThan(frame.height * 0.9);
      const plate = plateSize(frame);
      const covered = (picture.width * placement.scale) / plate.width;
      const down = (picture.height * placement.scale) / plate.height;
      expect(Math.min(covered, down)).toBeGreaterThan(0.7);
    }
  },
);

test('a picture of nothing has no subject and still a place to look at', () => {
  const subject = findSubject(createCanvas(1, 1));
  expect(subject.focus.x).toBeGreaterThanOrEqual(0);
  expect(cutOut(createCanvas(3, 2))).toBeNull();
});
