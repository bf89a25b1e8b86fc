import type { Answer, TestService } from './a-service.ts';

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
export const REGISTRATION = { client_name: 'Trip planner', identity_type: 'anonymous' };

interface Sent {
  readonly method?: string;
  readonly json?: unknown;
  readonly raw?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Agent {
  call(path: string, request?: Sent): Promise<Answer>;
  register(): Promise<Readonly<Record<'client_id' | 'client_secret' | 'access_token', string>>>;
  /** Which limit a request with this token is counted against. */
  limit(token: string): Promise<string | null>;
}

/**
 * Makes agents that call from addresses of their own, so that none uses up another's window. The
 * service must trust the proxy.
 */
export function agentsOf(service: TestService): () => Agent {
  let lastAddress = 0;
  return () => {
    lastAddress += 1;
    const address = `198.51.100.${lastAddress}`;
    const call: Agent['call'] = (path, { token, headers, ...request } = {}) =>
      service.call(path, {
        method: request.json === undefined && request.raw === undefined ? 'GET' : 'POST',
        ...request,
        headers: {
          'x-forwarded-for': address,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
    return {
      call,
      register: async () => (await call('/agent/auth/register', { json: REGISTRATION })).body,
      limit: async (token) => (await call('/v1/models', { token })).headers.get('ratelimit-limit'),
    };
  };
}
