import { address, type Dialect, ok } from './dialect.ts';

/** https://docs.bfl.ai/quick_start/generating_images and https://docs.bfl.ai/api_integration/errors */
const look = 'GET /v1/get_result?id=8f5c2d1e';

export const blackForestLabsDialect: Dialect = {
  provider: 'black_forest_labs',
  key: 'bfl-secret',
  environment: (url) => ({ BFL_API_KEY: 'bfl-secret', BFL_BASE_URL: `${url}/v1` }),
  request: { modelId: 'flux_1_1_pro', type: 'image', durationSeconds: null },
  start: {
    route: 'POST /v1/flux-pro-1.1',
    headers: { 'x-key': 'bfl-secret' },
    body: { prompt: 'a cat on a roof', width: 1024, height: 576, output_format: 'png' },
    accepted: ok({ id: '8f5c2d1e' }),
  },
  taskId: '{"id":"8f5c2d1e","pollingUrl":"{url}/v1/get_result?id=8f5c2d1e"}',
  lookRoute: look,
  working: {
    says: { [look]: ok({ id: '8f5c2d1e', status: 'Pending', result: null, progress: 0.5 }) },
    progress: 0.5,
  },
  finished: {
    says: {
      [look]: ok({
        id: '8f5c2d1e',
        status: 'Ready',
        result: { sample: 'https://delivery-us1.bfl.ai/cat.png?sig=1', seed: 7 },
      }),
    },
    output: address('https://delivery-us1.bfl.ai/cat.png?sig=1'),
  },
  refusedLater: {
    [look]: ok({
      id: '8f5c2d1e',
      status: 'Request Moderated',
      result: null,
      details: { 'Moderation Reasons': ['Derivative Works Filter'] },
    }),
  },
  failedLater: { [look]: ok({ id: '8f5c2d1e', status: 'Error', result: null }) },
  refusedAtStart: null,
  invalid: {
    status: 422,
    json: { detail: [{ loc: ['body', 'width'], msg: 'too wide', type: 'less_than_equal' }] },
  },
  cancel: { says: {}, routes: [] },
};
