import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { seeded } from '../random.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { createWorld } from '../scene/create-world.ts';
import { lightFor } from '../scene/light.ts';
import { meantForPicture } from '../scene/meant-for-picture.ts';
import { isLaunch } from './air/launch.ts';
import { goesRound } from './air/orbiters.ts';
import { raisesHand } from './face/raised-hand.ts';
import { landsOnSnout } from './landing.ts';
import { lightMoves } from './light/moving-light.ts';
import { beginsInSnow, isChange, isTimeStated } from './looks/dissolve.ts';
import { fliesOver, goesIntoEye } from './motion/camera-words.ts';
import { spinsWhole } from './motion/spins.ts';
import { flyersOver, passesOverhead } from './sky/flyers.ts';
import { namedBackground } from './subject/background-of.ts';
import { addedIn } from './words/added-words.ts';
import { announced } from './words/announcement.ts';
import { comingOf } from './words/coming.ts';
import { besides } from './words/countdown.ts';

const read = (prompt: string) => parsePrompt(prompt, knownWords());

test.each([
  ['The astronaut smiles and the flag waves slowly behind', false],
  ['The astronaut smiles, the flag waves a little, slow push in', false],
  ['She smiles while her hair waves in the wind', false],
  ['She waves hello, the flag moves gently behind her', true],
  ['The astronaut smiles and waves at us', true],
])('%s: somebody raises a hand: %j', (prompt, raises) => {
  expect(raisesHand(prompt)).toBe(raises);
});

test.each([
  ['The car drives along the coast, wheels spinning', false],
  ['The propeller spins', false],
  ['Album cover animation, slowly rotating', true],
])('%s: all of the picture turns: %j', (prompt, turns) => {
  expect(spinsWhole(prompt)).toBe(turns);
});

test('a helicopter over a hotel is no camera', () => {
  expect(fliesOver('A helicopter flies over the hotel')).toBe(false);
  expect(fliesOver('Drone flies over the roofs')).toBe(true);
  expect(passesOverhead('A helicopter flies over the hotel')).toBe(true);
  expect(passesOverhead('The camera flies over the village')).toBe(false);
});

test.each([
  ['snow falls on the village at night, lights in the windows', true, false],
  ['At night it starts to rain', true, true],
  ['Night falls over the village', false, true],
  ['From day to night', false, true],
  ['The village at dusk turns to night', false, true],
])('%s: has its time from the beginning: %j, changes: %j', (prompt, isStated, changes) => {
  expect(isTimeStated(prompt)).toBe(isStated);
  expect(isChange(prompt)).toBe(changes);
});

test('a season that is a date changes nothing in the picture', () => {
  const meant = (prompt: string) => meantForPicture(prompt, read(prompt));
  expect(meant('Trailer title "Beyond the last light", coming this autumn').moods).not.toContain(
    'autumn',
  );
  expect(meant('Movie trailer title "LAST LAUNCH", coming this winter').setting).not.toBe('snow');
  expect(meant('The park in autumn').moods).toContain('autumn');
});

test('the camera goes into an eye only for what is in it', () => {
  expect(goesIntoEye("zoom into the cat's eyes until we see a galaxy")).toBe(true);
  expect(goesIntoEye('Zoom in on her eyes')).toBe(false);
});

test('a rocket that starts takes off', () => {
  const isOff = (prompt: string) => isLaunch(read(prompt), prompt);
  expect(isOff('Countdown 3 2 1 and the rocket starts')).toBe(true);
  expect(isOff('Countdown 3 2 1, then camera pushes toward the rocket')).toBe(false);
});

test('the words of an end card are who it is for and where to find them', () => {
  const shown = (prompt: string) => announced(prompt, read(prompt));
  const card = shown('End card for Nordwind Consulting with our logo and www.nordwind.example');
  expect(card.ad).toMatchObject({ headline: 'Nordwind Consulting' });
  const thanks = shown('End card: logo, "Thank you for watching", follow us @seoulbites');
  expect(thanks.ad).toMatchObject({ headline: 'Thank you for watching', contact: '@seoulbites' });
  expect(shown('Countdown 3 2 1, then "We launch Friday" for our new online shop').title).toBe(
    'We launch Friday',
  );
});

