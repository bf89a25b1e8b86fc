import { Client } from 'pg';
import type { Connection } from './connection.ts';
import { errorCode } from './error-code.ts';

// Every user of the server holds this lock shared; who gets it exclusively is the last one.
// The number is "kinora" in ASCII. Locks are per database, so all guards sit in `postgres`.
const USERS_LOCK = '118100568535649';
const GUARD_DATABASE = 'postgres';

const CONNECT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 10_000;

/** One session that marks its process as a user of the server. */
export interface Guard {
  /** Resolves when the session is over, whoever ended it. */
  readonly ended: Promise<void>;
  /** Gives up the mark. True: nobody else has one, and nobody gets one before `close`. */
  leave(): Promise<boolean>;
  close(): Promise<void>;
}

/** Waits while somebody stops the server, and fails when they have. */
export async function openGuard(connection: Connection): Promise<Guard> {
  const client = new Client({
    ...connection,
    database: GUARD_DATABASE,
    application_name: 'kinora guard',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  // A lost session resolves `ended`; an unhandled 'error' event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    await createDatabaseIfMissing(client, connection.database);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return {
    ended,
    leave: async () => {
      await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
      const { rows } = await client.query<{ isAlone: boolean }>(
        'select pg_try_advisory_lock($1) as "isAlone"',
        [USERS_LOCK],
      );
      return rows[0]?.isAlone === true;
    },
    close: () => client.end(),
  };
}

async function createDatabaseIfMissing(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return;
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process made it in the meantime.
    const code = errorCode(error);
    if (code !== '42P04' && code !== '23505') throw error;
  }
}
