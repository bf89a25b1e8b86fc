import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { aTemporaryFolder } from '../../../test/harness/a-temporary-folder.ts';
import { whenDone } from '../../../test/harness/when-done.ts';
import { migrate, pendingMigrations } from './index.ts';

async function aPool(): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: await aDatabase('empty'), max: 10 });
  whenDone(() => pool.end());
  return pool;
}

async function aFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await aTemporaryFolder();
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return folder;
}

test('migrations are applied in the order of their names, once', async () => {
  const pool = await aPool();
  const folder = await aFolder({
    '0002-more.sql': "insert into thing values ('second');",
    '0001-thing.sql': "create table thing (name text); insert into thing values ('first');",
    'README.md': 'not a migration',
  });
  expect(await migrate(pool, { folder })).toEqual(['0001-thing.sql', '0002-more.sql']);
  expect(await migrate(pool, { folder })).toEqual([]);
  const { rows } = await pool.query('select name from thing');
  expect(rows).toEqual([{ name: 'first' }, { name: 'second' }]);
  expect(await pendingMigrations(pool, folder)).toEqual([]);
});

test('a file that was changed after it had been applied stops the start', async () => {
  const pool = await aPool();
  const folder = await aFolder({ '0001-thing.sql': 'create table thing (name text);' });
  await migrate(pool, { folder });
  await writeFile(join(folder, '0001-thing.sql'), 'create table thing (name text not null);');
  await expect(migrate(pool, { folder })).rejects.toThrow(
    'Migration 0001-thing.sql was changed after it had been applied',
  );
});

test('a migration that fails leaves nothing of itself and keeps the ones before it', async () => {
  const pool = await aPool();
  const folder = await aFolder({
    '0001-good.sql': 'create table good ();',
    '0002-bad.sql': 'create table bad (); select 1/0;',
  });
  await expect(migrate(pool, { folder })).rejects.toThrow(
    'Migration 0002-bad.sql failed: division by zero',
  );
  const { rows } = await pool.query(
    "select to_regclass('good') is not null as good, to_regclass('bad') is not null as bad",
  );
  expect(rows).toEqual([{ good: true, bad: false }]);
  expect(await pendingMigrations(pool, folder)).toEqual(['0002-bad.sql']);
});

test('eight processes that start at once apply each migration exactly once', async () => {
  const pool = await aPool();
  const folder = await aFolder({
    '0001-thing.sql': 'create table thing (name text);',
    '0002-more.sql': "insert into thing values ('only'); select pg_sleep(0.05);",
  });
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(pool, { folder })));
  expect(applied.flat().sort()).toEqual(['0001-thing.sql', '0002-more.sql']);
  const { rows } = await pool.query('select count(*)::int as count from thing');
  expect(rows).toEqual([{ count: 1 }]);
});

test('a database that is ahead of the program is accepted', async () => {
  const pool = await aPool();
  const ahead = await aFolder({ '0001-a.sql': 'select 1;', '0002-b.sql': 'select 2;' });
  await migrate(pool, { folder: ahead });
  const behind = await aFolder({ '0001-a.sql': 'select 1;' });
  expect(await migrate(pool, { folder: behind })).toEqual([]);
});
