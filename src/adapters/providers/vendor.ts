import { z } from 'zod';
import type {
  FailureKind,
  ProviderOutput,
  ProviderRequest,
} from '../../domain/generation/index.ts';
import type { Call, VendorResponse } from './send.ts';

/** How to reach a vendor. */
export interface Access {
  readonly key: string;
  /** Without a trailing slash, with the version in its path. */
  readonly address: string;
}

export interface Failed {
  readonly state: 'failed';
  readonly kind: FailureKind;
  readonly detail: string;
}

interface Done {
  readonly state: 'done';
  readonly output: ProviderOutput;
}

/** The response contains the image itself. */
interface Enclosed {
  readonly state: 'enclosed';
  readonly base64: string;
  readonly contentType: string;
}

interface Accepted<Task> {
  readonly state: 'accepted';
  readonly task: Task;
}

export type StartResult<Task> = Accepted<Task> | Enclosed | Failed;

/** The state of a task; `poll_again` when it takes another request to know. */
export type TaskState =
  | { readonly state: 'running'; readonly progress: number | null }
  | { readonly state: 'poll_again'; readonly request: PollRequest }
  | Done
  | Failed;

/** A request for the state of a task, and how to read its response. */
export interface PollRequest {
  readonly call: Call;
  /** Reads a 2xx response; undefined when its form is unknown. */
  read(json: unknown): TaskState | undefined;
  /** For a vendor whose error status is about the task and not about the request. */
  readError?(answer: VendorResponse): Failed | undefined;
}

/** Sends a request; returns the JSON of a 2xx response, or else undefined. */
type Ask = (call: Call) => Promise<unknown>;

/** The protocol of a vendor. What to do with its answers is the same for all: `hosted.ts`. */
export interface Vendor<Task> {
  readonly name: string;
  /** Removed from everything that is logged; null when there is none. */
  readonly secret: string | null;
  readonly pollAfterMs: number;
  /** What is needed to find a task again after a crash. */
  readonly task: z.ZodType<Task>;
  /** The request that starts a task, or why there is none. */
  create(request: ProviderRequest): Call | Failed;
  /** Reads a 2xx response; undefined when its form is unknown. */
  readStart(json: unknown, request: ProviderRequest): StartResult<Task> | undefined;
  poll(task: Task, request: ProviderRequest): PollRequest;
  cancel(task: Task, ask: Ask): Promise<unknown>;
  /** Classifies an error by its body; undefined when only the status says something. */
  classifyError(answer: VendorResponse): FailureKind | undefined;
}

/** Only http and https, so that a vendor cannot name a local file. */
export const webAddress = z.url({ protocol: /^https?$/ });

export function failed(kind: FailureKind, detail: string): Failed {
  return { state: 'failed', kind, detail };
}

export function doneAt(url: string, headers: Readonly<Record<string, string>> = {}): Done {
  return { state: 'done', output: { kind: 'address', url, headers } };
}

export function running(progress: number | null = null): TaskState {
  return { state: 'running', progress };
}

/** undefined when the JSON does not match. */
export function read<Value>(schema: z.ZodType<Value>, json: unknown): Value | undefined {
  const result = schema.safeParse(json);
  return result.success ? result.data : undefined;
}

export function unknownModel(vendor: string, request: ProviderRequest): Failed {
  return failed('permanent', `${vendor} has no ${request.modelId}`);
}
