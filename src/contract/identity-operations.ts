import { z } from 'zod';
import { operation, PUBLIC, SESSION } from './operation.ts';
import { apiKeySchema, meSchema, permissionSchema } from './resources/account.ts';
import {
  agentClaimRequestSchema,
  agentCredentialsSchema,
  agentRegistrationRequestSchema,
  agentRevocationRequestSchema,
  agentRevocationSchema,
} from './resources/agent.ts';

/** Who somebody is: the account, its keys, and agents. */
export const identityOperations = {
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
} as const;
