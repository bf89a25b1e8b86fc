import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import { ANONYMOUS } from '../../domain/caller.ts';
import type { Log } from '../../platform/log.ts';
import { createGate, createHttpServer, type createRateLimiter } from '../http/index.ts';
import { type OperationsOptions, operationsRoutes } from './routes.ts';

interface ServerOptions extends OperationsOptions {
  readonly baseUrl: string;
  readonly rateLimiter: ReturnType<typeof createRateLimiter>;
  readonly log: Log;
}

/** The HTTP server of a worker that runs alone: what operators ask, and nothing else. */
export function createOperationsServer(options: ServerOptions): FastifyInstance {
  const { baseUrl, rateLimiter, metrics, log } = options;
  const identifyAgent = async () => ANONYMOUS;
  return createHttpServer({
    gate: createGate({ baseUrl, rateLimiter, identifyAgent, metrics, log }),
    routes: operationsRoutes(options),
    baseUrl,
    trustProxy: false,
    connectionsPerAddressMax: LIMITS.connectionsPerAddressMax,
    log,
  });
}
