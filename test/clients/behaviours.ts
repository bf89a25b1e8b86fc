import { ERRORS } from '../../src/contract/errors.ts';
import type { Fault } from './a-faulty-way.ts';

/** What a client is told to do; each client does it in its own way. */
export type Action =
  | {
      /** Makes an image or a video; `wait` for its end; `out` writes it to a file. */
      readonly do: 'make';
      readonly type: 'image' | 'video';
      readonly prompt: string;
      readonly model?: string;
      readonly wait?: boolean;
      readonly out?: boolean;
      readonly sandbox?: 'failed' | 'rate_limited' | 'insufficient_credits' | 'safety_rejected';
    }
  | { readonly do: 'list' }
  | { readonly do: 'show'; readonly id: string }
  | { readonly do: 'me' };

export interface Limits {
  readonly retries?: number;
  /** For each attempt. */
  readonly timeoutMs?: number;
  /** The person loses patience once the client has asked for the first time. */
  readonly abort?: true;
}

/** How it went, the same for every client. */
export interface Outcome {
  /** The status of what was made or shown, `listed`, or `ok`. */
  readonly result?: string;
  readonly creditsUsed?: number;
  /** Ids that were listed. */
  readonly ids?: readonly string[];
  /** SHA-256 of the file that was written. */
  readonly sha256?: string;
  /** The code of the error, `aborted` where the person stopped it. */
  readonly error?: string;
  readonly param?: string | null;
  readonly requestId?: string | null;
  /** Other members of the error, as the server named them. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface Behaviour {
  readonly name: string;
  readonly action: Action;
  readonly limits?: Limits;
  /** What requests to a path meet. */
  readonly faults?: readonly [path: RegExp, ...Fault[]];
  /** What requests for a result meet, whose address is the same for all. */
  readonly fileFaults?: readonly Fault[];
  readonly outcome: Partial<Outcome>;
  /** Requests that arrive at the path of the faults; a client that gives up or goes on too long is found by it. */
  readonly requests?: number;
  /** Paid jobs that the account has afterwards. */
  readonly jobs: number;
}

const SUBMIT = /^\/v1\/generate\//;
const EVENTS = /\/events$/;

const refusal = (status: number, code: string, headers = {}, facts = {}): Fault => ({
  kind: 'answer',
  status,
  headers: { 'x-request-id': 'req-of-the-way', ...headers },
  body: JSON.stringify({ error: { code, message: `It is ${code}.`, ...facts } }),
});
const BUSY = refusal(429, 'rate_limited', { 'retry-after': '1' });
const DOWN = refusal(503, 'service_unavailable', { 'retry-after': '0' });
const LOST_BEFORE: Fault = { kind: 'lost before' };
const LOST_AFTER: Fault = { kind: 'lost after' };
const SILENCE: Fault = { kind: 'silence' };

const AN_OWL = { do: 'make', type: 'image', prompt: 'An owl in the rain' } as const;
const accepted = { result: 'generating', creditsUsed: 0 };

