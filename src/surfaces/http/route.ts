import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateBucket } from './buckets.ts';
import type { Failure, OutageCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Route {
  readonly method: Method;
  /** Parameters in braces, as in the documentation: `/v1/models/{id}/cost`. */
  readonly path: string;
  readonly bucket: RateBucket;
  /** Bodies may also come from an HTML form or an OAuth client. */
  readonly takesForms?: boolean;
  /** The body is handed on as it came, for those who check a signature over it. */
  readonly takesBytes?: boolean;
  /** Stand on every answer of the route, failures included. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What clients of the route call it when the database is out of reach. */
  readonly outageCode?: OutageCode;
  /** Shows a failure in a form of the surface's own, where the envelope is not for the reader. */
  readonly showError?: ShowError;
  handle(request: FastifyRequest, reply: FastifyReply): unknown;
}

export type ShowError = (failure: Failure, reply: FastifyReply, baseUrl: string) => unknown;

/** `/v1/models/{id}/cost` → `/v1/models/:id/cost` */
export function toRouterPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Which verbs work at a path: for 405, `Allow` and `OPTIONS`. */
export interface VerbTable {
  verbsAt(path: string): readonly string[] | undefined;
}

export function createVerbTable(routes: readonly Route[]): VerbTable {
  const byPattern = Map.groupBy(routes, (route) => route.path);
  const entries = [...byPattern].map(([path, sharing]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    verbs: withImplied(sharing.map((route) => route.method)),
  }));
  return {
    verbsAt: (path) => entries.find(({ pattern }) => pattern.test(path))?.verbs,
  };
}

function withImplied(methods: readonly Method[]): readonly string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}
