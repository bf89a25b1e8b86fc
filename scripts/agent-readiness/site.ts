/** What a site answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly type: string;
  readonly text: string;
  /** The body as JSON; an empty object where it is none. */
  readonly json: Json;
}

/** JSON of a stranger: every member may be there or not. */
export type Json = { readonly [name: string]: unknown };

/** A site as a scanner sees it. */
export interface Site {
  readonly baseUrl: string;
  get(path: string, accept?: string): Promise<Answer>;
  send(method: string, path: string): Promise<Answer>;
}

const ANSWER_WITHIN_MS = 10_000;

export function openSite(baseUrl: string): Site {
  const ask = async (path: string, method: string, accept: string): Promise<Answer> => {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      redirect: 'manual',
      headers: { accept },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      type: response.headers.get('content-type') ?? '',
      text,
      json: parseObject(text),
    };
  };
  return {
    baseUrl,
    get: (path, accept = '*/*') => ask(path, 'GET', accept),
    send: (method, path) => ask(path, method, '*/*'),
  };
}

function parseObject(text: string): Json {
  try {
    return toObject(JSON.parse(text));
  } catch {
    return {};
  }
}

export function toObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
