import { Agent, fetch, type Response } from 'undici';

/** One request to a vendor; the answer is read as JSON. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** For vendors that work while we wait. */
  readonly timeoutMs?: number;
  /** For answers that carry the picture itself. */
  readonly answerBytesMax?: number;
}

export interface VendorResponse {
  readonly kind: 'answered';
  readonly status: number;
  /** undefined when the answer was not JSON. */
  readonly json: unknown;
  readonly text: string;
}

export type Answer =
  | VendorResponse
  /** The vendor cannot have received it. */
  | { readonly kind: 'unsent'; readonly detail: string }
  /** The vendor may have received it; its response did not arrive completely. */
  | { readonly kind: 'lost'; readonly detail: string };

interface SendOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

const ANSWER_BYTES_MAX = 1_000_000;

/** These happen before the first byte of a request is written. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/**
 * A kept-alive connection that the vendor closes at the wrong moment looks like a request that was
 * lost, so each request gets a connection of its own.
 */
const connections = new Agent({ pipelining: 0 });

/** Sends once, without retries; follows no redirect, which could send a key to another host. */
export async function send(call: Call, options: SendOptions): Promise<Answer> {
  const timeout = AbortSignal.timeout(call.timeoutMs ?? options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { accept: 'application/json', ...jsonType(call), ...call.headers },
      body: call.body === undefined ? null : JSON.stringify(call.body),
      redirect: 'manual',
      dispatcher: connections,
      signal,
    });
    return await receive(response, call.answerBytesMax ?? ANSWER_BYTES_MAX);
  } catch (error) {
    if (timeout.aborted) return { kind: 'lost', detail: 'no answer in time' };
    const code = codeOf(error);
    return { kind: NEVER_SENT.has(code) ? 'unsent' : 'lost', detail: code };
  }
}

/** Some servers refuse a content type without a body. */
function jsonType({ body }: Call): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' };
}

async function receive(response: Response, bytesMax: number): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) return { kind: 'lost', detail: `an answer over ${bytesMax} bytes` };
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return { kind: 'answered', status: response.status, json: parseJson(text), text };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `fetch` wraps network errors, sometimes one per address that it tried. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && typeof error.code === 'string') return error.code;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? `${error.name}: ${error.message}` : codeOf(inner);
}
