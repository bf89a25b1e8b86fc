import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createCounters, createMemoryCounters } from '../adapters/counters/index.ts';
import { LIMITS } from '../contract/limits.ts';
import { startAgentSweep } from '../domain/agents/index.ts';
import { createShareOpenings } from '../domain/generation/index.ts';
import { createIdentify } from '../domain/identify.ts';
import { createKeyUsage } from '../domain/keys/index.ts';
import type { WebhookDependencies } from '../domain/webhooks/index.ts';
import { sharedSecret } from '../platform/database/index.ts';
import { createMailboxes } from '../platform/mailboxes.ts';
import { openSigningKeys } from '../platform/signing-keys.ts';
import {
  createGate,
  createHttpServer,
  createRateLimiter,
  limitUnknownTokens,
} from '../surfaces/http/index.ts';
import { issuerHosts } from '../surfaces/issuer/index.ts';
import { notFoundPage } from '../surfaces/site/index.ts';
import type { GenerationParts } from './generation.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Payments } from './payments.ts';
import { createRoutes } from './routes.ts';
import { openPeopleSignIn } from './sign-in.ts';
import type { Teardown } from './teardown.ts';

const FINISH_REQUESTS_WITHIN_MS = 8_000;
const CLOSE_IDLE_EVERY_MS = 50;

interface ApiDependencies extends Infrastructure {
  readonly generation: GenerationParts;
  readonly payments: Payments;
  readonly webhooks: WebhookDependencies;
}

/** Starts the HTTP server of the API; returns its port. */
export async function startApi(dependencies: ApiDependencies, teardown: Teardown): Promise<number> {
  const { configuration, database, metrics, clock, log } = dependencies;
  const { baseUrl, authUrl, trustProxy, rateLimitMultiplier: multiplier } = configuration;
  const { pool } = database;
  const localCounters = createMemoryCounters(clock);
  const counters = await createCounters(configuration.redisUrl, localCounters, log);
  teardown.add(() => counters.close());
  const keyUsage = createKeyUsage(pool, log);
  teardown.add(() => keyUsage.close());
  const shareOpenings = createShareOpenings(pool, log);
  teardown.add(() => shareOpenings.close());
  const publicKeys = await openSigningKeys({ pool, clock, log });
  teardown.add(() => publicKeys.close());
  const agentSweep = startAgentSweep({ database: pool, clock, log });
  teardown.add(() => agentSweep.close());
  const { signIn, close: closeSignIn } = await openPeopleSignIn(dependencies, counters);
  teardown.add(closeSignIn);
  const identify = createIdentify(pool, clock);
  const sessionSecret = await sharedSecret(pool, 'mcp-sessions');
  const mailboxes = createMailboxes({ pool, events: dependencies.generation.events, clock, log });
  teardown.add(() => mailboxes.stop());
  const stopping = new AbortController();
  const rateLimiter = createRateLimiter(counters, multiplier);
  const identifyAgent = limitUnknownTokens({ identify, counters: localCounters, multiplier });
  const { routes, pagePaths } = createRoutes({
    ...{ ...dependencies, counters, keyUsage, shareOpenings, signIn, publicKeys, identify },
    ...{ sessionSecret, mailboxes, stopping: stopping.signal },
  });
  const server = createHttpServer({
    gate: createGate({ baseUrl, rateLimiter, identifyAgent, metrics, log }),
    routes,
    baseUrl,
    trustProxy,
    hosts: issuerHosts(baseUrl, authUrl),
    sendNotFoundPage: notFoundPage({ ...configuration, pagePaths }),
    connectionsPerAddressMax: Math.max(1, Math.floor(LIMITS.connectionsPerAddressMax * multiplier)),
    log,
  });
  teardown.drain(() => {
    stopping.abort();
    return closeServer(server);
  });
  await server.listen({ port: configuration.port, host: configuration.host });
  return (server.server.address() as AddressInfo).port;
}

/** Lets requests in flight finish, but not for ever. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const force = setTimeout(() => server.server.closeAllConnections(), FINISH_REQUESTS_WITHIN_MS);
  // A connection that was busy when the stop began becomes idle later, and would keep it waiting.
  const closeIdle = setInterval(() => server.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await server.close();
  clearInterval(closeIdle);
  clearTimeout(force);
}
