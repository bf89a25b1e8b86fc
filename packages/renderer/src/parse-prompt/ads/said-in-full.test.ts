import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);
const adOf = (brief: string) => parsePrompt(brief, vocabulary).ad;

const BRIEFS = readFileSync(new URL('../../../test/briefs.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

/** How long and wide it is, and what it looks like, is not said. */
const FORMATS = /\b(?:9:16|15 seconds|50s)\b/gu;

function textsOf(brief: string): readonly string[] {
  const ad = adOf(brief);
  if (ad === null) return [];
  const { headline, lines, price, offer, call, brand, when, contact, code } = ad;
  const name = brand === headline ? null : brand;
  return [headline, ...lines, price, offer, call, name, when, contact, code].filter(
    (text) => text !== null,
  );
}

test.each(BRIEFS)('all of "%s" is said, and said once', (brief) => {
  const texts = textsOf(brief);
  const ad = adOf(brief);
  expect(ad?.headline ?? '').not.toBe('');
  const said = texts.join(' | ');
  const groups = brief.replace(FORMATS, '').match(/\d+(?:[.,:]\d+)*/gu) ?? [];
  expect(groups.filter((digits) => !said.includes(digits))).toEqual([]);
  const lines = texts.filter((text) => text !== ad?.call).map((text) => text.toLowerCase());
  expect(new Set(lines).size).toBe(lines.length);
  expect(texts.filter((text) => text.length < 2)).toEqual([]);
});

test.each([
  [
    'Ad for a shoe repair shop, heels and soles, same week service, ask for Tony',
    { lines: ['Ask for Tony', 'Same week service'] },
  ],
  [
    'Solar panel installers banner, cut your bill in half, Get a free quote',
    { lines: ['Cut your bill in half'] },
  ],
  [
    'Photo ad for our courier service Zipp. "Same day. Slight overkill." Button: Send a parcel',
    { headline: 'Same day. Slight overkill.', call: 'Send a parcel' },
  ],
  [
    'Honey jar ad, bees carrying the price tag "6,50 €". Brand: Goldhum.',
    { price: '6,50 €', brand: 'Goldhum' },
  ],
  [
    "We're hiring! Plumbers wanted at Brooks & Sons, apply today",
    { headline: 'Plumbers wanted', lines: ["We're hiring"] },
  ],
  ['invite people to our harvest fair, 21 September', { headline: 'Harvest fair' }],
  ['Black Friday electronics sale: TVs, 60% off', { headline: 'Black Friday electronics sale' }],
  ['Charity banner. Headline left, hands right. "Pass it on." Donate button', { lines: [] }],
  [
    'Cones: mint, lemon, vanilla; each with its price, $3, $3.50, $4',
    { lines: ['Mint $3 · Lemon $3.50 · Vanilla $4'] },
  ],
  ['Ad for cat treats called Miau, "One more?", 2 packs for 5€', { price: '2 packs for 5€' }],
  ['Loyalty card promo: 10th coffee is on us', { offer: '10th coffee is on us' }],
  ['Ski resort ad, snowboarder mid-air, kids ski free', { offer: 'Kids ski free' }],
  ['Soccer camp for kids, July 8 to 19, early bird $149', { price: 'Early bird $149' }],
  [
    'Photography course ad, learn in 6 weeks, 120€, classic look',
    { headline: 'Photography course', lines: ['Learn in 6 weeks'], price: '120€' },
  ],
  ['Hackathon promo, 48 hours, register by June 1', { headline: 'Hackathon', lines: ['48 hours'] }],
  ['New drop Friday, shoe floating with bold text', { headline: 'New drop', when: 'Friday' }],
  ['Ad for solar panels on a family house, save $900 a year', { offer: 'Save $900 a year' }],
  [
    'Invitation to our village fair, Sunday August 24, music, cake and a raffle',
    { lines: ['Music, cake and a raffle'] },
  ],
  [
    "Ad for the Toronto zoo's new polar bear house, opens May 4",
    { headline: "Toronto zoo's new polar bear house" },
  ],
  [
    'Come and visit us: village festival 15 August, music and food',
    {
      headline: 'Come and visit us',
      lines: ['Music and food'],
      when: 'Village festival 15 August',
    },
  ],
  ['Burger combo only 6.99, fries and drink', { price: 'Burger combo only 6.99' }],
  ['Job ad, waiters, 16€/h', { price: '16€/h' }],
  ['Hair salon: new look, new you. Woman with pink hair', { lines: ['New look, new you'] }],
  [
    'Concert poster in motion: Midnight Echo live, 14 June, City Arena',
    { lines: ['Midnight Echo live'], when: '14 June' },
  ],
  // Directions to who sets the words are not read either.
  [
    'Big bold headline at the left: "Ride home dry", bike poncho, price 39 euros in a yellow circle',
    { headline: 'Ride home dry', lines: [], price: '39 euros' },
  ],
  [
    'Carousel slide 1 of 5: "5 plants you can\'t kill", cactus, brand handle @greenfingers',
    { headline: "5 plants you can't kill", lines: [], contact: '@greenfingers' },
  ],
  [
    'Tea ad, "Calm", teal #0FA3A3 and white, small print: organic, web address tea.example at the bottom',
    { lines: ['Organic'], contact: 'tea.example', palette: ['#0fa3a3', '#fbfbff'] },
  ],
  [
    'Shoes by VANTRA, "Run.", price tag $120 crossed out, new price $95',
    { price: '$95 was $120', brand: 'VANTRA' },
  ],
  ['50% OFF EVERYTHING big red letters on yellow, shoe shop', { offer: '50% OFF EVERYTHING' }],
  [
    '🍓 strawberry festival 🍓 June 7-8 🎪 free entry 🎶 live music',
    { headline: 'Strawberry festival', lines: ['Live music'], offer: 'Free entry' },
  ],
  [
    'WINTER BOOTS. WATERPROOF. WAS $149 NOW $89. ONLY THIS WEEKEND.',
    {
      headline: 'WINTER BOOTS',
      lines: ['Waterproof'],
      price: '$89 was $149',
      when: 'This weekend',
    },
  ],
  [
    '{"product":"cold brew can","headline":"Slow coffee","price":"€2.80","colors":["#1B1B1B","#F2C14E"]}',
    { headline: 'Slow coffee', lines: [], contact: null },
  ],
  [
    'STORY / gelato cart / pistachio / "Two scoops" / 4.50 / today 12-20h',
    { headline: 'Two scoops', lines: [], price: '4.50', when: 'Today 12-20h' },
  ],
  [
    'Billboard, left: giant headline "Hungry?", right: burger as big as possible, below: 24 h drive-thru',
    { headline: 'Hungry?', lines: ['24 h drive-thru'] },
  ],
  [
    'Veg box ad. Headline "Ugly carrots." Sub: box from 14.90, skip any week. Bottom right: box.example',
    { lines: ['Skip any week'], price: 'Box from 14.90', contact: 'box.example' },
  ],
  [
    'Hey! We are a small surf school: 5 lessons, board and wetsuit included, 240 €',
    { lines: ['5 lessons', 'Board and wetsuit included'] },
  ],
  [
    'review card: ⭐⭐⭐⭐⭐ "Best ramen." — Tom B., for Noodle Yard, Dock Street',
    { lines: ['– Tom B.'], brand: 'Noodle Yard', contact: 'Dock Street', stars: 5 },
  ],
  [
    'Save the date: Anna & Jonas, 12.09.2026, Schloss Hagenberg',
    { brand: 'Anna & Jonas', when: '12.09.2026', contact: 'Schloss Hagenberg' },
  ],
  [
    'Hotel rooftop pool party, DJ Marisol, Sat 26 July 4pm till late, 21+, dress code white',
    {
      headline: 'Hotel rooftop pool party',
      lines: ['21+', 'DJ Marisol', 'Dress code white'],
      contact: null,
    },
  ],
  [
    'Spring collection, "Bonjour", a hat, -15% with the code FLEUR15, boutique Maison Lila, Lyon',
    { brand: 'Maison Lila', contact: 'Lyon' },
  ],
  // What is held on a day is called what stands before it.
  [
    'Product: jacket "Nimbo". Headline: Rain is just water. CTA: Shop the jacket. Logo: NIMBO',
    { headline: 'Rain is just water', lines: [], call: 'Shop the jacket', brand: 'NIMBO' },
  ],
  ['LAST DAY! ice cream festival, old harbour, entry 5€', { contact: 'Old harbour' }],
  [
    'Restaurant week, menu €29, 12-18 February, "Come hungry", book at tafel.example',
    { lines: ['Restaurant week'], call: 'Book now', contact: 'tafel.example' },
  ],
  ['Our brewery invites: open cellar day, 6 September, "Cheer up"', { lines: ['Open cellar day'] }],
  ['Travel poster "Visit Faroe", text at bottom: Ferries daily', { lines: ['Ferries daily'] }],
  ['Mower ad, "Cuts." 899 € instead of 1.099 €', { price: '899 € was 1.099 €' }],
  ['Ad for ketchup: 3 tomatoes, 2 tomatoes, "Nothing else." €2.49', { lines: [] }],
  [
    'Nail bar ad, text NAIL IT in pink, price list: manicure 25, gel 38',
    { headline: 'NAIL IT', lines: ['Manicure 25', 'Gel 38'] },
  ],
  ['Jazz on the Roof, Sat 23 August, 8 pm, tickets 18 €', { headline: 'Jazz on the Roof' }],
  [
    'Concert poster: THE PAPER KITES TRIBUTE NIGHT, 21 Nov, doors 7:30, show 8:30, tickets £15',
    { headline: 'THE PAPER KITES TRIBUTE NIGHT', when: '21 Nov, doors 7:30  ·  show 8:30' },
  ],
  ['Dog food ad, "Catch of the day, every day"', { headline: 'Catch of the day, every day' }],
  ['Product reveal: the Aurio 2 earbuds, 99 €, "Hear more"', { brand: 'Aurio 2' }],
  ['Konditorei Huber: "Frisch aus dem Ofen", Stück 3,80 €', { brand: 'Konditorei Huber' }],
  ['Rain boots ad, "Drizzle?" Shop Plovva rainwear', { call: 'Shop Plovva rainwear' }],
  ['Ad: oat bars, 4 pack €3.49 instead of €4.29', { price: '4 pack €3.49 was €4.29' }],
  ['Swimming course, "Trau dich!" Start 4. Mai, jetzt anmelden', { call: 'Jetzt anmelden' }],
  // What describes the picture is not read.
  ['9:16 story for a bike shop, 15 seconds, retro 80s look, "Ride on"', { lines: [] }],
  ['Juice ad, 3 bottles on a table, slow zoom, "Fresh"', { lines: [] }],
  ['Restaurant spot, cook tossing pasta in a pan, "Like in Napoli"', { lines: [] }],
])('the ad of "%s" says: %j', (brief, ad) => {
  expect(adOf(brief)).toMatchObject(ad);
});

test.each([
  'A baker at 6 am, 3 loaves on the table',
  'Two kids on a beach, 12 kites in the sky',
  'A small bar at night, rain, 1950s',
])('"%s" sells nothing', (prompt) => {
  expect(adOf(prompt)).toBeNull();
});
