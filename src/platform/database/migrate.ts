import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { TIMEOUTS } from './timeouts.ts';
import type { Queryable } from './transaction.ts';

const MIGRATION_LOCK = 7_305_002;
const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

interface MigrationId {
  readonly name: string;
  readonly checksum: string;
}

interface Migration extends MigrationId {
  readonly sql: string;
}

interface MigrateOptions {
  readonly folder?: string;
  /** Those to apply; all by default. */
  readonly names?: readonly string[];
}

/** Brings the schema up to date; returns the names of the migrations it applied. */
export async function migrate(
  pool: pg.Pool,
  { folder = MIGRATIONS_FOLDER, names }: MigrateOptions = {},
): Promise<readonly string[]> {
  const all = await readMigrations(folder);
  const migrations = all.filter(({ name }) => names?.includes(name) ?? true);
  const client = await pool.connect();
  try {
    // Another process may be at a long migration.
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = ${TIMEOUTS.operator.lock_timeout}`);
    await client.query(`create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const pending = outstanding(migrations, await appliedChecksums(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    // Closing the session frees the lock even when a statement above broke the connection.
    client.release(true);
  }
}

/** Names of the migrations this program has and the database has not. */
export async function pendingMigrations(
  pool: pg.Pool,
  folder: string = MIGRATIONS_FOLDER,
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  return outstanding(migrations, await appliedChecksums(pool)).map(({ name }) => name);
}

/** The migrations this program has. */
export async function knownMigrations(): Promise<readonly MigrationId[]> {
  return readMigrations(MIGRATIONS_FOLDER);
}

/** The migrations the database has, in their order; none when it was never used. */
export async function appliedMigrations(database: Queryable): Promise<readonly MigrationId[]> {
  const { rows } = await database.query<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  );
  if (rows[0]?.exists !== true) return [];
  const applied = [...(await appliedChecksums(database))];
  return applied.map(([name, checksum]) => ({ name, checksum }));
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedChecksums(database: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<MigrationId>(
    'select name, checksum from schema_migration order by name',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function outstanding(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): readonly Migration[] {
  const changed = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (changed !== undefined) {
    throw new OperatorError(`Migration ${changed.name} was changed after it had been applied`);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`Migration ${name} failed: ${reason}`, { cause: error });
  }
}
