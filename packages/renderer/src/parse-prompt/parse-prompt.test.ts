import { expect, test } from 'vitest';
import { openIconFile } from '../icons/icon-file.ts';
import { parsePrompt } from './parse-prompt.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

/** Subjects in short: count, icon, motions, relation. */
function subjectsOf(prompt: string): string[] {
  const { subjects, relations } = read(prompt);
  return subjects.map(({ thing, count, motions }, at) => {
    const relation = relations
      .filter(({ from }) => from === at)
      .map(({ kind, to }) => ` ${kind} ${to === null ? 'the place' : subjects[to]?.thing}`)
      .join('');
    return `${count} ${thing}${motions.map((motion) => ` ${motion}`).join('')}${relation}`;
  });
}

test.each([
  ['a fox in a snowy forest', 'snow'],
  ['a taxi in the city', 'city'],
  ['under the sea with corals', 'underwater'],
  ['a whale swimming in the ocean', 'underwater'],
  ['a dolphin jumping out of the sea', 'sea'],
  ['a crab on the beach', 'beach'],
  ['the alps at dawn', 'mountains'],
  ['a camel between sand dunes', 'dunes'],
  ['a galaxy far away', 'space'],
  ['a cat on the moon', 'moon'],
  ['a jungle temple', 'jungle'],
  ['flowers on a hill', 'meadow'],
  ['a bear at a lake', 'lake'],
  ['an erupting volcano', 'volcano'],
  ['above the clouds', 'sky'],
  ['a desk with a laptop', 'room'],
  ['pancakes in the kitchen', 'kitchen'],
  ['a rock concert', 'stage'],
  ['snowy mountains', 'mountains'],
])('"%s" is set in: %s', (prompt, setting) => {
  expect(read(prompt).setting).toBe(setting);
});

test.each([
  ['a goldfish', 'underwater'],
  ['a rocket', 'space'],
  ['a penguin', 'snow'],
  ['a pizza', 'kitchen'],
  ['new sneakers', 'table-top'],
  ['it rains', 'city'],
  ['rain and thunder', 'city'],
  ['a cat in the rain', 'city'],
  ['', 'abstract'],
])('without a place, "%s" is set in: %s', (prompt, setting) => {
  expect(read(prompt).setting).toBe(setting);
});

test.each([
  ['a lake at dawn', 'dawn'],
  ['a sunny afternoon', 'day'],
  ['golden hour in the hills', 'sunset'],
  ['the city at twilight', 'dusk'],
  ['a starry sky', 'night'],
  ['a field', null],
])('"%s" has the time: %s', (prompt, time) => {
  expect(read(prompt).time).toBe(time);
});

test.each([
  ['a fox', ['1 fox']],
  ['three cats', ['3 cat-face']],
  ['4 ducks on a pond', ['4 duck on the place']],
  ['wolves', ['3 wolf']],
  ['mice and children', ['3 mouse-face', '3 child']],
  ['a pair of foxes', ['2 fox']],
  ['a polar bear', ['1 polar-bear']],
  ['a roller coaster', ['1 roller-coaster']],
  ['an astronaut cat', ['1 cat-face']],
  ['a baby elephant', ['1 elephant']],
  ['a flower meadow', []],
  ['an orange on a table', ['1 tangerine on the place']],
  ['an orange car', ['1 automobile']],
  ['watch the sunset', []],
  ['a watch', ['1 watch']],
  ['a dog and the dog runs', ['1 dog-face run']],
])('"%s" shows: %j', (prompt, subjects) => {
  expect(subjectsOf(prompt)).toEqual(subjects);
});

test.each([
  ['a running fox', ['1 fox run']],
  ['a fox runs through the forest', ['1 fox run through the place']],
  ['running through the forest, a fox', ['1 fox run through the place']],
  ['a cat and a dog dancing', ['1 cat-face dance', '1 dog-face dance']],
  ['a dog chasing a cat', ['1 dog-face run chase cat-face', '1 cat-face run']],
  ['a bird flying over a sleeping bear', ['1 bird fly over bear', '1 bear sleep']],
  ['a spinning dancing robot', ['1 robot spin dance']],
])('"%s" moves: %j', (prompt, subjects) => {
  expect(subjectsOf(prompt)).toEqual(subjects);
});

