import { z } from 'zod';
import type { ProviderRequest } from '../../../domain/generation/index.ts';
import {
  doneAt,
  failed,
  type PollRequest,
  read,
  running,
  type TaskState,
  type Vendor,
} from '../vendor.ts';
import { fillIn, type Workflows } from './workflow.ts';

const MODELS: Readonly<Record<string, keyof Workflows>> = {
  comfyui_video: 'video',
  comfyui_image: 'image',
};

const task = z.object({ promptId: z.string() });
type Task = z.infer<typeof task>;

const queued = z.object({ prompt_id: z.string().min(1) });
const file = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
type File = z.infer<typeof file>;
const history = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.record(z.string(), z.unknown())),
    status: z.object({ status_str: z.string(), messages: z.unknown().optional() }).nullish(),
  }),
);
/** An entry is a list with the id of the prompt in second place. */
const entries = z.array(z.tuple([z.unknown(), z.string()], z.unknown()));
const queue = z.object({ queue_running: entries, queue_pending: entries });

/** It repeats the workflow, and after a failure what its nodes were given. */
const HISTORY_BYTES_MAX = 10_000_000;
const VIDEO_NAME = /\.(mp4|webm|mov|mkv)$/i;
const IMAGE_NAME = /\.(png|jpe?g|webp)$/i;

interface ComfyuiOptions {
  readonly address: string;
  readonly workflows: Workflows;
}

export function comfyui({ address, workflows }: ComfyuiOptions): Vendor<Task> {
  const get = (path: string) => ({ method: 'GET' as const, url: `${address}${path}`, headers: {} });
  const post = (path: string, body: unknown) =>
    ({ method: 'POST', url: `${address}${path}`, headers: {}, body }) as const;

  const inHistory = (of: Task, request: ProviderRequest, otherwise: TaskState): PollRequest => ({
    call: {
      ...get(`/history/${encodeURIComponent(of.promptId)}`),
      answerBytesMax: HISTORY_BYTES_MAX,
    },
    read(json) {
      const found = read(history, json);
      if (found === undefined) return undefined;
      const entry = found[of.promptId];
      return entry === undefined ? otherwise : readEntry(entry, request, address);
    },
  });
  /** What is neither waiting nor running may just have ended, so the history has the last word. */
  const inQueue = (of: Task, request: ProviderRequest): PollRequest => ({
    call: get('/queue'),
    read(json) {
      const found = read(queue, json);
      if (found === undefined) return undefined;
      const known = [...found.queue_running, ...found.queue_pending].map(([, id]) => id);
      if (known.includes(of.promptId)) return running();
      return { state: 'poll_again', request: inHistory(of, request, GONE) };
    },
  });

  return {
    name: 'ComfyUI',
    secret: null,
    pollAfterMs: 2_000,
    task,
    create(request) {
      const type = MODELS[request.modelId];
      if (type === undefined) return failed('permanent', `no workflow for ${request.modelId}`);
      return post('/prompt', { prompt: fillIn(workflows[type], request) });
    },
    readStart(json) {
      const promptId = read(queued, json)?.prompt_id;
      return promptId === undefined ? undefined : { state: 'accepted', task: { promptId } };
    },
    poll: (of, request) =>
      inHistory(of, request, { state: 'poll_again', request: inQueue(of, request) }),
    async cancel({ promptId }, ask) {
      await ask(post('/queue', { delete: [promptId] }));
      // Older servers interrupt whatever runs, so it has to be ours.
      const running = read(queue, await ask(get('/queue')))?.queue_running ?? [];
      if (running.some(([, id]) => id === promptId)) {
        await ask(post('/interrupt', { prompt_id: promptId }));
      }
    },
    classifyError: () => undefined,
  };
}

/** The server forgot it, in a restart most likely; nobody pays for it, so it may be tried again. */
const GONE: TaskState = failed('retryable', 'the server does not know the task any more');

function readEntry(
  { outputs, status }: z.infer<typeof history>[string],
  { type }: ProviderRequest,
  address: string,
): TaskState {
  if (status?.status_str === 'error') {
    return failed('retryable', `execution failed: ${JSON.stringify(status.messages)}`);
  }
  const wanted = type === 'video' ? VIDEO_NAME : IMAGE_NAME;
  const files = Object.values(outputs)
    .flatMap((output) => Object.values(output))
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .map((item) => read(file, item))
    .filter((item): item is File => item !== undefined && wanted.test(item.filename));
  const chosen = files.find((item) => item.type === 'output') ?? files[0];
  if (chosen === undefined) return failed('permanent', `the workflow saved no ${type}`);
  return doneAt(`${address}/view?${new URLSearchParams(chosen)}`);
}
