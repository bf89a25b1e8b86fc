import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { prepareScene } from './prepare-scene.ts';

const VIDEO = { type: 'video', aspectRatio: '16:9', durationSeconds: 5, picture: null } as const;

const read = (prompt: string) => ({
  prompt,
  description: parsePrompt(prompt, knownWords()),
});

/** Small: how much goes on in a scene does not depend on it. */
const SIZE = { width: 320, height: 180 };

test.each([
  ['a fox running through the snow', 1],
  ['a cup of coffee on a wooden table', 1],
  ['a rocket launching at night', 1],
  ['a woman walking in a city street', 1],
  ['many dancers, many dogs and a tree in a storm, fog, northern lights', 2],
  ['a hundred fish running in three pansies, thunder', 3],
])('each drawing of "%s" is shown for %i', async (prompt, frames) => {
  expect((await prepareScene({ ...VIDEO, ...read(prompt) }, SIZE)).framesEach).toBe(frames);
});

test('an image is not weighed, however much goes on in it', async () => {
  const prompt = 'many dancers, many dogs and three trees in a storm, fog, northern lights';
  const job = { ...VIDEO, ...read(prompt), type: 'image' } as const;
  expect((await prepareScene(job, SIZE)).framesEach).toBe(1);
});
