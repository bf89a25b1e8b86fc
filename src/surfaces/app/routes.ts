import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationName } from '../../contract/operations.ts';
import type { SignIn } from '../../domain/accounts/index.ts';
import { noSession } from '../../domain/allow.ts';
import type { Invoke } from '../../domain/invoke.ts';
import { type Route, refuseForeignOrigin, sessionOf } from '../http/index.ts';

interface AppOptions {
  readonly invoke: Invoke;
  readonly signIn: SignIn;
  readonly baseUrl: string;
}

interface Binding {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly operation: OperationName;
  readonly status: 200 | 201;
}

const bindings: readonly Binding[] = [
  { method: 'GET', path: '/app/api/me', operation: 'me', status: 200 },
  { method: 'GET', path: '/app/api/keys', operation: 'keys.list', status: 200 },
  { method: 'POST', path: '/app/api/keys', operation: 'keys.create', status: 201 },
  { method: 'DELETE', path: '/app/api/keys/{id}', operation: 'keys.revoke', status: 200 },
];

export function appRoutes({ invoke, signIn, baseUrl }: AppOptions): readonly Route[] {
  const { origin } = new URL(baseUrl);
  return bindings.map(({ method, path, operation, status }) => ({
    method,
    path,
    bucket: { surface: 'app', counted: true },
    handle: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' });
      if (method !== 'GET') refuseForeignOrigin(request, origin);
      const caller = await sessionOf(request, signIn);
      if (caller === null) throw noSession();
      return reply.code(status).send(await invoke(operation, readInput(request), caller));
    },
  }));
}

/** Path and query are input like the body, so that the contract refuses unknown fields in them too. */
function readInput({ method, body, query, params }: FastifyRequest): unknown {
  if (method === 'POST' && !isObject(body)) return body;
  return {
    ...(isObject(body) ? body : {}),
    ...(isObject(query) ? query : {}),
    ...(isObject(params) ? params : {}),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
