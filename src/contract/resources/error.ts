import { z } from 'zod';

export const errorSchema = z
  .object({
    code: z.string().describe('Stable lower snake_case code. Branch on it, not on the message.'),
    message: z.string().describe('What is wrong and what would be accepted, for people.'),
    param: z
      .string()
      .optional()
      .describe('The field or header that it is about, such as `items[0].model`.'),
    accepted: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('What the field accepts, as JSON Schema, where that can be said.'),
    request_id: z.string().optional().describe('The same as X-Request-Id, for support.'),
    create_key_url: z.url().optional().describe('On 401: where a person makes a key.'),
    request_key_url: z
      .url()
      .optional()
      .describe(
        'On 401: the form for a key, filled in with the usual permissions. Add `name` and `daily_ceiling`, and hand it to your person.',
      ),
    top_up_url: z.url().optional().describe('On 402: where a person adds credits.'),
    required: z.int().min(0).max(1_000_000).optional().describe('On 402: credits that it costs.'),
    available: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .describe('On 402: credits that can be spent.'),
    permission: z.string().optional().describe('On 403: the permission that the key lacks.'),
    model: z.string().optional().describe('On `unknown_model`: what was asked for.'),
    available_models: z
      .array(z.string())
      .max(20)
      .optional()
      .describe('On `provider_error`: models that this server could run instead.'),
    window: z.enum(['hour', 'day']).optional().describe('On 429 of a budget: its window.'),
    limit: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .describe('On 429 of a budget, `limit_reached` and 413: the bound.'),
    current: z
      .string()
      .optional()
      .describe('On `catalog_version_mismatch`: the version of the catalog.'),
    allowed: z
      .array(z.string())
      .max(10)
      .optional()
      .describe('On `method_not_allowed`: the verbs that work.'),
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
