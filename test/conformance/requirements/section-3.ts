import type { Requirement } from './requirement.ts';

export const section3: readonly Requirement[] = [
  { id: '3.1-01', sentence: 'A checkout can be `pending`.', awaits: 6 },
  { id: '3.1-02', sentence: 'A checkout can be `processing`.', awaits: 6 },
  { id: '3.1-03', sentence: 'A checkout can be `paid_pending_review`.', awaits: 6 },
  { id: '3.1-04', sentence: 'A checkout can be `fulfilled`.', awaits: 6 },
  { id: '3.1-05', sentence: 'A checkout can be `failed`.', awaits: 6 },
  { id: '3.1-06', sentence: 'A checkout can be `expired`.', awaits: 6 },
  { id: '3.1-07', sentence: 'A checkout can be `refunded`.', awaits: 6 },
  { id: '3.1-08', sentence: 'A checkout URL never grants entitlement by itself.', awaits: 6 },
  { id: '3.1-09', sentence: 'A browser return never grants entitlement by itself.', awaits: 6 },
  {
    id: '3.2-01',
    sentence:
      'An accepted `POST /v1/generate/video` with a valid request and sufficient credits makes a ' +
      'job in state `generating`.',
    awaits: 4,
  },
  {
    id: '3.2-02',
    sentence:
      'An accepted `POST /v1/generate/image` with a valid request and sufficient credits makes a ' +
      'job in state `generating`.',
    awaits: 4,
  },
  { id: '3.2-03', sentence: 'An accepted submit returns 202 with `creditsUsed` 0.', awaits: 4 },
  {
    id: '3.2-04',
    sentence: 'The same call with `X-Sandbox: true` makes a synthetic job in state `completed`.',
    awaits: 4,
  },
  { id: '3.2-05', sentence: 'A sandbox submit makes no provider call.', awaits: 4 },
  { id: '3.2-06', sentence: 'A sandbox submit makes no charge.', awaits: 4 },
  {
    id: '3.2-07',
    sentence:
      'When the render succeeds, a `generating` job becomes `completed` with `video_url` present.',
    awaits: 4,
  },
  { id: '3.2-08', sentence: 'When the render succeeds, the credits are charged.', awaits: 4 },
  {
    id: '3.2-09',
    sentence:
      'A safety refusal after start makes a `generating` job `failed` with `creditsUsed` 0 and ' +
      '`error_message` present.',
    awaits: 4,
  },
  {
    id: '3.2-10',
    sentence:
      'A provider failure after start makes a `generating` job `failed` with `creditsUsed` 0 and ' +
      '`error_message` present.',
    awaits: 4,
  },
  {
    id: '3.2-11',
    sentence:
      'A timeout after start makes a `generating` job `failed` with `creditsUsed` 0 and ' +
      '`error_message` present.',
    awaits: 4,
  },
  { id: '3.2-12', sentence: 'Clients poll until `completed` or `failed`.', awaits: 4 },
  {
    id: '3.2-13',
    sentence: 'In GraphQL, status `PENDING` is deprecated and `GENERATING` replaces it.',
    awaits: 5,
  },
  { id: '3.2-14', sentence: 'In GraphQL, a job is never reported as `PENDING`.', awaits: 5 },
  {
    id: '3.2-15',
    sentence:
      'The GraphQL job status for a completed job is reported as `COMPLETED` (shown on the ' +
      'stream).',
    awaits: 5,
  },
  { id: '3.2-16', sentence: 'In GraphQL, a failed job has `errorMessage` present.', awaits: 5 },
];
