import { z } from 'zod';

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
