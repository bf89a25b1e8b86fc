import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPrompt } from './check-prompt.ts';

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'examples', name), 'utf8')
    .trim()
    .split('\n');

const INNOCENT_PROMPTS = linesOf('innocent.txt');
/** Category and prompt. */
const REFUSED_PROMPTS = linesOf('refused.txt').map((line): [string, string] => {
  const [category = '', prompt = ''] = line.split(': ');
  return [category, prompt];
});

test('there are enough prompts on both sides to mean something', () => {
  expect(INNOCENT_PROMPTS.length).toBeGreaterThan(200);
  expect(REFUSED_PROMPTS.length).toBeGreaterThan(85);
});

test.each(INNOCENT_PROMPTS)('passes: %s', (prompt) => {
  expect(checkPrompt(prompt)).toEqual({ allowed: true });
});

test.each(REFUSED_PROMPTS)('refuses as %s: %s', (category, prompt) => {
  expect(checkPrompt(prompt)).toMatchObject({ allowed: false, category });
});

test('a refusal says why, gently, and that nothing was charged', () => {
  expect(checkPrompt('gas the jews')).toEqual({
    allowed: false,
    category: 'hate',
    message:
      'The prompt seems to ask for hatred against a group of people, which we do not make. Nothing was charged; please describe something else.',
  });
});

test.each(['\uFEFF', '\u200B', '\u00AD', '\u2060'])(
  'a character that nobody sees hides nothing: %j',
  (unseen) => {
    expect(checkPrompt(`gas the je${unseen}ws`)).toMatchObject({
      allowed: false,
      category: 'hate',
    });
  },
);

const letters = (text: string, change: (letter: string) => string) =>
  text.replaceAll(/\p{L}/gu, change);
const swap = (pairs: string) => {
  const table = new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
  return (text: string) => [...text].map((letter) => table.get(letter) ?? letter).join('');
};
const isLatin = (text: string) => !/[^\p{Script=Latin}\P{L}]/u.test(text);
const hasWords = (text: string) => !/[\p{Script=Han}\p{Script=Katakana}]/u.test(text);

const DISGUISES: readonly (readonly [string, (text: string) => string])[] = [
  ['capitals', (text) => text.toUpperCase()],
  ['invisible characters', (text) => letters(text, (letter) => `${letter}\u200b\u00ad`)],
  ['stacked marks', (text) => letters(text, (letter) => `${letter}\u0335\u0301`)],
  ['a sentence around it', (text) => `In 4K, golden hour: ${text}, cinematic, 35mm film grain.`],
  ['letters apart', (text) => [...text.replaceAll(' ', '')].join(' ')],
  ['dots between letters', (text) => text.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '.')],
];
const DISGUISES_OF_WORDS: readonly (readonly [string, (text: string) => string])[] = [
  ['drawn-out letters', (text) => letters(text, (letter) => letter.repeat(3))],
];
const DISGUISES_OF_LATIN: readonly (readonly [string, (text: string) => string])[] = [
  ['leetspeak', swap('a4 e3 i1 o0 s5 t7')],
  ['signs', swap('a@ s$ i!')],
  ['Cyrillic letters', swap('aа eе oо pр cс xх yу iі')],
  ['Greek letters', swap('oο aα nη iι')],
  ['wide letters', (text) => text.replaceAll(/[a-z]/g, wide)],
  ['hyphens', (text) => text.replaceAll(/(?<=[a-z]{2})(?=[a-z]{2})/g, '-')],
];

function wide(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
}

test.each([
  ...DISGUISES.map((disguise) => [...disguise, REFUSED_PROMPTS] as const),
  ...DISGUISES_OF_WORDS.map(
    (disguise) => [...disguise, REFUSED_PROMPTS.filter(([, text]) => hasWords(text))] as const,
  ),
  ...DISGUISES_OF_LATIN.map(
    (disguise) => [...disguise, REFUSED_PROMPTS.filter(([, text]) => isLatin(text))] as const,
  ),
])('%s hide nothing', (_name, disguise, prompts) => {
  const passed = prompts
    .map(([, prompt]) => disguise(prompt))
    .filter((text) => checkPrompt(text).allowed);
  expect(passed).toEqual([]);
});

test('innocent prompts stay innocent in capitals, and inside a longer prompt', () => {
  const wrong = INNOCENT_PROMPTS.flatMap((prompt) => [
    prompt.toUpperCase(),
    `${prompt}, cinematic lighting, 4k, trending, highly detailed, no text`,
  ]).filter((prompt) => !checkPrompt(prompt).allowed);
  expect(wrong).toEqual([]);
});

test('two innocent prompts after one another stay innocent', () => {
  const pairs = INNOCENT_PROMPTS.map(
    (prompt, index) => `${prompt}. ${INNOCENT_PROMPTS[(index + 7) % INNOCENT_PROMPTS.length]}`,
  );
  expect(pairs.filter((prompt) => !checkPrompt(prompt).allowed)).toEqual([]);
});

test('the longest prompt is judged within milliseconds, whatever it is made of', () => {
  const prompts = [
    'a b c d ',
    'nude ',
    'child bomb how to make ',
    '1!',
    'ааа',
    '.-',
    '\u200b',
    'a',
    'aб',
    'how to ',
    '裸',
  ];
  for (const part of prompts) {
    const prompt = part.repeat(4_000 / part.length);
    // Processor time, which is the same on a busy machine.
    const before = process.threadCpuUsage();
    checkPrompt(prompt);
    const { user } = process.threadCpuUsage(before);
    expect(user / 1_000).toBeLessThan(500);
  }
});
