import { z } from 'zod';
import type { ProviderRequest } from '../../domain/generation/index.ts';
import { classifyText } from './classify-text.ts';
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

const VIDEO_MODELS: Readonly<Record<string, string>> = { luma_ray_flash_2: 'ray-flash-2' };
const IMAGE_MODELS: Readonly<Record<string, string>> = { luma_photon_1: 'photon-1' };

const task = z.object({ id: z.string() });
type Task = z.infer<typeof task>;

const created = z.object({ id: z.string().min(1) });
const generation = z.object({
  state: z.enum(['queued', 'dreaming', 'completed', 'failed']),
  failure_reason: z.string().nullish(),
  assets: z.object({ video: webAddress.nullish(), image: webAddress.nullish() }).nullish(),
});

export function luma({ key, address }: Access): Vendor<Task> {
  const headers = { authorization: `Bearer ${key}` };
  const generationUrl = ({ id }: Task) => `${address}/generations/${encodeURIComponent(id)}`;

  return {
    name: 'Luma',
    secret: key,
    pollAfterMs: 3_000,
    task,
    create(request) {
      const body = request.type === 'video' ? videoBody(request) : imageBody(request);
      if (body === undefined) return unknownModel('Luma', request);
      return { method: 'POST', url: `${address}/generations/${request.type}`, headers, body };
    },
    readStart(json) {
      const id = read(created, json)?.id;
      return id === undefined ? undefined : { state: 'accepted', task: { id } };
    },
    poll: (of) => ({
      call: { method: 'GET', url: generationUrl(of), headers },
      read: readGeneration,
    }),
    cancel: (of, ask) => ask({ method: 'DELETE', url: generationUrl(of), headers }),
    classifyError: ({ text }) => classifyText(text),
  };
}

/** Pictures go by address: the vendor takes nothing else. */
function videoBody({ modelId, prompt, aspectRatio, durationSeconds, image }: ProviderRequest) {
  const model = VIDEO_MODELS[modelId];
  if (model === undefined) return undefined;
  return {
    model,
    prompt,
    aspect_ratio: aspectRatio,
    duration: `${durationSeconds}s`,
    resolution: '720p',
    ...(image === null ? {} : { keyframes: { frame0: { type: 'image', url: image.url } } }),
  };
}

function imageBody({ modelId, prompt, aspectRatio, image }: ProviderRequest) {
  const model = IMAGE_MODELS[modelId];
  if (model === undefined) return undefined;
  return {
    model,
    prompt,
    aspect_ratio: aspectRatio,
    format: 'png',
    ...(image === null ? {} : { image_ref: [{ url: image.url, weight: 0.85 }] }),
  };
}

function readGeneration(json: unknown): TaskState | undefined {
  const found = read(generation, json);
  switch (found?.state) {
    case undefined:
      return undefined;
    case 'queued':
    case 'dreaming':
      return running();
    case 'completed': {
      const url = found.assets?.video ?? found.assets?.image;
      return url ? doneAt(url) : undefined;
    }
    case 'failed': {
      const reason = found.failure_reason ?? 'failed without a reason';
      // Reasons of the vendor's API begin with the status they would have had.
      const ownFault = /^4\d\d\b/.test(reason) ? 'permanent' : 'retryable';
      return failed(classifyText(reason) ?? ownFault, reason);
    }
  }
}
