import { createMemoryCounters } from '../adapters/counters/index.ts';
import { Outage } from '../domain/refusal.ts';
import { pendingMigrations } from '../platform/database/index.ts';
import { createReadiness } from '../platform/readiness.ts';
import { createRateLimiter } from '../surfaces/http/index.ts';
import { createOperationsServer } from '../surfaces/operations/index.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Teardown } from './teardown.ts';

/** Starts the HTTP server of a worker that runs alone, if `WORKER_PORT` is set. */
export async function startOperationsServer(
  infrastructure: Infrastructure,
  teardown: Teardown,
): Promise<void> {
  const { configuration, metrics, clock, log } = infrastructure;
  const { workerPort, host, baseUrl, metricsToken, rateLimitMultiplier } = configuration;
  if (workerPort === null) return;
  const server = createOperationsServer({
    checkReady: createReadyCheck(infrastructure),
    rateLimiter: createRateLimiter(createMemoryCounters(clock), rateLimitMultiplier),
    metrics,
    metricsToken,
    baseUrl,
    log,
  });
  teardown.drain(() => server.close());
  await server.listen({ port: workerPort, host });
}

/** Throws an Outage unless the service goes on, the database answers and its schema is up to date. */
export function createReadyCheck({
  database,
  isDraining,
}: Pick<Infrastructure, 'database' | 'isDraining'>): () => Promise<void> {
  const isReady = createReadiness(() => checkSchema(database));
  return async () => {
    // Not remembered: whoever routes to this process must know at once.
    if (isDraining()) throw new Outage('this process', new Error('it stops'));
    await isReady().catch((error: unknown) => {
      throw error instanceof Outage ? error : new Outage('the database', error);
    });
  };
}

async function checkSchema({ pool }: Infrastructure['database']): Promise<void> {
  const pending = await pendingMigrations(pool).catch((error: unknown) => {
    throw new Outage('the database', error);
  });
  if (pending.length > 0) throw new Outage('the schema', new Error(`pending: ${pending.join()}`));
}
