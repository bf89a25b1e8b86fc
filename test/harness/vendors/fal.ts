import { address, type Dialect, ok } from './dialect.ts';

/** https://docs.fal.ai/model-endpoints/queue and https://docs.fal.ai/errors */
const task = '/fal-ai/wan/requests/764cabcf';
const completed = ok({ status: 'COMPLETED', request_id: '764cabcf', logs: null, metrics: {} });

export const falDialect: Dialect = {
  provider: 'fal',
  key: 'fal-key-id:fal-key-secret',
  environment: (url) => ({ FAL_KEY: 'fal-key-id:fal-key-secret', FAL_BASE_URL: url }),
  request: { modelId: 'wan_2_2' },
  start: {
    route: 'POST /fal-ai/wan/v2.2-a14b/text-to-video',
    headers: { authorization: 'Key fal-key-id:fal-key-secret' },
    body: {
      prompt: 'a cat on a roof',
      aspect_ratio: '16:9',
      resolution: '720p',
      frames_per_second: 16,
      num_frames: 81,
      enable_safety_checker: true,
    },
    accepted: ok({
      status: 'IN_QUEUE',
      request_id: '764cabcf',
      response_url: 'https://queue.fal.run/fal-ai/wan/requests/764cabcf',
      status_url: 'https://queue.fal.run/fal-ai/wan/requests/764cabcf/status',
      cancel_url: 'https://queue.fal.run/fal-ai/wan/requests/764cabcf/cancel',
      queue_position: 2,
    }),
  },
  taskId: '{"app":"fal-ai/wan","requestId":"764cabcf"}',
  lookRoute: `GET ${task}/status`,
  working: {
    says: {
      [`GET ${task}/status`]: {
        status: 202,
        json: { status: 'IN_PROGRESS', request_id: '764cabcf', logs: null },
      },
    },
    progress: null,
  },
  finished: {
    says: {
      [`GET ${task}/status`]: completed,
      [`GET ${task}`]: ok({
        video: { url: 'https://v3.fal.media/files/cat.mp4', content_type: 'video/mp4' },
        seed: 42,
      }),
    },
    output: address('https://v3.fal.media/files/cat.mp4'),
  },
  refusedLater: {
    [`GET ${task}/status`]: completed,
    [`GET ${task}`]: {
      status: 422,
      json: {
        detail: [
          {
            loc: ['body', 'prompt'],
            msg: 'The content could not be processed because it contained flagged material.',
            type: 'content_policy_violation',
            url: 'https://docs.fal.ai/errors#content_policy_violation',
          },
        ],
      },
    },
  },
  failedLater: {
    [`GET ${task}/status`]: completed,
    [`GET ${task}`]: {
      status: 504,
      json: { detail: 'Request timed out', error_type: 'request_timeout' },
    },
  },
  refusedAtStart: {
    status: 422,
    json: {
      detail: [{ loc: ['body', 'prompt'], msg: 'flagged', type: 'content_policy_violation' }],
    },
  },
  invalid: {
    status: 422,
    json: { detail: [{ loc: ['body', 'num_frames'], msg: 'too many', type: 'less_than_equal' }] },
  },
  cancel: {
    says: { [`PUT ${task}/cancel`]: { status: 202, json: { status: 'CANCELLATION_REQUESTED' } } },
    routes: [`PUT ${task}/cancel`],
  },
};
