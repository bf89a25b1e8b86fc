import { z } from 'zod';
import type { ProviderRequest } from '../../domain/generation/index.ts';
import { classifyText } from './classify-text.ts';
import { inlineUpTo } from './source-image.ts';
import {
  type Access,
  doneAt,
  failed,
  read,
  running,
  type TaskState,
  unknownModel,
  type Vendor,
  webAddress,
} from './vendor.ts';

interface Binding {
  model(request: ProviderRequest): string;
  input(request: ProviderRequest): Readonly<Record<string, unknown>>;
  /** The field for a picture to start from. */
  readonly imageField: string;
}

/** Above this the vendor asks for an address. */
const INLINE_BYTES_MAX = 256_000;

const still = (model: string): Binding => ({
  model: () => model,
  input: ({ aspectRatio }) => ({ aspect_ratio: aspectRatio, output_format: 'png' }),
  imageField: 'image',
});

const MODELS: Readonly<Record<string, Binding>> = {
  wan_2_2: {
    model: ({ image }) =>
      image === null ? 'wan-video/wan-2.2-t2v-fast' : 'wan-video/wan-2.2-i2v-fast',
    input: ({ aspectRatio, image }) => ({
      num_frames: 81,
      frames_per_second: 16,
      resolution: '720p',
      ...(image === null ? { aspect_ratio: aspectRatio } : {}),
    }),
    imageField: 'image',
  },
  luma_ray_flash_2: {
    model: () => 'luma/ray-flash-2-720p',
    input: ({ aspectRatio, durationSeconds }) => ({
      aspect_ratio: aspectRatio,
      duration: durationSeconds,
    }),
    imageField: 'start_image',
  },
  kling_2_1_master: {
    model: () => 'kwaivgi/kling-v2.1-master',
    input: ({ aspectRatio, durationSeconds }) => ({
      aspect_ratio: aspectRatio,
      duration: durationSeconds,
    }),
    imageField: 'start_image',
  },
  flux_1_1_pro: still('black-forest-labs/flux-1.1-pro'),
  imagen_4: still('google/imagen-4'),
  luma_photon_1: {
    model: () => 'luma/photon',
    input: ({ aspectRatio }) => ({ aspect_ratio: aspectRatio }),
    imageField: 'image_reference',
  },
};

const task = z.object({ id: z.string() });
type Task = z.infer<typeof task>;

const created = z.object({ id: z.string().min(1) });
const prediction = z.object({
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.union([webAddress, z.array(webAddress).min(1)]).nullish(),
  error: z.unknown().optional(),
});

export function replicate({ key, address }: Access): Vendor<Task> {
  const headers = { authorization: `Bearer ${key}` };
  const predictionUrl = ({ id }: Task) => `${address}/predictions/${encodeURIComponent(id)}`;

  return {
    name: 'Replicate',
    secret: key,
    pollAfterMs: 3_000,
    task,
    create(request) {
      const binding = MODELS[request.modelId];
      if (binding === undefined) return unknownModel('Replicate', request);
      const model = binding.model(request);
      if (model === 'wan-video/wan-2.2-t2v-fast' && request.aspectRatio === '1:1') {
        return failed('permanent', `${model} makes no 1:1`);
      }
      const { image, prompt } = request;
      const start =
        image === null ? {} : { [binding.imageField]: inlineUpTo(INLINE_BYTES_MAX, image) };
      const input = { prompt, ...start, ...binding.input(request) };
      const url = `${address}/models/${model}/predictions`;
      return { method: 'POST', url, headers, body: { input } };
    },
    readStart(json) {
      const id = read(created, json)?.id;
      return id === undefined ? undefined : { state: 'accepted', task: { id } };
    },
    poll: (of) => ({
      call: { method: 'GET', url: predictionUrl(of), headers },
      read: readPrediction,
    }),
    cancel: (of, ask) => ask({ method: 'POST', url: `${predictionUrl(of)}/cancel`, headers }),
    classifyError: ({ text }) => classifyText(text),
  };
}

function readPrediction(json: unknown): TaskState | undefined {
  const found = read(prediction, json);
  if (found === undefined) return undefined;
  const detail = `${found.status}: ${String(found.error)}`;
  switch (found.status) {
    case 'starting':
    case 'processing':
      return running();
    case 'succeeded': {
      const url = Array.isArray(found.output) ? found.output[0] : found.output;
      return typeof url === 'string' ? doneAt(url) : undefined;
    }
    case 'failed':
      return failed(classifyText(detail) ?? 'retryable', detail);
    case 'canceled':
      return failed('permanent', detail);
    case 'aborted':
      return failed('retryable', detail);
  }
}
