import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** What may be uploaded, by its content. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Reads a file that a caller sends: nothing is read before it is known who sends it, and that it is wanted. */
export type ReadFile = () => Promise<Uint8Array>;

const readFileSchema = z
  .custom<ReadFile>((value) => typeof value === 'function')
  .meta({
    description: 'The picture.',
    type: 'string',
    format: 'binary',
  });

export const uploadRequestSchema = z.strictObject({ file: readFileSchema });

/** How the file travels on surfaces that carry bytes: as the body, or as a field of a multipart form. */
export const UPLOADED_FILE = {
  field: 'file',
  types: PICTURE_TYPES,
  bytesMax: LIMITS.imageBytesMax,
} as const;

export const uploadSchema = z
  .object({
    id: z.string().describe('Upload id.'),
    url: z.url().describe('What `imageUrl` of a generation takes.'),
    content_type: z.enum(PICTURE_TYPES).describe('What it is, by its content.'),
    bytes: z
      .int()
      .min(1)
      .max(LIMITS.imageBytesMax)
      .describe('Its size, after metadata was removed.'),
    expires_at: z.iso.datetime().describe('Until when it can be used.'),
  })
  .describe('A picture that was uploaded.');
export type Upload = z.infer<typeof uploadSchema>;

export const uploadEnvelopeSchema = z
  .object({ upload: uploadSchema })
  .describe('A picture that was uploaded.');
