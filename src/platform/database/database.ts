import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Configuration } from '../configuration/index.ts';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { useEmbeddedPostgres } from './embedded/index.ts';
import { isDatabaseOutage } from './is-outage.ts';
import { openPool } from './open-pool.ts';

export interface Database {
  readonly pool: pg.Pool;
  /** Of payment events and billing sweeps, so that their trouble takes no connection from the rest. */
  readonly paymentPool: pg.Pool;
  /** Connection settings, for sessions that must outlive a single query. */
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
}

const OLDEST_SERVER = 150_000;
const PAYMENT_CONNECTIONS_MAX = 4;
const CLOSE_MS_MAX = 5_000;
/** How long a start waits for a server that is there, but starts itself, is full or too busy to answer. */
const BUSY_MS_MAX = 30_000;
const TRY_AGAIN_AFTER_MS = 500;
const NO_SUCH_DATABASE = '3D000';

interface Opening {
  /** For the service, or for one command of an operator, which may take its time. */
  readonly purpose?: 'service' | 'operator';
  /** Called when an embedded database is being made, which takes a second. */
  readonly onCreating?: () => void;
}

type DatabaseConfiguration = Pick<Configuration, 'database' | 'dataDir' | 'databasePoolSize'>;

export async function openDatabase(
  configuration: DatabaseConfiguration,
  log: Log,
  { purpose = 'service', onCreating }: Opening = {},
): Promise<Database> {
  const { connection, release } = await connectionFor(configuration, onCreating);
  const pool = openPool(connection, { purpose, max: configuration.databasePoolSize, log });
  await refuseUnusable(pool, log).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const paymentPool =
    purpose === 'operator'
      ? pool
      : openPool(connection, { purpose: 'payments', max: PAYMENT_CONNECTIONS_MAX, log });
  return {
    pool,
    paymentPool,
    connection,
    close: async () => {
      await endPools(new Set([pool, paymentPool]), log);
      await release();
    },
  };
}

/** Runs the work on a pool of its own that has the time of an operator. */
export async function withOperatorPool<Result>(
  { connection }: Pick<Database, 'connection'>,
  log: Log,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(connection, { purpose: 'operator', max: 2, log });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** A statement that hangs must not keep the process from ending. */
async function endPools(pools: ReadonlySet<pg.Pool>, log: Log): Promise<void> {
  const ended = Promise.all([...pools].map((pool) => pool.end())).then(() => true);
  const gaveUp = new AbortController();
  const late = pause(CLOSE_MS_MAX, false, { signal: gaveUp.signal }).catch(() => false);
  if (!(await Promise.race([ended, late]))) {
    log.warn('a statement is still running; its connection is left to the database');
  }
  gaveUp.abort();
}

async function refuseUnusable(pool: pg.Pool, log: Log): Promise<void> {
  const version = await patientServerVersion(pool, log).catch(async (error: unknown) => {
    await pool.end();
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new OperatorError(`The database is out of reach: ${reason}`, { cause: error });
  });
  if (version >= OLDEST_SERVER) return;
  await pool.end();
  throw new OperatorError(
    `PostgreSQL 15 or newer is needed; the server is ${Math.floor(version / 10_000)}`,
  );
}

async function patientServerVersion(pool: pg.Pool, log: Log): Promise<number> {
  const until = performance.now() + BUSY_MS_MAX;
  for (;;) {
    try {
      return await serverVersion(pool);
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      log.warn({ err: error }, 'the database is busy; trying again');
      await pause(TRY_AGAIN_AFTER_MS);
    }
  }
}

/** Waiting for a server or a database that does not exist would only hide a wrong address. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AggregateError || 'syscall' in error)
    return false;
  return isDatabaseOutage(error) && !('code' in error && error.code === NO_SUCH_DATABASE);
}

async function serverVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  return Number(rows[0]?.server_version_num);
}

async function connectionFor(
  configuration: DatabaseConfiguration,
  onCreating: (() => void) | undefined,
): Promise<{ connection: pg.ClientConfig; release(): Promise<void> }> {
  const { database, dataDir } = configuration;
  const application = { application_name: 'kinora', keepAlive: true };
  if (database.kind === 'server') {
    return {
      connection: { ...application, connectionString: database.url },
      release: async () => {},
    };
  }
  const embedded = await useEmbeddedPostgres({ dataDir: resolve(dataDir), onCreating });
  return {
    connection: { ...application, ...embedded.connection },
    release: () => embedded.release(),
  };
}
