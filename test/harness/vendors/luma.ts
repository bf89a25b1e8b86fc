import { address, type Dialect, ok } from './dialect.ts';

/** https://docs.lumalabs.ai/reference and the types of the vendor's SDK */
const id = '70f9f6f4-31a4-4bd4-87fd-5a9e5f3ae3d7';
const look = `GET /dream-machine/v1/generations/${id}`;
const generation = (fields: object) => ({
  id,
  generation_type: 'video',
  state: 'queued',
  failure_reason: null,
  created_at: '2026-11-15T12:00:00.000Z',
  assets: null,
  model: 'ray-flash-2',
  ...fields,
});

export const lumaDialect: Dialect = {
  provider: 'luma',
  key: 'luma-secret',
  environment: (url) => ({
    LUMA_API_KEY: 'luma-secret',
    LUMA_BASE_URL: `${url}/dream-machine/v1`,
  }),
  request: { modelId: 'luma_ray_flash_2' },
  start: {
    route: 'POST /dream-machine/v1/generations/video',
    headers: { authorization: 'Bearer luma-secret' },
    body: {
      model: 'ray-flash-2',
      prompt: 'a cat on a roof',
      aspect_ratio: '16:9',
      duration: '5s',
      resolution: '720p',
    },
    accepted: { status: 201, json: generation({}) },
  },
  taskId: `{"id":"${id}"}`,
  lookRoute: look,
  working: { says: { [look]: ok(generation({ state: 'dreaming' })) }, progress: null },
  finished: {
    says: {
      [look]: ok(
        generation({
          state: 'completed',
          assets: { video: 'https://storage.cdn-luma.com/cat.mp4', image: null },
        }),
      ),
    },
    output: address('https://storage.cdn-luma.com/cat.mp4'),
  },
  refusedLater: {
    [look]: ok(generation({ state: 'failed', failure_reason: '400: Advanced moderation failed' })),
  },
  failedLater: {
    [look]: ok(generation({ state: 'failed', failure_reason: 'Job failed unexpectedly' })),
  },
  refusedAtStart: { status: 400, json: { detail: 'Prompt moderation failed' } },
  invalid: { status: 400, json: { detail: 'Invalid aspect ratio' } },
  cancel: {
    says: { [`DELETE ${look.slice(4)}`]: { status: 204, text: '' } },
    routes: [`DELETE ${look.slice(4)}`],
  },
};
