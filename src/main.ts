import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createMemoryCounters, createRedisCounters } from './adapters/counters/index.ts';
import { createFolderMail, createSmtpMail } from './adapters/mail/index.ts';
import { openSignIn, type SignIn } from './domain/accounts/index.ts';
import { createCatalogue } from './domain/catalogue/index.ts';
import { createHandlers } from './domain/handlers.ts';
import { createIdentify } from './domain/identify.ts';
import { createInvoke } from './domain/invoke.ts';
import { createKeyUsage, type KeyUsage } from './domain/keys/index.ts';
import type { SendMail } from './domain/mail.ts';
import { Outage } from './domain/refusal.ts';
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
import { createMetrics } from './platform/metrics.ts';
import { discoveryRoutes } from './surfaces/discovery/index.ts';
import { createGate, createHttpServer, createRateLimiter } from './surfaces/http/index.ts';
import { operationsRoutes } from './surfaces/operations/index.ts';
import { buildApiIndex, openApiDocument, restRoutes } from './surfaces/rest/index.ts';

const FINISH_REQUESTS_WITHIN_MS = 10_000;

export interface Service {
  /** Where the HTTP server listens. */
  readonly port: number;
  /** Stops accepting, lets requests in flight end, then lets go of everything. */
  stop(): Promise<void>;
}

interface Surroundings {
  readonly log: Log;
  readonly clock?: Clock;
}

/** Starts everything that `kinora serve` runs. */
export async function startService(
  configuration: Configuration,
  { log, clock = systemClock }: Surroundings,
): Promise<Service> {
  const database = await openDatabase(configuration, log);
  try {
    const claim =
      configuration.database.kind === 'embedded'
        ? await claimSoleServer(database.connection, configuration.dataDir)
        : null;
    await migrate(database.pool);
    const counters = createCounters(configuration, clock, log);
    const keyUsage = createKeyUsage(database.pool, log);
    const people = await openPeople({ configuration, database, counters, clock, log });
    const app = createApp({
      configuration,
      database,
      counters,
      keyUsage,
      signIn: people.signIn,
      clock,
      log,
    });
    await app.listen({ port: configuration.port, host: configuration.host });
    return {
      port: (app.server.address() as AddressInfo).port,
      stop: async () => {
        const force = setTimeout(() => app.server.closeAllConnections(), FINISH_REQUESTS_WITHIN_MS);
        await app.close();
        clearTimeout(force);
        await Promise.all([keyUsage.close(), people.close()]);
        await Promise.all([counters.close(), claim?.release()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Parts {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly counters: Counters;
  readonly keyUsage: KeyUsage;
  readonly signIn: SignIn;
  readonly clock: Clock;
  readonly log: Log;
}

function createApp({ configuration, database, counters, keyUsage, clock, log }: Parts) {
  const { baseUrl, serviceName, trustProxy, metricsToken, providers } = configuration;
  const { pool } = database;
  const metrics = createMetrics();
  const catalogue = createCatalogue(
    (provider) => provider === 'embedded' || providers[provider] !== null,
  );
  const apiIndex = buildApiIndex(serviceName, baseUrl);
  const invoke = createInvoke(createHandlers({ pool, clock, catalogue, apiIndex }));
  const identify = createIdentify(pool, clock);
  const rateLimiter = createRateLimiter(counters, configuration.rateLimitMultiplier);
  return createHttpServer({
    gate: createGate({ baseUrl, rateLimiter, identifyAgent: identify, metrics, log }),
    routes: [
      ...restRoutes({ invoke, identify, noteKeyCall: keyUsage.note }),
      ...discoveryRoutes({ openApi: openApiDocument(serviceName, baseUrl) }),
      ...operationsRoutes({ checkReady: () => checkReady(database), metrics, metricsToken }),
    ],
    baseUrl,
    trustProxy,
    log,
  });
}

function openPeople({
  configuration,
  database,
  counters,
  clock,
  log,
}: Omit<Parts, 'keyUsage' | 'signIn'>) {
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

function createMail(
  { smtpUrl, mailFrom: from, dataDir }: Configuration,
  clock: Clock,
  log: Log,
): SendMail {
  return smtpUrl === null
    ? createFolderMail({ folder: join(dataDir, 'mail'), from, clock, log })
    : createSmtpMail({ url: smtpUrl, from });
}

async function checkReady({ pool }: Database): Promise<void> {
  const pending = await pendingMigrations(pool).catch((error: unknown) => {
    throw new Outage('the database', error);
  });
  if (pending.length > 0) throw new Outage('the schema', new Error(`pending: ${pending.join()}`));
}

function createCounters({ redisUrl }: Configuration, clock: Clock, log: Log): Counters {
  const memory = createMemoryCounters(clock);
  return redisUrl === null
    ? memory
    : createRedisCounters({ url: redisUrl, meanwhile: memory, log });
}
