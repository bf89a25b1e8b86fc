import type { Refusal } from '../refusal.ts';
import { ADDRESS_HEADER, AUTH_PATH } from './auth-library.ts';
import type { Visitor } from './sign-in.ts';

/** The library's door: it answers requests below AUTH_PATH. */
export type Handle = (request: Request) => Promise<Response>;

interface Question {
  readonly visitor?: Visitor;
  readonly cookies?: string | undefined;
  /** Sent with POST; without it the question is a GET. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** What a status of the library means to the person. Any other failure is a fault of ours. */
  readonly refusals?: Readonly<Record<number, Refusal>>;
}

export interface LibraryAnswer {
  readonly cookies: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

export type Ask = (path: string, question: Question) => Promise<LibraryAnswer>;

/** Asks the library the way a browser on our own site would. */
export function createAsk(handle: Handle, baseUrl: string): Ask {
  return async (path, question) => {
    const { visitor, cookies, body, refusals = {} } = question;
    const response = await handle(
      new Request(`${baseUrl}${AUTH_PATH}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          origin: new URL(baseUrl).origin,
          'content-type': 'application/json',
          [ADDRESS_HEADER]: visitor?.address ?? '',
          'user-agent': visitor?.userAgent.slice(0, 300) ?? '',
          ...(cookies === undefined ? {} : { cookie: cookies }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    if (!response.ok) throw refusals[response.status] ?? unexpected(path, response.status, text);
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    return {
      cookies: response.headers.getSetCookie(),
      body: typeof parsed === 'object' && parsed !== null ? { ...parsed } : {},
    };
  };
}

function unexpected(path: string, status: number, text: string): Error {
  return new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
}
