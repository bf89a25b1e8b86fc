import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** Headers that stand on every answer of a surface: names in lower case and values, in turn. */
export class StandingHeaders {
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
  with(ofRequest: Headers, own: OutgoingHttpHeaders): OutgoingHttpHeader[] {
    const lines: OutgoingHttpHeader[] = this.#lines.slice();
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
 * Writes standing headers straight into the head of the answer. Handing them to the framework one
 * by one, for each request, took longer than finding the answer to most of them.
 */
export class StandingResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  standing: StandingHeaders | undefined = undefined;
  /** Known when the request was let in, such as its id. */
  ofRequest: Headers = {};

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const own = typeof reason === 'object' ? reason : headers;
    if (typeof reason === 'string') this.statusMessage = reason;
    if (this.standing === undefined || Array.isArray(own)) return super.writeHead(status, own);
    return super.writeHead(status, this.standing.with(this.ofRequest, own ?? {}));
  }
}

/** What the gate has put on an answer that is still to be written. */
export function gateHeader({ raw }: { raw: ServerResponse }, name: string): string | undefined {
  return raw instanceof StandingResponse ? raw.ofRequest[name] : undefined;
}
