import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { modelSchema, modelTypeSchema, performanceSchema } from '../resources/model.ts';
import {
  issuedQuoteSchema,
  modelIdSchema,
  quantitySchema,
  quoteSchema,
} from '../resources/quote.ts';
import { PUBLIC, read } from './operation.ts';

const MOTION = {
  id: 'kinora_motion_1',
  name: 'Kinora Motion 1',
  type: 'video',
  description: 'Motion graphics from a sentence, rendered by this server itself.',
  credit_cost: 2,
  aspect_ratios: ['16:9', '9:16', '1:1'],
  durations: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  accepts_image: true,
  available: true,
  unavailable_reason: null,
};
const MOTION_QUOTE = { model: 'kinora_motion_1', quantity: 3, credit_cost: 2, total_credits: 6 };

/** The catalogue and its prices. */
export const modelOperations = {
  'models.list': read({
    summary: 'List the models',
    description:
      'The model catalogue with the flat credit cost of each model, in catalogue order. Models this server cannot run are listed with `available: false` and the reason.',
    group: 'models',
    access: PUBLIC,
    batch: true,
    stable: true,
    input: z.strictObject({
      type: modelTypeSchema.optional().describe('Only models that make this.'),
      max_credits: z
        .number()
        .min(0)
        .max(1_000_000)
        .optional()
        .describe('Only models that cost at most this many credits.'),
    }),
    output: z
      .object({ models: z.array(modelSchema).describe('The models, in catalogue order.') })
      .describe('The models that match.'),
    errors: [],
    examples: [
      {
        input: { type: 'video', max_credits: 10 },
        output: { models: [MOTION] },
      },
    ],
  }),
  'models.get': read({
    summary: 'Read one model',
    description:
      'One model of the catalogue: what it makes, what it costs, and which ratios and durations it offers.',
    group: 'models',
    access: PUBLIC,
    input: z.strictObject({ id: modelIdSchema }),
    output: z.object({ model: modelSchema }).describe('The model.'),
    errors: ['unknown_model'],
    examples: [{ input: { id: 'kinora_motion_1' }, output: { model: MOTION } }],
  }),
  'models.performance': read({
    summary: 'See how long models take here',
    description: `How long each model has taken on this server over the last ${LIMITS.performanceDays} days, from the start of the work to its completion, and how often it failed. Canceled and refused generations do not count. Kept for a minute.`,
    group: 'models',
    access: PUBLIC,
    input: z.strictObject({}),
    output: performanceSchema,
    errors: [],
    examples: [
      {
        input: {},
        output: {
          models: [
            {
              id: 'kinora_motion_1',
              usual_seconds: { p50: 4.2, p90: 6.8 },
              failed_share: 0.004,
              measured: 512,
            },
            { id: 'kinora_still_1', usual_seconds: null, failed_share: null, measured: 2 },
          ],
          measured_days: 7,
        },
      },
    ],
  }),
  'models.cost': read({
    summary: 'Quote one model',
    description: 'What a number of generations with one model would cost. Nothing is charged.',
    group: 'models',
    access: PUBLIC,
    batch: true,
    input: z.strictObject({ id: modelIdSchema, quantity: quantitySchema }),
    output: quoteSchema,
    errors: ['unknown_model'],
    examples: [{ input: { id: 'kinora_motion_1', quantity: 3 }, output: MOTION_QUOTE }],
  }),
  'models.quote': read({
    summary: 'Quote several models',
    description:
      'Up to 50 quotes in one request, with their sum. One unknown model refuses the whole request.',
    group: 'models',
    access: PUBLIC,
    batch: true,
    input: z.strictObject({
      items: z
        .array(
          z
            .strictObject({ model: modelIdSchema, quantity: quantitySchema })
            .describe('A model and how many generations.'),
        )
        .min(1)
        .max(LIMITS.quoteItemsMax)
        .describe('What to quote.'),
    }),
    output: z
      .object({
        quotes: z.array(quoteSchema).describe('One quote for each item, in order.'),
        total_credits: z.int().min(0).max(1_000_000_000).describe('The sum of all quotes.'),
      })
      .describe('Quotes and their sum.'),
    errors: ['unknown_model'],
    examples: [
      {
        input: { items: [{ model: 'kinora_motion_1', quantity: 3 }, { model: 'kinora_still_1' }] },
        output: {
          quotes: [
            MOTION_QUOTE,
            { model: 'kinora_still_1', quantity: 1, credit_cost: 1, total_credits: 1 },
          ],
          total_credits: 7,
        },
      },
    ],
  }),
  'quotes.issue': read({
    summary: 'Issue a quote',
    description: `What a number of generations with one model would cost, with an id that a generation can refer to for ${LIMITS.quoteMinutes} minutes. Nothing is charged or stored.`,
    group: 'models',
    access: PUBLIC,
    input: z.strictObject({ model: modelIdSchema, quantity: quantitySchema }),
    output: issuedQuoteSchema,
    errors: ['unknown_model'],
    examples: [
      {
        input: { model: 'kinora_motion_1' },
        output: {
          model: 'kinora_motion_1',
          quantity: 1,
          credit_cost: 2,
          total_credits: 2,
          kind: 'video',
          quote_id: 'quote_kQ3v9x2mZt7LwA0c4dPqYb8s1n5WyJraW5vcmFfbW90aW9uXzEiXQ',
          expires_at: '2026-11-15T12:10:00.000Z',
        },
      },
    ],
  }),
} as const;
