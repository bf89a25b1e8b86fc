import { resolve } from 'node:path';
import pg from 'pg';
import type { Configuration } from '../configuration/index.ts';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { useEmbeddedPostgres } from './embedded/index.ts';

export interface Database {
  readonly pool: pg.Pool;
  /** Connection settings, for sessions that must outlive a single query. */
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
}

const OLDEST_SERVER = 150_000;

type DatabaseConfiguration = Pick<Configuration, 'database' | 'dataDir' | 'databasePoolSize'>;

export async function openDatabase(
  configuration: DatabaseConfiguration,
  log: Log,
): Promise<Database> {
  const { connection, release } = await connectionFor(configuration);
  const pool = new pg.Pool({
    ...connection,
    max: configuration.databasePoolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a database connection broke'));
  });
  await refuseUnusable(pool);
  return {
    pool,
    connection,
    close: async () => {
      await pool.end();
      await release();
    },
  };
}

async function refuseUnusable(pool: pg.Pool): Promise<void> {
  const version = await serverVersion(pool).catch(async (error: unknown) => {
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

async function serverVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  return Number(rows[0]?.server_version_num);
}

async function connectionFor(
  configuration: DatabaseConfiguration,
): Promise<{ connection: pg.ClientConfig; release(): Promise<void> }> {
  const { database, dataDir } = configuration;
  const application = { application_name: 'kinora', keepAlive: true };
  if (database.kind === 'server') {
    return {
      connection: { ...application, connectionString: database.url },
      release: async () => {},
    };
  }
  const embedded = await useEmbeddedPostgres({ dataDir: resolve(dataDir) });
  return {
    connection: { ...application, ...embedded.connection },
    release: () => embedded.release(),
  };
}
