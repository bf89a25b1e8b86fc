import { expect, test } from 'vitest';
import { copyOf } from '../../ads/ad-copy.ts';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);

test.each([
  // Prices and what they are for.
  ['Tutor ad, "Maths that clicks" mathclick.example first lesson £0', { price: 'First lesson £0' }],
  ['Toy brand MAGNIMO, castle, R$ 249', { price: 'R$ 249' }],
  ['Tent ad, 149.00 CAD', { price: '149.00 CAD' }],
  ['Hotel ad, couple on a balcony, nights from $119', { price: 'Nights from $119' }],
  [
    'Supermarket flyer: bananas 0,99 €/kg, tomatoes 1,79 €/kg, milk 1,09 €.',
    { price: null, lines: ['Bananas 0,99 €/kg · Tomatoes 1,79 €/kg · Milk 1,09 €'] },
  ],
  // Offers and what they depend on.
  ['Museum ad, 24 May, free entry under 12', { offer: 'Free entry under 12' }],
  ['School ad, 25% off if you enrol early', { offer: '25% off if you enrol early' }],
  ['Coffee ad, buy 9 get the 10th free', { offer: 'Buy 9 get the 10th free' }],
  ['App ad, courier in rain. Code RAIN20 for 20% off', { code: 'RAIN20', offer: '20% off' }],
  ['Winter jackets ad, couple in the snow, minus 40 percent', { offer: 'Minus 40 percent' }],
  // Each is said once.
  [
    'Back to school sale, backpacks and pencils, headline "Ready, set, school!", from $19',
    { headline: 'Ready, set, school!', lines: ['Back to school sale'] },
  ],
  // Names and colours.
  ['Perfume ad, bottle among roses, brand Fleur de Nuit', { brand: 'Fleur de Nuit' }],
  ['Black Friday sale for electronics, up to 70% off', { palette: ['#26242e', '#ffb627'] }],
  ['Bakery ad, fresh bread, golden morning light', { isBranded: false }],
  // What is taught, not what the word reminds of.
  ['Ad for a drawing class for kids, "Be creative"', { call: 'Sign up' }],
  // Days and places.
  ['Jazz night on Friday 14 March, 8 pm, poster', { when: 'Friday 14 March, 8 pm' }],
  ['9:16 story ad, sneakers, Saturday 10:00', { when: 'Saturday 10:00' }],
  ['Fun run poster, COLOR DASH, Sunday 8 AM Riverside Park', { contact: 'Riverside Park' }],
  ['Ad for my bakery. Rue du Four 12.', { contact: 'Rue du Four 12' }],
  ['Taco ad, corner of 5th and Pine', { contact: 'corner of 5th and Pine' }],
  // Titles and sentences that are the headline.
  ['Tech conference opener: FUTURE/NOW 2026, speaker', { headline: 'FUTURE/NOW 2026' }],
  [
    'Headphones ad. Girl on a train. SILENTO. Hear only what matters',
    { brand: 'SILENTO', headline: 'Hear only what matters' },
  ],
  [
    'Our bank app lets you send money in seconds. Brand Penny',
    { headline: 'Send money in seconds' },
  ],
  [
    'Running shoe ad, runner in the rain, OUTRUN YESTERDAY, $99, Velora',
    { headline: 'OUTRUN YESTERDAY', brand: 'Velora' },
  ],
  ['Perfume bottle ad, smoke, NOIR ANIMAL', { brand: 'NOIR ANIMAL' }],
  ['Language school poster: a board that says HOLA', { headline: 'Speak a new language' }],
  [
    '{"type":"ad","product":"kettle","brand":"Boilo","headline":"Tea now","price":"$29"}',
    { brand: 'Boilo', headline: 'Tea now', price: '$29' },
  ],
])('of "%s" the ad says: %j', (prompt, ad) => {
  expect(parsePrompt(prompt, vocabulary).ad).toMatchObject(ad);
});

test('what a button asks for is not offered beside it', () => {
  const { ad } = parsePrompt('Solar ad, "Cut your bill", get a free quote', vocabulary);
  expect(ad === null ? null : copyOf(ad, 'Cut your bill', null)).toMatchObject({ badge: null });
});
