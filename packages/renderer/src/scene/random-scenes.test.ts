import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptinessOf } from '../../gallery/measure-scene.ts';
import { randomSentences, randomWords } from '../../gallery/random-sentences.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';

test('random sentences of the dictionary become pictures with something to see', async () => {
  const empty: string[] = [];
  for (const prompt of randomSentences(randomWords(knownWords()), 40, 'a sample')) {
    const emptiness = await emptinessOf(prompt);
    // Canvases are freed when the event loop gets to it.
    await setImmediate();
    if (emptiness !== null) empty.push(`${emptiness}: ${prompt}`);
  }
  expect(empty).toEqual([]);
}, 120_000);
