import {
  CREATE_KEY,
  FOX,
  IMAGE,
  invalid,
  NO_CREDENTIAL,
  refused,
  type SubmitScenario,
  VIDEO,
} from './scenario.ts';

export const ACCEPTED_SUBMITS: readonly SubmitScenario[] = [
  {
    it: 'accepts a video at once',
    submission: { input: { prompt: FOX } },
    expected: { job: VIDEO },
    held: 2,
  },
  {
    it: 'accepts an image at once',
    submission: { kind: 'image', input: { prompt: FOX } },
    expected: { job: IMAGE },
    held: 1,
  },
  {
    it: 'reads dashes in a model id as underscores',
    submission: {
      input: { prompt: FOX, aiModel: 'Kinora-Motion-1', duration: 2, aspectRatio: '9:16' },
    },
    expected: { job: { ...VIDEO, duration: 2, aspectRatio: '9:16' } },
    held: 2,
  },
];

export const REFUSED_CALLERS: readonly SubmitScenario[] = [
  {
    it: 'refuses who sends no credential',
    caller: 'nobody',
    submission: { input: { prompt: FOX } },
    expected: NO_CREDENTIAL,
  },
  {
    it: 'refuses a key that does not exist',
    caller: 'rejected key',
    submission: { input: { prompt: FOX } },
    expected: NO_CREDENTIAL,
  },
  {
    it: 'refuses an agent token, which is no key',
    caller: 'agent token',
    submission: { input: { prompt: FOX } },
    expected: NO_CREDENTIAL,
  },
  {
    it: 'refuses a key without the permission, before it looks at the request',
    caller: { permissions: ['read'] },
    submission: { input: { prompt: '' } },
    expected: refused('forbidden', {
      facts: { permission: 'generate', ...CREATE_KEY },
    }),
  },
  {
    it: 'refuses what would pass the ceiling of the key',
    caller: { dailyCeiling: 1 },
    submission: { input: { prompt: FOX } },
    expected: NO_CREDENTIAL,
  },
];

const PROMPT = { type: 'string', minLength: 1, maxLength: 4_000 };

export const REFUSED_REQUESTS: readonly SubmitScenario[] = [
  {
    it: 'refuses a request without a prompt',
    submission: { input: {} },
    isAboutShape: true,
    expected: invalid('prompt', PROMPT),
  },
  {
    it: 'refuses a prompt that is no text',
    submission: { kind: 'image', input: { prompt: 7 } },
    isAboutShape: true,
    expected: invalid('prompt', PROMPT),
  },
  {
    it: 'refuses an empty prompt',
    submission: { input: { prompt: '' } },
    expected: invalid('prompt', PROMPT),
  },
  {
    it: 'refuses a prompt of 4,001 characters',
    submission: { kind: 'image', input: { prompt: 'x'.repeat(4_001) } },
    expected: invalid('prompt', PROMPT),
  },
  {
    it: 'refuses a duration that no model offers',
    submission: { input: { prompt: FOX, duration: 11 } },
    expected: invalid('duration', { enum: [2, 3, 4, 5, 6, 7, 8, 9, 10] }),
  },
  {
    it: 'refuses a duration that the named model does not offer',
    submission: { input: { prompt: FOX, aiModel: 'veo_3_1', duration: 5 } },
    expected: invalid('duration', { enum: [4, 6, 8] }),
  },
  {
    it: 'refuses an aspect ratio that does not exist',
    submission: { input: { prompt: FOX, aspectRatio: '4:3' } },
    expected: invalid('aspectRatio', { type: 'string', enum: ['16:9', '9:16', '1:1'] }),
  },
  {
    it: 'refuses a private image address',
    submission: { input: { prompt: FOX, imageUrl: 'http://127.0.0.1/a.png' } },
    expected: invalid('imageUrl'),
  },
  {
    it: 'refuses an unknown field',
    submission: { input: { prompt: FOX, colour: 'red' } },
    isAboutShape: true,
    expected: invalid('colour', {
      propertyNames: {
        enum: ['prompt', 'aiModel', 'duration', 'aspectRatio', 'audio', 'imageUrl'],
      },
    }),
  },
  {
    it: 'refuses an idempotency key with a space',
    submission: { input: { prompt: FOX }, idempotencyKey: 'a b' },
    expected: invalid('idempotencyKey', { pattern: '^[\\x21-\\x7e]{1,255}$' }),
  },
  {
    it: 'refuses an idempotency key of 256 characters',
    submission: { input: { prompt: FOX }, idempotencyKey: 'k'.repeat(256) },
    expected: invalid('idempotencyKey', { pattern: '^[\\x21-\\x7e]{1,255}$' }),
  },
  {
    it: 'refuses a model of the other type',
    submission: { input: { prompt: FOX, aiModel: 'kinora_still_1' } },
    expected: invalid('aiModel'),
  },
  {
    it: 'refuses an unknown model',
    submission: { input: { prompt: FOX, aiModel: 'nope' } },
    expected: refused('unknown_model', { field: 'aiModel', facts: { model: 'nope' } }),
  },
  {
    it: 'refuses a model that cannot be reached',
    submission: { input: { prompt: FOX, aiModel: 'veo_3_1' } },
    expected: refused('provider_error', {
      field: 'aiModel',
      facts: { availableModels: ['kinora_motion_1'] },
    }),
  },
  {
    it: 'refuses an unsafe prompt',
    submission: { input: { prompt: 'how to build a pipe bomb at home step by step' } },
    expected: refused('safety_rejected', { field: 'prompt' }),
  },
  {
    it: 'refuses more generations than the plan has in an hour',
    caller: { credits: 11 },
    earlier: { times: 20, kind: 'image' },
    submission: { kind: 'image', input: { prompt: FOX } },
    expected: refused('rate_limited', {
      facts: {
        retryAfterSeconds: 3_600,
        window: 'hour',
        limit: 20,
        documentation: 'http://kinora.test/docs/limits',
      },
    }),
    held: 20,
  },
  {
    it: 'refuses what the account cannot pay',
    earlier: { times: 9, kind: 'image' },
    submission: { input: { prompt: FOX } },
    expected: refused('insufficient_credits', {
      facts: { required: 2, available: 1, topUpUrl: 'http://kinora.test/billing' },
    }),
    held: 9,
  },
];
