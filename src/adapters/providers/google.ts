import { z } from 'zod';
import type { ProviderRequest } from '../../domain/generation/index.ts';
import { classifyText } from './classify-text.ts';
import type { Call } from './send.ts';
import { base64Of } from './source-image.ts';
import {
  type Access,
  doneAt,
  failed,
  read,
  running,
  type StartResult,
  type TaskState,
  unknownModel,
  type Vendor,
  webAddress,
} from './vendor.ts';

const VIDEO_MODELS: Readonly<Record<string, string>> = {
  veo_3_1: 'veo-3.1-generate-preview',
  veo_3_1_fast: 'veo-3.1-fast-generate-preview',
};
const IMAGE_MODELS: Readonly<Record<string, string>> = {
  imagen_4: 'imagen-4.0-generate-001',
};

/** Imagen has no task: it answers with the picture. */
const IMAGE_TIMEOUT_MS = 60_000;
const IMAGE_BYTES_MAX = 30_000_000;

const task = z.object({ operation: z.string().regex(/^[\w./-]+$/) });
type Task = z.infer<typeof task>;

const started = z.object({ name: z.string().regex(/^[\w./-]+$/) });
const operation = z.object({
  name: z.string(),
  done: z.boolean().nullish(),
  error: z.object({ code: z.number().nullish(), message: z.string() }).nullish(),
  response: z
    .object({
      generateVideoResponse: z.object({
        generatedSamples: z.array(z.object({ video: z.object({ uri: webAddress }) })).nullish(),
        raiMediaFilteredReasons: z.array(z.string()).nullish(),
      }),
    })
    .nullish(),
});
const pictures = z.object({
  predictions: z
    .array(
      z.object({
        bytesBase64Encoded: z.string().nullish(),
        mimeType: z.string().nullish(),
        raiFilteredReason: z.string().nullish(),
      }),
    )
    .nullish(),
});

export function google({ key, address }: Access): Vendor<Task> {
  const headers = { 'x-goog-api-key': key };
  /** The key goes along only to the host it belongs to. */
  const headersFor = (url: string) =>
    new URL(url).origin === new URL(address).origin ? headers : {};

  return {
    name: 'Google',
    secret: key,
    pollAfterMs: 5_000,
    task,
    create(request) {
      const picture = IMAGE_MODELS[request.modelId];
      if (picture !== undefined)
        return createPicture(`${address}/models/${picture}`, request, headers);
      const video = VIDEO_MODELS[request.modelId];
      if (video === undefined) return unknownModel('Google', request);
      return createVideo(`${address}/models/${video}`, request, headers);
    },
    readStart(json, request) {
      if (request.type === 'image') return readPicture(json);
      const name = read(started, json)?.name;
      return name === undefined ? undefined : { state: 'accepted', task: { operation: name } };
    },
    poll: (of) => ({
      call: { method: 'GET', url: `${address}/${of.operation}`, headers },
      read(json) {
        const seen = readOperation(json);
        return typeof seen === 'string' ? doneAt(seen, headersFor(seen)) : seen;
      },
    }),
    /** The API has no way to stop a video. */
    cancel: async () => {},
    classifyError: ({ text }) => classifyText(text),
  };
}

function createVideo(url: string, request: ProviderRequest, headers: Call['headers']): Call {
  const { prompt, image, aspectRatio, durationSeconds } = request;
  const first =
    image === null
      ? {}
      : { image: { bytesBase64Encoded: base64Of(image), mimeType: image.contentType } };
  const parameters = { aspectRatio, durationSeconds, resolution: '720p' };
  const body = { instances: [{ prompt, ...first }], parameters };
  return { method: 'POST', url: `${url}:predictLongRunning`, headers, body };
}

function createPicture(url: string, request: ProviderRequest, headers: Call['headers']): Call {
  const parameters = {
    sampleCount: 1,
    aspectRatio: request.aspectRatio,
    includeRaiReason: true,
  };
  return {
    method: 'POST',
    url: `${url}:predict`,
    headers,
    body: { instances: [{ prompt: request.prompt }], parameters },
    timeoutMs: IMAGE_TIMEOUT_MS,
    answerBytesMax: IMAGE_BYTES_MAX,
  };
}

function readPicture(json: unknown): StartResult<Task> | undefined {
  const found = read(pictures, json);
  if (found === undefined) return undefined;
  const first = found.predictions?.[0];
  // An answer without a picture is how the filter says no.
  if (!first?.bytesBase64Encoded) {
    return failed('refused', first?.raiFilteredReason ?? 'filtered without a reason');
  }
  const contentType = first.mimeType ?? 'image/png';
  return { state: 'enclosed', base64: first.bytesBase64Encoded, contentType };
}

/** The address of the video when there is one. */
function readOperation(json: unknown): string | TaskState | undefined {
  const found = read(operation, json);
  if (found === undefined) return undefined;
  if (found.error) {
    const { code, message } = found.error;
    return failed(classifyText(message) ?? kindOfCode(code ?? 0), `${code} ${message}`);
  }
  if (!found.done) return running();
  const video = found.response?.generateVideoResponse;
  const uri = video?.generatedSamples?.[0]?.video.uri;
  if (uri !== undefined) return uri;
  const reasons = video?.raiMediaFilteredReasons;
  return reasons ? failed('refused', reasons.join('; ')) : undefined;
}

/** Of google.rpc.Code: what the caller did wrong stays wrong. */
function kindOfCode(code: number): 'permanent' | 'retryable' {
  const INVALID_ARGUMENT = 3;
  const FAILED_PRECONDITION = 9;
  return code === INVALID_ARGUMENT || code === FAILED_PRECONDITION ? 'permanent' : 'retryable';
}
