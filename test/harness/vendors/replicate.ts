import { address, type Dialect, ok } from './dialect.ts';

/** https://replicate.com/docs/reference/http and the schemas of the models there */
const prediction = (fields: object) => ({
  id: 'gm3qorzdhgbfurvjtvhg6dckhu',
  model: 'wan-video/wan-2.2-t2v-fast',
  version: 'hidden',
  input: { prompt: 'a cat on a roof' },
  logs: '',
  error: null,
  status: 'starting',
  created_at: '2026-11-15T12:00:00.000Z',
  urls: { get: 'https://api.replicate.com/v1/predictions/gm3qorzdhgbfurvjtvhg6dckhu' },
  ...fields,
});
const look = 'GET /v1/predictions/gm3qorzdhgbfurvjtvhg6dckhu';

export const replicateDialect: Dialect = {
  provider: 'replicate',
  key: 'r8_secret',
  environment: (url) => ({ REPLICATE_API_TOKEN: 'r8_secret', REPLICATE_BASE_URL: `${url}/v1` }),
  request: { modelId: 'wan_2_2' },
  start: {
    route: 'POST /v1/models/wan-video/wan-2.2-t2v-fast/predictions',
    headers: { authorization: 'Bearer r8_secret' },
    body: {
      input: {
        prompt: 'a cat on a roof',
        num_frames: 81,
        frames_per_second: 16,
        resolution: '720p',
        aspect_ratio: '16:9',
      },
    },
    accepted: { status: 201, json: prediction({}) },
  },
  taskId: '{"id":"gm3qorzdhgbfurvjtvhg6dckhu"}',
  lookRoute: look,
  working: { says: { [look]: ok(prediction({ status: 'processing' })) }, progress: null },
  finished: {
    says: {
      [look]: ok(
        prediction({ status: 'succeeded', output: 'https://replicate.delivery/cat/output.mp4' }),
      ),
    },
    output: address('https://replicate.delivery/cat/output.mp4'),
  },
  refusedLater: {
    [look]: ok(
      prediction({
        status: 'failed',
        error: 'The input or output was flagged as sensitive. Please try again. (E005)',
      }),
    ),
  },
  failedLater: {
    [look]: ok(
      prediction({ status: 'failed', error: 'Prediction interrupted; please retry (code: PA)' }),
    ),
  },
  refusedAtStart: null,
  invalid: {
    status: 422,
    json: {
      title: 'Input validation failed',
      detail: '- input.num_frames: Must be less than or equal to 100\n',
      status: 422,
    },
  },
  cancel: {
    says: { [`POST ${look.slice(4)}/cancel`]: ok(prediction({ status: 'canceled' })) },
    routes: [`POST ${look.slice(4)}/cancel`],
  },
};
