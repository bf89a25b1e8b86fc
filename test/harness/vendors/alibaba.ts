import { address, type Dialect, ok } from './dialect.ts';

/** https://www.alibabacloud.com/help/en/model-studio/legacy-wan-text-to-video-api-reference */
const look = 'GET /api/v1/tasks/0385dc79-5ff8-4d82-bcb6';
const task = (fields: object) =>
  ok({
    request_id: '4909100c-7b5a-9f92-bfe5',
    output: { task_id: '0385dc79-5ff8-4d82-bcb6', ...fields },
  });

export const alibabaDialect: Dialect = {
  provider: 'alibaba',
  key: 'sk-alibaba',
  environment: (url) => ({ ALIBABA_API_KEY: 'sk-alibaba', ALIBABA_BASE_URL: `${url}/api/v1` }),
  request: { modelId: 'wan_2_2' },
  start: {
    route: 'POST /api/v1/services/aigc/video-generation/video-synthesis',
    headers: { authorization: 'Bearer sk-alibaba', 'x-dashscope-async': 'enable' },
    body: {
      model: 'wan2.2-t2v-plus',
      input: { prompt: 'a cat on a roof' },
      parameters: { size: '1920*1080', watermark: false },
    },
    accepted: task({ task_status: 'PENDING' }),
  },
  taskId: '{"taskId":"0385dc79-5ff8-4d82-bcb6"}',
  lookRoute: look,
  working: { says: { [look]: task({ task_status: 'RUNNING' }) }, progress: null },
  finished: {
    says: {
      [look]: task({
        task_status: 'SUCCEEDED',
        video_url: 'https://dashscope-result-sgp.oss.example.com/cat.mp4',
        orig_prompt: 'a cat on a roof',
      }),
    },
    output: address('https://dashscope-result-sgp.oss.example.com/cat.mp4'),
  },
  refusedLater: {
    [look]: task({
      task_status: 'FAILED',
      code: 'DataInspectionFailed',
      message: 'Output data may contain inappropriate content.',
    }),
  },
  failedLater: {
    [look]: task({ task_status: 'FAILED', code: 'InternalError.Algo', message: 'It broke.' }),
  },
  refusedAtStart: {
    status: 400,
    json: {
      code: 'DataInspectionFailed',
      message: 'Input data may contain inappropriate content.',
      request_id: '7438d53d',
    },
  },
  invalid: {
    status: 400,
    json: {
      code: 'InvalidParameter',
      message: 'The size is not match xxxxxx',
      request_id: '7438d5',
    },
  },
  cancel: {
    says: { [`POST ${look.slice(4)}/cancel`]: ok({ request_id: '45ac7f13' }) },
    routes: [`POST ${look.slice(4)}/cancel`],
  },
};
