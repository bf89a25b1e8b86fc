import { agentBindings } from './agent-bindings.ts';
import { billingBindings } from './billing-bindings.ts';
import type { Binding } from './binding.ts';
import { videoBindings } from './video-bindings.ts';

const MOTION_QUOTE = {
  model: 'kinora_motion_1',
  quantity: 3,
  credit_cost: 2,
  total_credits: 6,
};

export const bindings: readonly Binding[] = [
  {
    method: 'GET',
    path: '/v1',
    operation: 'index',
    operationId: 'getIndex',
    tag: 'API',
    answer: {
      description: 'The index.',
      prepared: true,
      example: {
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
  },
  {
    method: 'GET',
    path: '/v1/models',
    operation: 'models.list',
    operationId: 'listModels',
    tag: 'Models',
    query: [
      { name: 'type', type: 'text', example: 'video' },
      { name: 'max_credits', type: 'number', example: 10 },
    ],
    answer: {
      description: 'The models that match.',
      prepared: true,
      example: {
        models: [
          {
            id: 'kinora_motion_1',
            name: 'Kinora Motion 1',
            type: 'video',
            description: 'Motion graphics from a sentence, rendered by this server itself.',
            credit_cost: 2,
            aspect_ratios: ['16:9', '9:16', '1:1'],
            durations: [2, 3, 4, 5, 6, 7, 8, 9, 10],
            accepts_image: true,
            available: true,
            unavailable_reason: null,
          },
        ],
      },
    },
  },
  {
    method: 'GET',
    path: '/v1/models/{id}/cost',
    operation: 'models.cost',
    operationId: 'quoteModel',
    tag: 'Models',
    pathExample: { id: 'kinora_motion_1' },
    query: [{ name: 'quantity', type: 'number', example: 3 }],
    answer: { description: 'The quote.', example: MOTION_QUOTE },
  },
  {
    method: 'POST',
    path: '/v1/models/cost',
    operation: 'models.quote',
    operationId: 'quoteModels',
    tag: 'Models',
    body: {
      example: {
        items: [{ model: 'kinora_motion_1', quantity: 3 }, { model: 'kinora_still_1' }],
      },
    },
    answer: {
      description: 'The quotes and their sum.',
      example: {
        quotes: [
          MOTION_QUOTE,
          { model: 'kinora_still_1', quantity: 1, credit_cost: 1, total_credits: 1 },
        ],
        total_credits: 7,
      },
    },
  },
  {
    method: 'GET',
    path: '/v1/me',
    operation: 'me',
    operationId: 'getMe',
    tag: 'Account',
    answer: {
      description: 'The account and the key.',
      example: {
        account: {
          id: 'acc_01k9z8x7w6v5t4s3r2q1p0n9m8',
          email: 'ada@example.com',
          created_at: '2026-11-15T12:00:00.000Z',
        },
        plan: { id: 'free', name: 'Free', renews_at: null },
        credits: { balance: 10, held: 0, available: 10 },
        key: {
          id: 'key_01k9z8x7w6v5t4s3r2q1p0n9m8',
          name: 'laptop',
          permissions: ['generate', 'read'],
          daily_ceiling: null,
          used_today: 0,
        },
      },
    },
  },
  ...videoBindings,
  ...billingBindings,
  {
    method: 'POST',
    path: '/v1/batch',
    operation: 'batch',
    operationId: 'runBatch',
    tag: 'API',
    body: {
      example: {
        operations: [
          { id: 'cheap', operation: 'models.list', params: { max_credits: 2 } },
          { operation: 'models.cost', params: { id: 'kinora_motion_1', quantity: 3 } },
        ],
      },
    },
    answer: {
      description: 'The results; at least one operation succeeded.',
      example: {
        results: [
          { id: 'cheap', status: 200, body: { models: [] } },
          { id: null, status: 200, body: MOTION_QUOTE },
        ],
      },
    },
  },
  ...agentBindings,
];
