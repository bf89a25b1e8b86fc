import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openIconFile } from '../icons/icon-file.ts';
import { seeded } from '../random.ts';
import { parsePrompt } from './parse-prompt.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);
const table = readFileSync(new URL('../../data/nearest-things.txt', import.meta.url), 'utf8');
const WORDS = [
  ...[...vocabulary.keys()].map((word) => word.replaceAll('-', ' ')),
  ...table.split(/[\s:]+/u).filter((word) => /^[a-z]{3,}$/u.test(word)),
];
const SMALL = 'a the two of in on with by and , . is being no it while who to from for "'.split(
  ' ',
);

function sentence(random: () => number): string {
  const length = 3 + Math.floor(random() * 14);
  const word = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  return Array.from({ length }, () => word(random() < 0.45 ? SMALL : WORDS)).join(' ');
}

test('10,000 random sentences are read without a contradiction', () => {
  const random = seeded('random sentences', 'words');
  const broken: string[] = [];
  for (let count = 0; count < 10_000; count += 1) {
    const prompt = sentence(random);
    const { subjects, relations, effects, ad } = parsePrompt(prompt, vocabulary);
    const exists = (at: number | null) => at === null || subjects[at] !== undefined;
    const isSound =
      relations.every(({ from, to }) => exists(from) && exists(to) && from !== to) &&
      effects.every(({ from }) => exists(from)) &&
      exists(ad?.product ?? null) &&
      subjects.length <= 8 &&
      subjects.every((subject) => subject.count >= 1);
    if (!isSound) broken.push(prompt);
  }
  expect(broken).toEqual([]);
}, 240_000);
