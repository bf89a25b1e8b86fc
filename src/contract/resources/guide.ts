import { z } from 'zod';

export const guideSchema = z
  .object({
    slug: z.string().describe('The name of the guide in addresses.'),
    title: z.string().describe('Its title.'),
    summary: z.string().describe('What it is about, in a sentence.'),
    published_at: z.iso.datetime().describe('When it was published.'),
    body: z.string().describe('The text, in Markdown.'),
  })
  .describe('An article about how to get something done.');
export type Guide = z.infer<typeof guideSchema>;
