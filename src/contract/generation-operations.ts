import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import { operation } from './operation.ts';
import {
  generateImageSchema,
  generateVideoSchema,
  generationIdSchema,
  submittedSchema,
  videoEnvelopeSchema,
  videoSchema,
} from './resources/video.ts';

const GENERATION_ERRORS: readonly ErrorCode[] = [
  'unknown_model',
  'idempotency_conflict',
  'safety_rejected',
  'insufficient_credits',
  'provider_error',
];

/** Making videos and images, and looking after them. */
export const generationOperations = {
  'generate.video': operation({
    summary: 'Start a video',
    description:
      'Accepts a video and answers at once with a job in status `generating`. Credits are set aside now and charged only if it succeeds. With `X-Sandbox: true` a synthetic job is answered, without a key and without a charge.',
    effect: 'write',
    access: { kind: 'key', permission: 'generate', orSession: true, orSandbox: true },
    input: generateVideoSchema,
    output: submittedSchema,
    errors: GENERATION_ERRORS,
  }),
  'generate.image': operation({
    summary: 'Start an image',
    description:
      'Accepts an image; the same contract as for a video. The object is still called `video`, with `type: "image"`.',
    effect: 'write',
    access: { kind: 'key', permission: 'generate', orSession: true, orSandbox: true },
    input: generateImageSchema,
    output: submittedSchema,
    errors: GENERATION_ERRORS,
  }),
  'videos.get': operation({
    summary: 'Poll a generation',
    description:
      'How a generation stands. Ask again every `poll_interval_seconds` until it is `completed` or `failed`. Sandbox ids need no key.',
    effect: 'read',
    access: { kind: 'key', permission: 'read', orSession: true, orSandbox: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: videoEnvelopeSchema,
    errors: ['not_found'],
  }),
  'videos.list': operation({
    summary: 'List my generations',
    description: 'The generations of the account, newest first.',
    effect: 'read',
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject({
      limit: z
        .int()
        .min(1)
        .max(LIMITS.historyLimitMax)
        .default(LIMITS.historyLimitDefault)
        .describe('How many to answer.'),
      cursor: z
        .string()
        .min(1)
        .max(256)
        .optional()
        .describe('The next_cursor of the answer before.'),
      offset: z
        .int()
        .min(0)
        .max(1_000_000)
        .optional()
        .describe('Deprecated; use cursor. How many to skip.'),
    }),
    output: z
      .object({
        videos: z.array(videoSchema).describe('The generations, newest first.'),
        next_cursor: z.string().nullable().describe('For the next page; null at the end.'),
      })
      .describe('A page of the history.'),
    errors: [],
  }),
  'videos.cancel': operation({
    summary: 'Cancel a generation',
    description:
      'Ends a running generation without a charge; it becomes `failed` with `error_code: "canceled"`. One that is over is answered unchanged, so a retry is safe.',
    effect: 'write',
    access: { kind: 'key', permission: 'generate', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: videoEnvelopeSchema,
    errors: ['not_found'],
  }),
  'videos.delete': operation({
    summary: 'Delete a generation',
    description: 'Deletes a generation that is over, and its files.',
    effect: 'write',
    access: { kind: 'key', permission: 'generate', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: z.object({}).describe('Nothing.'),
    errors: ['not_found', 'job_running'],
  }),
} as const;
