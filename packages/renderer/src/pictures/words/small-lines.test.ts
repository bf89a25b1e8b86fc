import { expect, test } from 'vitest';
import { parsePrompt } from '../../parse-prompt/parse-prompt.ts';
import { knownWords } from '../../read-prompt/read-prompt.ts';
import { emerges } from '../sky/emerging.ts';
import { announced } from './announcement.ts';
import { benefitsIn } from './benefits.ts';

const read = (prompt: string) => announced(prompt, parsePrompt(prompt, knownWords()));

test.each([
  ['Magazine cover, title "ORBIT", small lines "The women of space" and "Issue 12"', 2],
  ['quote card, "We are all made of stars", small line Carl Sagan, letters glow softly', 1],
  ['Slow zoom, "Hello"', 0],
])('%s: has %i smaller lines', (prompt, count) => {
  expect(read(prompt).ad?.lines ?? []).toHaveLength(count);
});

test('what is in quotes is read, and what nobody said is no direction', () => {
  expect(read('Product ad for this drink with splashes, "Stay fresh"').ad?.headline).toBe(
    'Stay fresh',
  );
});

test('what is to be done with a picture is not read in it', () => {
  const offer = read('Summer offer: lemon slices that drop in from above, "Cool down", 2 for $7');
  expect(offer.ad?.lines).toEqual([]);
  expect(
    read('Put it in a desert at noon, headline "Worth the walk." 3 for 2').ad?.when,
  ).toBeNull();
  expect(read('Let it rain on him, flicker like a 1920s reel').ad).toBeNull();
});

test('who shows a picture is named, and guests are not asked in the headline', () => {
  const courier = read(
    'Use this photo for our courier service Zipp. "Same day. Slight overkill." Button: Send a parcel',
  );
  expect(courier.ad).toMatchObject({
    brand: 'Zipp',
    headline: 'Same day. Slight overkill.',
    call: 'Send a parcel',
  });
  expect(read('invite people to our harvest fair, 21 September from noon').ad?.headline).toBe(
    'Harvest fair',
  );
});

test('what is good about a thing is listed, and its background is not', () => {
  expect(
    benefitsIn('three reasons with icons: waterproof, made in Italy, pale pink background'),
  ).toEqual(['Waterproof', 'Made in Italy']);
  expect(benefitsIn('Show my bottle: vegan, refillable')).toEqual([]);
});

test.each([
  ['Let coloured birds fly out of his camera', true],
  ['a bird flies out of the left corner', false],
])('%s: comes out of what is shown: %s', (prompt, expected) => {
  expect(emerges(prompt)).toBe(expected);
});
