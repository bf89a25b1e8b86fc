import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { aspectRatioSchema, modelTypeSchema } from '../../contract/resources/model.ts';

const examplesSchema = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(1).max(100),
    description: z.string().min(1).max(2_048),
    prompt: z.string().min(1),
    type: modelTypeSchema,
    file: z.string().regex(/^media\/[a-z0-9-]+\.(mp4|png)$/),
    thumbnail: z.string().regex(/^media\/[a-z0-9-]+\.jpg$/),
    /** One row of frames of a video, from its beginning to its end. */
    strip: z
      .string()
      .regex(/^media\/[a-z0-9-]+\.jpg$/)
      .nullable(),
    duration: z.int().min(1).max(60).nullable(),
    aspect_ratio: aspectRatioSchema,
    width: z.int().min(1).max(4_096),
    height: z.int().min(1).max(4_096),
    /** The words of the prompt that are in the picture, with the colours that they became. */
    words: z.array(
      z.strictObject({
        start: z.int().min(0),
        end: z.int().min(1),
        color: z.string().regex(/^#[0-9a-f]{6}$/),
      }),
    ),
    published_at: z.iso.datetime(),
  }),
);

/** A result of the embedded models to show, with the prompt that it was made from. */
export type Example = z.infer<typeof examplesSchema>[number];

/** The example gallery; its files are served at `/examples/{file}`. */
export function readExamples(folder: string): readonly Example[] {
  return examplesSchema.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
}
