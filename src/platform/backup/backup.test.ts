import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { aService, type TestService } from '../../../test/harness/a-service.ts';
import { submitted } from '../../../test/harness/a-submit.ts';
import { aTemporaryFolder } from '../../../test/harness/a-temporary-folder.ts';
import { whenDone } from '../../../test/harness/when-done.ts';
import { verifyLedger } from '../../compose/verify-ledger.ts';
import { dispatchWaiting } from '../../domain/generation/index.ts';
import { systemClock } from '../clock.ts';
import { migrate } from '../database/index.ts';
import { findTables } from './catalog.ts';
import { restoreBackup, writeBackup } from './index.ts';

const log = pino({ level: 'silent' });
let service: TestService;
let folder: string;
let file: string;

beforeAll(async () => {
  service = await aService();
  folder = await aTemporaryFolder();
  file = join(folder, 'backup.gz');
  const { accountId } = await service.anAccount({ email: 'tab\\there@example.com' });
  const { secret } = await service.aKey({ accountId });
  await submitted(service, secret, { prompt: 'Two\nlines, a\ttab, \\. and é 🦊' });
  await submitted(service, secret, { prompt: 'A boat' });
  await submitted(service, secret, { prompt: 'A boat that waits' });
  await dispatchWaiting(service.pool, { lane: 'image', limit: 2, now: new Date() });
  // What it counts while it runs is written when it stops.
  await service.stop();
  const source = { pool: service.pool, clock: systemClock, version: '0.0.1' };
  await writeBackup(source, createWriteStream(file));
});

/** The restore wants to be alone with the database, so it has one connection. */
async function aPool(): Promise<pg.Pool> {
  const connectionString = await aDatabase('empty');
  const pool = new pg.Pool({ connectionString, max: 1, application_name: 'kinora' });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  whenDone(() => pool.end());
  return pool;
}

/** A digest of every table. */
async function content(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {};
  for (const { table } of await findTables(pool)) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as digest
       from ${table.schema}.${table.name} t`,
    );
    digests[table.name] = rows[0].digest;
  }
  return digests;
}

async function changed(change: (script: string) => string): Promise<string> {
  const script = gunzipSync(await readFile(file)).toString('utf8');
  const path = join(folder, `${Math.random()}.gz`);
  await writeFile(path, gzipSync(change(script)));
  return path;
}

test('what was backed up is restored row by row: money, jobs, secrets and keys', async () => {
  const pool = await aPool();
  const sums = await restoreBackup({ pool, log }, { file, replaces: false });
  expect(sums.tables).toBeGreaterThan(25);
  const restored = await content(pool);
  expect(restored).toEqual(await content(service.pool));
  expect(restored['_private_jobs']).toMatch(/^2 /);
  expect(restored['generation_waiting']).toMatch(/^1 /);
  expect(restored['signing_key']).not.toMatch(/^0 /);
  expect(restored['secret']).not.toMatch(/^0 /);
  expect((await verifyLedger(pool)).problems).toEqual([]);
});

test('the ledger of a restored database still only grows, and numbers go on where they were', async () => {
  const pool = await aPool();
  await restoreBackup({ pool, log }, { file, replaces: false });
  await expect(pool.query('delete from transfer')).rejects.toThrow();
  const { rows } = await pool.query("select id from graphile_worker.add_job('x')");
  expect(Number(rows[0].id)).toBeGreaterThan(2);
});

test('a database with content is left alone, unless it is given up', async () => {
  const pool = await aPool();
  await restoreBackup({ pool, log }, { file, replaces: false });
  await pool.query("update account set name = 'Grace'");
  await expect(restoreBackup({ pool, log }, { file, replaces: false })).rejects.toThrow(
    /^The database is not empty \(\w+ has rows\): choose another, or give it up with --replace$/,
  );
  expect((await pool.query('select distinct name from account')).rows).toEqual([{ name: 'Grace' }]);
  await restoreBackup({ pool, log }, { file, replaces: true });
  expect(await content(pool)).toEqual(await content(service.pool));
});

test('a database that somebody works with is left alone', async () => {
  const pool = await aPool();
  const server = new pg.Client({ ...pool.options, application_name: 'kinora' });
  await server.connect();
  whenDone(() => server.end());
  await expect(restoreBackup({ pool, log }, { file, replaces: true })).rejects.toThrow(
    'Stop every server and worker of this database first',
  );
});

test.each([
  [
    'a changed row',
    (text: string) => text.replace('A boat', 'A goat'),
    / is damaged in the rows of "public"."generation"$/,
  ],
  [
    'a missing row',
    (text: string) => text.replace(/^.*A boat.*\n/m, ''),
    / is damaged in the rows of "public"."generation"$/,
  ],
  ['half of it', (text: string) => text.slice(0, text.length / 2), / cannot be read as a backup$/],
  ['no ending', (text: string) => text.replace(/.*\n$/, ''), / was cut off$/],
  [
    'a table less',
    (text: string) => text.replace(/"tables":\d+/, '"tables":99'),
    / is not complete$/,
  ],
  [
    'another format',
    (text: string) => text.replace('kinora-backup-1', 'kinora-backup-2'),
    / cannot be read as a backup$/,
  ],
  [
    'a later migration',
    (text: string) => text.replace('"0002-credits.sql"', '"9999-later.sql"'),
    / needs 9999-later\.sql, which this version lacks; 0\.0\.1 has made it$/,
  ],
])('a file with %s is refused before anything is touched', async (_, change, line) => {
  const pool = await aPool();
  await pool.query('create table schema_migration (kept text)');
  const damaged = await changed(change);
  await expect(restoreBackup({ pool, log }, { file: damaged, replaces: true })).rejects.toThrow(
    line,
  );
  await pool.query('select kept from schema_migration');
});

test('a file that is no backup, or is not there, is refused', async () => {
  const pool = await aPool();
  const text = join(folder, 'notes.txt');
  await writeFile(text, 'Milk, eggs');
  for (const [path, code] of [
    [text, 'Z_DATA_ERROR'],
    [join(folder, 'nowhere'), 'ENOENT'],
  ] as const) {
    await expect(restoreBackup({ pool, log }, { file: path, replaces: false })).rejects.toThrow(
      `${path} cannot be read as a backup (${code})`,
    );
  }
});

test('a backup of an older schema is brought up to date', async () => {
  const old = await aPool();
  const names = ['0001-accounts.sql', '0002-credits.sql', '0003-keys.sql'];
  await migrate(old, { names });
  await old.query(
    `insert into account (id, email, name) values ('acc_00000000000000000000000001', 'a@example.com', 'Ada')`,
  );
  const older = join(folder, 'older.gz');
  await writeBackup({ pool: old, clock: systemClock, version: '0.0.1' }, createWriteStream(older));
  const pool = await aPool();
  await restoreBackup({ pool, log }, { file: older, replaces: false });
  expect(await migrate(pool)).toEqual([]);
  // The trigger that gives welcome credits did not give them twice.
  expect((await pool.query('select balance from wallet')).rows).toEqual([{ balance: 10 }]);
  expect((await pool.query('select count(*)::int as n from transfer')).rows).toEqual([{ n: 1 }]);
});

test('a database without a schema has nothing to back up', async () => {
  const pool = await aPool();
  const target = createWriteStream(join(folder, 'nothing.gz'));
  await expect(writeBackup({ pool, clock: systemClock, version: '0.0.1' }, target)).rejects.toThrow(
    'There is nothing to back up: the database has no schema yet',
  );
  target.destroy();
});
