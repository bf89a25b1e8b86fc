import { z } from 'zod';
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

const MODELS: Readonly<Record<string, string>> = { flux_1_1_pro: 'flux-pro-1.1' };
/** Multiples of 32, as the vendor wants them. */
const SIZES = {
  '16:9': { width: 1024, height: 576 },
  '9:16': { width: 576, height: 1024 },
  '1:1': { width: 1024, height: 1024 },
};

const task = z.object({ id: z.string(), pollingUrl: webAddress });
type Task = z.infer<typeof task>;

const created = z.object({ id: z.string().min(1), polling_url: webAddress.nullish() });
const result = z.object({
  status: z.string(),
  progress: z.number().nullish(),
  result: z.object({ sample: webAddress.nullish() }).nullish(),
  details: z.unknown().optional(),
});

export function blackForestLabs({ key, address }: Access): Vendor<Task> {
  const headers = { 'x-key': key };
  /** The cluster that took the task names itself; the key is for hosts of the vendor only. */
  const pollingUrl = (id: string, given: string | null | undefined) =>
    given && isTrusted(given, address)
      ? given
      : `${address}/get_result?id=${encodeURIComponent(id)}`;

  return {
    name: 'Black Forest Labs',
    secret: key,
    pollAfterMs: 2_000,
    task,
    create(request) {
      const model = MODELS[request.modelId];
      if (model === undefined) return unknownModel('Black Forest Labs', request);
      const size = SIZES[request.aspectRatio];
      const body = { prompt: request.prompt, ...size, output_format: 'png' };
      return { method: 'POST', url: `${address}/${model}`, headers, body };
    },
    readStart(json) {
      const found = read(created, json);
      if (found === undefined) return undefined;
      const { id, polling_url } = found;
      return { state: 'accepted', task: { id, pollingUrl: pollingUrl(id, polling_url) } };
    },
    poll: (of) => ({ call: { method: 'GET', url: of.pollingUrl, headers }, read: readResult }),
    /** The API has no way to stop a picture. */
    cancel: async () => {},
    classifyError: ({ text }) => classifyText(text),
  };
}

function isTrusted(url: string, address: string): boolean {
  const { origin, protocol, hostname } = new URL(url);
  if (origin === new URL(address).origin) return true;
  return protocol === 'https:' && hostname.endsWith('.bfl.ai');
}

function readResult(json: unknown): TaskState | undefined {
  const found = read(result, json);
  if (found === undefined) return undefined;
  const detail = `${found.status} ${JSON.stringify(found.details ?? null)}`;
  switch (found.status) {
    case 'Pending':
      return running(found.progress ?? null);
    case 'Ready':
      return found.result?.sample ? doneAt(found.result.sample) : undefined;
    case 'Request Moderated':
    case 'Content Moderated':
      return failed('refused', detail);
    case 'Task not found':
      return failed('permanent', detail);
    case 'Error':
    case 'Failed':
      return failed('retryable', detail);
    default:
      return undefined;
  }
}
