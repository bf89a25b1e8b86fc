import { z } from 'zod';
import { PERMISSIONS } from '../permissions.ts';
import { apiKeySchema, listedKeySchema, meSchema, permissionSchema } from '../resources/account.ts';
import { read, SESSION, write } from './operation.ts';

const KEY = {
  id: 'key_01k9z8x7w6v5t4s3r2q1p0n9m8',
  name: 'laptop',
  last_four: 'x7Qa',
  permissions: ['generate', 'read'],
  daily_ceiling: null,
  created_at: '2026-11-15T12:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
};

/** The account, and the keys of its owner. */
export const accountOperations = {
  me: read({
    summary: 'Who am I',
    description: 'The account of the key, its plan, its credits, and the key itself.',
    group: 'account',
    batch: true,
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject({}),
    output: meSchema,
    errors: [],
    examples: [
      {
        input: {},
        output: {
          account: {
            id: 'acc_01k9z8x7w6v5t4s3r2q1p0n9m8',
            email: 'ada@example.com',
            name: 'Ada',
            created_at: '2026-11-15T12:00:00.000Z',
          },
          plan: { id: 'free', name: 'Free', renews_at: null },
          credits: { balance: 10, held: 0, available: 10 },
          key: {
            id: KEY.id,
            name: KEY.name,
            permissions: KEY.permissions,
            daily_ceiling: null,
            used_today: 0,
          },
        },
      },
    ],
  }),
  'keys.list': read({
    summary: 'List my keys',
    description: 'The API keys of the signed-in person, newest first, revoked ones included.',
    group: 'keys',
    access: SESSION,
    input: z.strictObject({}),
    output: z
      .object({ keys: z.array(listedKeySchema).describe('The keys, newest first.') })
      .describe('The keys of an account.'),
    errors: [],
    examples: [
      {
        input: {},
        output: {
          keys: [{ ...KEY, used_today: 4, used_last_7_days: [0, 0, 12, 6, 0, 2, 4] }],
        },
      },
    ],
  }),
  'keys.create': write({
    summary: 'Make a key',
    description: 'Makes an API key. Its secret is in this answer and is never shown again.',
    group: 'keys',
    hints: { destructive: false, repeatable: false, reachesOutside: false },
    secret: true,
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
        .max(Object.keys(PERMISSIONS).length)
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
    examples: [
      {
        input: { name: 'laptop', permissions: ['generate', 'read'] },
        output: { key: KEY, secret: 'svc_live_EXAMPLE-0123456789-0123456789-0123456789-0123' },
      },
    ],
  }),
  'keys.revoke': write({
    summary: 'Revoke a key',
    description: 'Ends a key at once, for every later request. Safe to repeat.',
    group: 'keys',
    hints: { destructive: true, repeatable: true, reachesOutside: false },
    access: SESSION,
    input: z.strictObject({ id: z.string().min(1).max(64).describe('Key id.') }),
    output: z.object({ key: apiKeySchema }).describe('The revoked key.'),
    errors: ['not_found'],
    examples: [
      {
        input: { id: KEY.id },
        output: { key: { ...KEY, revoked_at: '2026-11-15T13:00:00.000Z' } },
      },
    ],
  }),
} as const;
