import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { modelTypeSchema } from '../resources/model.ts';
import { promptSchema } from '../resources/video.ts';
import { wordsSchema } from '../resources/word.ts';
import { PUBLIC, read } from './operation.ts';

/** What is said in prompts. */
export const promptOperations = {
  'prompts.read': read({
    summary: 'Read a prompt',
    description: `Which words of a prompt the models of this server understand, and the colours that they would have in the picture: what is marked is in the picture. At most ${LIMITS.wordsMax} marks. Nothing is made, stored or charged. Hosted models read prompts in their own way and cannot say how.`,
    group: 'generation',
    access: PUBLIC,
    input: z.strictObject({
      prompt: promptSchema,
      type: modelTypeSchema.optional().describe('What it is for. Both are read alike at present.'),
    }),
    output: z.object({ words: wordsSchema }).describe('The words that are understood.'),
    errors: [],
    examples: [
      {
        input: { prompt: 'A neon city in the rain' },
        output: {
          words: [
            { start: 2, end: 11, kind: 'setting', color: '#ff4fa0' },
            { start: 19, end: 23, kind: 'weather', color: '#7977cf' },
          ],
        },
      },
    ],
  }),
} as const;
