import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);

test.each([
  // Labels, and what ends with its sentence rather than with a comma.
  [
    'A desk that rises. Headline: Rise, reluctantly. Price $349.',
    { headline: 'Rise, reluctantly', price: '$349', brand: null },
  ],
  [
    'Wooden train on a rug. Headline: Small tracks, big journeys. Brand: Timberline Toys.',
    { headline: 'Small tracks, big journeys', brand: 'Timberline Toys' },
  ],
  [
    'A reel of dice for our board game café. Words: Lose your phone. Find your friends.',
    { headline: 'Lose your phone. Find your friends.' },
  ],
  [
    'A dark server room. "Handled." CTA Book a demo.',
    { headline: 'Handled.', call: 'Book a demo' },
  ],
  [
    'Beeswax candles on a table. Price £14. Logo text: Hollow Hive.',
    { brand: 'Hollow Hive', price: '£14', call: 'Shop now' },
  ],
  ['Funny jam ad. Brand is Mama Joo’s, red and white.', { brand: 'Mama Joo’s' }],
  // Names beside the words in quotes.
  [
    'A bike ad. Soft, hopeful. "She found you." and the name Savanna Trust.',
    { brand: 'Savanna Trust' },
  ],
  [
    'Fish and chips. "Guard your chips." Saltbox, Whitby harbour.',
    { brand: 'Saltbox', contact: 'Whitby harbour' },
  ],
  ['A lipstick launch. "Kiss the drip" then LUMI and 12.06', { brand: 'LUMI', when: '12.06' }],
  ['Spin class at 6am, "Beat the sun", GRIND Cycle Club', { brand: 'GRIND Cycle Club' }],
  [
    'Festival poster, names are Velvet Riot, Sunday Cobra, Pale Lions, 22 August',
    { brand: null, lines: ['Velvet Riot · Sunday Cobra · Pale Lions'] },
  ],
  // An occasion is said, and what is asked for is on the button.
  [
    'Black Friday sale ad, 50% off everything, "Shop now"',
    { headline: 'Black Friday', offer: '50% off everything', call: 'Shop now' },
  ],
  ["Flower shop ad, Mother's Day, 20% off bouquets", { lines: ["Mother's Day"] }],
  ['Beach resort ad, "Escape now", 5 nights $799', { price: '5 nights $799' }],
  // One quote that tells several things.
  ['A sofa. End with "Norra Home, from $899"', { headline: 'Norra Home', price: 'From $899' }],
  [
    'A kitten in a box, "Adopt, don\'t shop. Paws of Porto"',
    { headline: "Adopt, don't shop.", brand: 'Paws of Porto', call: 'Adopt today' },
  ],
  ['Knife ad, only "Hattori, since 1921"', { headline: 'Hattori', lines: ['Since 1921'] }],
  // What else is told.
  [
    'Gin bottle ad, "Drink the tide", 21+ please drink responsibly in small text',
    { lines: ['21+ please drink responsibly'] },
  ],
  [
    'Tulip ad, 25% off everything until Easter Monday',
    { offer: '25% off everything until Easter Monday' },
  ],
  [
    'Hair salon ad, £95 for new clients in May',
    { price: '£95', lines: ['For new clients in May'] },
  ],
  ['Night market ad, every Thursday in July', { when: 'Every Thursday in July' }],
  ['Oats ad, £2.75 at Tesco', { brand: null, contact: 'Available at Tesco' }],
  [
    'Testimonial line "A puppy again!" from Joan, Bath. Brand: Goldentail.',
    { headline: 'A puppy again!', lines: ['– Joan, Bath'], brand: 'Goldentail' },
  ],
  [
    'Escape room ad. Headline: 60 minutes. No mercy. From £22 per person.',
    { headline: '60 minutes. No mercy.' },
  ],
  [
    'An ad for my course. The headline should say Draw what you feel.',
    { headline: 'Draw what you feel' },
  ],
  [
    'Beach house video, Text: Your weekend, every day. $1.2M',
    { headline: 'Your weekend, every day', when: null },
  ],
  ['Barber promo, £18 cuts on Mondays', { price: '£18 cuts', when: 'Mondays' }],
  ['Ski resort ad, book before 31 October', { when: 'Before 31 October' }],
  ['Festival poster, Sunfall Festival, 12 July', { headline: 'Sunfall Festival' }],
  [
    'A theatre presents Romeo and Juliet, 14 to 17 November, tickets $15',
    { headline: 'Romeo and Juliet', when: '14 to 17 November' },
  ],
  [
    'Ring ad, "Say yes", Maison Éclat, Place Vendôme',
    { brand: 'Maison Éclat', contact: 'Place Vendôme' },
  ],
  [
    'Mattress ad. Slogan: Sleep, redefined. 100 night trial.',
    { headline: 'Sleep, redefined', lines: ['100 night trial'] },
  ],
  ['Garden furniture sale, up to 40% off', { headline: 'Garden furniture sale' }],
  [
    'Volunteers needed to plant trees on 22 April',
    { headline: 'Volunteers needed', call: 'Join us' },
  ],
  // Each part of a brief ends where the next begins.
  ['Ad for a gym. Headline: Get strong, price: $29', { headline: 'Get strong', price: '$29' }],
  [
    'Ad for headphones, colours are black and gold, "Hear", $199',
    { price: '$199', palette: ['#26242e', '#f5b82e'] },
  ],
  [
    'Ad for a yoga class, Sunrise Studio, Monday 7 am',
    { brand: null, contact: 'Sunrise Studio', when: 'Monday 7 am' },
  ],
  ['Sale, 20% off for students at Book Barn', { brand: 'Book Barn', contact: null }],
  [
    'Travel ad, "Take the high road. Visit Scotland"',
    { headline: 'Take the high road. Visit Scotland', brand: null },
  ],
  // Ads that are not called ads.
  ['Our credit union has dropped its mortgage rate to 4.1%', { offer: '4.1% mortgage rate' }],
  ['We need drivers. A truck at sunrise, £42k', { headline: 'Drivers wanted', call: 'Apply now' }],
  ['Payroll software for restaurants, a busy chef', { headline: 'Work smarter' }],
  [
    'Primary school open evening, 18 September, 5 to 7pm, paper planes',
    { headline: 'Primary school open evening', when: '18 September, 5 to 7pm' },
  ],
])('of "%s" the ad says: %j', (prompt, ad) => {
  expect(parsePrompt(prompt, vocabulary).ad).toMatchObject(ad);
});

test.each([
  'A lonely astronaut on Mars, "Lost"',
  'A rocket launch at dawn, "Go"',
  'A bar at night, text "Last call"',
  'A man called Max walks his dog, "Home"',
  'A rainy Sunday with a girl reading at the window',
  'Children at a birthday party on a Sunday afternoon',
  'Friends at a concert on Friday night',
])('"%s" sells nothing', (prompt) => {
  expect(parsePrompt(prompt, vocabulary).ad).toBeNull();
});
