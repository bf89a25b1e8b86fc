import { z } from 'zod';
import { guideSchema } from '../resources/guide.ts';
import { PUBLIC, read } from './operation.ts';

const EXAMPLE = {
  slug: 'first-video',
  title: 'Your first video',
  summary: 'From a sentence to a file that plays, in one minute.',
  published_at: '2026-11-15T00:00:00.000Z',
};

/** Articles about how to get something done. */
export const guideOperations = {
  'guides.list': read({
    summary: 'List the guides',
    description: 'All guides with their summaries, newest first.',
    group: 'guides',
    access: PUBLIC,
    stable: true,
    input: z.strictObject({}),
    output: z
      .object({
        guides: z.array(guideSchema.omit({ body: true })).describe('The guides, newest first.'),
      })
      .describe('The guides.'),
    errors: [],
    examples: [{ input: {}, output: { guides: [EXAMPLE] } }],
  }),
  'guides.read': read({
    summary: 'Read a guide',
    description: 'One guide with its text in Markdown.',
    group: 'guides',
    access: PUBLIC,
    stable: true,
    input: z.strictObject({
      slug: z.string().min(1).max(128).describe('The name of the guide in addresses.'),
    }),
    output: guideSchema,
    errors: ['not_found'],
    examples: [
      { input: { slug: EXAMPLE.slug }, output: { ...EXAMPLE, body: '# Your first video\n…' } },
    ],
  }),
} as const;
