import { address, type Dialect, ok } from './dialect.ts';

/** https://ai.google.dev/gemini-api/docs/video */
const name = 'models/veo-3.1-fast-generate-preview/operations/abc123';
const look = `GET /v1beta/${name}`;
const response = (fields: object) =>
  ok({
    name,
    done: true,
    response: {
      '@type': 'type.googleapis.com/google.ai.generativelanguage.v1beta.PredictLongRunningResponse',
      generateVideoResponse: fields,
    },
  });

export const googleDialect: Dialect = {
  provider: 'google',
  key: 'AIza-secret',
  environment: (url) => ({ GOOGLE_API_KEY: 'AIza-secret', GOOGLE_BASE_URL: `${url}/v1beta` }),
  request: { modelId: 'veo_3_1_fast', durationSeconds: 8 },
  start: {
    route: 'POST /v1beta/models/veo-3.1-fast-generate-preview:predictLongRunning',
    headers: { 'x-goog-api-key': 'AIza-secret' },
    body: {
      instances: [{ prompt: 'a cat on a roof' }],
      parameters: { aspectRatio: '16:9', durationSeconds: 8, resolution: '720p' },
    },
    accepted: ok({ name }),
  },
  taskId: `{"operation":"${name}"}`,
  lookRoute: look,
  working: { says: { [look]: ok({ name }) }, progress: null },
  finished: {
    says: {
      [look]: response({
        generatedSamples: [{ video: { uri: 'https://videos.example.com/files/cat:download' } }],
      }),
    },
    output: address('https://videos.example.com/files/cat:download'),
  },
  refusedLater: {
    [look]: response({
      raiMediaFilteredCount: 1,
      raiMediaFilteredReasons: ['We encountered an issue with the audio for your prompt.'],
    }),
  },
  failedLater: {
    [look]: ok({ name, done: true, error: { code: 13, message: 'Internal error encountered.' } }),
  },
  refusedAtStart: {
    status: 400,
    json: {
      error: {
        code: 400,
        message:
          "The prompt could not be submitted. It may violate Google's Responsible AI practices.",
        status: 'INVALID_ARGUMENT',
      },
    },
  },
  invalid: {
    status: 400,
    json: {
      error: {
        code: 400,
        message: '`durationSeconds` is out of bound.',
        status: 'INVALID_ARGUMENT',
      },
    },
  },
  cancel: { says: {}, routes: [] },
};