test('a deep blue ground is darker than a blue one', () => {
  expect(namedBackground('Logo on deep blue with confetti')?.colour).toMatch(/^#[0-4]/u);
  expect(namedBackground('The bottle on a table')).toBeNull();
});

const added = (prompt: string) => addedIn(prompt, read(prompt)).subjects.map(({ thing }) => thing);

test.each([
  ['The cup slides aside and a croissant appears', ['croissant']],
  ['Santa flies over the village', ['santa-claus']],
  ['A train passes behind the village', ['train']],
  ['a croissant slides in from the right and lands beside the cup', ['croissant']],
  ['A small alien pops up from behind her and waves', ['alien']],
  ['Behind the cat a dog appears and looks over her shoulder', ['dog-face']],
  ['the door opens and a little old lady waters the bushes', ['old-woman']],
  ['a crowd of people watches from the bottom of the frame and cheers', ['person']],
  ['a small paper boat with a child in it sails across these galaxies', ['child', 'paper-boat']],
  ['a hot air balloon drifts past above the skyline, he keeps filming', ['hot-air-balloon']],
  ['warm light flickers as from a fireplace, steam curls up from the cup', []],
  ['Workshop ad from this photo: only 6 places left', []],
  ['A cat blinks and looks up', []],
  ['A dragon flies over the rooftops, banner at the bottom reads', ['dragon']],
])('%s: added to the picture: %j', (prompt, things) => {
  expect(added(prompt)).toEqual(things);
});

test.each([
  ['Let little planets circle slowly around her head', true],
  ["hearts circle around the cat's head", true],
  ['The camera circles around her head', false],
])('%s: small things go round: %j', (prompt, goes) => {
  expect(goesRound(prompt)).toBe(goes);
});

test.each([
  ['A robot rolls in from the left', { from: 'left', arrives: true, isBehind: false }],
  ['A giant peeps over the hills', { from: null, peeps: true, isBehind: true }],
  ['an elephant walks behind the rocket', { peeps: false, isBehind: true }],
  ['She smiles and looks over to us', { peeps: false, isBehind: false }],
])('%s: comes as %j', (prompt, coming) => {
  expect(comingOf(prompt)).toMatchObject(coming);
});

test('winter turns to spring, and snow is only there before', () => {
  const prompt = 'The picture turns from winter to spring';
  expect(beginsInSnow(prompt)).toBe(true);
  expect(meantForPicture(prompt, read(prompt)).setting).not.toBe('snow');
});

test('a butterfly needs no article to land', () => {
  expect(landsOnSnout("Butterfly lands on the cat's nose")).toBe(true);
});

test.each([
  ['Steam rising from the cup, morning light moves across the table', true],
  ['Shadows creep slowly over the wall', true],
  ['The cup in the morning light', false],
])('%s: light moves: %j', (prompt, moves) => {
  expect(lightMoves(prompt)).toBe(moves);
});

test('numbers are counted beside what is slim', () => {
  const size = { width: 1280, height: 720 };
  const rocket = { x: 600, y: 40, width: 80, height: 640 };
  expect(besides(size, rocket, 150)).toBeGreaterThan(830);
  expect(besides(size, { x: 300, y: 40, width: 700, height: 640 }, 150)).toBe(640);
  expect(besides(size, { ...rocket, y: 500 }, 150)).toBe(640);
});

test.each([
  ['An owl flies over the village at night', 1],
  ["Two butterflies fly around the cat's head", 2],
  ['The owl flies off', 0],
])('%s: %j of them fly through the picture', (prompt, count) => {
  const description = read(prompt);
  const size = { width: 320, height: 180 };
  const world = createWorld(
    size,
    description,
    lightFor(description, seeded(prompt, 'light')),
    prompt,
  );
  expect(flyersOver(world, prompt, description)).toHaveLength(count);
});
