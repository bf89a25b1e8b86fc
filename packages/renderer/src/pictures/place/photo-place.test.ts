import { expect, test } from 'vitest';
import { parsePrompt } from '../../parse-prompt/parse-prompt.ts';
import { knownWords } from '../../read-prompt/read-prompt.ts';
import { photoPlace } from './photo-place.ts';

test.each([
  ['put the cat on the beach under palm trees', 'beach'],
  ['the cat sits in a field of daisies', 'meadow'],
  ['cat on a rooftop at night', 'rooftops'],
  ['put him in a jungle', 'jungle'],
  ['the cat blinks and looks at the camera', null],
  ['put a crown on the cat', null],
  ['wind moves the grass in the field', null],
  ['the village at night with lit windows', null],
  ['it starts raining in the city', null],
])('%s: %s', (prompt, place) => {
  expect(photoPlace(prompt, parsePrompt(prompt, knownWords()))).toBe(place);
});
