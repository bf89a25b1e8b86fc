import { expect, test } from 'vitest';
import { readPrompts } from '../../gallery/prompts.ts';
import { readPrompt } from './read-prompt.ts';

test.each([
  [
    'a fox running through a snowy forest at sunset',
    ['fox: subject', 'running: motion', 'snowy forest: setting', 'sunset: light'],
  ],
  ['A neon city in the rain', ['neon city: setting', 'rain: weather']],
  [
    'three red foxes dancing on the left',
    ['three red foxes: subject', 'dancing: motion', 'on the left: subject'],
  ],
  [
    '"Summer sale" a lotion bottle on the beach, zoom in',
    ['Summer sale: title', 'lotion bottle: subject', 'beach: setting', 'zoom in: camera'],
  ],
  ['a taxi in the city near a volcano', ['taxi: subject', 'city: setting']],
  ['a whale swimming in the ocean', ['whale: subject', 'swimming: motion', 'ocean: setting']],
  ['an astronaut cat on the moon', ['astronaut cat: subject', 'on the moon: setting']],
  ['fireworks, then confetti', ['fireworks: weather', 'confetti: weather']],
  ['ﬁreworks over a ＣＩＴＹ', ['ﬁreworks: weather', 'ＣＩＴＹ: setting']],
  ['cafe\u0301 with 🦊🦊 and a fox’s tail', ['cafe\u0301: setting', 'fox: subject']],
  ['İİ a taxi', ['taxi: subject']],
  ['wibble wobble', []],
  ['', []],
])('of %j are read: %j', (prompt, words) => {
  const { words: read } = readPrompt(prompt);
  expect(read.map(({ start, end, kind }) => `${prompt.slice(start, end)}: ${kind}`)).toEqual(words);
  for (const { color } of read) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

test('what is read is plain data, which another process gets as it is', () => {
  const prompts = readPrompts(new URL('../../gallery/prompts.txt', import.meta.url));
  expect(prompts).toHaveLength(120);
  for (const { prompt } of prompts) {
    const reading = readPrompt(prompt);
    expect(structuredClone(reading), prompt).toStrictEqual(reading);
  }
});

test.each([
  'a constructor on a wall',
  'a ｃｏｎｓｔｒｕｃｔｏｒ on a wall',
  'constructors at work, "Constructor for hire"',
  'Constructor ad, hiring now, "Constructor Inc"',
  'lipstick ad on pink constructor with constructor petals',
  'a constructor painting a portrait, the constructor is a tiny chick',
])('no word is taken for what all objects have: %s', (prompt) => {
  const reading = readPrompt(prompt);
  expect(structuredClone(reading)).toStrictEqual(reading);
  expect(reading.words.length).toBeGreaterThan(0);
});

test('words have the colours of what they became, in the light of the picture', () => {
  const colours = (prompt: string) => readPrompt(prompt).words.map(({ color }) => color);
  expect(colours('a red apple in a meadow at noon')).toEqual(['#f74a53', '#6cc148', '#57c4ec']);
  expect(colours('a neon city')).toEqual(['#ff4fa0']);
  const [byDay = '', byNight = ''] = ['noon', 'midnight'].map(
    (time) => colours(`a lake at ${time}`)[0],
  );
  expect(Number.parseInt(byNight.slice(1, 3), 16)).toBeLessThan(
    Number.parseInt(byDay.slice(1, 3), 16),
  );
});

test('a Greek capital that depends on its place in a word costs the marks, not the answer', () => {
  expect(readPrompt('ΟΔΟΣ ﬁ a fox').words).toEqual([]);
});
