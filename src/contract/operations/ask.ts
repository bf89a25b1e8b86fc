import { askAnswerSchema, askRequestSchema, NLWEB_VERSION } from '../resources/answer.ts';
import { PUBLIC, read } from './operation.ts';

const URL = 'http://localhost:8080/models/kinora_motion_1';
const DESCRIPTION =
  'Kinora Motion 1 makes videos for 2 credits each: 16:9, 9:16 or 1:1, 2 to 10 seconds, also from an image.';

/** Questions in plain words. */
export const askOperations = {
  ask: read({
    summary: 'Ask a question',
    description:
      'Answers a question about models, prices, keys, limits, errors and everything else the documentation tells, from the catalogue as this server can serve it and from the documentation. Nothing is charged. Understands English; other languages as far as names and numbers go.',
    group: 'api',
    access: PUBLIC,
    batch: true,
    input: askRequestSchema,
    output: askAnswerSchema,
    errors: ['missing_query'],
    examples: [
      {
        input: { query: 'cheapest model for a vertical clip under 10 credits' },
        output: {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          query: 'cheapest model for a vertical clip under 10 credits',
          answer: DESCRIPTION,
          numberOfItems: 1,
          itemListElement: [
            { '@type': 'ListItem', position: 1, url: URL, name: 'Kinora Motion 1' },
          ],
          query_id: 'ask_01k9z8x7w6v5t4s3r2q1p0n9m8',
          results: [
            {
              '@type': 'Product',
              url: URL,
              name: 'Kinora Motion 1',
              site: 'Kinora',
              score: 96,
              description: DESCRIPTION,
              schema_object: { '@type': 'Product', identifier: 'kinora_motion_1', url: URL },
            },
          ],
          _meta: { response_type: 'Answer', version: NLWEB_VERSION },
        },
      },
    ],
  }),
} as const;
