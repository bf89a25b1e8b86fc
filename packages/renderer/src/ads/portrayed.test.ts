import { expect, test } from 'vitest';
import { openIconFile } from '../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { createVocabulary } from '../parse-prompt/vocabulary.ts';
import { isPortrayed } from './portrayed.ts';

const vocabulary = createVocabulary(openIconFile().names);

test.each([
  ['Barber shop ad, man with a full beard, "Sharp every time"', true],
  ['Ad for a dentist, smiling woman, "Smile again"', true],
  ['Optician ad, man with round glasses, "See clearly"', true],
  ['Hair salon ad, woman with curly red hair, "Book your look"', true],
  ['Fashion ad, woman in a red coat with long hair, "Stay warm"', false],
  ['Gym ad, bearded man with dumbbells, "First month free"', false],
  ['Yoga studio ad, woman with long hair in tree pose', false],
  ['Ad for a toy store, "Time to play"', false],
])('whether %j shows somebody from the waist up: %j', (prompt, expected) => {
  expect(isPortrayed(parsePrompt(prompt, vocabulary))).toBe(expected);
});
