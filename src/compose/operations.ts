import { createMemoryCounters } from '../adapters/counters/index.ts';
import { Outage } from '../domain/refusal.ts';
import { type Database, pendingMigrations } from '../platform/database/index.ts';
import { createReadiness } from '../platform/readiness.ts';
import { createRateLimiter } from '../surfaces/http/index.ts';
import { createOperationsServer } from '../surfaces/operations/index.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Teardown } from './teardown.ts';

/** Starts the HTTP server of a worker that runs alone, if `WORKER_PORT` is set. */
export async function startOperationsServer(
  { configuration, database, metrics, clock, log }: Infrastructure,
  teardown: Teardown,
): Promise<void> {
  const { workerPort, host, baseUrl, metricsToken, rateLimitMultiplier } = configuration;
  if (workerPort === null) return;
  const server = createOperationsServer({
    checkReady: createReadyCheck(database),
    rateLimiter: createRateLimiter(createMemoryCounters(clock), rateLimitMultiplier),
    metrics,
    metricsToken,
    baseUrl,
    log,
  });
  teardown.add(() => server.close());
  await server.listen({ port: workerPort, host });
}

/** Throws an Outage unless the database answers and its schema is up to date. */
export function createReadyCheck(database: Database): () => Promise<void> {
  const isReady = createReadiness(() => checkReady(database));
  return () =>
    isReady().catch((error: unknown) => {
      throw error instanceof Outage ? error : new Outage('the database', error);
    });
}

async function checkReady({ pool }: Database): Promise<void> {
  const pending = await pendingMigrations(pool).catch((error: unknown) => {
    throw new Outage('the database', error);
  });
  if (pending.length > 0) throw new Outage('the schema', new Error(`pending: ${pending.join()}`));
}