test.each([
  ['a cat to the left of a dog', ['1 cat-face left dog-face', '1 dog-face']],
  ['a cat next to a dog', ['1 cat-face next-to dog-face', '1 dog-face']],
  ['a house behind a tree', ['1 house behind deciduous-tree', '1 deciduous-tree']],
  ['a mouse riding a skateboard', ['1 mouse-face drive ride skateboard', '1 skateboard']],
  ['a bear in a canoe on a lake', ['1 bear in canoe', '1 canoe on the place']],
])('"%s" relates: %j', (prompt, subjects) => {
  expect(subjectsOf(prompt)).toEqual(subjects);
});

test('the colour of what makes up most of a thing is that of the thing', () => {
  const colourOf = (prompt: string) => read(prompt).subjects[0]?.colour;
  expect(colourOf('a butterfly with a yellow wing')).toBe('#ffd60a');
  expect(colourOf('a paraglider with a big blue canopy')).toBe('#2f6bff');
  expect(colourOf('a train with green carriages')).toBe('#38b000');
  expect(colourOf('a white bird with blue wings')).toBe('#fbfbff');
  expect(colourOf('a house with a red roof')).toBeNull();
});

test('sizes, colours and positions belong to their noun, other colours to the picture', () => {
  const [giant, tiny] = read('a giant blue whale and a tiny mouse on the left').subjects;
  expect(giant).toMatchObject({ thing: 'whale', size: 'giant', colour: '#2f6bff', position: null });
  expect(tiny).toMatchObject({ thing: 'mouse-face', size: 'tiny', colour: null, position: 'left' });
  expect(read('a purple sky over the desert').tints?.sky).toBe('#8a3ffc');
  expect(read('a red fox').subjects[0]?.colour).toBeNull();
});

test('weather, mood, particles and camera are read as well', () => {
  expect(read('a neon city in heavy rain at night, zoom in')).toMatchObject({
    setting: 'city',
    time: 'night',
    weather: ['rain'],
    moods: ['neon'],
    particles: ['rain'],
    camera: 'zoom-in',
  });
  expect(read('a romantic autumn forest with falling leaves, panning left')).toMatchObject({
    moods: ['autumn'],
    particles: ['hearts', 'leaves'],
    camera: 'pan-left',
  });
});

test.each([
  ['shoes with the words "SUMMER SALE"', 'SUMMER SALE'],
  ["shoes with the words 'SUMMER SALE'", 'SUMMER SALE'],
  ['“Bonjour” in the city', 'Bonjour'],
  ["it's the dog's day", null],
  ['an empty "" title', null],
  ['happy birthday card with balloons for Emma', 'Happy birthday, Emma!'],
  ['birthday card for grandpa with a cat', 'Happy birthday, Grandpa!'],
  ['Welcome to New York', 'Welcome to New York'],
  ['Welcome to Thessaloniki', 'Welcome to Thessaloniki'],
  ['a warm welcome, a dog jumping on its owner', null],
  ['welcome to the jungle', null],
  ['merry christmas, a snowman waves', 'Merry Christmas'],
  ['Happy New Year 2027 with fireworks', 'Happy New Year 2027'],
  ['children sing happy birthday around a cake', null],
  ['a girl reads a birthday card', null],
])('%s has the title: %s', (prompt, title) => {
  expect(read(prompt).title).toBe(title);
});

test('words in quotes are shown, not understood', () => {
  expect(subjectsOf('a fox with the words "three cats in space"')).toEqual(['1 fox']);
});

test('a crowd is no larger than the picture can hold', () => {
  const { subjects } = read('500 cats, a dozen dogs, 7 foxes, 8 bears, 9 frogs and 3 owls');
  expect(subjects.length).toBeLessThanOrEqual(6);
  expect(subjects[0]?.count).toBe(9);
});

test.each([
  ['pirates digging up a treasure chest on a beach', 'treasure-chest', true],
  ['a pirate opens a treasure chest on a beach', 'treasure-chest', false],
])('what is dug up is still half in the ground: %s', (prompt, thing, isBuried) => {
  const found = read(prompt).subjects.find((one) => one.thing === thing);
  expect(found?.states.includes('buried')).toBe(isBuried);
});

test.each([
  ['a broken robot', false],
  ['a vase breaks', true],
])('machines that are broken do not burst: %s', (prompt, bursts) => {
  expect(read(prompt).subjects[0]?.states.includes('shattering')).toBe(bursts);
});

test.each([
  ['a Viking longship gliding through a narrow fjord', '1 longship float through the place'],
  ['a container ship leaving the harbour', '1 container-ship drive'],
  ['a ghost ship flying through the clouds', '1 ghost-ship fly'],
])('boats stay on the water and go there, but in the sky: %s', (prompt, seen) => {
  expect(subjectsOf(prompt)).toEqual([seen]);
});
