import { address, type Dialect, ok } from './dialect.ts';

/** https://docs.x.ai/docs/guides/video-generations and the schemas of @ai-sdk/xai */
const look = 'GET /v1/videos/d97415a1-5796-b7ec-379f-4e6819e08fdf';

export const xaiDialect: Dialect = {
  provider: 'xai',
  key: 'xai-secret',
  environment: (url) => ({ XAI_API_KEY: 'xai-secret', XAI_BASE_URL: `${url}/v1` }),
  request: { modelId: 'grok_imagine_video' },
  start: {
    route: 'POST /v1/videos/generations',
    headers: { authorization: 'Bearer xai-secret' },
    body: {
      model: 'grok-imagine-video',
      prompt: 'a cat on a roof',
      duration: 5,
      aspect_ratio: '16:9',
      resolution: '720p',
    },
    accepted: ok({ request_id: 'd97415a1-5796-b7ec-379f-4e6819e08fdf' }),
  },
  taskId: '{"requestId":"d97415a1-5796-b7ec-379f-4e6819e08fdf"}',
  lookRoute: look,
  working: {
    says: { [look]: { status: 202, json: { status: 'pending', progress: 30 } } },
    progress: 0.3,
  },
  finished: {
    says: {
      [look]: ok({
        status: 'done',
        model: 'grok-imagine-video',
        video: { url: 'https://vidgen.x.ai/cat.mp4', duration: 5, respect_moderation: true },
      }),
    },
    output: address('https://vidgen.x.ai/cat.mp4'),
  },
  refusedLater: {
    [look]: ok({ status: 'done', video: { url: '', duration: 5, respect_moderation: false } }),
  },
  failedLater: {
    [look]: ok({ status: 'failed', error: { code: 'internal_error', message: 'It broke.' } }),
  },
  refusedAtStart: {
    status: 400,
    json: { code: 'invalid_argument', error: 'Generated video rejected by content moderation.' },
  },
  invalid: {
    status: 400,
    json: { code: 'invalid_argument', error: 'duration must be between 1 and 15' },
  },
  cancel: { says: {}, routes: [] },
};
