import type { ErrorCode } from '../../../src/contract/errors.ts';
import { NoAnswerError, noteAnswer, noteSilence } from './connection.ts';
import { noteServerTime } from './server-time.ts';

/** A refusal as the service words it. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly param: string | undefined;
  readonly requestId: string | undefined;
  /** The other members of the error, such as `required` and `available`. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error['message'] ?? ''));
    this.status = status;
    this.code = codeOf(error['code']);
    this.param = typeof error['param'] === 'string' ? error['param'] : undefined;
    this.requestId = typeof error['request_id'] === 'string' ? error['request_id'] : undefined;
    this.facts = error;
  }
}

/** A code that only a newer service knows finds its words as a fault of ours. */
const codeOf = (code: unknown) => (typeof code === 'string' ? code : 'internal_error') as ErrorCode;

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Goes on when the page is closed. */
  readonly keepalive?: boolean;
}

/** Calls an endpoint of the signed-in site. Somebody who is no longer signed in is sent to sign in, and back. */
export async function call<Answer>(path: string, options: Call = {}): Promise<Answer> {
  const answer = await send(path, options);
  noteAnswer();
  noteServerTime(answer.headers.get('date'));
  if (answer.status === 204) return {} as Answer;
  const content = await answer.json().catch(() => undefined);
  // A proxy that answers in our place does not know whether the request arrived.
  if (content === undefined || (!answer.ok && content.error === undefined))
    throw new NoAnswerError();
  if (answer.ok) return content;
  throw refusal(answer.status, content);
}

/** The error for an answer that is none of those wanted. */
export function refusal(status: number, content: { readonly error?: object }): ApiError {
  const error = new ApiError(status, { ...content.error });
  if (error.code === 'unauthenticated') signInAgain();
  return error;
}

async function send(path: string, { query, body, signal, headers, ...rest }: Call) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const address = `/app/api${path}${search.size > 0 ? `?${search}` : ''}`;
  try {
    return await fetch(address, {
      ...rest,
      signal: signal ?? null,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteSilence();
    throw new NoAnswerError();
  }
}

function signInAgain(): void {
  const here = `${location.pathname}${location.search}`;
  location.assign(`/sign-in?${new URLSearchParams({ returnTo: here })}`);
}
