import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);
const adOf = (prompt: string) => parsePrompt(prompt, vocabulary).ad;

test.each([
  // Numbers of models, versions and years are part of a name.
  ['Product video, cordless drill, TORQX 18V, $89.99', { brand: 'TORQX 18V' }],
  ['Robot vacuum ad, dog on a rug, DUSTIN 2.0, now $199 (was $329)', { brand: 'DUSTIN 2.0' }],
  ['Story ad, sneakers, name: RUNO 404', { brand: 'RUNO 404' }],
  // So are what joins its words and the sign between them.
  ['Vet clinic ad, vet and dog, "Open", Paws on Main, 48 Main Street', { brand: 'Paws on Main' }],
  ['Watch ad, swimmer in a pool, ORBIT 5 by Kaelo', { brand: 'ORBIT 5 by Kaelo' }],
  ['House ad, "Find it" – Harlow+Pike Realty – call', { brand: 'Harlow+Pike Realty', lines: [] }],
  ['Law firm ad. Company name: Brandt, Osei & Low.', { brand: 'Brandt, Osei & Low' }],
  // What it names stands before or after it.
  ['Fly to Lisbon from 39€! plane over houses, airline Zuvi Air', { brand: 'Zuvi Air' }],
  ['grand opening of Leaf & Page bookstore, shelves, Saturday', { brand: 'Leaf & Page' }],
  ['Electric scooter Zipla gliding past, tagline "Skip it"', { brand: 'Zipla' }],
  ['Make a reel for my taco truck!!! El Bigote, tacos $3 each', { brand: 'El Bigote' }],
  // A firm signs, a customer speaks.
  ['Solar ad, "Cut your bill" - Sunhaven Energy', { brand: 'Sunhaven Energy', lines: [] }],
  ['Testimonial ad: "Best coffee" – Anna, cup of coffee', { brand: null, lines: ['– Anna'] }],
])('of "%s" the ad says: %j', (prompt, ad) => {
  expect(adOf(prompt)).toMatchObject(ad);
});

test.each([
  ['Ad for a sleep app "Hushling", a whale, text: \'Sleep in 8 minutes\'', 'Sleep in 8 minutes'],
  ['Yoga studio ad, woman on a hill, text Breathe in. Show up. — free', 'Breathe in. Show up.'],
  [
    'Tea brand. A cup of tea. Slogan is slow down a little. Beige background.',
    'Slow down a little',
  ],
  ['square post, hand cream, pink background, text Soft hands in 7 days', 'Soft hands in 7 days'],
])('the headline of "%s" is "%s"', (prompt, headline) => {
  expect(adOf(prompt)?.headline).toBe(headline);
});

test.each([
  ['Ad, cruise ship sailing past green islands', []],
  ['Open house, white house with a red door', []],
  ['Ad for a jazz night at the Blue Cellar', []],
  ['Gym ad, woman lifts a barbell, red and black', ['#e5383b', '#26242e']],
  ['Ad for cream, dark blue background', ['#1d3f8f']],
])('the colours of "%s" are %j', (prompt, palette) => {
  expect(adOf(prompt)?.palette).toEqual(palette);
});
