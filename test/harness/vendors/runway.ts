import { A_PICTURE } from './a-request.ts';
import { address, type Dialect, ok } from './dialect.ts';

/** https://docs.dev.runwayml.com/api and https://docs.dev.runwayml.com/errors/task-failures */
const id = '17f20503-6c24-4c16-946b-35dbbce2af2f';
const look = `GET /v1/tasks/${id}`;
const task = (fields: object) => ok({ id, createdAt: '2026-11-15T12:00:00.000Z', ...fields });

export const runwayDialect: Dialect = {
  provider: 'runway',
  key: 'key_runway',
  environment: (url) => ({ RUNWAY_API_KEY: 'key_runway', RUNWAY_BASE_URL: `${url}/v1` }),
  request: { modelId: 'runway_gen4_turbo', image: A_PICTURE },
  start: {
    route: 'POST /v1/image_to_video',
    headers: { authorization: 'Bearer key_runway', 'x-runway-version': '2024-11-06' },
    body: {
      model: 'gen4_turbo',
      promptImage: 'data:image/png;base64,aGVsbG8=',
      promptText: 'a cat on a roof',
      ratio: '1280:720',
      duration: 5,
    },
    accepted: ok({ id }),
  },
  taskId: `{"id":"${id}"}`,
  lookRoute: look,
  working: { says: { [look]: task({ status: 'RUNNING', progress: 0.4 }) }, progress: 0.4 },
  finished: {
    says: {
      [look]: task({ status: 'SUCCEEDED', output: ['https://dnznrvs05pmza.example.net/cat.mp4'] }),
    },
    output: address('https://dnznrvs05pmza.example.net/cat.mp4'),
  },
  refusedLater: {
    [look]: task({
      status: 'FAILED',
      failure: 'The generation was rejected.',
      failureCode: 'SAFETY.OUTPUT.VIDEO',
    }),
  },
  failedLater: {
    [look]: task({
      status: 'FAILED',
      failure: 'An unexpected error occurred.',
      failureCode: 'INTERNAL.BAD_OUTPUT.CODE01',
    }),
  },
  refusedAtStart: null,
  invalid: { status: 400, json: { error: 'Validation of body failed', issues: [] } },
  cancel: {
    says: { [`DELETE /v1/tasks/${id}`]: { status: 204, text: '' } },
    routes: [`DELETE /v1/tasks/${id}`],
  },
};
