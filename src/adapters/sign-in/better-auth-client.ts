import type { Client } from '../../domain/accounts/index.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { AUTH_PATH, CLIENT_ADDRESS_HEADER } from './better-auth.ts';

/** Better Auth answers HTTP requests below `AUTH_PATH`. */
export type Handle = (request: Request) => Promise<Response>;

interface CallOptions {
  readonly client?: Client;
  readonly cookies?: string | undefined;
  /** Sent with POST; without a body the call is a GET. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** What a failed status means to the person. Any other failure is an error of ours. */
  readonly refusals?: Readonly<Record<number, () => Refusal>>;
}

interface CallResult {
  readonly cookies: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

export type CallBetterAuth = (path: string, options: CallOptions) => Promise<CallResult>;

/** Calls Better Auth the way a page of our own origin would. */
export function createBetterAuthClient(handle: Handle, baseUrl: string): CallBetterAuth {
  return async (path, options) => {
    const { client, cookies, body, refusals = {} } = options;
    const response = await handle(
      new Request(`${baseUrl}${AUTH_PATH}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          origin: new URL(baseUrl).origin,
          'content-type': 'application/json',
          [CLIENT_ADDRESS_HEADER]: client?.address ?? '',
          'user-agent': client?.userAgent.slice(0, 300) ?? '',
          ...(cookies === undefined ? {} : { cookie: cookies }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    if (!response.ok) {
      throw refusals[response.status]?.() ?? unexpectedAnswer(path, response.status, text);
    }
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    return {
      cookies: response.headers.getSetCookie(),
      body: typeof parsed === 'object' && parsed !== null ? { ...parsed } : {},
    };
  };
}

function unexpectedAnswer(path: string, status: number, text: string): Error {
  return new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
}
