import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { documentSchema, searchResultSchema } from '../resources/document.ts';
import { PUBLIC, read } from './operation.ts';

const EXAMPLE = {
  path: '/guides/first-video',
  kind: 'guide',
  title: 'Your first video in a minute',
  summary: 'From a sentence to a file that plays.',
  url: 'http://localhost:8080/guides/first-video',
};
const PUBLISHED = { published_at: '2026-11-15T00:00:00.000Z' };

/** The documentation as a whole: guides and docs, to list, read and search. */
export const docsOperations = {
  'docs.list': read({
    summary: 'List the documentation',
    description: 'Every page of the documentation with its summary: docs first, then guides.',
    group: 'guides',
    access: PUBLIC,
    stable: true,
    input: z.strictObject({}),
    output: z
      .object({
        documents: z.array(documentSchema.omit({ body: true })).describe('The pages.'),
      })
      .describe('The pages of the documentation.'),
    errors: [],
    examples: [{ input: {}, output: { documents: [{ ...EXAMPLE, ...PUBLISHED }] } }],
  }),
  'docs.read': read({
    summary: 'Read a page of the documentation',
    description: 'One page of the documentation with its text in Markdown.',
    group: 'guides',
    access: PUBLIC,
    stable: true,
    input: z.strictObject({
      path: z
        .string()
        .min(1)
        .max(LIMITS.documentPathCharactersMax)
        .describe('Its path, such as `/guides/first-video`, as the list and the search say.'),
    }),
    output: documentSchema,
    errors: ['not_found'],
    examples: [
      {
        input: { path: EXAMPLE.path },
        output: { ...EXAMPLE, ...PUBLISHED, body: '# Your first video in a minute\n…' },
      },
    ],
  }),
  'docs.search': read({
    summary: 'Search the documentation',
    description:
      'The passages of guides and docs that fit the words best, tolerant of typing errors. Nothing is charged.',
    group: 'guides',
    access: PUBLIC,
    input: z.strictObject({
      query: z
        .string()
        .min(1)
        .max(LIMITS.askCharactersMax)
        .describe('What to look for: words or a question.'),
      limit: z
        .int()
        .min(1)
        .max(LIMITS.searchLimitMax)
        .default(LIMITS.searchLimitDefault)
        .describe('How many passages to answer at most.'),
    }),
    output: z
      .object({ results: z.array(searchResultSchema).describe('The passages, best first.') })
      .describe('What was found; empty where nothing fits.'),
    errors: [],
    examples: [
      {
        input: { query: 'retry safely', limit: 1 },
        output: {
          results: [
            { ...EXAMPLE, section: 'Start it', excerpt: 'Send an Idempotency-Key…', score: 87 },
          ],
        },
      },
    ],
  }),
} as const;
