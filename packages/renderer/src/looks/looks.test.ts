import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { prepareScene } from '../scene/prepare-scene.ts';

const SIZE = { width: 320, height: 180 };

async function pictureOf(prompt: string): Promise<Canvas> {
  const description = parsePrompt(prompt, knownWords());
  const job = { prompt, description, durationSeconds: 5, picture: null } as const;
  const scene = await prepareScene({ ...job, type: 'image', aspectRatio: '16:9' }, SIZE);
  const canvas = createCanvas(SIZE.width, SIZE.height);
  scene.draw(canvas.getContext('2d', { alpha: false }), 2);
  return canvas;
}

/** The mean distance of the colours of a picture from grey, and its mean brightness. */
function tonesOf(canvas: Canvas) {
  const pixels = canvas.data();
  let [colour, light] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const parts = [...pixels.subarray(at, at + 3)];
    colour += Math.max(...parts) - Math.min(...parts);
    light += (pixels[at + 1] ?? 0) / 255;
  }
  return { colour: colour / (pixels.length / 4), light: light / (pixels.length / 4) };
}

function differenceOf(one: Canvas, other: Canvas): number {
  const [first, second] = [one.data(), other.data()];
  const sum = first.reduce((all, part, at) => all + Math.abs(part - (second[at] ?? 0)), 0);
  return sum / first.length;
}

const PROMPT = 'A red car on a green hill';

test.each([
  'black and white',
  'sepia',
  'pixel art',
  'pencil sketch',
  'hand-drawn',
  'watercolour',
  'oil painting',
  'pop art',
  'ukiyo-e',
  'VHS',
  'claymation',
  'origami',
  'lego style',
  'low poly',
  'stained glass style',
  'mosaic style',
  'neon outline style',
  'blueprint style',
  'chalk drawing',
  'crayon drawing',
  'film noir',
  'thermal camera',
  'x-ray style',
  'tilt-shift',
  'fisheye lens',
])('%s makes another picture of the same scene', async (medium) => {
  const [plain, made, again] = await Promise.all([
    pictureOf(PROMPT),
    pictureOf(`${PROMPT}, ${medium}`),
    pictureOf(`${PROMPT}, ${medium}`),
  ]);
  expect(differenceOf(plain, made)).toBeGreaterThan(1);
  expect(differenceOf(made, again)).toBe(0);
});

test('black and white has no colour, sepia only one, a sketch hardly any', async () => {
  const tones = async (medium: string) => tonesOf(await pictureOf(`${PROMPT}, ${medium}`));
  expect((await tones('black and white')).colour).toBe(0);
  const sepia = (await pictureOf(`${PROMPT}, sepia`)).data();
  const isBrown = (at: number) => {
    const [red = 0, green = 0, blue = 0] = sepia.subarray(at, at + 3);
    return red >= green && green >= blue;
  };
  expect(Array.from({ length: sepia.length / 4 }, (_, at) => at * 4).every(isBrown)).toBe(true);
  const sketch = await tones('pencil sketch');
  expect(sketch.colour).toBeLessThan(16);
  expect(sketch.light).toBeGreaterThan(0.6);
  expect(tonesOf(await pictureOf(PROMPT)).colour).toBeGreaterThan(60);
});
