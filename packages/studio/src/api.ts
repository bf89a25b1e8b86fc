/** A refusal as the service words it; see `src/contract/errors.ts` for the codes. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly param: string | undefined;
  readonly requestId: string | undefined;
  /** The other members of the error, such as `required` and `available`. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error['message'] ?? 'The service answered in a way that we do not know.'));
    this.status = status;
    this.code = String(error['code'] ?? 'internal_error');
    this.param = typeof error['param'] === 'string' ? error['param'] : undefined;
    this.requestId = typeof error['request_id'] === 'string' ? error['request_id'] : undefined;
    this.facts = error;
  }
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Goes on when the page is closed. */
  readonly keepalive?: boolean;
}

/** Calls an endpoint of the signed-in site. Somebody who is no longer signed in is sent to sign in, and back. */
export async function call<Answer>(
  path: string,
  { query, body, ...rest }: Call = {},
): Promise<Answer> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const address = `/app/api${path}${search.size > 0 ? `?${search}` : ''}`;
  const isFile = body instanceof Blob;
  const answer = await fetch(address, {
    ...rest,
    signal: rest.signal ?? null,
    headers: {
      ...(body !== undefined && !isFile ? { 'content-type': 'application/json' } : {}),
      ...rest.headers,
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  });
  if (answer.status === 204) return {} as Answer;
  const content = await answer.json().catch(() => ({}));
  if (answer.ok) return content;
  if (answer.status === 401 && content.error?.code === 'unauthenticated') signInAgain();
  throw new ApiError(answer.status, content.error ?? {});
}

function signInAgain(): void {
  const here = `${location.pathname}${location.search}`;
  location.assign(`/sign-in?${new URLSearchParams({ returnTo: here })}`);
}
