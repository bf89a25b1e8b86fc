import { expect, test } from 'vitest';
import { readPrompts } from './prompts.ts';
import { hasFullMarks, readScores } from './scores.ts';

const PROMPTS = readPrompts(new URL('prompts.txt', import.meta.url));
const SCORES = readScores(new URL('scores.txt', import.meta.url));

test('each of the 120 prompts is scored, and at least 108 have full marks', () => {
  expect(SCORES.map(({ number }) => number)).toEqual(PROMPTS.map(({ number }) => number));
  expect(SCORES).toHaveLength(120);
  expect(SCORES.filter(hasFullMarks).length).toBeGreaterThanOrEqual(108);
});

test('a score that lacks a mark says why', () => {
  const unexplained = SCORES.filter((score) => !hasFullMarks(score) && score.remark === '');
  expect(unexplained).toEqual([]);
});
