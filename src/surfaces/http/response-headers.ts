import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { RateSurface } from '../../contract/limits.ts';
import { API_VERSION } from '../../contract/version.ts';

type Headers = Readonly<Record<string, string>>;

const NONE: Headers = {};

/** The same headers on every answer of a surface: names in lower case and values, in turn. */
export class FixedHeaders {
  readonly all: Headers;
  /** Set when the server stops, so that each client knows its answer is the last here. */
  closesConnections = false;
  readonly #lines: readonly string[];
  readonly #names: ReadonlySet<string>;

  constructor(headers: Headers) {
    this.all = headers;
    this.#lines = Object.entries(headers).flat();
    this.#names = new Set(Object.keys(headers));
  }

  /** These, those of the request, and the answer's own, which go before any other of their name. */
  with(
    { ofRequest, requestId }: { ofRequest: Headers; requestId: string },
    own: OutgoingHttpHeaders,
  ): OutgoingHttpHeader[] {
    const lines: OutgoingHttpHeader[] = this.#lines.slice();
    lines.push('x-request-id', requestId);
    for (const name in ofRequest) lines.push(name, ofRequest[name] ?? '');
    for (const name in own) {
      const value = own[name];
      if (value === undefined) continue;
      const isThere = this.#names.has(name) || Object.hasOwn(ofRequest, name);
      if (isThere) lines[lines.indexOf(name) + 1] = value;
      else lines.push(name, value);
    }
    if (this.closesConnections) lines.push('connection', 'close');
    return lines;
  }
}

/**
 * Writes fixed headers straight into the head of the answer. Handing them to the framework one by one,
 * for each request, took longer than finding the answer to most of them (decision 0012).
 */
export class HeadedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  fixed: FixedHeaders | undefined = undefined;
  /** Known when the request was let in: how many more are. */
  ofRequest: Headers = NONE;
  requestId = '';
  /** Called when all of the answer was handed to the system. */
  onSent: ((answer: { status: number; seconds: number }) => void) | undefined = undefined;
  readonly #startedAt = performance.now();

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const own = typeof reason === 'object' ? reason : headers;
    if (typeof reason === 'string') this.statusMessage = reason;
    if (this.fixed === undefined || Array.isArray(own)) return super.writeHead(status, own);
    // An answer that is streamed has set its headers one by one before.
    return super.writeHead(status, this.fixed.with(this, own ?? this.getHeaders()));
  }

  /** Node calls it when the answer is through; a listener for that would have to be added and removed each time. */
  override detachSocket(socket: Socket): void {
    super.detachSocket(socket);
    const seconds = (performance.now() - this.#startedAt) / 1_000;
    this.onSent?.({ status: this.statusCode, seconds });
  }
}

/** What the gate has put on an answer that is still to be written. */
export function gateHeader({ raw }: { raw: ServerResponse }, name: string): string | undefined {
  return raw instanceof HeadedResponse ? raw.ofRequest[name] : undefined;
}

const REQUEST_HEADERS = [
  'A2A-Version',
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Last-Event-ID',
  'X-Request-Id',
  'X-Sandbox',
  'X-Sandbox-Outcome',
];

/** What clients of one surface alone send. */
const REQUEST_HEADERS_OF: Partial<Record<RateSurface, readonly string[]>> = {
  mcp: ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Mcp-Session-Id'],
};

const EXPOSED_HEADERS = [
  'API-Version',
  'Billing-Version',
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'Mcp-Session-Id',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
];

const ANY_ORIGIN: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
  'cross-origin-resource-policy': 'cross-origin',
};
const OWN_ORIGIN_ONLY: Headers = { 'cross-origin-resource-policy': 'same-origin' };

/** What depends on a cookie is for our own pages only; all else is open to other origins. */
const WITH_COOKIES: ReadonlySet<RateSurface> = new Set(['pages', 'app']);

interface StandardHeaders {
  of(surface: RateSurface): FixedHeaders;
  /** From now on every answer ends its connection. */
  closeConnections(): void;
}

/** What stands on every answer of a surface; made once, since every request needs it. */
export function standardHeaders(baseUrl: string): StandardHeaders {
  const always = {
    'api-version': API_VERSION,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(baseUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : undefined),
  };
  const open = new FixedHeaders({ ...always, ...ANY_ORIGIN });
  const closed = new FixedHeaders({ ...always, ...OWN_ORIGIN_ONLY });
  return {
    of: (surface) => (WITH_COOKIES.has(surface) ? closed : open),
    closeConnections: () => {
      open.closesConnections = true;
      closed.closesConnections = true;
    },
  };
}

export function preflightHeaders(verbs: readonly string[], surface: RateSurface): Headers {
  const allow = verbs.join(', ');
  if (WITH_COOKIES.has(surface)) return { allow };
  return {
    allow,
    'access-control-allow-methods': allow,
    'access-control-allow-headers': [
      ...REQUEST_HEADERS,
      ...(REQUEST_HEADERS_OF[surface] ?? []),
    ].join(', '),
    'access-control-max-age': '86400',
  };
}
