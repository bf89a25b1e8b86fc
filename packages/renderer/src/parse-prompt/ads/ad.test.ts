import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);

test.each([
  [
    "Real estate ad: family walking up to a house with a 'SOLD' sign, headline 'Welcome home'",
    { headline: 'Welcome home', lines: [] },
  ],
  ['Gin on a wild coast, title "Drink the tide", Salt Distillery.', { brand: 'Salt Distillery' }],
  [
    'Hearing aid behind a coin. Gentle, dignified. "Hear it." Clara Hearing, free test.',
    { brand: 'Clara Hearing', offer: 'Free test' },
  ],
  [
    'Toy train ad. Headline: Small tracks, big journeys. Brand: Timberline',
    {
      headline: 'Small tracks, big journeys',
      brand: 'Timberline',
    },
  ],
  [
    'Candles on a table. Price £14. Logo text: Hollow Hive.',
    { price: '£14', brand: 'Hollow Hive' },
  ],
  [
    'Festival poster, names to show are Velvet Riot, Sunday Cobra, Pale Lions',
    {
      lines: ['Velvet Riot · Sunday Cobra · Pale Lions'],
      brand: null,
    },
  ],
  [
    'Dog biscuit ad, "A puppy again!" from Joan, Bath. Brand: Goldentail.',
    {
      lines: ['– Joan, Bath'],
      brand: 'Goldentail',
    },
  ],
  [
    'Security platform called Ironleaf. "Breach? Handled." CTA Book a demo.',
    {
      headline: 'Breach? Handled.',
      call: 'Book a demo',
      brand: 'Ironleaf',
    },
  ],
  [
    'Spring sale at a garden centre, 25% off everything until Easter Monday',
    {
      offer: '25% off everything until Easter Monday',
      when: null,
    },
  ],
  ['Museum ad, "Sleep with the T. rex", ages 7 to 12', { lines: ['Ages 7 to 12'] }],
  [
    'Nurses wanted, "Stay for the sky", $10,000 signing bonus',
    {
      offer: '$10,000 signing bonus',
      call: 'Apply now',
    },
  ],
  ['Villa with a pool, "Live slowly", Casa Solana', { call: 'Book a viewing' }],
  ['Ad for soap, "Pure & simple"', { headline: 'Pure & simple', call: 'Shop now', product: 0 }],
  ['Soap banner with the slogan Pure and simple', { headline: 'Pure and simple' }],
  ['Shoe ad, "Run", "Every day"', { headline: 'Run', lines: ['Every day'] }],
  [
    'Pizza ad, order now, $9.99',
    { headline: 'Hot from the oven', price: '$9.99', call: 'Order now' },
  ],
  ['Hotel ad, from $89 a night', { price: 'From $89 a night', call: 'Book now' }],
  ['Sale, everything 50% off', { headline: 'Sale', offer: 'Everything 50% off' }],
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
  ['Perfume ad, luxury, gold on black, headline "Tide"', { palette: ['#26242e', '#f5b82e'] }],
  ['Perfume ad, gold and black', { palette: ['#f5b82e', '#26242e'], headline: 'Unforgettable' }],
  ['Smartwatch ad, blue tones', { palette: ['#2f6bff'] }],
  ['Laptop sale, save $200', { offer: 'Save $200' }],
  ['Sushi banner, free delivery over $30', { offer: 'Free delivery over $30', price: null }],
  ['Fitness app promo, free for 7 days', { offer: 'Free for 7 days' }],
  ['Concert poster, live tonight, tickets $25', { headline: 'Live tonight', price: 'Tickets $25' }],
  ['Job ad: we are hiring, join our team', { headline: 'We are hiring', call: 'Join our team' }],
  ['Promo for "Casa Sol", CTA "Book direct"', { brand: null, call: 'Book direct' }],
  ['Hiring video for a plumbing company, "We fix it", apply today', { lines: [] }],
  ['App launch teaser for BudgetBee, "Save sweeter"', { lines: [], brand: 'BudgetBee' }],
  ['Halloween party flyer, October 31', { headline: 'Halloween party', when: 'October 31' }],
  ['Grand opening of our bakery this Saturday', { headline: 'Grand opening' }],
  ['Burger reel, order on our app', { call: 'Order now' }],
  ['Tea brand called Leaf & Cloud', { brand: 'Leaf & Cloud' }],
  ['Sneaker ad, was $120 now $79', { price: '$79 was $120', headline: 'Made to move' }],
  ['Lamp ad, $79 instead of $120', { price: '$79 was $120' }],
  ['Lamp sale from $120 to $79', { price: '$79 was $120' }],
  ['Concert ad, tickets from $12 to $40', { price: 'Tickets from $12 to $40' }],
  ['Album cover "Deep Field" by Nova', { brand: 'Nova', lines: [] }],
  ['Shoe ad, autumn sale', { headline: 'Autumn sale', offer: null }],
  ['Watch ad, "Time well spent", $2.4K', { price: '$2.4K', lines: [] }],
  ['Dentist promo, free check-up for new patients', { offer: 'Free check-up for new patients' }],
  ['Retreat ad, 7 days from $890', { price: '7 days from $890' }],
  ["Children's book launch poster", { headline: "Children's book launch" }],
  ['Villa ad, from $1.2M', { price: 'From $1.2M' }],
  ['Dog hotel ad, $18 per night', { price: '$18 per night' }],
  ['Bakery story, 20% off before 9 am', { offer: '20% off before 9 am', when: null }],
  ['Salon ad, 30% off colouring in March', { offer: '30% off colouring in March', when: null }],
  ['Shop ad, 50% off sale banner', { offer: '50% off' }],
  ['Salon ad, 30% off for new clients', { offer: '30% off for new clients' }],
  [
    'Pizza flyer, two for one every Tuesday, free drink with every pizza',
    { offer: 'Two for one every Tuesday', lines: ['Free drink with every pizza'] },
  ],
  [
    'Candle ad, "Light the quiet", shop now button at the end',
    { headline: 'Light the quiet', call: 'Shop now' },
  ],
  ['Shoe ad with a "Buy now" button', { headline: 'Made to move', call: 'Buy now' }],
  ['Burger ad, black background with yellow text', { lettering: { colour: '#ffd60a' } }],
  ['Lipstick ad, "Noir" in thin white letters', { lettering: { colour: '#fbfbff', isThin: true } }],
  ['Coffee ad, headline in gold, "Wake up"', { lettering: { colour: '#f5b82e' } }],
  [
    'Barbershop grand opening on June 14, free trim for the first 20 customers',
    { headline: 'Grand opening', offer: 'Free trim for the first 20 customers' },
  ],
  ['Matcha story ad, "Sip", price $4.50', { price: '$4.50' }],
  ['Headphones ad, deep blue background', { palette: ['#17337a'] }],
  ['Cake ad, order by phone 555-0144', { call: 'Order now', contact: '555-0144' }],
  ['Sofa sale, -30 %, until Sunday', { offer: '-30 %', when: 'Until Sunday' }],
  ['Watch ad, 249 €', { price: '249 €' }],
  ['Rent a bike, €5–10 / day', { price: '€5–10 / day' }],
  ['Cream ad, use code GLOW15', { code: 'GLOW15' }],
  ['Mattress ad, five stars, "So soft", Dreamwell', { stars: 5, brand: 'Dreamwell' }],
  [
    'Menu of the day at Trattoria Rosa: spaghetti carbonara €12.50',
    {
      headline: 'Menu of the day',
      lines: ['Spaghetti carbonara'],
      price: '€12.50',
      brand: 'Trattoria Rosa',
    },
  ],
  ['Barber ad, "Sharp", haircut $25', { price: 'Haircut $25' }],
  ['Bakery job ad, apply at jobs@krume.example', { contact: 'jobs@krume.example' }],
  [
    'Open house Saturday 2–4 pm, 12 Elm Street',
    { headline: 'Open house', when: 'Saturday 2–4 pm', contact: '12 Elm Street' },
  ],
  ['Dentist ad, book an appointment', { call: 'Book an appointment', product: 0 }],
  ['Laptop ad, start your free trial', { call: 'Start your free trial', offer: null }],
  ["Dress ad, 'We're back', follow @sunny", { headline: "We're back", contact: '@sunny' }],
  [
    'Tea ad, "So fresh 🍋", "Buy now", "$3"',
    { headline: 'So fresh', call: 'Buy now', price: '$3' },
  ],
  ['Ad for Luna Coffee', { brand: 'Luna Coffee' }],
  [
    'Birthday invitation: Mia turns 5, Saturday 5 June, City Hall',
    { headline: 'Mia turns 5', when: 'Saturday 5 June', contact: 'City Hall', brand: null },
  ],
  [
    'Concert poster for The Midnight Foxes, live at Red Hall, October 12, doors 8pm',
    { headline: 'The Midnight Foxes', when: 'October 12, doors 8pm', contact: 'Red Hall' },
  ],
  ['App promo, tagline: breathe easier', { headline: 'Breathe easier' }],
  ['Winter sale ad for coats, 60% off, logo NOVA', { brand: 'NOVA', offer: '60% off' }],
  ['Car ad, logo "NOVA", headline "Feel it"', { brand: 'NOVA', headline: 'Feel it' }],
  ['Testimonial: "So good!" - Laura, five stars', { headline: 'So good!', lines: ['– Laura'] }],
  [
    'Daily special: tomato soup with bread, $7, at Corner Bistro',
    { lines: ['Tomato soup with bread'], price: '$7', brand: 'Corner Bistro' },
  ],
  ['Vegan burger launch, new at Green Fork', { brand: 'Green Fork' }],
  ["Adopt, don't shop: shelter poster", { headline: "Adopt, don't shop" }],
  ['Save the bees campaign poster, sunflowers', { headline: 'Save the bees', call: 'Learn more' }],
  [
    'Grand opening Saturday! Ice cream on Main Street',
    { when: 'Saturday', contact: 'Main Street' },
  ],
  ['Tokyo travel ad: fly to Tokyo, "Spring is calling"', { lines: ['Fly to Tokyo'] }],
  ['Salon ad, first visit 20% off', { offer: 'First visit 20% off' }],
  [
    'Restaurant ad: all you can eat sushi, $24.99',
    { lines: ['All you can eat sushi'], price: '$24.99' },
  ],
  ["We're hiring baristas, apply at Bean & Co", { lines: ['Baristas'], brand: 'Bean & Co' }],
  ['Jazz festival in New Orleans, poster', { contact: 'New Orleans' }],
  [
    'Charity ad: donate warm coats for winter',
    { headline: 'Donate warm coats for winter', product: 0 },
  ],
  ['Logo animation for NOVA', { headline: 'NOVA' }],
  ['Gym promo, "Go", energetic red and black', { palette: ['#e5383b', '#26242e'] }],
  ['Café ad in brown and cream, "Slow"', { palette: ['#8a5a3c', '#fff3d6'] }],
  ['Bank ad, "Yours", open an account', { call: 'Open an account' }],
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

test.each([
  'A drummer playing in a garage, posters on the wall',
  'A man reading a flyer at a bus stop',
  'A bus passes a billboard in the rain',
  'A bedroom with band posters',
  'Protesters waving banners in the street',
  'A commercial airplane landing at sunset',
  'A fisherman reels in a big fish',
  'A girl opening an invitation',
  'A house with a for sale sign',
])('what is printed in "%s" is a thing of the scene', (prompt) => {
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
