import { expect } from 'vitest';
import { type Dialect, ok } from './dialect.ts';

/** https://docs.comfy.org/development/comfyui-server/comms_routes */
const look = 'GET /history/3f1c9d52';
const entry = (fields: object) => ok({ '3f1c9d52': { prompt: [], meta: {}, ...fields } });

export const comfyuiDialect: Dialect = {
  provider: 'comfyui',
  key: null,
  environment: (url) => ({ COMFYUI_URL: url }),
  request: { modelId: 'comfyui_video' },
  start: {
    route: 'POST /prompt',
    headers: {},
    body: {
      prompt: expect.objectContaining({
        positive: {
          class_type: 'CLIPTextEncode',
          inputs: { clip: ['clip', 0], text: 'a cat on a roof' },
        },
        latent: {
          class_type: 'Wan22ImageToVideoLatent',
          inputs: { vae: ['vae', 0], width: 1280, height: 704, length: 121, batch_size: 1 },
        },
      }),
    },
    accepted: ok({ prompt_id: '3f1c9d52', number: 4, node_errors: {} }),
  },
  taskId: '{"promptId":"3f1c9d52"}',
  lookRoute: look,
  working: {
    says: {
      [look]: ok({}),
      'GET /queue': ok({
        queue_running: [[3, '3f1c9d52', {}, {}, ['save']]],
        queue_pending: [],
      }),
    },
    progress: null,
  },
  finished: {
    says: {
      [look]: entry({
        outputs: {
          save: {
            images: [{ filename: 'gen_00001_.mp4', subfolder: 'kinora', type: 'output' }],
            animated: [true],
          },
        },
        status: { status_str: 'success', completed: true, messages: [] },
      }),
    },
    output: {
      kind: 'address',
      url: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:\d+\/view\?filename=gen_00001_\.mp4&subfolder=kinora&type=output$/,
      ),
      headers: {},
    },
  },
  refusedLater: {},
  failedLater: {
    [look]: entry({
      outputs: {},
      status: {
        status_str: 'error',
        completed: false,
        messages: [['execution_error', { exception_message: 'Allocation on device' }]],
      },
    }),
  },
  refusedAtStart: null,
  invalid: {
    status: 400,
    json: {
      error: {
        type: 'prompt_outputs_failed_validation',
        message: 'Prompt outputs failed validation',
        details: '',
      },
      node_errors: { model: { errors: [], class_type: 'UNETLoader' } },
    },
  },
  cancel: {
    says: {
      'POST /queue': { status: 200, text: '' },
      'GET /queue': ok({ queue_running: [[3, '3f1c9d52', {}, {}, []]], queue_pending: [] }),
      'POST /interrupt': { status: 200, text: '' },
    },
    routes: ['POST /queue', 'GET /queue', 'POST /interrupt'],
  },
};
