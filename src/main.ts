import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createCounters, createMemoryCounters } from './adapters/counters/index.ts';
import { createMail } from './adapters/mail/index.ts';
import { openSignIn } from './adapters/sign-in/index.ts';
import { openPayments, type Payments } from './compose/payments.ts';
import type { SignIn } from './domain/accounts/index.ts';
import { createRegistrationLimit, startAgentSweep, verifyClient } from './domain/agents/index.ts';
import { createCardLimit, receiveEvent } from './domain/billing/index.ts';
import { createReadVideos } from './domain/generation/index.ts';
import { readGuides } from './domain/guides/index.ts';
import { createHandlers } from './domain/handlers.ts';
import { createIdentify } from './domain/identify.ts';
import { createInvoke } from './domain/invoke.ts';
import { createDemoKey, createKeyUsage, type KeyUsage } from './domain/keys/index.ts';
import { Outage } from './domain/refusal.ts';
import { type MediaParts, openMedia } from './media.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration/index.ts';
import type { Counters } from './platform/counters.ts';
import {
  claimSoleServer,
  type Database,
  migrate,
  openDatabase,
  pendingMigrations,
} from './platform/database/index.ts';
import type { Log } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { prepareQueue } from './platform/queue.ts';
import { openPublicKeys, type PublicKeys } from './platform/signing-keys.ts';
import { appRoutes } from './surfaces/app/index.ts';
import { assetRoutes } from './surfaces/assets/index.ts';
import { discoveryRoutes } from './surfaces/discovery/index.ts';
import { graphqlRoutes } from './surfaces/graphql/index.ts';
import {
  createEventStreams,
  createGate,
  createHttpServer,
  createRateLimiter,
  limitUnknownTokens,
  toErrorResource,
} from './surfaces/http/index.ts';
import { issuerHosts, issuerRoutes } from './surfaces/issuer/index.ts';
import { createOperationsServer, operationsRoutes } from './surfaces/operations/index.ts';
import { buildApiIndex, openApiDocument, restRoutes } from './surfaces/rest/index.ts';
import { siteRoutes } from './surfaces/site/index.ts';
import { webhookRoutes } from './surfaces/webhooks/index.ts';
import { runWorker } from './worker/index.ts';

const GUIDES_FOLDER = join(import.meta.dirname, '../content/guides');
const FINISH_REQUESTS_WITHIN_MS = 10_000;
const TIDY_EVERY_MS = 50;

export interface Service {
  /** Where the HTTP server listens; null for a worker alone. */
  readonly port: number | null;
  /** The key of the demo account, on the first start in development; else null. */
  readonly demoKey: string | null;
  /** Stops accepting, lets requests in flight end, then lets go of everything. */
  stop(): Promise<void>;
}

interface Dependencies {
  readonly log: Log;
  readonly clock?: Clock;
  /** Opened already, by who could not wait; it is closed with the service. */
  readonly database?: Database;
  /** What this process does; both unless told otherwise. */
  readonly roles?: { readonly api: boolean; readonly worker: boolean };
}

