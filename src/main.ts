import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createMemoryCounters, createRedisCounters } from './adapters/counters/index.ts';
import { createFolderMail, createSmtpMail } from './adapters/mail/index.ts';
import { openSignIn, type SignIn } from './domain/accounts/index.ts';
import { createRegistrationLimit, startAgentSweep, verifyClient } from './domain/agents/index.ts';
import { createCatalogue } from './domain/catalogue/index.ts';
import { createHandlers } from './domain/handlers.ts';
import { createIdentify } from './domain/identify.ts';
import { createInvoke } from './domain/invoke.ts';
import { createDemoKey, createKeyUsage, type KeyUsage } from './domain/keys/index.ts';
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
import { openPublicKeys, type PublicKeys } from './platform/signing-keys.ts';
import { appRoutes } from './surfaces/app/index.ts';
import { discoveryRoutes } from './surfaces/discovery/index.ts';
import {
  createGate,
  createHttpServer,
  createRateLimiter,
  limitUnknownTokens,
} from './surfaces/http/index.ts';
import { issuerHosts, issuerRoutes } from './surfaces/issuer/index.ts';
import { operationsRoutes } from './surfaces/operations/index.ts';
import { buildApiIndex, openApiDocument, restRoutes } from './surfaces/rest/index.ts';
import { siteRoutes } from './surfaces/site/index.ts';

const FINISH_REQUESTS_WITHIN_MS = 10_000;

export interface Service {
  /** Where the HTTP server listens. */
  readonly port: number;
  /** The key of the demo account, on the first start in development; else null. */
  readonly demoKey: string | null;
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
    const demoKey = isTrial(configuration) ? await createDemoKey(database.pool, clock) : null;
    const localCounters = createMemoryCounters(clock);
    const counters = createCounters(configuration, localCounters, log);
    const keyUsage = createKeyUsage(database.pool, log);
    const publicKeys = await openPublicKeys({ pool: database.pool, clock, log });
    const agentSweep = startAgentSweep({ database: database.pool, clock, log });
    const people = await openPeople({ configuration, database, counters, clock, log });
    const app = createApp({
      configuration,
      database,
      counters,
      localCounters,
      keyUsage,
      signIn: people.signIn,
      publicKeys,
      clock,
      log,
    });
    await app.listen({ port: configuration.port, host: configuration.host });
    return {
      port: (app.server.address() as AddressInfo).port,
      demoKey,
      stop: async () => {
        const force = setTimeout(() => app.server.closeAllConnections(), FINISH_REQUESTS_WITHIN_MS);
        await app.close();
        clearTimeout(force);
        publicKeys.close();
        agentSweep.close();
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

/** Nobody but its developer reaches an embedded database in development. */
function isTrial({ environment, database }: Configuration): boolean {
  return environment === 'development' && database.kind === 'embedded';
}

interface Parts {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly counters: Counters;
  /** Counts for this process alone, without a round trip. */
  readonly localCounters: Counters;
  readonly keyUsage: KeyUsage;
  readonly signIn: SignIn;
  readonly publicKeys: PublicKeys;
  readonly clock: Clock;
  readonly log: Log;
}

function createApp(parts: Parts) {
  const { configuration, database, counters, localCounters, keyUsage, signIn, clock, log } = parts;
  const { baseUrl, authUrl, serviceName, trustProxy, metricsToken, providers } = configuration;
  const multiplier = configuration.rateLimitMultiplier;
  const { pool } = database;
  const metrics = createMetrics();
  const catalogue = createCatalogue(
    (provider) => provider === 'embedded' || providers[provider] !== null,
  );
  const apiIndex = buildApiIndex(serviceName, baseUrl);
  const countRegistration = createRegistrationLimit({ counters, multiplier, baseUrl });
  const invoke = createInvoke(
    createHandlers({ pool, clock, baseUrl, catalogue, countRegistration, apiIndex }),
  );
  const identify = createIdentify(pool, clock);
  const rateLimiter = createRateLimiter(counters, multiplier);
  const identifyAgent = limitUnknownTokens({ identify, counters: localCounters, multiplier });
  return createHttpServer({
    gate: createGate({ baseUrl, rateLimiter, identifyAgent, metrics, log }),
    routes: [
      ...restRoutes({ invoke, identify, noteKeyCall: keyUsage.note }),
      ...discoveryRoutes({ openApi: openApiDocument(serviceName, baseUrl) }),
      ...issuerRoutes({
        serviceName,
        baseUrl,
        authUrl,
        publicKeys: parts.publicKeys,
        invoke,
        verifyClient: (client) => verifyClient(pool, client),
      }),
      ...operationsRoutes({ checkReady: () => checkReady(database), metrics, metricsToken }),
      ...appRoutes({ invoke, signIn, baseUrl }),
      ...siteRoutes({
        invoke,
        signIn,
        counters,
        baseUrl,
        serviceName,
        thirdPartyOrigins: originsOf(configuration.signInWith),
      }),
    ],
    baseUrl,
    trustProxy,
    hosts: issuerHosts(baseUrl, authUrl),
    log,
  });
}

/** Where the forms that start a third-party sign-in lead to. */
function originsOf({ google, github, oidc }: Configuration['signInWith']): readonly string[] {
  return [
    ...(google === null ? [] : ['https://accounts.google.com']),
    ...(github === null ? [] : ['https://github.com']),
    ...(oidc === null ? [] : [new URL(oidc.issuer).origin]),
  ];
}

function openPeople({
  configuration,
  database,
  counters,
  clock,
  log,
}: Omit<Parts, 'localCounters' | 'keyUsage' | 'signIn' | 'publicKeys'>) {
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

function createCounters({ redisUrl }: Configuration, local: Counters, log: Log): Counters {
  return redisUrl === null ? local : createRedisCounters({ url: redisUrl, meanwhile: local, log });
}
