import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { uploadEnvelopeSchema, uploadRequestSchema } from '../resources/upload.ts';
import {
  generateImageSchema,
  generateVideoSchema,
  generationIdSchema,
  previewEnvelopeSchema,
  submittedSchema,
  videoEnvelopeSchema,
  videoEventSchema,
  videoFilterFields,
  videoPageRequestSchema,
  videoPageSchema,
  videoSchema,
} from '../resources/video.ts';
import { read, stream, write } from './operation.ts';

const GENERATION_ERRORS: readonly ErrorCode[] = [
  'unknown_model',
  'idempotency_conflict',
  'safety_rejected',
  'insufficient_credits',
  'provider_error',
];

const WORDS = [
  { start: 2, end: 5, kind: 'subject', color: '#f78028' },
  { start: 6, end: 10, kind: 'motion', color: '#f78028' },
  { start: 21, end: 33, kind: 'setting', color: '#f0dad3' },
  { start: 37, end: 43, kind: 'light', color: '#ff7d62' },
];

const RUNNING = {
  id: 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8',
  status: 'generating',
  type: 'video',
  aiModel: 'kinora_motion_1',
  prompt: 'A fox runs through a snowy forest at sunset',
  duration: 5,
  aspectRatio: '16:9',
  creditsUsed: 0,
  credit_cost: 2,
  progress: 0,
  created_at: '2026-11-15T12:00:00.000Z',
  completed_at: null,
  thumbnail_url: null,
  strip_url: null,
  strip_frames: 0,
  frames: null,
  error_code: null,
};

const { frames: _none, ...OVER } = RUNNING;

const COMPLETED = {
  ...OVER,
  status: 'completed',
  creditsUsed: 2,
  progress: 1,
  completed_at: '2026-11-15T12:00:06.000Z',
  video_url: 'http://localhost:8080/assets/kQ3v9x2mZt7LwA0c4dPq.mp4',
  thumbnail_url: 'http://localhost:8080/assets/Yb8s1n5cRj2HfE6u9gTz.jpg',
  strip_url: 'http://localhost:8080/assets/mT4w0z8vKd1QxS3r6bLn.jpg',
  strip_frames: 18,
  words: WORDS,
};

const POLL_URL = `http://localhost:8080/v1/videos/${RUNNING.id}`;

