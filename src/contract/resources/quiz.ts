import { z } from 'zod';
import { QUIZ } from '../quiz.ts';
import { packSchema } from './purchase.ts';

function answerTo<Option extends string>(
  question: string,
  options: Readonly<Record<Option, string>>,
) {
  const ids = Object.keys(options) as [Option, ...Option[]];
  return z.enum(ids).optional().describe(`The answer to "${question}"`);
}

export const quizRequestSchema = z.strictObject({
  make: answerTo(QUIZ.make.question, QUIZ.make.options),
  often: answerTo(QUIZ.often.question, QUIZ.often.options),
  weeks: answerTo(QUIZ.weeks.question, QUIZ.weeks.options),
  quality: answerTo(QUIZ.quality.question, QUIZ.quality.options),
});

const needSchema = z
  .object({
    model: z
      .object({
        id: z.string().describe('Model id.'),
        name: z.string().describe('Name for people.'),
        credit_cost: z.int().min(0).max(1_000_000).describe('Credits of one generation.'),
      })
      .describe('A model that this server can run.'),
    generations: z.int().min(0).max(100_000).describe('How many generations were counted.'),
  })
  .describe('A part of the estimate.');

export const quizSchema = z
  .object({
    questions: z
      .array(
        z
          .object({
            id: z.string().describe('The parameter that takes the answer.'),
            question: z.string().describe('The question.'),
            options: z
              .array(
                z
                  .object({
                    id: z.string().describe('The value of the parameter.'),
                    label: z.string().describe('The answer for people.'),
                  })
                  .describe('A possible answer.'),
              )
              .describe('The possible answers.'),
          })
          .describe('A question.'),
      )
      .describe('The questions, in order.'),
    recommendation: z
      .object({
        pack: packSchema,
        estimatedCredits: z.int().min(0).max(10_000_000).describe('What it will take, estimated.'),
        covers: z.boolean().describe('False when even this pack, the largest, is not enough.'),
        needs: z.array(needSchema).describe('How the estimate came about.'),
      })
      .nullable()
      .describe('The smallest pack that is enough; null until every question is answered.'),
  })
  .describe('The quiz, and what it recommends.');
export type Quiz = z.infer<typeof quizSchema>;
export type Recommendation = NonNullable<Quiz['recommendation']>;
