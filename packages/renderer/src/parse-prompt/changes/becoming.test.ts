import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import type { Phase } from '../scene-description.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);
const phasesOf = (prompt: string): readonly Phase[] => parsePrompt(prompt, vocabulary).phases ?? [];

const [RED, GREEN, BLACK, WHITE, GOLD, SILVER] = [
  '#e5383b',
  '#38b000',
  '#26242e',
  '#fbfbff',
  '#f5b82e',
  '#c3cad6',
];

test.each([
  ['A car changes from black to white.', [[BLACK], [WHITE]]],
  ['Green apple ripens to red', [[GREEN], [RED]]],
  ['A timelapse of a strawberry ripening on the table', [['#6fae3a'], [null]]],
  ["A butterfly's wings change from white to red", [[WHITE], [RED]]],
  ['A green chameleon changes its skin color to a deep shade of red', [[GREEN], [RED]]],
  [
    'Silver car changes to a gold as the red bicycle beside it shifts to green',
    [
      [SILVER, RED],
      [GOLD, GREEN],
    ],
  ],
])('things have other colours in the end in "%s"', (prompt, colours) => {
  expect(phasesOf(prompt).map(({ subjects = [] }) => subjects.map(({ colour }) => colour))).toEqual(
    colours,
  );
});

test('what is made of something else keeps its place', () => {
  const phases = phasesOf('The glass door turned into a metal door.');
  expect(phases.map(({ subjects = [] }) => subjects.map(({ material }) => material))).toEqual([
    ['glass'],
    ['silver'],
  ]);
  expect(
    phasesOf('A wooden chair transforms into a golden chair').at(-1)?.subjects?.[0]?.material,
  ).toBe('gold');
});

test('places change as a whole', () => {
  expect(phasesOf('A river changes from blue to brown.').map(({ tints }) => tints?.water)).toEqual([
    '#2f6bff',
    '#8a5a3c',
  ]);
  expect(phasesOf('A wall changes from black to white.').map(({ accent }) => accent)).toEqual([
    BLACK,
    WHITE,
  ]);
  expect(phasesOf('The sky changes from bright to dark.').at(-1)?.time).toBe('night');
  expect(phasesOf('A room changes from dark to bright.').at(-1)).toMatchObject({
    moods: [],
    extras: [],
  });
});

test('a lamp becomes bright in the dark', () => {
  const phases = phasesOf('A candle changes from dim to bright.');
  expect(phases.map(({ moods, subjects }) => [moods, subjects?.[0]?.states])).toEqual([
    [['dark'], []],
    [[], ['glowing']],
  ]);
});

test.each([
  'A woman turns to the left',
  'A woman changes into a red dress',
  'A traffic light turns green and cars drive',
  'A car turns into a red garage',
  "A cat's eyes turn red",
  'A caterpillar turns into a butterfly',
])('nothing changes its look in "%s"', (prompt) => {
  expect(phasesOf(prompt)).toEqual([]);
});

test.each([
  ['A dog changes from small to big.', 'grow'],
  ['A balloon changes from large to small.', 'shrink'],
  ['An ant gradually grow big.', 'grow'],
  ['A dog shrinks to the size of a mouse', 'shrink'],
])('what changes its size in "%s" does nothing but %s', (prompt, motion) => {
  expect(parsePrompt(prompt, vocabulary).subjects[0]?.motions).toEqual([motion]);
});

test('a lake thaws and freezes', () => {
  const settingsOf = (prompt: string) => [
    parsePrompt(prompt, vocabulary).setting,
    phasesOf(prompt).at(-1)?.setting,
  ];
  expect(settingsOf('A frozen lake thawing as the temperature rises')).toEqual([
    'frozen-lake',
    'lake',
  ]);
  expect(settingsOf('The lake slowly freezes over')).toEqual(['lake', 'frozen-lake']);
});

test.each([
  ['A lamp on the desk turns off', [['glowing'], []]],
  ['The lantern lights up', [[], ['glowing']]],
])('a lamp changes in "%s"', (prompt, states) => {
  const lamps = phasesOf(prompt).map(({ subjects = [] }) =>
    subjects.find(({ thing }) => /lamp|lantern/u.test(thing)),
  );
  expect(lamps.map((lamp) => lamp?.states)).toEqual(states);
});

test.each([
  ['A timelapse records the corrosion of a toolbox left outside', 'toolbox', 'rusting'],
  ['Air being slowly removed from a sealed, empty soda can', 'drink-can', 'crumpling'],
  ['A ghost disappears in the hallway', 'ghost', 'vanishing'],
])('"%s" tells what becomes of it', (prompt, thing, state) => {
  expect(parsePrompt(prompt, vocabulary).subjects).toMatchObject([{ thing, states: [state] }]);
});

test('a cloud alone is what the picture is about', () => {
  expect(parsePrompt('A cloud changes from small to large', vocabulary).subjects).toMatchObject([
    { thing: 'cloud', motions: ['grow'] },
  ]);
});

test('what the sun bleaches stays where it is', () => {
  const { phases, relations } = parsePrompt('A wall painting fading due to the sun', vocabulary);
  expect(phases?.at(-1)?.subjects).toMatchObject([{ thing: 'mural', states: ['fading'] }]);
  expect(relations).toEqual([]);
});
