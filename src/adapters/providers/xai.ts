import { z } from 'zod';
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

const MODELS: Readonly<Record<string, string>> = { grok_imagine_video: 'grok-imagine-video' };
const INLINE_BYTES_MAX = 10_000_000;

const task = z.object({ requestId: z.string() });
type Task = z.infer<typeof task>;

const created = z.object({ request_id: z.string().min(1) });
const video = z.object({
  status: z.enum(['pending', 'done', 'failed', 'expired']).nullish(),
  progress: z.number().nullish(),
  video: z
    .object({
      url: z.union([z.literal(''), webAddress]).nullish(),
      respect_moderation: z.boolean().nullish(),
    })
    .nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
});

export function xai({ key, address }: Access): Vendor<Task> {
  const headers = { authorization: `Bearer ${key}` };

  return {
    name: 'xAI',
    secret: key,
    pollAfterMs: 4_000,
    task,
    create(request) {
      const model = MODELS[request.modelId];
      if (model === undefined) return unknownModel('xAI', request);
      const { prompt, image, aspectRatio, durationSeconds } = request;
      const body = {
        model,
        prompt,
        duration: durationSeconds,
        aspect_ratio: aspectRatio,
        resolution: '720p',
        ...(image === null ? {} : { image: { url: inlineUpTo(INLINE_BYTES_MAX, image) } }),
      };
      return { method: 'POST', url: `${address}/videos/generations`, headers, body };
    },
    readStart(json) {
      const requestId = read(created, json)?.request_id;
      return requestId === undefined ? undefined : { state: 'accepted', task: { requestId } };
    },
    poll: ({ requestId }) => ({
      call: { method: 'GET', url: `${address}/videos/${encodeURIComponent(requestId)}`, headers },
      read: readVideo,
    }),
    /** The API has no way to stop a video. */
    cancel: async () => {},
    classifyError: ({ text }) => classifyText(text),
  };
}

function readVideo(json: unknown): TaskState | undefined {
  const found = read(video, json);
  // While it works the vendor may answer 202 with nothing at all.
  if (json === undefined || found?.status === 'pending') return running(percent(found?.progress));
  if (found === undefined) return undefined;
  if (found.video?.respect_moderation === false) return failed('refused', 'respect_moderation');
  switch (found.status) {
    case 'failed': {
      const detail = `${found.error?.code} ${found.error?.message}`;
      return failed(classifyText(detail) ?? kindOfCode(found.error?.code), detail);
    }
    case 'expired':
      return failed('retryable', 'expired at the vendor');
    default:
      if (found.video?.url) return doneAt(found.video.url);
      return found.status === 'done' ? doneWithoutVideo(json) : undefined;
  }
}

function doneWithoutVideo(json: unknown): TaskState {
  const words = JSON.stringify(json);
  return failed(/block/i.test(words) ? 'refused' : 'retryable', `no video: ${words}`);
}

function percent(progress: number | null | undefined): number | null {
  return progress === null || progress === undefined ? null : progress / 100;
}

function kindOfCode(code: string | null | undefined): 'permanent' | 'retryable' {
  return code?.startsWith('invalid') ? 'permanent' : 'retryable';
}
