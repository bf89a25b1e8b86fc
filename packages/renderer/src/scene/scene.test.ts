import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { decodePicture } from '../draw/source-picture.ts';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { prepareScene } from './prepare-scene.ts';

const WIDE = { width: 256, height: 144 };
const TALL = { width: 144, height: 256 };
const SQUARE = { width: 192, height: 192 };

async function draw(prompt: string, size = WIDE, image: Uint8Array | null = null) {
  const job = {
    type: 'video',
    prompt,
    description: parsePrompt(prompt, knownWords()),
    aspectRatio: '16:9',
    durationSeconds: 4,
    picture: image === null ? null : await decodePicture(image),
  } as const;
  const stage = await prepareScene(job, size);
  const canvas = createCanvas(size.width, size.height);
  const brush = canvas.getContext('2d', { alpha: false });
  return (seconds: number) => {
    stage.draw(brush, seconds);
    return createHash('sha256').update(canvas.data()).digest('hex');
  };
}

/** How many colours a frame has, roughly: a blank one has one. */
async function coloursOf(prompt: string, size = WIDE): Promise<number> {
  const canvas = createCanvas(size.width, size.height);
  const job = {
    type: 'video',
    prompt,
    description: parsePrompt(prompt, knownWords()),
    aspectRatio: '16:9',
    durationSeconds: 4,
    picture: null,
  } as const;
  (await prepareScene(job, size)).draw(canvas.getContext('2d', { alpha: false }), 2);
  return new Set(new Uint32Array(canvas.data().buffer)).size;
}

const PLACES = {
  sea: 'the ocean',
  beach: 'a beach',
  underwater: 'underwater',
  forest: 'a forest',
  city: 'a city',
  mountains: 'mountains',
  desert: 'a desert',
  space: 'outer space',
  moon: 'on the moon',
  snow: 'the arctic',
  meadow: 'a meadow',
  room: 'a room',
  kitchen: 'a kitchen',
  sky: 'the sky',
  lake: 'a lake',
  volcano: 'a volcano',
  stage: 'a stage',
  abstract: 'abstract',
} as const;

test.each(Object.keys(PLACES).filter((name): name is keyof typeof PLACES => name in PLACES))(
  '%s can be painted wide, tall and square, by day and by night',
  async (setting) => {
    const prompt = `a fox in ${PLACES[setting]}`;
    expect(await coloursOf(prompt, WIDE)).toBeGreaterThan(500);
    expect(await coloursOf(`${prompt} at night, running`, TALL)).toBeGreaterThan(500);
    expect(await coloursOf(`${prompt}, fog, storm, confetti`, SQUARE)).toBeGreaterThan(500);
  },
);

test('the same prompt gives the same pixels, in any order of frames', async () => {
  const first = await draw('a fox running through the snow with the word "HELLO"');
  const again = await draw('a fox running through the snow with the word "HELLO"');
  const forwards = [0, 1.5, 3].map((seconds) => first(seconds));
  const backwards = [3, 1.5, 0].map((seconds) => again(seconds)).reverse();
  expect(backwards).toEqual(forwards);
  expect(new Set(forwards).size).toBe(3);
});

test('other prompts give other pictures, also in one setting', async () => {
  const prompts = ['a fox in a meadow', 'a fox in the meadow', 'a bear in a meadow', 'a meadow'];
  const pictures = await Promise.all(prompts.map(async (prompt) => (await draw(prompt))(1)));
  expect(new Set(pictures).size).toBe(4);
});

test.each([
  ['nothing', '   '],
  ['4,000 characters', 'cat on a bear under a whale in '.repeat(130).slice(0, 4000)],
  ['emoji', '🐱🚀🌈 👩‍👩‍👧‍👦 \u{1F3F4}'],
  ['right to left', 'קוף רוקד על החוף "שלום" مرحبا'],
  ['control characters', 'a\u0000 cat\u0007 \u202e "\u0001\u0002" \ud800'],
  ['markup in quotes', 'a cat "<svg onload=alert(1)><script>&amp;</script>"'],
  ['unclosed quotes', `a cat "' “ „ « '''`],
  ['names of properties', 'constructor __proto__ toString hasOwnProperty'],
  [
    'every motion at once',
    'a cat running jumping flying swimming spinning dancing falling sleeping',
  ],
])('a prompt of %s is drawn like any other', async (_, prompt) => {
  expect(await coloursOf(prompt)).toBeGreaterThan(200);
});

test('a given picture is animated, whatever its shape', async () => {
  const picture = createCanvas(90, 120);
  const brush = picture.getContext('2d');
  brush.fillStyle = '#c33';
  brush.fillRect(0, 0, 90, 60);
  for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
    const bytes =
      format === 'gif'
        ? picture.encodeSync('gif')
        : format === 'png'
          ? picture.encodeSync('png')
          : picture.encodeSync(format);
    const frame = await draw('Fresh juice, pressed today', WIDE, bytes);
    expect(frame(0.2)).not.toBe(frame(3));
  }
});

test('a picture that cannot be read is told apart from other failures', async () => {
  const broken = new TextEncoder().encode('this is no image');
  for (const image of [broken, new Uint8Array()]) {
    await expect(draw('an ad', WIDE, image)).rejects.toMatchObject({ code: 'unreadable_image' });
  }
});
