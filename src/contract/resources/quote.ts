import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { modelTypeSchema } from './model.ts';

export const modelIdSchema = z
  .string()
  .min(1)
  .max(LIMITS.modelIdCharactersMax)
  .describe('Model id. Dashes are read as underscores; marketplace aliases are resolved.');

export const quantitySchema = z
  .int()
  .min(1)
  .max(LIMITS.quoteQuantityMax)
  .default(1)
  .describe('How many generations to quote.');

export const quoteSchema = z
  .object({
    model: z.string().describe('Model id, in the underscore form.'),
    quantity: z.int().min(1).max(LIMITS.quoteQuantityMax).describe('How many generations.'),
    credit_cost: z.int().min(0).max(1_000_000).describe('Flat cost of one generation in credits.'),
    total_credits: z.int().min(0).max(1_000_000_000).describe('quantity times credit_cost.'),
  })
  .describe('What a number of generations would cost. A quote changes nothing and expires never.');
export type Quote = z.infer<typeof quoteSchema>;

export const issuedQuoteSchema = quoteSchema
  .extend({
    kind: modelTypeSchema,
    quote_id: z
      .string()
      .describe('Names this quote. It can be used any number of times until it expires.'),
    expires_at: z.iso
      .datetime()
      .describe(`When the quote ends, ${LIMITS.quoteMinutes} minutes after it was issued.`),
  })
  .describe('A quote that a generation can refer to, so that it costs what was shown.');
export type IssuedQuote = z.infer<typeof issuedQuoteSchema>;
