import { z } from 'zod';
import type { FailureKind, ProviderRequest } from '../../domain/generation/index.ts';
import type { VendorResponse } from './send.ts';
import { inlineUpTo } from './source-image.ts';
import {
  type Access,
  doneAt,
  type Failed,
  failed,
  type PollRequest,
  read,
  running,
  type TaskState,
  unknownModel,
  type Vendor,
  webAddress,
} from './vendor.ts';

interface Endpoint {
  readonly fromText: string;
  /** null when the model takes no picture. */
  readonly fromImage: string | null;
  input(request: ProviderRequest): Readonly<Record<string, unknown>>;
}

const INLINE_BYTES_MAX = 10_000_000;
const IMAGE_SIZES = { '16:9': 'landscape_16_9', '9:16': 'portrait_16_9', '1:1': 'square_hd' };

const veo = (request: ProviderRequest) => ({
  aspect_ratio: request.aspectRatio,
  duration: `${request.durationSeconds}s`,
  resolution: '720p',
  generate_audio: request.audio,
});

const MODELS: Readonly<Record<string, Endpoint>> = {
  wan_2_2: {
    fromText: 'fal-ai/wan/v2.2-a14b/text-to-video',
    fromImage: 'fal-ai/wan/v2.2-a14b/image-to-video',
    input: ({ aspectRatio, durationSeconds }) => ({
      aspect_ratio: aspectRatio,
      resolution: '720p',
      frames_per_second: 16,
      num_frames: (durationSeconds ?? 5) * 16 + 1,
      enable_safety_checker: true,
    }),
  },
  kling_2_1_master: {
    fromText: 'fal-ai/kling-video/v2.1/master/text-to-video',
    fromImage: 'fal-ai/kling-video/v2.1/master/image-to-video',
    input: ({ aspectRatio, durationSeconds, image }) => ({
      duration: String(durationSeconds),
      ...(image === null ? { aspect_ratio: aspectRatio } : {}),
    }),
  },
  veo_3_1_fast: {
    fromText: 'fal-ai/veo3.1/fast',
    fromImage: 'fal-ai/veo3.1/fast/image-to-video',
    input: veo,
  },
  veo_3_1: {
    fromText: 'fal-ai/veo3.1',
    fromImage: 'fal-ai/veo3.1/image-to-video',
    input: veo,
  },
  flux_1_1_pro: {
    fromText: 'fal-ai/flux-pro/v1.1',
    fromImage: null,
    input: ({ aspectRatio }) => ({
      image_size: IMAGE_SIZES[aspectRatio],
      num_images: 1,
      output_format: 'png',
    }),
  },
};

const task = z.object({ app: z.string(), requestId: z.string() });
type Task = z.infer<typeof task>;

const submitted = z.object({ request_id: z.string().min(1) });
const status = z.object({ status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']) });
const file = z.object({ url: webAddress });
const result = z.object({
  video: file.nullish(),
  images: z.array(file).nullish(),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
});
const errors = z.union([
  z.object({ detail: z.array(z.object({ type: z.string(), msg: z.string() })).min(1) }),
  z.object({ detail: z.string(), error_type: z.string() }),
]);

export function fal({ key, address }: Access): Vendor<Task> {
  const headers = { authorization: `Key ${key}` };
  /** Questions about a request leave out the path below owner and app. */
  const requestUrl = ({ app, requestId }: Task) =>
    `${address}/${app}/requests/${encodeURIComponent(requestId)}`;

  const resultOf = (of: Task): PollRequest => ({
    call: { method: 'GET', url: requestUrl(of), headers },
    read: readResult,
    readError: readErrors,
  });

  return {
    name: 'fal',
    secret: key,
    pollAfterMs: 3_000,
    task,
    create(request) {
      const endpoint = endpointOf(request);
      const model = MODELS[request.modelId];
      if (endpoint === null || model === undefined) return unknownModel('fal', request);
      const image =
        request.image === null ? {} : { image_url: inlineUpTo(INLINE_BYTES_MAX, request.image) };
      const body = { prompt: request.prompt, ...image, ...model.input(request) };
      return { method: 'POST', url: `${address}/${endpoint}`, headers, body };
    },
    readStart(json, request) {
      const requestId = read(submitted, json)?.request_id;
      const app = endpointOf(request)?.split('/').slice(0, 2).join('/');
      if (requestId === undefined || app === undefined) return undefined;
      return { state: 'accepted', task: { app, requestId } };
    },
    poll: (of) => ({
      call: { method: 'GET', url: `${requestUrl(of)}/status`, headers },
      read(json) {
        const state = read(status, json)?.status;
        if (state === undefined) return undefined;
        return state === 'COMPLETED' ? { state: 'poll_again', request: resultOf(of) } : running();
      },
    }),
    cancel: (of, ask) => ask({ method: 'PUT', url: `${requestUrl(of)}/cancel`, headers }),
    classifyError: (answer) => readErrors(answer)?.kind,
  };
}

function endpointOf(request: ProviderRequest): string | null {
  const model = MODELS[request.modelId];
  if (model === undefined) return null;
  return request.image === null ? model.fromText : model.fromImage;
}

function readResult(json: unknown): TaskState | undefined {
  const found = read(result, json);
  if (found?.has_nsfw_concepts?.includes(true)) return failed('refused', 'has_nsfw_concepts');
  const url = found?.video?.url ?? found?.images?.[0]?.url;
  return url === undefined ? undefined : doneAt(url);
}

const KINDS: Readonly<Record<string, FailureKind>> = {
  content_policy_violation: 'refused',
  no_media_generated: 'refused',
  internal_server_error: 'retryable',
  generation_timeout: 'retryable',
  downstream_service_error: 'retryable',
  downstream_service_unavailable: 'retryable',
  request_timeout: 'retryable',
  startup_timeout: 'retryable',
  internal_error: 'retryable',
};

/** The status of a result is the fate of the task, so its 5xx is final too. */
function readErrors({ json }: VendorResponse): Failed | undefined {
  const found = read(errors, json);
  if (found === undefined) return undefined;
  const { type, msg } =
    'error_type' in found
      ? { type: found.error_type, msg: found.detail }
      : { type: found.detail[0]?.type ?? '', msg: found.detail[0]?.msg ?? '' };
  const kind = KINDS[type] ?? (type.startsWith('runner_') ? 'retryable' : 'permanent');
  return failed(kind, `${type}: ${msg}`);
}
