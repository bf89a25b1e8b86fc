import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** NLWeb, whose members stand beside those of Schema.org. */
export const NLWEB_VERSION = '0.55';

const questionSchema = z.string().max(LIMITS.askCharactersMax);

const numResultsSchema = z
  .int()
  .min(1)
  .max(LIMITS.askResultsMax)
  .describe(`How many results to answer at most; ${LIMITS.askResultsDefault} when left out.`);

const modeSchema = z
  .enum(['list', 'summarize', 'generate'])
  .describe('Every mode gets the list and the sentence `answer`.');

const previousSchema = z
  .union([questionSchema, z.array(questionSchema).max(LIMITS.askPreviousMax)])
  .describe('Earlier questions, the last one last; read when the question alone says too little.');

const siteSchema = z.string().max(200).describe('Ignored: there is one site.');

export const askRequestSchema = z.strictObject({
  query: z
    .union([
      questionSchema,
      z
        .strictObject({
          text: questionSchema.describe('The question.'),
          site: siteSchema.optional(),
          num_results: numResultsSchema.optional(),
        })
        .describe('The question, as NLWeb 0.55 writes it.'),
    ])
    .optional()
    .describe(
      `The question, of 1 to ${LIMITS.askCharactersMax} characters. Without it the answer is \`missing_query\`.`,
    ),
  q: questionSchema.optional().describe('The same as `query`, which goes before it.'),
  decontextualized_query: questionSchema
    .optional()
    .describe('The question with what it refers to filled in; read instead of `query`.'),
  site: siteSchema.optional(),
  prev: previousSchema.optional(),
  query_id: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[\x21-\x7e]*$/)
    .optional()
    .describe('Your id for the question, in visible ASCII characters; echoed in the answer.'),
  mode: modeSchema.optional(),
  streaming: z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
    .optional()
    .describe('`true` or `1` answers with Server-Sent Events: `start`, `result`, `complete`.'),
  num_results: numResultsSchema.optional(),
  prefer: z
    .looseObject({
      streaming: z.boolean().optional().describe('`true` answers with Server-Sent Events.'),
      mode: modeSchema.optional(),
    })
    .optional()
    .describe('Preferences of NLWeb; others than these are ignored.'),
  context: z
    .looseObject({ prev: previousSchema.optional() })
    .optional()
    .describe('The conversation so far, of which `prev` is read.'),
  meta: z
    .record(z.string().max(100), z.unknown())
    .optional()
    .describe('About the client; ignored.'),
});

const scoreSchema = z.int().min(0).max(100).describe('How well it fits; the best is first.');

export const askResultSchema = z
  .object({
    '@type': z.string().describe('A type of Schema.org: Product, Question or TechArticle.'),
    url: z.url().describe('Where to read on.'),
    name: z.string().describe('What it is about.'),
    site: z.string().describe('Name of the service.'),
    score: scoreSchema,
    description: z.string().describe('A sentence or two that answer the question.'),
    schema_object: z
      .record(z.string(), z.unknown())
      .describe('The same as an object of Schema.org.'),
  })
  .describe('A model, a topic or a passage of the documentation.');
export type AskResult = z.infer<typeof askResultSchema>;

const listItemSchema = z
  .object({
    '@type': z.literal('ListItem').describe('Always ListItem.'),
    position: z.int().min(1).max(LIMITS.askResultsMax).describe('From 1.'),
    url: z.url().describe('Address of the result.'),
    name: z.string().describe('Name of the result.'),
  })
  .describe('An item of the list.');

const answerMetaSchema = z
  .object({
    response_type: z.literal('Answer').describe('Always Answer.'),
    version: z.literal(NLWEB_VERSION).describe('Version of NLWeb.'),
  })
  .describe('What NLWeb wants to know.');

export const askAnswerSchema = z
  .object({
    '@context': z.literal('https://schema.org').describe('The vocabulary.'),
    '@type': z.literal('ItemList').describe('Always ItemList.'),
    query: z.string().describe('The question.'),
    answer: z.string().describe('The answer in a sentence or two; says so when it is not known.'),
    numberOfItems: z.int().min(0).max(LIMITS.askResultsMax).describe('How many results there are.'),
    itemListElement: z.array(listItemSchema).describe('The results as a list of Schema.org.'),
    query_id: z.string().describe('Id of the question.'),
    results: z.array(askResultSchema).describe('The results, best first.'),
    _meta: answerMetaSchema,
  })
  .describe('An answer, as Schema.org and NLWeb write it.');
export type AskAnswer = z.infer<typeof askAnswerSchema>;
