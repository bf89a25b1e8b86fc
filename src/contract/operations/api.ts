import { z } from 'zod';
import { apiIndexSchema } from '../resources/api-index.ts';
import { batchRequestSchema, batchResponseSchema } from '../resources/batch.ts';
import { PUBLIC, read } from './operation.ts';

/** The API itself. */
export const apiOperations = {
  index: read({
    summary: 'Index of the API',
    description:
      'Machine-readable index: endpoints, request rates, the versioning policy, deprecations and the changelog.',
    group: 'api',
    access: PUBLIC,
    batch: true,
    stable: true,
    input: z.strictObject({}),
    output: apiIndexSchema,
    errors: [],
    examples: [
      {
        input: {},
        output: {
          name: 'Kinora',
          description: 'AI video, image and ad generation.',
          api_version: '2026-11-15',
          billing_version: '2026-11-15.v1',
          links: { openapi: 'http://localhost:8080/openapi.json' },
          endpoints: [
            {
              method: 'GET',
              path: '/v1/models',
              operation: 'models.list',
              summary: 'List the models',
              key_required: false,
            },
          ],
          rate_limits: [
            {
              surface: 'rest',
              covers: '/v1/*, /agent/*',
              window_seconds: 60,
              anonymous: 120,
              registered_agent: 600,
            },
          ],
          versioning: {
            scheme: 'The major version is in the path.',
            current: 'v1',
            header: 'Every public answer carries API-Version.',
            breaking: ['removing an endpoint, field or enum value'],
            breaking_changes_ship: 'under a new path: /v2',
            not_breaking: ['new endpoints'],
            retirement: 'At least 180 days separate the first Sunset header from removal.',
            deprecations: [],
            changelog: [{ date: '2026-08-24', changes: ['Retry-After on every 429.'] }],
          },
        },
      },
    ],
  }),
  batch: read({
    summary: 'Run several reads at once',
    description:
      'Runs up to 20 read operations in one request. Each has its own result; the answer is 200 while one of them succeeded.',
    group: 'api',
    access: PUBLIC,
    input: batchRequestSchema,
    output: batchResponseSchema,
    errors: ['operation_failed'],
    examples: [
      {
        input: {
          operations: [
            { id: 'cheap', operation: 'models.list', params: { max_credits: 2 } },
            { operation: 'models.cost', params: { id: 'kinora_motion_1', quantity: 3 } },
          ],
        },
        output: {
          results: [
            { id: 'cheap', status: 200, body: { models: [] } },
            {
              id: null,
              status: 200,
              body: { model: 'kinora_motion_1', quantity: 3, credit_cost: 2, total_credits: 6 },
            },
          ],
        },
      },
    ],
  }),
} as const;
