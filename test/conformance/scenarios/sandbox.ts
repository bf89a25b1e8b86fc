import { FOX, IMAGE, invalid, refused, type SubmitScenario, TIME, VIDEO } from './scenario.ts';

const SAMPLE = 'http://kinora.test/assets/sandbox';

const inSandbox = (outcome: string) => ({
  caller: 'nobody' as const,
  submission: { input: { prompt: FOX }, sandbox: outcome },
});

export const SANDBOX_SUBMITS: readonly SubmitScenario[] = [
  {
    it: 'answers a completed job of the sandbox without a key',
    ...inSandbox('completed'),
    expected: {
      job: {
        ...VIDEO,
        status: 'completed',
        progress: 1,
        completedAt: TIME,
        videoUrl: `${SAMPLE}/video-16x9.mp4`,
        thumbnailUrl: `${SAMPLE}/video-16x9.jpg`,
      },
    },
  },
  {
    it: 'answers a failed job of the sandbox',
    ...inSandbox('failed'),
    expected: {
      job: {
        ...VIDEO,
        status: 'failed',
        completedAt: TIME,
        errorCode: 'provider_error',
        errorMessage: 'The model failed to make this. Nothing was charged.',
      },
    },
  },
  {
    it: 'answers a job of the sandbox that took too long',
    ...inSandbox('timeout'),
    expected: {
      job: {
        ...VIDEO,
        status: 'failed',
        completedAt: TIME,
        errorCode: 'timeout',
        errorMessage: 'The model took too long. Nothing was charged.',
      },
    },
  },
  {
    it: 'answers a running job of the sandbox',
    caller: 'nobody',
    submission: { kind: 'image', input: { prompt: FOX }, sandbox: 'slow' },
    expected: { job: IMAGE },
  },
  {
    it: 'refuses the prompt in the sandbox, as asked',
    ...inSandbox('safety_rejected'),
    expected: refused('safety_rejected', { field: 'prompt' }),
  },
  {
    it: 'refuses for want of credits in the sandbox, as asked',
    ...inSandbox('insufficient_credits'),
    expected: refused('insufficient_credits', {
      facts: { required: 2, available: 0, topUpUrl: 'http://kinora.test/billing' },
    }),
  },
  {
    it: 'fails like a provider in the sandbox, as asked',
    ...inSandbox('provider_error'),
    expected: refused('provider_error'),
  },
  {
    it: 'is over its budget in the sandbox, as asked',
    ...inSandbox('rate_limited'),
    expected: refused('rate_limited', {
      facts: { retryAfterSeconds: 5, documentation: 'http://kinora.test/docs/limits' },
    }),
  },
  {
    it: 'knows no other outcome of the sandbox',
    ...inSandbox('lucky'),
    isAboutShape: true,
    expected: invalid('sandboxOutcome', {
      enum: [
        'completed',
        'failed',
        'timeout',
        'slow',
        'safety_rejected',
        'insufficient_credits',
        'provider_error',
        'rate_limited',
      ],
    }),
  },
];
