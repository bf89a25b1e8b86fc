import type { Requirement } from './requirement.ts';

export const section3: readonly Requirement[] = [
  { id: '3.1-01', sentence: 'A checkout can be `pending`.' },
  { id: '3.1-02', sentence: 'A checkout can be `processing`.' },
  { id: '3.1-03', sentence: 'A checkout can be `paid_pending_review`.' },
  { id: '3.1-04', sentence: 'A checkout can be `fulfilled`.' },
  { id: '3.1-05', sentence: 'A checkout can be `failed`.' },
  { id: '3.1-06', sentence: 'A checkout can be `expired`.' },
  { id: '3.1-07', sentence: 'A checkout can be `refunded`.' },
  { id: '3.1-08', sentence: 'A checkout URL never grants entitlement by itself.' },
  { id: '3.1-09', sentence: 'A browser return never grants entitlement by itself.' },
  {
    id: '3.2-01',
    sentence:
      'An accepted `POST /v1/generate/video` with a valid request and sufficient credits makes a ' +
      'job in state `generating`.',
  },
  {
    id: '3.2-02',
    sentence:
      'An accepted `POST /v1/generate/image` with a valid request and sufficient credits makes a ' +
      'job in state `generating`.',
  },
  { id: '3.2-03', sentence: 'An accepted submit returns 202 with `creditsUsed` 0.' },
  {
    id: '3.2-04',
    sentence: 'The same call with `X-Sandbox: true` makes a synthetic job in state `completed`.',
  },
  { id: '3.2-05', sentence: 'A sandbox submit makes no provider call.' },
  { id: '3.2-06', sentence: 'A sandbox submit makes no charge.' },
  {
    id: '3.2-07',
    sentence:
      'When the render succeeds, a `generating` job becomes `completed` with `video_url` present.',
  },
  { id: '3.2-08', sentence: 'When the render succeeds, the credits are charged.' },
  {
    id: '3.2-09',
    sentence:
      'A safety refusal after start makes a `generating` job `failed` with `creditsUsed` 0 and ' +
      '`error_message` present.',
  },
  {
    id: '3.2-10',
    sentence:
      'A provider failure after start makes a `generating` job `failed` with `creditsUsed` 0 and ' +
      '`error_message` present.',
  },
  {
    id: '3.2-11',
    sentence:
      'A timeout after start makes a `generating` job `failed` with `creditsUsed` 0 and ' +
      '`error_message` present.',
  },
  { id: '3.2-12', sentence: 'Clients poll until `completed` or `failed`.' },
  {
    id: '3.2-13',
    sentence: 'In GraphQL, status `PENDING` is deprecated and `GENERATING` replaces it.',
  },
  { id: '3.2-14', sentence: 'In GraphQL, a job is never reported as `PENDING`.' },
  {
    id: '3.2-15',
    sentence:
      'The GraphQL job status for a completed job is reported as `COMPLETED` (shown on the ' +
      'stream).',
  },
  { id: '3.2-16', sentence: 'In GraphQL, a failed job has `errorMessage` present.' },
];