/** Making videos and images, and looking after them. */
export const generationOperations = {
  'generate.video': write({
    summary: 'Start a video',
    description:
      'Accepts a video and answers at once with a job in status `generating`. Credits are set aside now and charged only if it succeeds. With `X-Sandbox: true` a synthetic job is answered, without a key and without a charge.',
    group: 'generation',
    cost: 'model',
    idempotency: 'header',
    sandbox: 'option',
    hints: { destructive: false, repeatable: false, reachesOutside: true },
    access: { kind: 'key', permission: 'generate', orSession: true },
    input: generateVideoSchema,
    output: submittedSchema,
    errors: GENERATION_ERRORS,
    examples: [
      {
        input: { prompt: RUNNING.prompt, aiModel: 'kinora_motion_1', duration: 5 },
        output: { video: RUNNING, poll_url: POLL_URL, poll_interval_seconds: 5 },
      },
    ],
  }),
  'generate.image': write({
    summary: 'Start an image',
    description:
      'Accepts an image; the same contract as for a video. The object is still called `video`, with `type: "image"`.',
    group: 'generation',
    cost: 'model',
    idempotency: 'header',
    sandbox: 'option',
    hints: { destructive: false, repeatable: false, reachesOutside: true },
    access: { kind: 'key', permission: 'generate', orSession: true },
    input: generateImageSchema,
    output: submittedSchema,
    errors: GENERATION_ERRORS,
    examples: [
      {
        input: { prompt: 'A lighthouse in a storm', aspectRatio: '1:1' },
        output: {
          video: {
            ...OVER,
            type: 'image',
            aiModel: 'kinora_still_1',
            prompt: 'A lighthouse in a storm',
            duration: null,
            aspectRatio: '1:1',
            credit_cost: 1,
          },
          poll_url: POLL_URL,
          poll_interval_seconds: 5,
        },
      },
    ],
  }),
  'uploads.create': write({
    summary: 'Upload a picture',
    description: `Keeps a picture for ${LIMITS.uploadHours} hours, so that \`imageUrl\` of a generation can name its \`url\`. Send the file itself as the body, or as the field \`file\` of a multipart form: PNG, JPEG, WebP or GIF, at most ${LIMITS.imageBytesMax / 1_000_000} MB, ${LIMITS.imageMegapixelsMax} megapixels and ${LIMITS.imageSideMax.toLocaleString('en')} pixels a side. What it is, is seen from its content. Metadata such as the place of a photo is removed, its orientation is kept. ${LIMITS.uploadsPerDayMax} a day per account (UTC).`,
    group: 'generation',
    hints: { destructive: false, repeatable: false, reachesOutside: false },
    access: { kind: 'key', permission: 'generate', orSession: true },
    input: uploadRequestSchema,
    output: uploadEnvelopeSchema,
    errors: [],
    examples: [
      {
        input: { file: async () => new Uint8Array() },
        output: {
          upload: {
            id: 'upl_01k9z8x7w6v5t4s3r2q1p0n9m8',
            url: 'http://localhost:8080/assets/uploads/Vd2n8TqXw4KcR7mZy1Lb5HsJ0fGaPe9U.png',
            content_type: 'image/png',
            bytes: 248_133,
            expires_at: '2026-11-16T12:00:00.000Z',
          },
        },
      },
    ],
  }),
  'videos.get': read({
    summary: 'Poll a generation',
    description:
      'How a generation stands. Ask again every `poll_interval_seconds` until it is `completed` or `failed`. Sandbox ids need no key.',
    group: 'generation',
    sandbox: 'id',
    batch: true,
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: videoEnvelopeSchema,
    errors: ['not_found'],
    examples: [{ input: { id: RUNNING.id }, output: { video: COMPLETED } }],
  }),
  'videos.watch': stream({
    summary: 'Watch a generation',
    description: `The generation as it is now, and again whenever it changes, until it is \`completed\` or \`failed\` or ten minutes have passed. A video that is drawn frame by frame also shows up to ${LIMITS.stripFramesMax} small pictures of what is drawn; one who comes late gets those before. Sandbox ids need no key.`,
    group: 'generation',
    sandbox: 'id',
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: videoEventSchema,
    errors: ['not_found'],
    examples: [{ input: { id: RUNNING.id }, output: { video: COMPLETED } }],
  }),
  'videos.preview': read({
    summary: 'See a generation',
    description: `A small JPEG of a completed generation: of a video its still, of an image the image. At most ${LIMITS.previewSideMax} pixels a side. Sandbox ids need no key.`,
    group: 'generation',
    sandbox: 'id',
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: previewEnvelopeSchema,
    errors: ['not_found'],
    examples: [
      {
        input: { id: RUNNING.id },
        output: { preview: { content_type: 'image/jpeg', data: '/9j/4AAQSkZJRgABAQ…' } },
      },
    ],
  }),
  'videos.list': read({
    summary: 'List my generations',
    description:
      'The generations of the account, newest first. Filters and words narrow it; a cursor goes on in the same history, so send them again with it.',
    group: 'generation',
    batch: true,
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
        .describe('Deprecated; use cursor. How many to skip.')
        .meta({ deprecated: true }),
      ...videoFilterFields,
    }),
    output: z
      .object({
        videos: z.array(videoSchema).describe('The generations, newest first.'),
        next_cursor: z.string().nullable().describe('For the next page; null at the end.'),
      })
      .describe('A page of the history.'),
    errors: [],
    examples: [{ input: { limit: 20 }, output: { videos: [COMPLETED], next_cursor: null } }],
  }),
  'videos.count': read({
    summary: 'Count my generations',
    description: 'How many generations the account has, or how many the filters let through.',
    group: 'generation',
    batch: true,
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject(videoFilterFields),
    output: z
      .object({ total: z.int().min(0).max(1_000_000_000).describe('How many there are.') })
      .describe('The size of the history.'),
    errors: [],
    examples: [{ input: { type: 'video', q: 'fox' }, output: { total: 12 } }],
  }),
  'videos.page': read({
    summary: 'Page through my generations',
    description:
      'A part of the history, newest first: so many from its start or from its end, between two cursors. For connections that page both ways.',
    group: 'generation',
    access: { kind: 'key', permission: 'read', orSession: true },
    input: videoPageRequestSchema,
    output: videoPageSchema,
    errors: [],
    examples: [
      {
        input: { from: 'start', size: 1, include: ['total'] },
        output: { items: [{ cursor: 'djE6Z2Vu', video: COMPLETED }], has_more: false, total: 1 },
      },
    ],
  }),
  'videos.cancel': write({
    summary: 'Cancel a generation',
    description:
      'Ends a running generation without a charge; it becomes `failed` with `error_code: "canceled"`. One that is over is answered unchanged, so a retry is safe.',
    group: 'generation',
    hints: { destructive: true, repeatable: true, reachesOutside: true },
    access: { kind: 'key', permission: 'generate', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: videoEnvelopeSchema,
    errors: ['not_found'],
    examples: [
      {
        input: { id: RUNNING.id },
        output: {
          video: {
            ...OVER,
            status: 'failed',
            completed_at: '2026-11-15T12:00:03.000Z',
            error_code: 'canceled',
            error_message: 'Canceled. Nothing was charged.',
          },
        },
      },
    ],
  }),
  'videos.delete': write({
    summary: 'Delete a generation',
    description: 'Deletes a generation that is over, and its files.',
    group: 'generation',
    hints: { destructive: true, repeatable: true, reachesOutside: false },
    access: { kind: 'key', permission: 'generate', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: z.object({}).describe('Nothing.'),
    errors: ['not_found', 'job_running'],
    examples: [{ input: { id: RUNNING.id } }],
  }),
} as const;
