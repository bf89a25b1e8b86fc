import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);

test.each([
  // What is done for somebody is not shopped for.
  ['Babysitter ad, woman playing with a toddler', { headline: 'In good hands', call: 'Book now' }],
  ['Advert for a tailor who makes suits, man measuring a jacket', { headline: 'Made to fit you' }],
  ['A piano school ad, little boy at the piano, "Play"', { call: 'Sign up' }],
  ['Ad for a retirement home with a couple in a garden, "Stay"', { call: 'Learn more' }],
  ['Ad for a shoe repair shop, an old cobbler at work', { headline: 'As good as new' }],
  ['Farm holiday advert, kids feed goats, "Wake up happy"', { call: 'Book now' }],
  ['Shoe ad, a runner in the rain, "Go"', { call: 'Shop now' }],
  // What is only asked is the button, and said once.
  ['Swimming lessons ad, "Register now"', { headline: 'Learn to swim', call: 'Register now' }],
  ['Job ad, we are hiring cooks, "Join our crew"', { headline: 'We are hiring', lines: ['Cooks'] }],
  ['Travel ad, a beach, "Start your journey"', { headline: 'Start your journey' }],
  [
    'Ad for a dog walking service, "From 12 euros", "Book a walk"',
    { headline: 'In good hands', lines: [], price: 'From 12 euros', call: 'Book a walk' },
  ],
  ['Farm ad, goats, "Book your week in the hills"', { call: 'Book now' }],
  ['We are hiring nurses, nurses in a hospital, "Care"', { lines: ['We are hiring nurses'] }],
  // Hours and places.
  ['Farmers market ad, stalls, every Sunday 8 to 1', { when: 'Every Sunday 8 to 1' }],
  ['Farm shop ad, open Tuesday to Saturday 9 to 6', { when: 'Open Tuesday to Saturday 9 to 6' }],
  ['Summer camp in July, kids around a fire, "Sign up today"', { when: 'In July' }],
  ['Jazz festival on 14 July at the harbour, a singer', { contact: 'The harbour' }],
  ['Ad for a cleaning service in Leeds: a cleaner at work', { contact: 'Leeds' }],
  ['Travel ad for Lisbon: a tram on a hill', { headline: 'Lisbon' }],
  ['Dentist advert, "No more fear", Dr. Klein, Main Street 4', { brand: 'Dr. Klein' }],
  ['Language ad, friends talk, speak French in 8 weeks', { lines: ['Speak French in 8 weeks'] }],
  // Who looks for others.
  [
    'Chess club looking for members, two old men playing chess under a tree',
    { headline: 'Chess club looking for members', call: 'Join us' },
  ],
  [
    'Charity run, runners in pink, "Run with us, May 3"',
    { headline: 'Run with us', when: 'May 3' },
  ],
])('of "%s" the ad says: %j', (prompt, ad) => {
  expect(parsePrompt(prompt, vocabulary).ad).toMatchObject(ad);
});
