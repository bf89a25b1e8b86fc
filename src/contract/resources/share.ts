import { z } from 'zod';

export const shareEnvelopeSchema = z
  .object({
    share: z
      .object({
        url: z.url().describe('The page that anybody can open.'),
        created_at: z.iso.datetime().describe('When it was shared.'),
        opened: z
          .int()
          .min(0)
          .max(Number.MAX_SAFE_INTEGER)
          .describe('How often people opened the page, within seconds; previews are not counted.'),
      })
      .nullable()
      .describe('The link; null when the generation is not shared.'),
  })
  .describe('Whether a generation is shared, and where.');
export type ShareEnvelope = z.infer<typeof shareEnvelopeSchema>;
