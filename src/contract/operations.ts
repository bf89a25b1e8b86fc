import { z } from 'zod';
import { billingOperations } from './billing-operations.ts';
import { generationOperations } from './generation-operations.ts';
import { identityOperations } from './identity-operations.ts';
import { LIMITS } from './limits.ts';
import { operation, PUBLIC } from './operation.ts';
import { apiIndexSchema } from './resources/api-index.ts';
import { batchRequestSchema, batchResponseSchema } from './resources/batch.ts';
import { modelSchema, modelTypeSchema } from './resources/model.ts';
import { modelIdSchema, quantitySchema, quoteSchema } from './resources/quote.ts';

export type { Access } from './operation.ts';

export const operations = {
  index: operation({
    summary: 'Index of the API',
    description:
      'Machine-readable index: endpoints, request rates, the versioning policy, deprecations and the changelog.',
    effect: 'read',
    access: PUBLIC,
    input: z.strictObject({}),
    output: apiIndexSchema,
    errors: [],
  }),
  'models.list': operation({
    summary: 'List the models',
    description:
      'The model catalogue with the flat credit cost of each model, in catalogue order. Models this server cannot run are listed with `available: false` and the reason.',
    effect: 'read',
    access: PUBLIC,
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
      .describe('The model catalogue.'),
    errors: [],
  }),
  'models.cost': operation({
    summary: 'Quote one model',
    description: 'What a number of generations with one model would cost. Nothing is charged.',
    effect: 'read',
    access: PUBLIC,
    input: z.strictObject({ id: modelIdSchema, quantity: quantitySchema }),
    output: quoteSchema,
    errors: ['unknown_model'],
  }),
  'models.quote': operation({
    summary: 'Quote several models',
    description:
      'Up to 50 quotes in one request, with their sum. One unknown model refuses the whole request.',
    effect: 'read',
    access: PUBLIC,
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
  }),
  ...identityOperations,
  ...generationOperations,
  ...billingOperations,
  batch: operation({
    summary: 'Run several reads at once',
    description:
      'Runs up to 20 read operations in one request. Each has its own result; the answer is 200 while one of them succeeded.',
    effect: 'read',
    access: PUBLIC,
    input: batchRequestSchema,
    output: batchResponseSchema,
    errors: ['operation_failed'],
  }),
} as const;

export type OperationName = keyof typeof operations;
/** What a handler receives: parsed, with defaults filled in. */
export type OperationInput<Name extends OperationName> = z.infer<
  (typeof operations)[Name]['input']
>;
export type OperationOutput<Name extends OperationName> = z.infer<
  (typeof operations)[Name]['output']
>;
