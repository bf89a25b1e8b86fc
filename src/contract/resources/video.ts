import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { aspectRatioSchema, modelTypeSchema } from './model.ts';
import { modelIdSchema } from './quote.ts';
import { wordsSchema } from './word.ts';

export const promptSchema = z
  .string()
  .min(1)
  .max(LIMITS.promptCharactersMax)
  // The one character that the database cannot keep.
  .refine((text) => !text.includes('\0'))
  .describe('What is wanted, in words.');
const imageUrlSchema = z
  .string()
  .min(1)
  .max(2_048)
  .optional()
  .describe(
    `Address of an image to start from: a public http or https address, or the \`url\` of an upload of this account (POST /v1/uploads). PNG, JPEG, WebP, GIF or AVIF, at most ${LIMITS.imageBytesMax / 1_000_000} MB, ${LIMITS.imageMegapixelsMax} megapixels and ${LIMITS.imageSideMax.toLocaleString('en')} pixels a side.`,
  );

export const generateVideoSchema = z.strictObject({
  prompt: promptSchema,
  aiModel: modelIdSchema
    .optional()
    .describe('Model id; leave it out to let the platform choose the cheapest that fits.'),
  duration: z
    .int()
    .min(1)
    .max(60)
    .optional()
    .describe(
      'Seconds, among those the model offers; 5 by default, or what is nearest to it where the model has no 5.',
    ),
  aspectRatio: aspectRatioSchema.default('16:9').describe('Width to height.'),
  audio: z
    .boolean()
    .default(true)
    .describe(
      'Whether it has sound. False leaves it out, from models that can choose; others ignore it.',
    ),
  imageUrl: imageUrlSchema,
});

export const generateImageSchema = z.strictObject({
  prompt: promptSchema,
  aiModel: modelIdSchema
    .optional()
    .describe('Model id; leave it out to let the platform choose the cheapest that fits.'),
  aspectRatio: aspectRatioSchema.default('1:1').describe('Width to height.'),
  imageUrl: imageUrlSchema,
});

const statusSchema = z.enum(['generating', 'completed', 'failed']);

export const videoSchema = z
  .object({
    id: z.string().describe('Generation id; sandbox ids start with sbx_.'),
    status: statusSchema.describe('`generating` while it runs, then `completed` or `failed`.'),
    type: modelTypeSchema,
    aiModel: z.string().describe('The model that makes it.'),
    prompt: z.string().nullable().describe('The prompt; null when a sandbox job is polled.'),
    duration: z.int().min(1).max(60).nullable().describe('Seconds; null for images.'),
    aspectRatio: aspectRatioSchema,
    creditsUsed: z
      .int()
      .min(0)
      .max(1_000_000)
      .describe('Credits charged: 0 until it succeeded, and 0 when it failed.'),
    credit_cost: z.int().min(0).max(1_000_000).describe('What it costs if it succeeds.'),
    progress: z.number().min(0).max(1).describe('How far it is, from 0 to 1.'),
    created_at: z.iso.datetime().describe('When it was accepted.'),
    completed_at: z.iso.datetime().nullable().describe('When it ended; null while it runs.'),
    video_url: z.url().optional().describe('Where the result is; present when completed.'),
    image_url: z.url().optional().describe('The same for an image; present when completed.'),
    thumbnail_url: z.url().nullable().describe('A small still of the result, where there is one.'),
    strip_url: z
      .url()
      .nullable()
      .describe(
        'A JPEG of `strip_frames` equal cells side by side, from the beginning of the video to its end; null where there is none.',
      ),
    strip_frames: z
      .int()
      .min(0)
      .max(LIMITS.stripFramesMax)
      .describe('How many cells the strip has; 0 without one.'),
    words: wordsSchema
      .optional()
      .describe(
        'What the model has understood of the prompt; from models that can say, once the work has begun.',
      ),
    frames: z
      .object({
        done: z.int().min(0).max(1_000_000).describe('How many are drawn.'),
        total: z.int().min(1).max(1_000_000).describe('How many there will be.'),
      })
      .nullable()
      .optional()
      .describe(
        'Frames of a video that is being drawn; null until they are counted, absent when it is over.',
      ),
    error_code: z.string().nullable().describe('Why it failed; null otherwise.'),
    error_message: z.string().optional().describe('The same for people; present when failed.'),
  })
  .describe('A generation of a video or an image.');
