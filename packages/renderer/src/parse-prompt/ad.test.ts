import { expect, test } from 'vitest';
import { openIconFile } from '../icons/icon-file.ts';
import { parsePrompt } from './parse-prompt.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);

test.each([
  ['Ad for soap, "Pure & simple"', { headline: 'Pure & simple', call: 'Shop now', product: 0 }],
  ['Soap banner with the slogan Pure and simple', { headline: 'Pure and simple' }],
  ['Shoe ad, "Run", "Every day"', { headline: 'Run', lines: ['Every day'] }],
  [
    'Pizza ad, order now, $9.99',
    { headline: 'Hot from the oven', price: '$9.99', call: 'Order now' },
  ],
  ['Hotel ad, from $89 a night', { price: 'From $89 a night', call: 'Book now' }],
  ['Sale, everything 50% off', { headline: 'Big sale', offer: 'Everything 50% off' }],
  ['Bookstore story ad, 3 for 2 on all novels', { offer: '3 for 2 on all novels' }],
  ['Burger ad, two for one on Fridays', { offer: 'Two for one on Fridays' }],
  ['Chocolate ad, free delivery', { offer: 'Free delivery' }],
  ['Commercial for a car called Volta', { brand: 'Volta', headline: 'Feel the drive' }],
  ['Toothpaste ad, brand Brite White', { brand: 'Brite White' }],
  [
    'Festival ad, July 12, tickets at kinora.example',
    { when: 'July 12', contact: 'kinora.example' },
  ],
  ['Mover ad, call 555-0134', { contact: '555-0134', call: 'Call now' }],
  ['Sneaker drop announcement, Saturday 10 AM', { when: 'Saturday 10 AM' }],
  ['Perfume ad, gold and black', { palette: ['#f5b82e', '#26242e'], headline: 'Unforgettable' }],
  ['Smartwatch ad, blue tones', { palette: ['#2f6bff'] }],
  ['Laptop sale, save $200', { offer: 'Save $200' }],
  ['Sushi banner, free delivery over $30', { offer: 'Free delivery over $30', price: null }],
  ['Fitness app promo, free for 7 days', { offer: 'Free for 7 days' }],
  ['Concert poster, live tonight, tickets $25', { headline: 'Live tonight', price: 'Tickets $25' }],
  ['Job ad: we are hiring, join our team', { headline: 'We are hiring', call: 'Join our team' }],
  ['Halloween party flyer, October 31', { headline: 'Halloween party', when: 'October 31' }],
  ['Grand opening of our bakery this Saturday', { headline: 'Grand opening' }],
  ['Burger reel, order on our app', { call: 'Order now' }],
  ['Tea brand called Leaf & Cloud', { brand: 'Leaf & Cloud' }],
  ['Logo reveal with sparkles', { headline: '', call: null, product: null }],
])('of "%s" the ad says: %j', (prompt, ad) => {
  expect(parsePrompt(prompt, vocabulary).ad).toMatchObject(ad);
});

test('an ad is in the studio, unless the prompt says where', () => {
  expect(parsePrompt('Ad for sunglasses', vocabulary).setting).toBe('studio');
  expect(parsePrompt('Ad for sunglasses on the beach', vocabulary).setting).toBe('beach');
});

test('a story and a sale of words only are no ads', () => {
  for (const prompt of ['a girl reading a story', 'a sailboat in the bay', 'a castle in a book'])
    expect(parsePrompt(prompt, vocabulary).ad).toBeNull();
});

test('people look as the prompt says', () => {
  const look = (prompt: string) => parsePrompt(prompt, vocabulary).subjects[0]?.look;
  expect(look('a woman with curly red hair in a blue dress')).toEqual({
    age: null,
    gender: 'female',
    hairColour: '#e5383b',
    hairStyle: 'curly',
    skin: null,
    clothes: [{ garment: 'dress', colour: '#2f6bff' }],
    job: null,
  });
  expect(look('an old nurse')).toMatchObject({ age: 'old', job: 'nurse' });
  expect(look('a boy wearing a green hat')).toMatchObject({
    age: 'child',
    clothes: [{ garment: 'hat', colour: '#38b000' }],
  });
  expect(look('a blonde girl')).toMatchObject({ hairColour: '#f0cf78' });
  expect(look('a fox')).toBeNull();
});

test('effects belong to the thing they come from', () => {
  const effects = (prompt: string) => parsePrompt(prompt, vocabulary).effects;
  expect(effects('steam rises from a bowl next to a cup of tea')).toEqual([
    { kind: 'steam', from: 0 },
    { kind: 'steam', from: 1 },
  ]);
  expect(effects('a car in the desert, dust behind it')).toEqual([{ kind: 'dust', from: 0 }]);
  expect(effects('a rocket lifting off')).toEqual([
    { kind: 'flames', from: 0 },
    { kind: 'smoke', from: 0 },
  ]);
});
