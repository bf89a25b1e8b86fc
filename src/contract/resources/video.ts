import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { aspectRatioSchema, modelTypeSchema } from './model.ts';
import { modelIdSchema } from './quote.ts';

const promptSchema = z
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
  .describe('Public http or https address of an image to start from.');

export const generateVideoSchema = z.strictObject({
  prompt: promptSchema,
  aiModel: modelIdSchema
    .optional()
    .describe('Model id; leave it out to let the platform choose the cheapest that fits.'),
  duration: z.int().min(1).max(60).default(5).describe('Seconds, among those the model offers.'),
  aspectRatio: aspectRatioSchema.default('16:9').describe('Width to height.'),
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

export const videoSchema = z
  .object({
    id: z.string().describe('Generation id; sandbox ids start with sbx_.'),
    status: z
      .enum(['generating', 'completed', 'failed'])
      .describe('`generating` while it runs, then `completed` or `failed`.'),
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
