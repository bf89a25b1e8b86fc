import { createMail } from '../adapters/mail/index.ts';
import { createDemoKey } from '../domain/keys/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration/index.ts';
import {
  claimSoleServer,
  type Database,
  migrate,
  openDatabase,
  withOperatorPool,
} from '../platform/database/index.ts';
import type { Log } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { OperatorError } from '../platform/operator-error.ts';
import { prepareQueue } from '../platform/queue/index.ts';
import { startApi } from './api.ts';
import { openGeneration } from './generation.ts';
import { startOperationsServer } from './operations.ts';
import { openPayments } from './payments.ts';
import { createTeardown } from './teardown.ts';
import { createWebhooks } from './webhooks.ts';
import { ownAddress, startWorker } from './worker.ts';

interface Service {
  /** Where the HTTP server listens; null for a worker alone. */
  readonly port: number | null;
  /** The key of the demo account, on the first start in development; else null. */
  readonly demoKey: string | null;
  /** Resolves when the service must not go on; whoever started it stops it. */
  readonly failed: Promise<OperatorError>;
  /**
   * Stops accepting requests and tasks, lets those in progress finish or gives them back, then releases
   * everything. Takes at most 20 seconds.
   */
  stop(): Promise<void>;
}

interface Dependencies {
  readonly log: Log;
  readonly clock?: Clock;
  /** A database that is open already; it is closed with the service. */
  readonly database?: Database;
  /** What this process does; both by default. */
  readonly roles?: { readonly api: boolean; readonly worker: boolean };
}

/** Starts what `kinora serve`, `kinora api` or `kinora worker` runs. */
export async function startService(
  configuration: Configuration,
  dependencies: Dependencies,
): Promise<Service> {
  const { log, clock = systemClock, roles = { api: true, worker: true } } = dependencies;
  const database = dependencies.database ?? (await openDatabase(configuration, log));
  const teardown = createTeardown();
  const { promise: failed, resolve: fail } = Promise.withResolvers<OperatorError>();
  teardown.add(() => database.close());
  try {
    if (roles.api && configuration.database.kind === 'embedded') {
      const claim = await claimSoleServer(database.connection, {
        dataDir: configuration.dataDir,
        log,
        onTaken: fail,
      });
      teardown.add(() => claim.release());
    }
    await withOperatorPool(database, log, async (pool) => {
      await migrate(pool);
      await prepareQueue(pool, log);
    });
    const demoKey = hasDemoAccount(configuration)
      ? await createDemoKey(database.pool, clock)
      : null;
    const { isDraining } = teardown;
    const metrics = createMetrics();
    const infrastructure = { configuration, database, metrics, clock, log, isDraining };
    const generation = await openGeneration(infrastructure);
    teardown.add(() => generation.close());
    const payments = await openPayments({ configuration, ...database, clock });
    const webhooks = createWebhooks(infrastructure, generation.events);
    const port = roles.api
      ? await startApi({ ...infrastructure, generation, payments, webhooks }, teardown)
      : null;
    if (!roles.api) await startOperationsServer(infrastructure, teardown);
    if (roles.worker) {
      const sendMail = createMail(configuration, clock, log);
      const billing = payments.work(ownAddress(configuration, port), sendMail);
      const parts = { generation, billing, webhooks, sendMail };
      const worker = await startWorker({ ...infrastructure, ...parts });
      teardown.drain(() => worker.stop());
    }
    return { port, demoKey, failed, stop: teardown.run };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

/** A demo account needs no protection: only its developer reaches an embedded database. */
function hasDemoAccount({ environment, database }: Configuration): boolean {
  return environment === 'development' && database.kind === 'embedded';
}
