import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import type { Permission } from './permissions.ts';
import { apiKeySchema, meSchema, permissionSchema } from './resources/account.ts';
import {
  agentClaimRequestSchema,
  agentCredentialsSchema,
  agentRegistrationRequestSchema,
  agentRevocationRequestSchema,
  agentRevocationSchema,
} from './resources/agent.ts';
import { apiIndexSchema } from './resources/api-index.ts';
import { batchRequestSchema, batchResponseSchema } from './resources/batch.ts';
import { modelSchema, modelTypeSchema } from './resources/model.ts';
import { modelIdSchema, quantitySchema, quoteSchema } from './resources/quote.ts';

/**
 * `key` names the permission that the caller's key must carry; null when any key will do. With
 * `orSession` a signed-in person may ask too.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'key'; readonly permission: Permission | null; readonly orSession?: true }
  | { readonly kind: 'session' };

interface OperationDefinition<Input extends z.ZodObject, Output extends z.ZodType> {
  readonly summary: string;
  readonly description: string;
  readonly effect: 'read' | 'write';
  readonly access: Access;
  readonly input: Input;
  readonly output: Output;
  /** The refusals of the operation itself; those of every call stand in the HTTP floor. */
  readonly errors: readonly ErrorCode[];
}

const PUBLIC: Access = { kind: 'public' };
const SESSION: Access = { kind: 'session' };

/** Keeps the schema types of each entry, so that handlers are checked against them. */
function operation<Input extends z.ZodObject, Output extends z.ZodType>(
  definition: OperationDefinition<Input, Output>,
): OperationDefinition<Input, Output> {
  return definition;
}

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
  me: operation({
    summary: 'Who am I',
    description: 'The account of the key, its plan, its credits, and the key itself.',
    effect: 'read',
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject({}),
    output: meSchema,
    errors: [],
  }),
  'keys.list': operation({
    summary: 'List my keys',
    description: 'The API keys of the signed-in person, newest first, revoked ones included.',
    effect: 'read',
    access: SESSION,
    input: z.strictObject({}),
    output: z
      .object({ keys: z.array(apiKeySchema).describe('The keys, newest first.') })
      .describe('The keys of an account.'),
    errors: [],
  }),
  'keys.create': operation({
    summary: 'Make a key',
    description: 'Makes an API key. Its secret is in this answer and is never shown again.',
    effect: 'write',
    access: SESSION,
    input: z.strictObject({
      name: z
        .string()
        .trim()
        .min(1)
        .max(80)
        .regex(/^\P{Cc}*$/u)
        .describe('A name to recognise the key by, without control characters.'),
      permissions: z
        .array(permissionSchema)
        .min(1)
        .max(5)
        .describe('What the key may do; none implies another.'),
      daily_ceiling: z
        .int()
        .min(1)
        .max(1_000_000)
        .nullable()
        .default(null)
        .describe('Most credits the key may use per UTC day; null for no ceiling.'),
    }),
    output: z
      .object({
        key: apiKeySchema,
        secret: z.string().describe('The key itself. Keep it now; it is not shown again.'),
      })
      .describe('The new key and its secret.'),
    errors: ['limit_reached'],
  }),
  'keys.revoke': operation({
    summary: 'Revoke a key',
    description: 'Ends a key at once, for every later request. Safe to repeat.',
    effect: 'write',
    access: SESSION,
    input: z.strictObject({ id: z.string().min(1).max(64).describe('Key id.') }),
    output: z.object({ key: apiKeySchema }).describe('The revoked key.'),
    errors: ['not_found'],
  }),
  'agents.register': operation({
    summary: 'Register an agent',
    description:
      'Gives an anonymous agent a client and a first token. The token only raises the read rate: it cannot generate, spend, read an account or write. No account and no person is involved.',
    effect: 'write',
    access: PUBLIC,
    input: agentRegistrationRequestSchema,
    output: agentCredentialsSchema,
    errors: ['unsupported_identity_type'],
  }),
  'agents.claim': operation({
    summary: 'Claim a fresh agent token',
    description:
      'Gives a registered client another token. Earlier tokens keep working until they expire.',
    effect: 'write',
    access: PUBLIC,
    input: agentClaimRequestSchema,
    output: agentCredentialsSchema,
    errors: ['invalid_client'],
  }),
  'agents.revoke': operation({
    summary: 'Revoke an agent token or client',
    description:
      'Ends an access token alone, or with its secret a client and all of its tokens. The answer is the same for a token that is not known.',
    effect: 'write',
    access: PUBLIC,
    input: agentRevocationRequestSchema,
    output: agentRevocationSchema,
    errors: [],
  }),
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
