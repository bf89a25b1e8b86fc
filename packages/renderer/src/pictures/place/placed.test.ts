import { expect, test } from 'vitest';
import { parsePrompt } from '../../parse-prompt/parse-prompt.ts';
import { knownWords } from '../../read-prompt/read-prompt.ts';
import { entranceOf } from '../motion/entrances.ts';
import { plunged, plunges, TOUCHES } from '../motion/plunge.ts';
import { placeFor } from './named-place.ts';
import { standInFor } from './stand-in.ts';

const BOTTLE = { width: 100, height: 300 };

test.each([
  ['The shoe on wet asphalt at night', 'street'],
  ['Launch teaser, shoe floating in space, "Zero gravity"', 'space'],
  ['The bottle floats in the sky above the clouds', 'sky'],
  ['Shoe ad, "Run your city", skyline at night behind the sneaker', 'city'],
  ['Space grey shoes, new in store', null],
  ['the sneaker splashes through a puddle', 'street'],
  ['giant bottle between skyscrapers', 'city'],
  ['a dog sniffs at the shoe and wags its tail', 'studio'],
  ['ants carry the sneaker away', 'studio'],
  ['The sneaker floats, colourful powder exploding behind it', null],
  ['The sneaker floats, clouds behind it', 'sky'],
  ['Pet shop post with this dog, "Good boys welcome"', null],
  ['Story for an animal shelter, "Adopt me", visit us on Saturday', null],
  ['The dog wags its tail', null],
  ['Happy dog, hearts floating up', null],
  ['a cat walks past the dog', 'studio'],
])('%s: in %j', (prompt, place) => {
  expect(placeFor(prompt, parsePrompt(prompt, knownWords()), false)).toBe(place);
});

test.each([
  ['A crab walks past the bottle on the beach', 'bottle'],
  ['Bottle stands on a breakfast table between croissants and oranges', 'bottle'],
  ['On a beach at sunset', 'bottle'],
  ['Put it in a desert at noon, vulture looking at it, headline "Worth the walk."', 'bottle'],
  ['a frog jumps over the bottle', 'bottle'],
  ['Sneaker walks up the stairs of a subway station', 'running-shoe'],
  ['The dog jumps, sunny meadow behind it', 'dog-face'],
  ['This fox in a snowy forest', 'fox'],
  ['a crab walks past my cat on the beach', 'cat-face'],
  ['My dog sits on a red sofa', 'dog-face'],
  ['The dog next to the bottle on a beach', 'bottle'],
])('%s: a cut-out takes the place of the %s', (prompt, thing) => {
  const { subjects, at } = standInFor(prompt, parsePrompt(prompt, knownWords()), BOTTLE);
  expect(subjects[at]?.thing).toBe(thing);
});

test('what stands in a stream has its foot in the water', () => {
  const prompt = 'The bottle standing in a mountain stream';
  const { subjects, at } = standInFor(prompt, parsePrompt(prompt, knownWords()), BOTTLE);
  expect(subjects[at]?.states).toContain('wading');
});

test('what drops into water falls, goes under and comes up again', () => {
  expect(plunges('Bottle drops into water with a big splash')).toBe(true);
  expect(plunges('Water drops fall on the bottle')).toBe(false);
  expect(plunged(0.2)).toBeLessThan(-1);
  expect(plunged(TOUCHES + 0.3)).toBeGreaterThan(0.1);
  expect(Math.abs(plunged(5))).toBeLessThan(0.05);
});

test('drops that run down a bottle do not make it fall', () => {
  expect(entranceOf('The bottle in a bucket of ice, drops run down the glass')).toBeNull();
  expect(entranceOf('The bottle drops onto the table')).not.toBeNull();
});
