import { z } from 'zod';
import { LIMITS } from '../limits.ts';

export const WORD_KINDS = [
  'subject',
  'setting',
  'light',
  'weather',
  'motion',
  'camera',
  'title',
] as const;

const placeSchema = z.int().min(0).max(LIMITS.promptCharactersMax);

export const wordSchema = z
  .object({
    start: placeSchema.describe('Where they begin in the prompt, in UTF-16 code units.'),
    end: placeSchema.describe('Where they end: the place after their last character.'),
    kind: z.enum(WORD_KINDS).describe('What they are in the picture.'),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .describe('The colour that they became in the picture, as `#rrggbb`.'),
    thing: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe('What was drawn for a subject, such as `fox`: the nearest picture there is.'),
  })
  .describe('Words of a prompt that the model has understood.');
export type Word = z.infer<typeof wordSchema>;

export const wordsSchema = z
  .array(wordSchema)
  .max(LIMITS.wordsMax)
  .describe('The words that were understood, in the order of the prompt; none overlap.');
