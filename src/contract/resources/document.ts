import { z } from 'zod';

export const documentSchema = z
  .object({
    path: z.string().describe('Where it is, below the base address: `/guides/first-video`.'),
    kind: z.enum(['guide', 'docs']).describe('A guide tells how; docs say what holds.'),
    title: z.string().describe('Its title.'),
    summary: z.string().describe('What it is about, in a sentence.'),
    url: z.url().describe('Its address. With `.md` behind it, the same as Markdown.'),
    published_at: z.iso.datetime().describe('When it was published.'),
    body: z.string().describe('The text, in Markdown.'),
  })
  .describe('A page of the documentation.');
export type Document = z.infer<typeof documentSchema>;

export const searchResultSchema = documentSchema
  .omit({ body: true, published_at: true })
  .extend({
    section: z.string().nullable().describe('The heading under which it was found.'),
    excerpt: z.string().describe('The passage that fits best, in Markdown.'),
    score: z.int().min(0).max(100).describe('How well it fits; the best is first.'),
  })
  .describe('A passage of the documentation.');
export type SearchResult = z.infer<typeof searchResultSchema>;
