import type {
  FailureKind,
  Provider,
  ProviderRequest,
  ProviderStep,
} from '../../domain/generation/index.ts';
import { writeScratchFile } from './scratch.ts';
import { type Answer, send, type VendorResponse } from './send.ts';
import {
  type Failed,
  failed,
  type PollRequest,
  type StartResult,
  type TaskState,
  type Vendor,
} from './vendor.ts';

export interface Timeouts {
  readonly startMs: number;
  readonly pollMs: number;
  readonly cancelMs: number;
}

export const TIMEOUTS: Timeouts = { startMs: 30_000, pollMs: 15_000, cancelMs: 5_000 };

/** After a poll that got no usable answer. */
const POLL_AFTER_TROUBLE_MS = 10_000;
const DETAIL_LENGTH_MAX = 500;
/** A poll may take several requests, such as one for the status and one for the result. */
const REQUESTS_PER_POLL_MAX = 4;

type StepOptions = Parameters<Provider['start']>[1];

export interface HostedOptions {
  readonly timeouts: Timeouts;
  /** For results that come within an answer. */
  readonly scratchFolder: string;
}

export function createHostedProvider<Task>(
  vendor: Vendor<Task>,
  { timeouts, scratchFolder }: HostedOptions,
): Provider {
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

  async function start(request: ProviderRequest, { signal }: StepOptions): Promise<ProviderStep> {
    signal.throwIfAborted();
    const call = vendor.create(request);
    if ('state' in call) return fail(call);
    // Not aborted once sent: without the answer nobody could find the task again.
    const answer = await send(call, { timeoutMs: timeouts.startMs });
    const started = interpretStart(vendor, answer, request);
    if (started.state === 'failed') return fail(started);
    if (started.state === 'accepted') {
      return wait(JSON.stringify(started.task), vendor.pollAfterMs, null);
    }
    const main = await writeScratchFile(scratchFolder, started);
    return { state: 'done', output: { kind: 'files', main, thumbnail: null, strip: null } };
  }

  async function poll(
    taskId: string,
    request: ProviderRequest,
    { signal }: StepOptions,
  ): Promise<ProviderStep> {
    const task = readTask(vendor, taskId);
    if (task === undefined) return fail(failed('permanent', `not a task of ours: ${taskId}`));
    const state = await readState(vendor.poll(task, request), signal, REQUESTS_PER_POLL_MAX);
    if (state === undefined) return wait(taskId, POLL_AFTER_TROUBLE_MS, null);
    if (state.state === 'failed') return fail(state);
    if (state.state === 'done') return state;
    return wait(taskId, vendor.pollAfterMs, state.progress);
  }

  /** undefined when the vendor gave no usable answer, which says nothing about the task. */
  async function readState(
    poll: PollRequest,
    signal: AbortSignal,
    requestsLeft: number,
  ): Promise<Exclude<TaskState, { state: 'poll_again' }> | undefined> {
    const answer = await send(poll.call, { timeoutMs: timeouts.pollMs, signal });
    if (answer.kind !== 'answered' || requestsLeft === 0) return undefined;
    const state = succeeded(answer)
      ? poll.read(answer.json)
      : (poll.readError?.(answer) ?? readError(vendor, answer));
    return state?.state === 'poll_again'
      ? readState(state.request, signal, requestsLeft - 1)
      : state;
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

function interpretStart<Task>(
  vendor: Vendor<Task>,
  answer: Answer,
  request: ProviderRequest,
): StartResult<Task> {
  if (answer.kind === 'unsent') return failed('retryable', `not reached: ${answer.detail}`);
  if (answer.kind === 'lost') {
    return failed('permanent', `${answer.detail} after sending; it may have been started`);
  }
  if (!succeeded(answer)) {
    return failed(kindOfRefusedStart(answer.status, vendor.classifyError(answer)), shown(answer));
  }
  const started = vendor.readStart(answer.json, request);
  return started ?? failed('permanent', `accepted in an unknown form: ${shown(answer)}`);
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

/** undefined for an error that says nothing about the task. */
function readError<Task>(vendor: Vendor<Task>, answer: VendorResponse): Failed | undefined {
  const { status } = answer;
  if (status >= 500 || status === 429 || status === 408 || status < 400) return undefined;
  if (status === 404) return failed('permanent', 'the task is not there any more');
  return failed(vendor.classifyError(answer) ?? 'permanent', shown(answer));
}

function succeeded(answer: VendorResponse): boolean {
  return answer.status >= 200 && answer.status < 300;
}

function shown(answer: VendorResponse): string {
  return `${answer.status} ${answer.text}`;
}

function readTask<Task>(vendor: Vendor<Task>, taskId: string): Task | undefined {
  try {
    return vendor.task.safeParse(JSON.parse(taskId)).data;
  } catch {
    return undefined;
  }
}
