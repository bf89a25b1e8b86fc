import { z } from 'zod';
import type { FailureKind } from '../../domain/generation/index.ts';
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
  readonly fromText: string;
  readonly fromImage: string;
}

const MODELS: Readonly<Record<string, Binding>> = {
  wan_2_2: { fromText: 'wan2.2-t2v-plus', fromImage: 'wan2.2-i2v-plus' },
};
const SIZES = { '16:9': '1920*1080', '9:16': '1080*1920', '1:1': '1440*1440' };
const INLINE_BYTES_MAX = 7_000_000;

const task = z.object({ taskId: z.string() });
type Task = z.infer<typeof task>;

const created = z.object({ output: z.object({ task_id: z.string().min(1) }) });
const answer = z.object({
  output: z.object({
    task_status: z.enum(['PENDING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'UNKNOWN']),
    video_url: webAddress.nullish(),
    code: z.string().nullish(),
    message: z.string().nullish(),
  }),
});
const refusal = z.object({ code: z.string() });

export function alibaba({ key, address }: Access): Vendor<Task> {
  const headers = { authorization: `Bearer ${key}` };
  const taskUrl = ({ taskId }: Task) => `${address}/tasks/${encodeURIComponent(taskId)}`;

  return {
    name: 'Alibaba Cloud',
    secret: key,
    pollAfterMs: 5_000,
    task,
    create(request) {
      const models = MODELS[request.modelId];
      if (models === undefined) return unknownModel('Alibaba Cloud', request);
      const { prompt, image } = request;
      const body =
        image === null
          ? {
              model: models.fromText,
              input: { prompt },
              parameters: { size: SIZES[request.aspectRatio], watermark: false },
            }
          : {
              model: models.fromImage,
              input: { prompt, img_url: inlineUpTo(INLINE_BYTES_MAX, image) },
              parameters: { resolution: '1080P', watermark: false },
            };
      return {
        method: 'POST',
        url: `${address}/services/aigc/video-generation/video-synthesis`,
        headers: { ...headers, 'x-dashscope-async': 'enable' },
        body,
      };
    },
    readStart(json) {
      const taskId = read(created, json)?.output.task_id;
      return taskId === undefined ? undefined : { state: 'accepted', task: { taskId } };
    },
    poll: (of) => ({ call: { method: 'GET', url: taskUrl(of), headers }, read: readTask }),
    cancel: (of, ask) => ask({ method: 'POST', url: `${taskUrl(of)}/cancel`, headers }),
    classifyError: ({ json }) => kindOfCode(read(refusal, json)?.code ?? ''),
  };
}

function readTask(json: unknown): TaskState | undefined {
  const found = read(answer, json)?.output;
  switch (found?.task_status) {
    case undefined:
      return undefined;
    case 'PENDING':
    case 'RUNNING':
      return running();
    case 'SUCCEEDED':
      return found.video_url ? doneAt(found.video_url) : undefined;
    case 'CANCELED':
    case 'UNKNOWN':
      return failed('permanent', `task ${found.task_status.toLowerCase()}`);
    case 'FAILED': {
      const code = found.code ?? '';
      return failed(kindOfCode(code) ?? 'retryable', `${code} ${found.message ?? ''}`);
    }
  }
}

function kindOfCode(code: string): FailureKind | undefined {
  if (/^(DataInspection|IPInfringement)/.test(code)) return 'refused';
  if (/^(Throttling|Arrearage|AllocationQuota|InvalidApiKey|AccessDenied)/.test(code)) {
    return 'retryable';
  }
  if (/^Invalid(Parameter|URL|File)/.test(code)) return 'permanent';
  return undefined;
}
