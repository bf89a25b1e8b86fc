import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { ledgerSchema, usageRequestSchema, usageSchema } from '../resources/ledger.ts';
import { read } from './operation.ts';

const GENERATION = 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8';

/** What became of the credits of an account. */
export const creditOperations = {
  'credits.ledger': read({
    summary: 'Read my ledger',
    description:
      'Everything that happened to the credits of the account, newest first: one entry for each generation, with its hold and what became of it, and one for each other transfer.',
    group: 'account',
    batch: true,
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject({
      limit: z
        .int()
        .min(1)
        .max(LIMITS.ledgerLimitMax)
        .default(LIMITS.ledgerLimitDefault)
        .describe('How many to answer.'),
      cursor: z
        .string()
        .min(1)
        .max(512)
        .optional()
        .describe('The next_cursor of the answer before, in the same order.'),
      order: z
        .enum(['began', 'changed'])
        .default('began')
        .describe(
          '`began`: by when each entry began, in which a later page misses nothing that ends meanwhile. `changed`: by the last transfer of each entry, in which every balance follows from the one below it.',
        ),
    }),
    output: ledgerSchema,
    errors: [],
    examples: [
      {
        input: { limit: 1 },
        output: {
          entries: [
            {
              id: `hold:${GENERATION}`,
              at: '2026-11-15T12:00:00.000Z',
              kind: 'generation',
              title: 'A fox runs through a snowy forest at sunset',
              video_id: GENERATION,
              thumbnail_url: 'http://localhost:8080/assets/Yb8s1n5cRj2HfE6u9gTz.jpg',
              aiModel: 'kinora_motion_1',
              key_id: 'key_01k9z8x7w6v5t4s3r2q1p0n9m8',
              status: 'charged',
              held: 2,
              charged: 2,
              added: 0,
              balance_after: 8,
              ended_at: '2026-11-15T12:00:06.000Z',
              transfers: [
                {
                  cause: `hold:${GENERATION}`,
                  amount: 2,
                  at: '2026-11-15T12:00:00.000Z',
                  balance_after: 10,
                },
                {
                  cause: `settle:${GENERATION}`,
                  amount: -2,
                  at: '2026-11-15T12:00:06.000Z',
                  balance_after: 8,
                },
              ],
            },
          ],
          next_cursor: null,
          verified_at: '2026-11-15T03:00:00.000Z',
        },
      },
    ],
  }),
  'credits.usage': read({
    summary: 'Read my usage',
    description:
      'Credits charged and released per UTC day, by model and by key, with the balance at the end of each day.',
    group: 'account',
    batch: true,
    access: { kind: 'key', permission: 'read', orSession: true },
    input: usageRequestSchema,
    output: usageSchema,
    errors: [],
    examples: [
      {
        input: { from: '2026-11-15', to: '2026-11-15' },
        output: {
          from: '2026-11-15',
          to: '2026-11-15',
          charged: 2,
          released: 0,
          days: [
            {
              date: '2026-11-15',
              charged: 2,
              released: 0,
              balance_end: 8,
              models: [{ id: 'kinora_motion_1', charged: 2, released: 0 }],
              keys: [{ id: 'key_01k9z8x7w6v5t4s3r2q1p0n9m8', charged: 2, released: 0 }],
            },
          ],
        },
      },
    ],
  }),
} as const;