export type Video = z.infer<typeof videoSchema>;

export const submittedSchema = z
  .object({
    video: videoSchema,
    poll_url: z.url().describe('Where to ask how it stands.'),
    poll_interval_seconds: z.number().min(1).max(60).describe('How often to ask.'),
  })
  .describe('An accepted generation.');
export type Submitted = z.infer<typeof submittedSchema>;

export const videoEnvelopeSchema = z.object({ video: videoSchema }).describe('A generation.');

export const videoEventSchema = z
  .object({
    video: videoSchema,
    preview: z
      .object({
        frame: z.int().min(0).max(1_000_000).describe('Which frame of the video it shows.'),
        cell: z
          .int()
          .min(0)
          .max(LIMITS.stripFramesMax - 1)
          .describe('Its place in the strip, counted from 0.'),
        cells: z.int().min(1).max(LIMITS.stripFramesMax).describe('How many places the strip has.'),
        image: z.string().describe('A small JPEG, as a `data:` address.'),
      })
      .optional()
      .describe('A cell of the strip that was drawn; only while a video is drawn frame by frame.'),
  })
  .describe('A generation as it stands, and what was drawn of it.');
export type VideoEvent = z.infer<typeof videoEventSchema>;

export const previewEnvelopeSchema = z
  .object({
    preview: z
      .object({
        content_type: z.literal('image/jpeg').describe('What it is.'),
        data: z.string().describe('The file in Base64.'),
      })
      .nullable()
      .describe('Null where there is nothing to see yet, or no small picture can be made of it.'),
  })
  .describe('A small picture of a generation.');

/** What narrows the history; all that is given must be true of a generation. */
export const videoFilterFields = {
  type: modelTypeSchema.optional().describe('Only videos, or only images.'),
  status: statusSchema.optional().describe('Only those in this status.'),
  aiModel: modelIdSchema
    .regex(/^[!-~]+$/)
    .optional()
    .describe('Only those that this model made, by its id.'),
  aspectRatio: aspectRatioSchema.optional().describe('Only those in this shape.'),
  q: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.historyQueryCharactersMax)
    .refine((text) => !text.includes('\0'))
    .optional()
    .describe('Words that all occur in the prompt; case does not matter.'),
};
export type VideoFilter = z.infer<z.ZodObject<typeof videoFilterFields>>;

const cursorSchema = z.string().max(256).describe('A cursor of an earlier answer.');

/** Counting and looking beyond a cursor cost a read of their own, so they are asked for. */
export const videoPageRequestSchema = z.strictObject({
  from: z.enum(['start', 'end']).default('start').describe('Which end of the part to take from.'),
  size: z.int().min(0).max(LIMITS.historyLimitMax).describe('How many to answer.'),
  after: cursorSchema.optional().describe('Only what stands after this cursor.'),
  before: cursorSchema.optional().describe('Only what stands before this cursor.'),
  include: z
    .array(z.enum(['total', 'beyond']).describe('One of them.'))
    .max(2)
    .default([])
    .describe(
      'What else to find out: how many there are, and whether there are any at the other end.',
    ),
});

export const videoPageSchema = z
  .object({
    items: z
      .array(
        z
          .object({ cursor: z.string().describe('Its place in the history.'), video: videoSchema })
          .describe('A generation and its place.'),
      )
      .describe('The generations, newest first.'),
    has_more: z.boolean().describe('Whether the part goes on at the end that was not reached.'),
    has_beyond: z
      .boolean()
      .optional()
      .describe('Whether there are any beyond the cursor at which the page begins.'),
    total: z.int().min(0).max(1_000_000_000).optional().describe('How many there are in all.'),
  })
  .describe('A part of the history.');
export type VideoPage = z.infer<typeof videoPageSchema>;

export const generationIdSchema = z.string().min(1).max(512).describe('Generation id.');

/** Outcomes that a client can ask for, to see how it copes. */
export const SANDBOX_OUTCOMES = [
  'completed',
  'failed',
  'timeout',
  'slow',
  'safety_rejected',
  'insufficient_credits',
  'provider_error',
  'rate_limited',
] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];
