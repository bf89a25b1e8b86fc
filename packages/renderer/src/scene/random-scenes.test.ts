import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptinessOf } from '../../gallery/measure-scene.ts';
import { randomSentences, randomWords } from '../../gallery/random-sentences.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';

/** Those that once were empty: all of it was above the picture. */
const FOUND = [
  '12 tearer lioness calf swinging on between 12 shad in the mine and a group of friendly millwheel walks into the subtitler flamenco dancer',
];

test('random sentences of the dictionary become pictures with something to see', async () => {
  const empty: string[] = [];
  const sample = randomSentences(randomWords(knownWords()), 40, 'a sample');
  for (const prompt of [...FOUND, ...sample]) {
    const emptiness = await emptinessOf(prompt);
    // Canvases are freed when the event loop gets to it.
    await setImmediate();
    if (emptiness !== null) empty.push(`${emptiness}: ${prompt}`);
  }
  expect(empty).toEqual([]);
}, 120_000);
