import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);
const adOf = (prompt: string) => parsePrompt(prompt, vocabulary).ad;

test.each([
  'Perfume ad, gold bottle on silk, no text',
  'Sneaker ad, white sneaker jumping, without any text',
  'Watch commercial, no words, just the watch on marble',
  'Chocolate ad, melting chocolate, no price, no text on screen',
  'Car ad, red sports car on a coastal road, text-free',
  'Lipstick ad, no logo or text',
  'Beach resort ad, couple walking at sunset, no captions',
  'Burger ad, juicy burger falling together layer by layer, no headline',
])('says nothing: %s', (prompt) => {
  expect(adOf(prompt)).toMatchObject({ headline: '', lines: [], call: null, isWordless: true });
});

test.each([
  ['Ad for a juice bar, no headline, 20% off, order now', '20% off', 'Order now'],
  ['Sneaker ad, no headline, only the price $89', '$89', null],
  ['Coffee ad, "Wake up" and no other text', 'Wake up', null],
  ['Burger ad, "Big Bite", no button', 'Big Bite', null],
  ['Hotel ad, "Stay", without a call to action', 'Stay', null],
  [
    'Minimalist ad for a desk lamp. Only the words "Let there be light."',
    'Let there be light.',
    null,
  ],
  ['Watch ad, just the headline "On time", black background', 'On time', null],
  ['Ad for a coffee brand called Morro, no text except the logo', 'Morro', null],
])('makes up nothing: %s', (prompt, headline, call) => {
  expect(adOf(prompt)).toMatchObject({ headline, call });
});

test.each([
  'Plumber ad, "No words needed", call 555-0142',
  'Gym ad, no contract, first week free',
  'Texting app ad, no texts left behind',
])('still has words: %s', (prompt) => {
  expect(adOf(prompt)?.headline).not.toBe('');
});

test.each([
  'Denim jacket on a hanger, streetwear ad, "Worn in"',
  'Boots on a rock, 4.8 stars, gritty, "Find your path"',
  'Bag of chips, chips flying everywhere, "Crunch time"',
  'Sofa ad, plants left and right, "Sit"',
  'Office chair ad, 360 product shot, "Turn"',
])('prints no direction: %s', (prompt) => {
  expect(adOf(prompt)).toMatchObject({ lines: [] });
});
