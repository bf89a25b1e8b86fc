import { expect, test } from 'vitest';
import { knownWords } from '../../read-prompt/read-prompt.ts';
import { parsePrompt } from '../parse-prompt.ts';

const EXTRAS: Readonly<Record<string, string>> = {
  'a busy road at rush hour': 'traffic',
  'a traffic jam on a highway in the rain': 'traffic jam',
  'a traffic light in an empty street': '',
  'a music festival stage with a huge crowd in front and laser lights': 'lasers audience',
  'a cat chasing a laser pointer in the living room': '',
  'an ambulance with flashing lights in the city': 'beacons',
  'a red sports car on a winding mountain road': 'bends',
  'a family having dinner seen through a window from outside': 'from-outside',
  'a lonely bench in a foggy park': 'wide',
  'a motorcycle riding hairpin bends in the Alps': 'bends',
  'washing lines strung across the street': 'laundry',
  'isometric view of a tiny coffee shop': 'isometric',
  'a woman is washing her car across the street': '',
  'ice breaking off a glacier': 'calving',
  'a glacier in the fall': '',
  'a glacier with falling snow': '',
  'stars circling above a mountain': 'star-trails',
  'pop stars circling the stage': '',
};

test.each(Object.entries(EXTRAS))('%s', (prompt, expected) => {
  const { extras = [] } = parsePrompt(prompt, knownWords());
  expect(extras.join(' ')).toBe(expected);
});

test('where only traffic is named, nobody walks', () => {
  const { isCrowded } = parsePrompt('rush hour traffic downtown', knownWords());
  expect(isCrowded).toBeUndefined();
});
