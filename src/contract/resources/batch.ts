import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { errorSchema } from './error.ts';

const batchOperationSchema = z
  .strictObject({
    id: z
      .string()
      .min(1)
      .max(LIMITS.batchItemIdCharactersMax)
      .optional()
      .describe('Your name for the item; echoed in its result.'),
    operation: z
      .string()
      .min(1)
      .max(64)
      .describe('Name of a read operation, as listed in the index at /v1.'),
    params: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('The query or body fields of the REST call, and id for the id of its path.'),
  })
  .describe('One read operation.');

export const batchRequestSchema = z.strictObject({
  operations: z
    .array(batchOperationSchema)
    .min(1)
    .max(LIMITS.batchOperationsMax)
    .describe('The operations to run, answered in this order.'),
});

const itemIdSchema = z.string().nullable().describe('The id of the item, or null without one.');
const itemStatusSchema = z
  .int()
  .min(200)
  .max(599)
  .describe('The HTTP status the call alone would have had.');

const batchSuccessSchema = z
  .object({
    id: itemIdSchema,
    status: itemStatusSchema,
    body: z.unknown().describe('What the call alone would have answered.'),
  })
  .describe('An operation that succeeded.');

const batchFailureSchema = z
  .object({ id: itemIdSchema, status: itemStatusSchema, error: errorSchema })
  .describe('An operation that was refused.');

const batchResultsSchema = z
  .array(z.union([batchSuccessSchema, batchFailureSchema]))
  .describe('One result for each operation, in order.');

export const batchResponseSchema = z
  .object({ results: batchResultsSchema })
  .describe('The results of a batch in which at least one operation succeeded.');

export const batchFailedSchema = z
  .object({ error: errorSchema, results: batchResultsSchema.optional() })
  .describe('A refused batch; results are present when every operation of it failed.');

export type BatchRequest = z.infer<typeof batchRequestSchema>;
export type BatchResult = z.infer<typeof batchResultsSchema>[number];
