import { z } from 'zod';

export const errorSchema = z
  .object({
    code: z.string().describe('Stable lower snake_case code. Branch on it, not on the message.'),
    message: z.string().describe('What is wrong and what would be accepted, for people.'),
  })
  .describe('Why a request, or one operation of it, was refused.');

export const errorEnvelopeSchema = z
  .object({ error: errorSchema })
  .describe('The shape of every failure.');

export const rateLimitedEnvelopeSchema = z
  .object({
    error: errorSchema
      .extend({
        retry_after_seconds: z
          .int()
          .min(1)
          .max(86_400)
          .describe('The same number of seconds as Retry-After.'),
        documentation: z.url().describe('Where the limits are explained.'),
      })
      .describe('Why the request was refused, and how long to wait.'),
  })
  .describe('Too many requests.');
