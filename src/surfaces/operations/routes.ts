import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { type Route, STATIC_DOCUMENT } from '../http/index.ts';

export interface OperationsOptions {
  /** Throws when the service cannot do its work. */
  readonly checkReady: () => Promise<void>;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
}

export function operationsRoutes(options: OperationsOptions): readonly Route[] {
  const { checkReady, metrics, metricsToken } = options;
  return [
    {
      method: 'GET',
      path: '/healthz',
      bucket: STATIC_DOCUMENT,
      handle: (_request, reply) => fresh(reply).send({ status: 'ok' }),
    },
    {
      method: 'GET',
      path: '/readyz',
      bucket: STATIC_DOCUMENT,
      handle: async (_request, reply) => {
        await checkReady();
        return fresh(reply).send({ status: 'ready' });
      },
    },
    ...(metricsToken === null ? [] : [metricsRoute(metrics, metricsToken)]),
  ];
}

function metricsRoute({ registry, text }: Metrics, token: string): Route {
  return {
    method: 'GET',
    path: '/metrics',
    bucket: STATIC_DOCUMENT,
    handle: async (request, reply) => {
      refuseUnlessToken(request, token);
      return fresh(reply)
        .type(registry.contentType)
        .send(await text());
    },
  };
}

/** Both sides are hashed, so that the comparison takes the same time for every guess. */
function refuseUnlessToken(request: FastifyRequest, token: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = digest(request.headers.authorization ?? '');
  if (!timingSafeEqual(given, digest(`Bearer ${token}`))) {
    throw new Refusal(
      'forbidden',
      'GET /metrics needs the token of METRICS_TOKEN as a bearer token.',
    );
  }
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
