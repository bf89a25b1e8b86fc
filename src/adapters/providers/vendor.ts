import { z } from 'zod';
import type {
  FailureKind,
  ProviderOutput,
  ProviderRequest,
} from '../../domain/generation/index.ts';
import type { Answered, Call } from './send.ts';

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

/** The picture was in the answer itself. */
interface Enclosed {
  readonly state: 'enclosed';
  readonly base64: string;
  readonly contentType: string;
}

interface Accepted<Task> {
  readonly state: 'accepted';
  readonly task: Task;
}

export type Begun<Task> = Accepted<Task> | Enclosed | Failed;

/** What a look at a task showed; `look` when another question has to follow. */
export type Seen =
  | { readonly state: 'running'; readonly progress: number | null }
  | { readonly state: 'look'; readonly look: Look }
  | Done
  | Failed;

/** A question about a task. */
export interface Look {
  readonly call: Call;
  /** Of an answer with a 2xx status; undefined when it has an unknown form. */
  read(json: unknown): Seen | undefined;
  /** For a vendor whose error status is the fate of the task and not of the question. */
  readError?(answer: Answered): Failed | undefined;
}

/** Sends and gives the JSON of a 2xx answer, else undefined. */
type Ask = (call: Call) => Promise<unknown>;

/** A vendor's words, in both directions. What to do about them is the same for all: hosted.ts. */
export interface Vendor<Task> {
  readonly name: string;
  /** Taken out of everything that is logged; null when there is none. */
  readonly secret: string | null;
  readonly pollAfterMs: number;
  /** What is needed to find a task again after a crash. */
  readonly task: z.ZodType<Task>;
  /** The one request that starts, or why it cannot be made. */
  create(request: ProviderRequest): Call | Failed;
  /** Of an answer with a 2xx status; undefined when it has an unknown form. */
  begun(json: unknown, request: ProviderRequest): Begun<Task> | undefined;
  look(task: Task, request: ProviderRequest): Look;
  cancel(task: Task, ask: Ask): Promise<unknown>;
  /** What an error answer says in words; undefined leaves it to the status. */
  explain(answer: Answered): FailureKind | undefined;
}

/** Where a result may be: vendors are not asked to name files of ours. */
export const webAddress = z.url({ protocol: /^https?$/ });

export function failed(kind: FailureKind, detail: string): Failed {
  return { state: 'failed', kind, detail };
}

export function at(url: string, headers: Readonly<Record<string, string>> = {}): Done {
  return { state: 'done', output: { kind: 'address', url, headers } };
}

export function running(progress: number | null = null): Seen {
  return { state: 'running', progress };
}

/** undefined when the answer has another form. */
export function read<Value>(schema: z.ZodType<Value>, json: unknown): Value | undefined {
  const result = schema.safeParse(json);
  return result.success ? result.data : undefined;
}

export function unknownModel(vendor: string, request: ProviderRequest): Failed {
  return failed('permanent', `${vendor} has no ${request.modelId}`);
}
