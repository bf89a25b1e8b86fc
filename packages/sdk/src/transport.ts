import {
  ConnectionError,
  KinoraError,
  TimeoutError,
  UnexpectedAnswerError,
} from './kinora-error.ts';
import { readError } from './read-error.ts';
import { readPieces, readText } from './read-pieces.ts';
import { pauseBefore, sleep } from './retry.ts';
import { startTimer } from './timer.ts';

const USER_AGENT = 'kinora-sdk/0.1.0';
const TIMEOUT_MS = 60_000;
const RETRIES = 3;

/** What can be said with every call. */
export interface CallOptions {
  /** Ends the call, and every pause before a repetition of it. */
  readonly signal?: AbortSignal | undefined;
  /** How long one attempt may take; 60,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** How often to repeat after 408, 429, 5xx and lost connections; 3 by default, 0 for never. */
  readonly retries?: number | undefined;
}

export interface ClientOptions extends CallOptions {
  /** A key that a person made on the site, or the token of an agent. */
  readonly apiKey?: string | undefined;
  /** Address of the service; a local one by default. */
  readonly baseUrl?: string | undefined;
  /** Instead of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

export interface Call extends CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: object | undefined;
  /** Sent as JSON, or as it is if it is a Blob. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Attempt {
  readonly response: Response;
  /** Ends its time limit. */
  done(): void;
}

interface Limits {
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/** Sends calls, repeats what may be repeated, and never shows the key. */
export class Transport {
  readonly baseUrl: string;
  /** How long one attempt may take, and a file may send nothing. */
  readonly timeoutMs: number;
  readonly #options: ClientOptions;
  readonly #fetch: typeof fetch;

  constructor(options: ClientOptions) {
    this.baseUrl = addressOf(options.baseUrl ?? 'http://localhost:8080');
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    const { apiKey } = options;
    // What is wrong with it is said without repeating it: a header's own complaint would.
    if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
      throw new KinoraError('apiKey must be visible ASCII characters without blanks.');
    }
    this.#options = options;
    this.#fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  }

  /** The body of the answer, read as JSON. */
  async json<Body>(call: Call): Promise<Body> {
    return this.#repeat(call, async (response) => {
      const text = await readText(readPieces(response.body), response.status);
      return (text === '' ? undefined : this.#parse(text, response)) as Body;
    });
  }

  /** An open answer, to be read piece by piece. Its own time limit is for the caller to set. */
  async open(call: Call): Promise<Response> {
    return this.#repeat(call, async (response) => response);
  }

  /** The public address of a file: no key is sent there. */
  async download(
    url: string,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Response> {
    const limits = { signal, timeoutMs: this.timeoutMs };
    const { response, done } = await this.#send(
      new URL(url, `${this.baseUrl}/`),
      { headers },
      limits,
    );
    done();
    return response;
  }

  async #repeat<Result>(
    call: Call,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const retries = call.retries ?? this.#options.retries ?? RETRIES;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#once(call, read);
      } catch (thrown) {
        const error = this.#failure(call, thrown);
        const pause = attempt < retries ? pauseBefore(attempt, error) : null;
        if (pause === null) throw error;
        await sleep(pause, this.#signalOf(call));
      }
    }
  }

  async #once<Result>(call: Call, read: (response: Response) => Promise<Result>): Promise<Result> {
    const request = {
      method: call.method ?? 'GET',
      headers: this.#headers(call),
      // A key must not follow to another address.
      redirect: 'manual',
      ...bodyOf(call.body),
    } as const;
    const { response, done } = await this.#send(this.#address(call), request, {
      signal: this.#signalOf(call),
      timeoutMs: call.timeoutMs ?? this.timeoutMs,
    });
    try {
      if (response.ok) return await read(response);
      throw readError(response, await readText(readPieces(response.body), response.status));
    } finally {
      done();
    }
  }

  async #send(url: URL, request: RequestInit, { signal, timeoutMs }: Limits): Promise<Attempt> {
    const timeout = new AbortController();
    const timer = startTimer(timeoutMs, () =>
      timeout.abort(new TimeoutError(`No answer within ${timeoutMs} ms.`)),
    );
    const signals = signal === undefined ? [timeout.signal] : [signal, timeout.signal];
    try {
      const response = await this.#fetch(url, { ...request, signal: AbortSignal.any(signals) });
      return { response, done: () => clearTimeout(timer) };
    } catch (thrown) {
      clearTimeout(timer);
      throw timeout.signal.aborted ? timeout.signal.reason : thrown;
    }
  }

  #parse(text: string, { status, headers }: Response): unknown {
    try {
      return JSON.parse(text);
    } catch {
      // What calls itself JSON was cut on its way, and may come whole the next time.
      if (headers.get('content-type')?.includes('json')) {
        throw new ConnectionError(`The answer of ${this.baseUrl} broke off.`);
      }
      const message = `${this.baseUrl} answered ${status}, but not with JSON. Is it the address of a Kinora service?`;
      throw new UnexpectedAnswerError(message, status);
    }
  }

  #signalOf(call: Call): AbortSignal | undefined {
    return call.signal ?? this.#options.signal;
  }

  #address({ path, query }: Call): URL {
    const url = new URL(`${this.baseUrl}${path}`);
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    }
    return url;
  }

  #headers({ body, headers }: Call): Record<string, string> {
    const { apiKey } = this.#options;
    return {
      accept: 'application/json',
      ...('document' in globalThis ? {} : { 'user-agent': USER_AGENT }),
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      ...(body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
  }

  /** Whatever was thrown, as an error of ours that holds nothing secret; an abort stays what it is. */
  #failure(call: Call, thrown: unknown): unknown {
    if (this.#signalOf(call)?.aborted || thrown instanceof KinoraError) return thrown;
    const text = thrown instanceof Error ? `${thrown.message}${causeOf(thrown)}` : String(thrown);
    return new ConnectionError(`${this.baseUrl} cannot be reached: ${this.#redact(text)}`);
  }

  #redact(text: string): string {
    const { apiKey } = this.#options;
    return apiKey === undefined ? text : text.replaceAll(apiKey, '[key]');
  }
}

function addressOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  // Not repeated, because it may hold a password.
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new KinoraError('baseUrl must be an http or https address without a user name.');
  return baseUrl.replace(/\/+$/, '');
}

/** What Node's `fetch failed` keeps to itself. */
function causeOf({ cause }: Error): string {
  return cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : '';
}

function bodyOf(body: unknown): { body?: Blob | string } {
  if (body === undefined) return {};
  return { body: body instanceof Blob ? body : JSON.stringify(body) };
}
