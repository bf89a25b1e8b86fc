import { z } from 'zod';
import { receiptEnvelopeSchema } from '../resources/receipt.ts';
import { generationIdSchema } from '../resources/video.ts';
import { read } from './operation.ts';

const ID = 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8';

/** Proof of what a generation cost. */
export const receiptOperations = {
  'videos.receipt': read({
    summary: 'Get the receipt of a generation',
    description:
      'A signed statement of what was asked, what it cost or why it cost nothing, with the transfers of the ledger. Anybody can verify it without this server, with the public keys at `jwks_uri`. It is the same whenever it is asked for. A generation that runs has none yet, one that was deleted none any more. Sandbox ids need no key.',
    group: 'generation',
    sandbox: 'id',
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: receiptEnvelopeSchema,
    errors: ['not_found', 'job_running'],
    examples: [
      {
        input: { id: ID },
        output: {
          receipt: {
            version: 1,
            iss: 'http://localhost:8080/issuer',
            sub: ID,
            account_id: 'acc_01k9z8x7w6v5t4s3r2q1p0n9m8',
            sandbox: false,
            request: {
              type: 'video',
              aiModel: 'kinora_motion_1',
              prompt: 'A fox runs through a snowy forest at sunset',
              duration: 5,
              aspectRatio: '16:9',
              imageUrl: null,
            },
            status: 'failed',
            created_at: '2026-11-15T12:00:00.000Z',
            ended_at: '2026-11-15T12:00:06.000Z',
            charge: {
              outcome: 'not_charged',
              credits: 0,
              reason: 'provider_error',
              message: 'The model failed to make this. Nothing was charged.',
            },
            ledger: [
              {
                cause: `hold:${ID}`,
                kind: 'hold',
                balance_change: 0,
                held_change: 2,
                at: '2026-11-15T12:00:00.000Z',
              },
              {
                cause: `release:${ID}`,
                kind: 'release',
                balance_change: 0,
                held_change: -2,
                at: '2026-11-15T12:00:06.000Z',
              },
            ],
            result: null,
          },
          jws: 'eyJ0eXAiOiJraW5vcmEtcmVjZWlwdCtqd3QiLCJhbGciOiJSUzI1NiIsImtpZCI6…',
        },
      },
    ],
  }),
} as const;
