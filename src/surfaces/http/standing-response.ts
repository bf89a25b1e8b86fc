import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

/** Headers that stand on every answer of a surface: names in lower case and values, in turn. */
export class StandingHeaders {
  readonly all: Readonly<Record<string, string>>;
  /** Set when the server stops, so that each client knows its answer is the last here. */
  closesConnections = false;
  readonly #lines: readonly string[];
  readonly #names: ReadonlySet<string>;

  constructor(headers: Readonly<Record<string, string>>) {
    this.all = headers;
    this.#lines = Object.entries(headers).flat();
    this.#names = new Set(Object.keys(headers));
  }

  /** All of them but those that the answer has in its own words, and then the answer's own. */
  with(own: OutgoingHttpHeaders): OutgoingHttpHeader[] {
    const lines: OutgoingHttpHeader[] = this.#lines.slice();
    for (const name in own) {
      const value = own[name];
      if (value === undefined) continue;
      if (this.#names.has(name)) lines[lines.indexOf(name) + 1] = value;
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

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const own = typeof reason === 'object' ? reason : headers;
    if (typeof reason === 'string') this.statusMessage = reason;
    if (this.standing === undefined || Array.isArray(own)) return super.writeHead(status, own);
    return super.writeHead(status, this.standing.with(own ?? {}));
  }
}
