import { z } from 'zod';
import { LIMITS } from '../limits.ts';

export const MODEL_TYPES = ['video', 'image'] as const;
export const ASPECT_RATIOS = ['16:9', '9:16', '1:1'] as const;

export const modelTypeSchema = z.enum(MODEL_TYPES).describe('What the model makes.');
export type ModelType = z.infer<typeof modelTypeSchema>;

export const aspectRatioSchema = z.enum(ASPECT_RATIOS).describe('Width to height.');
export type AspectRatio = z.infer<typeof aspectRatioSchema>;

export const modelSchema = z
  .object({
    id: z.string().describe('Model id, in the underscore form.'),
    name: z.string().describe('Name for people.'),
    type: modelTypeSchema,
    description: z.string().describe('What the model is good at.'),
    credit_cost: z
      .int()
      .min(0)
      .max(1_000_000)
      .describe('Flat cost in credits of one generation, charged only when it succeeds.'),
    aspect_ratios: z.array(aspectRatioSchema).describe('Aspect ratios the model offers.'),
    durations: z
      .array(z.int().min(1).max(60))
      .describe('Durations in seconds the model offers; empty for images.'),
    accepts_image: z.boolean().describe('Whether imageUrl can be given to start from.'),
    available: z.boolean().describe('Whether this server can run the model now.'),
    unavailable_reason: z
      .string()
      .nullable()
      .describe('Why the model is not available; null when it is.'),
  })
  .describe('A model of the catalogue.');
export type Model = z.infer<typeof modelSchema>;

const secondsSchema = z.number().min(0).max(100_000);

export const performanceSchema = z
  .object({
    models: z
      .array(
        z
          .object({
            id: z.string().describe('Model id.'),
            usual_seconds: z
              .object({
                p50: secondsSchema.describe('Half of them took no longer.'),
                p90: secondsSchema.describe('Nine of ten took no longer.'),
              })
              .nullable()
              .describe(
                `Seconds from the start of the work to its completion; null while fewer than ${LIMITS.performanceMeasuredMin} were completed.`,
              ),
            failed_share: z
              .number()
              .min(0)
              .max(1)
              .nullable()
              .describe(
                `The share that failed; null while fewer than ${LIMITS.performanceMeasuredMin} were measured.`,
              ),
            measured: z.int().min(0).max(1_000_000_000).describe('How many were measured.'),
          })
          .describe('A model.'),
      )
      .describe('The models, in catalogue order.'),
    measured_days: z.int().min(1).max(365).describe('Over how many days.'),
  })
  .describe('How models did on this server.');
export type Performance = z.infer<typeof performanceSchema>;
