import { expect, test } from 'vitest';
import type { QuizAnswers } from '../../contract/quiz.ts';
import type { Model } from '../../contract/resources/model.ts';
import { readQuiz, recommendPack } from './quiz.ts';

function aModel(id: string, type: 'video' | 'image', credit_cost: number, available = true): Model {
  return {
    ...{ id, name: id, type, credit_cost, available, description: '', durations: [] },
    ...{ aspect_ratios: ['16:9'], accepts_image: false, unavailable_reason: null },
  };
}

const EMBEDDED = [aModel('motion', 'video', 2), aModel('still', 'image', 1)];
const CONNECTED = [
  ...EMBEDDED,
  aModel('wan', 'video', 6),
  aModel('veo', 'video', 50),
  aModel('kling', 'video', 20, false),
];
const FEW: QuizAnswers = { make: 'video', often: 'few', weeks: 'one', quality: 'draft' };

test.each<[string, QuizAnswers, readonly Model[], string, number, boolean]>([
  ['three drafts', FEW, EMBEDDED, 'quiz:quiz_1week', 6, true],
  [
    'a draft a day for a month',
    { ...FEW, often: 'daily', weeks: 'four' },
    EMBEDDED,
    'quiz:quiz_1week',
    56,
    true,
  ],
  [
    'several drafts a day, with pictures, for a month',
    { ...FEW, make: 'both', often: 'many', weeks: 'four' },
    EMBEDDED,
    'quiz:quiz_4week',
    252,
    true,
  ],
  [
    'what a server cannot run does not count',
    { ...FEW, quality: 'good' },
    CONNECTED,
    'quiz:quiz_1week',
    18,
    true,
  ],
  ['the dearest model', { ...FEW, quality: 'best' }, CONNECTED, 'quiz:quiz_4week', 150, true],
  [
    'more than any pack',
    { ...FEW, often: 'many', weeks: 'twelve', quality: 'best' },
    CONNECTED,
    'quiz:quiz_12week',
    12_600,
    false,
  ],
])(
  'the quiz recommends the smallest pack that is enough: %s',
  (_what, answers, models, skuId, estimatedCredits, covers) => {
    expect(recommendPack(answers, models)).toMatchObject({
      pack: { skuId },
      estimatedCredits,
      covers,
    });
  },
);

test('the quiz recommends nothing before all four questions are answered, or where no model runs', () => {
  const { questions, recommendation } = readQuiz({ make: 'video', often: 'few' }, EMBEDDED);
  expect(questions.map(({ id, options }) => [id, options.length])).toEqual([
    ['make', 3],
    ['often', 3],
    ['weeks', 4],
    ['quality', 3],
  ]);
  expect(recommendation).toBeNull();
  expect(readQuiz(FEW, []).recommendation).toBeNull();
});