/** What every client of ours does when something goes wrong. */
export const BEHAVIOURS: readonly Behaviour[] = [
  // First those that take longest: they wait for a render, or for their time to be over.
  {
    name: 'a job is followed over broken streams to its file, which broke too',
    action: { ...AN_OWL, wait: true, out: true },
    faults: [EVENTS, { kind: 'cut', bytes: 60 }, LOST_BEFORE],
    fileFaults: [{ kind: 'cut', bytes: 1_000 }, LOST_BEFORE, { kind: 'cut', bytes: 5_000 }],
    outcome: { result: 'completed', creditsUsed: 1 },
    jobs: 1,
  },
  {
    name: 'without streams a job is asked for',
    action: { ...AN_OWL, wait: true },
    faults: [EVENTS, ...Array.from({ length: 20 }, () => LOST_BEFORE)],
    outcome: { result: 'completed', creditsUsed: 1 },
    jobs: 1,
  },
  {
    name: 'no answer within the time is repeated',
    action: AN_OWL,
    // For the second request as well, on a machine that is busy.
    limits: { timeoutMs: 5_000 },
    faults: [SUBMIT, SILENCE],
    outcome: accepted,
    requests: 2,
    jobs: 1,
  },
  {
    name: 'a server that never answers is given up',
    action: AN_OWL,
    // Long enough for a request to arrive, on a machine that is busy.
    limits: { retries: 1, timeoutMs: 3_000 },
    faults: [SUBMIT, SILENCE, SILENCE],
    outcome: { error: 'timed_out' },
    requests: 2,
    jobs: 0,
  },
  { name: 'a job is accepted', action: AN_OWL, outcome: accepted, jobs: 1 },
  {
    name: '429 is waited for and repeated',
    action: AN_OWL,
    faults: [SUBMIT, BUSY],
    outcome: accepted,
    requests: 2,
    jobs: 1,
  },
  {
    name: '503 is repeated',
    action: AN_OWL,
    faults: [SUBMIT, DOWN, DOWN],
    outcome: accepted,
    requests: 3,
    jobs: 1,
  },
  {
    name: 'a proxy that answers with a page is repeated',
    action: AN_OWL,
    faults: [SUBMIT, { kind: 'answer', status: 502, body: '<h1>Bad gateway</h1>' }],
    outcome: accepted,
    requests: 2,
    jobs: 1,
  },
  {
    name: 'a connection that is lost before the server heard is repeated',
    action: AN_OWL,
    faults: [SUBMIT, LOST_BEFORE],
    outcome: accepted,
    requests: 2,
    jobs: 1,
  },
  {
    name: 'a connection that is lost after the server accepted makes no second job',
    action: AN_OWL,
    faults: [SUBMIT, LOST_AFTER, LOST_AFTER],
    outcome: accepted,
    requests: 3,
    jobs: 1,
  },
  {
    name: 'an answer that breaks off makes no second job',
    action: AN_OWL,
    faults: [SUBMIT, { kind: 'cut', bytes: 40 }],
    outcome: accepted,
    requests: 2,
    jobs: 1,
  },
  {
    name: 'a server that is never there is given up',
    action: AN_OWL,
    limits: { retries: 2 },
    faults: [SUBMIT, LOST_BEFORE, LOST_BEFORE, LOST_BEFORE],
    outcome: { error: 'connection_failed' },
    requests: 3,
    jobs: 0,
  },
  {
    name: 'a wait that is longer than a minute is told, not waited for',
    action: AN_OWL,
    faults: [SUBMIT, refusal(429, 'rate_limited', { 'retry-after': '3600' }, { window: 'hour' })],
    outcome: { error: 'rate_limited', facts: { window: 'hour' } },
    requests: 1,
    jobs: 0,
  },
  {
    name: 'an abort ends the call and every pause',
    action: AN_OWL,
    limits: { abort: true },
    faults: [SUBMIT, refusal(503, 'service_unavailable', { 'retry-after': '30' })],
    outcome: { error: 'aborted' },
    requests: 1,
    jobs: 0,
  },
  {
    name: 'a job that failed says why, and costs nothing',
    action: { ...AN_OWL, wait: true, sandbox: 'failed' },
    outcome: { error: 'generation_failed', creditsUsed: 0 },
    jobs: 0,
  },
  {
    name: 'an unknown model is named',
    action: { ...AN_OWL, model: 'no_such_model' },
    outcome: { error: 'unknown_model', param: 'aiModel', facts: { model: 'no_such_model' } },
    jobs: 0,
  },
  {
    name: 'a job that is not there is not found',
    action: { do: 'show', id: 'gen_00000000000000000000000000' },
    outcome: { error: 'not_found' },
    jobs: 0,
  },
];

/** Each code of the contract, as the server writes it. */
export const REFUSALS: readonly Behaviour[] = Object.entries(ERRORS).map(([code, { status }]) => ({
  name: `${status} ${code}`,
  action: { do: 'me' },
  limits: { retries: 0 },
  faults: [/^\/v1\/me$/, refusal(status, code, {}, { param: 'a.field', current: 'a fact' })],
  outcome: {
    error: code,
    param: 'a.field',
    requestId: 'req-of-the-way',
    facts: { current: 'a fact' },
  },
  requests: 1,
  jobs: 0,
}));
