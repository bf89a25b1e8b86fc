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

const MODELS: Readonly<Record<string, string>> = { runway_gen4_turbo: 'gen4_turbo' };
const RATIOS = { '16:9': '1280:720', '9:16': '720:1280', '1:1': '960:960' };
/** In UTF-16 units; the vendor refuses longer ones. */
const PROMPT_LENGTH_MAX = 1_000;
/** The vendor takes 5 MB of a data URL, in which three bytes are four characters. */
const INLINE_BYTES_MAX = 3_700_000;

const task = z.object({ id: z.string() });
type Task = z.infer<typeof task>;

const created = z.object({ id: z.string().min(1) });
const answer = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['PENDING', 'THROTTLED']) }),
  z.object({ status: z.literal('RUNNING'), progress: z.number().nullish() }),
  z.object({ status: z.literal('SUCCEEDED'), output: z.array(webAddress).min(1) }),
  z.object({
    status: z.literal('FAILED'),
    failure: z.string().nullish(),
    failureCode: z.string().nullish(),
  }),
  z.object({ status: z.literal('CANCELLED') }),
]);

export function runway({ key, address }: Access): Vendor<Task> {
  const headers = { authorization: `Bearer ${key}`, 'x-runway-version': '2024-11-06' };
  const taskUrl = ({ id }: Task) => `${address}/tasks/${encodeURIComponent(id)}`;

  return {
    name: 'Runway',
    secret: key,
    pollAfterMs: 5_000,
    task,
    create(request) {
      const model = MODELS[request.modelId];
      if (model === undefined) return unknownModel('Runway', request);
      if (request.image === null) return failed('permanent', `${model} only animates an image`);
      const body = {
        model,
        promptImage: inlineUpTo(INLINE_BYTES_MAX, request.image),
        promptText: request.prompt.slice(0, PROMPT_LENGTH_MAX).toWellFormed(),
        ratio: RATIOS[request.aspectRatio],
        duration: request.durationSeconds,
      };
      return { method: 'POST', url: `${address}/image_to_video`, headers, body };
    },
    readStart(json) {
      const id = read(created, json)?.id;
      return id === undefined ? undefined : { state: 'accepted', task: { id } };
    },
    poll: (of) => ({ call: { method: 'GET', url: taskUrl(of), headers }, read: readTask }),
    cancel: (of, ask) => ask({ method: 'DELETE', url: taskUrl(of), headers }),
    classifyError: ({ text }) => classifyText(text),
  };
}

function readTask(json: unknown): TaskState | undefined {
  const found = read(answer, json);
  switch (found?.status) {
    case undefined:
      return undefined;
    case 'PENDING':
    case 'THROTTLED':
      return running();
    case 'RUNNING':
      return running(found.progress ?? null);
    case 'SUCCEEDED': {
      const url = found.output[0];
      return url === undefined ? undefined : doneAt(url);
    }
    case 'CANCELLED':
      return failed('permanent', 'cancelled at the vendor');
    case 'FAILED':
      return readFailure(found.failureCode ?? '', found.failure ?? '');
  }
}

function readFailure(code: string, words: string): TaskState {
  const detail = `${code} ${words}`;
  if (code.startsWith('SAFETY')) return failed('refused', detail);
  if (code.startsWith('INPUT_PREPROCESSING.SAFETY')) return failed('refused', detail);
  if (code.startsWith('ASSET.INVALID')) return failed('permanent', detail);
  return failed('retryable', detail);
}
