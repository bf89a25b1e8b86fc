import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { useEmbeddedPostgres } from '../../src/platform/database/embedded/index.ts';
import { claimSoleServer } from '../../src/platform/database/index.ts';
import { aDatabase } from '../harness/a-database.ts';
import { aPreparedDataFolder, started } from '../harness/a-process.ts';
import { aRestartableDatabase } from '../harness/a-restartable-database.ts';
import { until } from '../harness/wait.ts';
import { whenDone } from '../harness/when-done.ts';

const LOCK = 7_305_001;
const log = pino({ level: 'silent' });

async function aSession(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  whenDone(() => client.end().catch(() => {}));
  return client;
}

/** The process of the session that holds the lock; null while nobody does. */
async function holderOf(connection: pg.ClientConfig): Promise<number | null> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted
         and database = (select oid from pg_database where datname = current_database())`,
      [LOCK],
    );
    return rows[0]?.pid ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits for the lock in a session of its own, so that it has it the moment it is free. */
async function aRival(connection: pg.ClientConfig): Promise<void> {
  const rival = await aSession(connection);
  rival.query('select pg_advisory_lock($1)', [LOCK]).catch(() => {});
  const admin = await aSession(connection);
  await until(async () => {
    const { rows } = await admin.query(
      "select from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
      [LOCK],
    );
    return rows.length === 1;
  });
}

async function kill(connection: pg.ClientConfig, pid: number | null): Promise<void> {
  const admin = await aSession(connection);
  await admin.query('select pg_terminate_backend($1)', [pid]);
}

test('a claim whose session is killed is taken again, and let go when it is released', async () => {
  const connection = { connectionString: await aDatabase() };
  const taken: Error[] = [];
  const claim = await claimSoleServer(connection, {
    dataDir: '/data',
    log,
    onTaken: (error) => taken.push(error),
  });
  for (let i = 0; i < 2; i += 1) {
    const before = await holderOf(connection);
    expect(before).not.toBeNull();
    await kill(connection, before);
    await until(async () => ![null, before].includes(await holderOf(connection)));
  }
  await expect(
    claimSoleServer(connection, { dataDir: '/data', log, onTaken: () => {} }),
  ).rejects.toThrow('Another server is already running on the data folder /data');
  await claim.release();
  await until(async () => (await holderOf(connection)) === null);
  expect(taken).toEqual([]);
}, 30_000);

test('a claim outlives a restart of the database', async () => {
  const database = await aRestartableDatabase();
  const connection = { connectionString: database.url };
  const taken: Error[] = [];
  const claim = await claimSoleServer(connection, {
    dataDir: '/data',
    log,
    onTaken: (error) => taken.push(error),
  });
  whenDone(() => claim.release());
  for (const how of ['fast', 'immediate'] as const) {
    await database.restart(how);
    await until(async () => (await holderOf(connection)) !== null, { what: 'the claim' });
  }
  expect(taken).toEqual([]);
}, 90_000);

test('a claim that somebody else got hold of meanwhile is said to be lost', async () => {
  const connection = { connectionString: await aDatabase() };
  const taken: string[] = [];
  const claim = await claimSoleServer(connection, {
    dataDir: '/data',
    log,
    onTaken: ({ message }) => taken.push(message),
  });
  whenDone(() => claim.release());
  await aRival(connection);
  await kill(connection, await holderOf(connection));
  await until(() => taken.length > 0);
  expect(taken).toEqual([
    'Another server has claimed the data folder /data while the database was away; this one stops',
  ]);
}, 40_000);

test('a server whose folder somebody else got hold of stops, with a line that says why', async () => {
  const { environment } = await aPreparedDataFolder();
  const program = await started(environment);
  const { connection, release } = await useEmbeddedPostgres({
    dataDir: environment['DATA_DIR'] ?? '',
  });
  whenDone(release);
  await aRival(connection);
  await kill(connection, await holderOf(connection));
  expect(await program.ended).toBe(1);
  expect(program.errors()).toContain(
    `kinora: Another server has claimed the data folder ${environment['DATA_DIR']} while the database was away; this one stops\n`,
  );
}, 90_000);