/** Starts what `kinora serve`, `kinora api` or `kinora worker` runs. */
export async function startService(
  configuration: Configuration,
  dependencies: Dependencies,
): Promise<Service> {
  const { log, clock = systemClock, roles = { api: true, worker: true } } = dependencies;
  const database = dependencies.database ?? (await openDatabase(configuration, log));
  /** Undone in the opposite order, whether the start succeeds or not. */
  const undo: (() => Promise<unknown>)[] = [() => database.close()];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    if (roles.api && configuration.database.kind === 'embedded') {
      const claim = await claimSoleServer(database.connection, configuration.dataDir);
      undo.push(() => claim.release());
    }
    await migrate(database.pool);
    await prepareQueue(database.pool, log);
    const demoKey = isTrial(configuration) ? await createDemoKey(database.pool, clock) : null;
    const core = { configuration, database, metrics: createMetrics(), clock, log };
    const media = await openMedia(core);
    undo.push(() => media.close());
    const payments = await openPayments({ configuration, pool: database.pool, clock });
    const port = roles.api ? await startApi({ ...core, media, payments }, undo) : null;
    if (!roles.api) await startOperations(core, undo);
    if (roles.worker) {
      const billing = payments.work(doorAt(configuration, port));
      const worker = await runWorker({ ...media.worker, billing });
      undo.push(() => worker.stop());
    }
    return { port, demoKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where the worker finds our own HTTP server: beside it, or wherever clients find it. */
function doorAt({ baseUrl, host }: Configuration, port: number | null): string {
  if (port === null) return baseUrl;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Nobody but its developer reaches an embedded database in development. */
function isTrial({ environment, database }: Configuration): boolean {
  return environment === 'development' && database.kind === 'embedded';
}

interface Core {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly media: MediaParts;
  readonly payments: Payments;
  readonly clock: Clock;
  readonly log: Log;
}

async function startApi(core: Core, undo: (() => Promise<unknown>)[]): Promise<number> {
  const { configuration, database, clock, log } = core;
  const { pool } = database;
  const localCounters = createMemoryCounters(clock);
  const counters = createCounters(configuration.redisUrl, localCounters, log);
  undo.push(() => counters.close());
  const keyUsage = createKeyUsage(pool, log);
  undo.push(() => keyUsage.close());
  const publicKeys = await openPublicKeys({ pool, clock, log });
  undo.push(async () => publicKeys.close());
  const agentSweep = startAgentSweep({ database: pool, clock, log });
  undo.push(async () => agentSweep.close());
  const { signIn, close: closeSignIn } = await openSignInFor(core, counters);
  undo.push(closeSignIn);
  const app = createApp({ ...core, counters, localCounters, keyUsage, signIn, publicKeys });
  undo.push(async () => {
    const force = setTimeout(() => app.server.closeAllConnections(), FINISH_REQUESTS_WITHIN_MS);
    // A connection that was busy when the stop began is idle, and in the way, once it is answered.
    const tidy = setInterval(() => app.server.closeIdleConnections(), TIDY_EVERY_MS);
    await app.close();
    clearInterval(tidy);
    clearTimeout(force);
  });
  await app.listen({ port: configuration.port, host: configuration.host });
  return (app.server.address() as AddressInfo).port;
}

/** A worker alone answers nobody but its operator, and only where it is told to. */
async function startOperations(
  core: Omit<Core, 'media' | 'payments'>,
  undo: (() => Promise<unknown>)[],
): Promise<void> {
  const { configuration, database, metrics, clock, log } = core;
  const { workerPort, host, baseUrl, metricsToken, rateLimitMultiplier } = configuration;
  if (workerPort === null) return;
  const rateLimiter = createRateLimiter(createMemoryCounters(clock), rateLimitMultiplier);
  const ready = { checkReady: () => checkReady(database) };
  const app = createOperationsServer({
    ...ready,
    metrics,
    metricsToken,
    baseUrl,
    rateLimiter,
    log,
  });
  undo.push(() => app.close());
  await app.listen({ port: workerPort, host });
}

interface ApiParts extends Core {
  readonly counters: Counters;
  /** Counts for this process alone, without a round trip. */
  readonly localCounters: Counters;
  readonly keyUsage: KeyUsage;
  readonly signIn: SignIn;
  readonly publicKeys: PublicKeys;
}

function createApp(parts: ApiParts) {
  const { configuration, database, media, counters, localCounters, metrics, clock, log } = parts;
  const { baseUrl, authUrl, serviceName, trustProxy, metricsToken } = configuration;
  const multiplier = configuration.rateLimitMultiplier;
  const { pool } = database;
  const { signIn } = parts;
  const identify = createIdentify(pool, clock);
  const invoke = createInvoke(
    createHandlers({
      pool,
      clock,
      baseUrl,
      catalogue: media.catalogue,
      guides: readGuides(GUIDES_FOLDER, baseUrl),
      countRegistration: createRegistrationLimit({ counters, multiplier }),
      generation: media.generation,
      billing: parts.payments.billing,
      apiIndex: buildApiIndex(serviceName, baseUrl),
      describeRefusal: (refusal) => toErrorResource(refusal, { baseUrl }),
    }),
  );
  const streams = createEventStreams(clock);
  const rateLimiter = createRateLimiter(counters, multiplier);
  const identifyAgent = limitUnknownTokens({ identify, counters: localCounters, multiplier });
  const verify = (client: Parameters<typeof verifyClient>[1]) => verifyClient(pool, client);
  return createHttpServer({
    gate: createGate({ baseUrl, rateLimiter, identifyAgent, metrics, log }),
    routes: [
      ...restRoutes({
        invoke,
        identify,
        baseUrl,
        noteKeyCall: parts.keyUsage.note,
        streams,
      }),
      ...graphqlRoutes({
        ...{ invoke, identify, baseUrl, serviceName, streams, log },
        readVideos: createReadVideos(media.generation),
        rateLimitMultiplier: multiplier,
        noteKeyCall: parts.keyUsage.note,
      }),
      ...assetRoutes(media),
      ...discoveryRoutes({
        openApi: openApiDocument(serviceName, baseUrl),
        webBotAuth: media.webBotAuth,
      }),
      ...issuerRoutes({ ...parts, serviceName, baseUrl, authUrl, invoke, verifyClient: verify }),
      ...operationsRoutes({ checkReady: () => checkReady(database), metrics, metricsToken }),
      ...webhookRoutes({
        readers: parts.payments.readers,
        receive: (processor, event) => receiveEvent(parts.payments.billing, processor, event),
        log,
      }),
      ...appRoutes({ invoke, signIn, streams, baseUrl }),
      ...siteRoutes({
        ...{ invoke, signIn, counters, baseUrl, serviceName },
        ...{ billing: parts.payments.billing, hosted: parts.payments.hosted },
        countCard: createCardLimit({ counters, multiplier }),
        thirdPartyOrigins: originsOf(configuration),
      }),
    ],
    baseUrl,
    trustProxy,
    hosts: issuerHosts(baseUrl, authUrl),
    log,
  });
}

/** Where the forms that start a third-party sign-in or a payment lead to. */
function originsOf({ signInWith, billing }: Configuration): readonly string[] {
  const { google, github, oidc } = signInWith;
  return [
    ...(billing.kind === 'stripe'
      ? ['https://checkout.stripe.com', 'https://billing.stripe.com']
      : []),
    ...(google === null ? [] : ['https://accounts.google.com']),
    ...(github === null ? [] : ['https://github.com']),
    ...(oidc === null ? [] : [new URL(oidc.issuer).origin]),
  ];
}

function openSignInFor({ configuration, database, clock, log }: Core, counters: Counters) {
  return openSignIn({
    pool: database.pool,
    counters,
    rateLimitMultiplier: configuration.rateLimitMultiplier,
    clock,
    log,
    baseUrl: configuration.baseUrl,
    serviceName: configuration.serviceName,
    thirdParties: configuration.signInWith,
    sendMail: createMail(configuration, clock, log),
  });
}

async function checkReady({ pool }: Database): Promise<void> {
  const pending = await pendingMigrations(pool).catch((error: unknown) => {
    throw new Outage('the database', error);
  });
  if (pending.length > 0) throw new Outage('the schema', new Error(`pending: ${pending.join()}`));
}
