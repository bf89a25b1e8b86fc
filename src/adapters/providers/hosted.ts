import type {
  FailureKind,
  Provider,
  ProviderRequest,
  ProviderStep,
} from '../../domain/generation/index.ts';
import { writeScratchFile } from './scratch.ts';
import { type Answer, type Answered, send } from './send.ts';
import { type Begun, type Failed, failed, type Look, type Seen, type Vendor } from './vendor.ts';

export interface Timeouts {
  readonly startMs: number;
  readonly pollMs: number;
  readonly cancelMs: number;
}

export const TIMEOUTS: Timeouts = { startMs: 30_000, pollMs: 15_000, cancelMs: 5_000 };

/** After a question that got no usable answer. */
const TROUBLED_POLL_AFTER_MS = 10_000;
const DETAIL_LENGTH_MAX = 500;
/** A look may lead to another one, such as from the status to the result. */
const LOOKS_MAX = 4;

type Attention = Parameters<Provider['start']>[1];

export function createHostedProvider<Task>(vendor: Vendor<Task>, timeouts: Timeouts): Provider {
  const fail = ({ kind, detail }: Failed): ProviderStep => {
    const shown = vendor.secret === null ? detail : detail.replaceAll(vendor.secret, '[key]');
    return failed(kind, `${vendor.name}: ${shown}`.slice(0, DETAIL_LENGTH_MAX));
  };
  const wait = (taskId: string, pollAfterMs: number, progress: number | null): ProviderStep => ({
    state: 'running',
    taskId,
    pollAfterMs,
    progress: progress === null ? null : Math.min(1, Math.max(0, progress)),
  });

  async function start(request: ProviderRequest, { signal }: Attention): Promise<ProviderStep> {
    signal.throwIfAborted();
    const call = vendor.create(request);
    if ('state' in call) return fail(call);
    // Once sent it is not given up: without the answer nobody could find the task again.
    const answer = await send(call, { timeoutMs: timeouts.startMs });
    const begun = readStart(vendor, answer, request);
    if (begun.state === 'failed') return fail(begun);
    if (begun.state === 'accepted') {
      return wait(JSON.stringify(begun.task), vendor.pollAfterMs, null);
    }
    const main = await writeScratchFile(begun.base64, begun.contentType);
    return { state: 'done', output: { kind: 'files', main, thumbnail: null } };
  }

  async function poll(
    taskId: string,
    request: ProviderRequest,
    { signal }: Attention,
  ): Promise<ProviderStep> {
    const task = readTask(vendor, taskId);
    if (task === undefined) return fail(failed('permanent', `not a task of ours: ${taskId}`));
    const seen = await follow(vendor.look(task, request), signal, LOOKS_MAX);
    if (seen === undefined) return wait(taskId, TROUBLED_POLL_AFTER_MS, null);
    if (seen.state === 'failed') return fail(seen);
    if (seen.state === 'done') return seen;
    return wait(taskId, vendor.pollAfterMs, seen.progress);
  }

  /** undefined when nothing was learnt: the task may be as well as ever. */
  async function follow(
    look: Look,
    signal: AbortSignal,
    looksLeft: number,
  ): Promise<Exclude<Seen, { state: 'look' }> | undefined> {
    const answer = await send(look.call, { timeoutMs: timeouts.pollMs, signal });
    if (answer.kind !== 'answered' || looksLeft === 0) return undefined;
    const seen = succeeded(answer)
      ? look.read(answer.json)
      : (look.readError?.(answer) ?? readError(vendor, answer));
    return seen?.state === 'look' ? follow(seen.look, signal, looksLeft - 1) : seen;
  }

  async function cancel(taskId: string): Promise<void> {
    const task = readTask(vendor, taskId);
    if (task === undefined) return;
    await vendor.cancel(task, async (call) => {
      const answer = await send(call, { timeoutMs: timeouts.cancelMs });
      return answer.kind === 'answered' && succeeded(answer) ? answer.json : undefined;
    });
  }

  return { start, poll, cancel };
}

function readStart<Task>(
  vendor: Vendor<Task>,
  answer: Answer,
  request: ProviderRequest,
): Begun<Task> {
  if (answer.kind === 'unsent') return failed('retryable', `not reached: ${answer.detail}`);
  if (answer.kind === 'lost') {
    return failed('permanent', `${answer.detail} after sending; it may have been started`);
  }
  if (!succeeded(answer)) {
    return failed(kindOfRefusedStart(answer.status, vendor.explain(answer)), shown(answer));
  }
  const begun = vendor.begun(answer.json, request);
  return begun ?? failed('permanent', `accepted in an unknown form: ${shown(answer)}`);
}

/**
 * `retryable` only where the vendor certainly did not start: it is busy (429, 503), does not want
 * us (401, 402, 403), does not have the model (404), or says so. Any other 5xx may have come from a
 * gateway behind which the work went on, whatever its words.
 */
function kindOfRefusedStart(status: number, inWords: FailureKind | undefined): FailureKind {
  if (status >= 500 && status !== 503 && inWords !== 'refused') return 'permanent';
  return inWords ?? ([401, 402, 403, 404, 429, 503].includes(status) ? 'retryable' : 'permanent');
}

/** undefined for trouble that is not the task's. */
function readError<Task>(vendor: Vendor<Task>, answer: Answered): Failed | undefined {
  const { status } = answer;
  if (status >= 500 || status === 429 || status === 408 || status < 400) return undefined;
  if (status === 404) return failed('permanent', 'the task is not there any more');
  return failed(vendor.explain(answer) ?? 'permanent', shown(answer));
}

function succeeded(answer: Answered): boolean {
  return answer.status >= 200 && answer.status < 300;
}

function shown(answer: Answered): string {
  return `${answer.status} ${answer.text}`;
}

function readTask<Task>(vendor: Vendor<Task>, taskId: string): Task | undefined {
  try {
    return vendor.task.safeParse(JSON.parse(taskId)).data;
  } catch {
    return undefined;
  }
}
