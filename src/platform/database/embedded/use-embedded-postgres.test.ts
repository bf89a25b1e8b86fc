import assert from 'node:assert/strict';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  aDataDir,
  ask,
  hasServer,
  use,
} from '../../../../test/faults/fixtures/embedded-postgres-world.ts';
import { EmbeddedPostgresError, useEmbeddedPostgres } from './index.ts';

test('the first start makes a private UTF-8 database that asks for a password', async () => {
  const dataDir = await aDataDir(0o711, `it's, a "data" folder`);
  const { connection, release } = await useEmbeddedPostgres({ dataDir });
  onTestFinished(release);
  assert.equal(connection.database, 'kinora');
  assert.deepEqual(await ask(connection, "select upper('é')"), ['É']);
  assert.deepEqual(await ask(connection, 'show fsync'), ['on']);
  assert.deepEqual(await ask(connection, 'show listen_addresses'), ['']);
  await expect(ask({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow(/password/);
  assert.equal((await stat(join(dataDir, 'postgres'))).mode & 0o777, 0o700);
  assert.equal((await stat(join(dataDir, 'postgres/kinora.password'))).mode & 0o777, 0o600);
  assert.deepEqual((await readdir(dataDir)).sort(), ['postgres', 'postgres.log']);
});

test('what was stored is there after a restart, even where the path is long', async () => {
  const dataDir = await aDataDir(0o711, join('x'.repeat(80), 'y'.repeat(80)));
  const first = await use(dataDir);
  assert.ok(`${first.connection.host}/.s.PGSQL.5432`.length <= 100);
  assert.equal((await stat(first.connection.host)).mode & 0o777, 0o700);
  const second = await use(dataDir);
  assert.deepEqual(second.connection, first.connection);
  await ask(second.connection, 'create table note as select 7 as n');
  await second.release();
  await Promise.all([first.release(), first.release()]);
  assert.equal(await hasServer(dataDir), false);
  await expect(stat(first.connection.host)).rejects.toThrow('ENOENT');
  const third = await use(dataDir);
  assert.deepEqual(await ask(third.connection, 'select n from note'), [7]);
});

test('a cluster that cannot be used is refused in one line that says why', async () => {
  const dataDir = await aDataDir();
  const cluster = join(dataDir, 'postgres');
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  const refusal = async () => {
    const error = await use(dataDir).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof EmbeddedPostgresError);
    return error.message;
  };
  await writeFile(join(cluster, 'postgresql.conf'), '');
  await writeFile(join(cluster, 'PG_VERSION'), '18\n');
  assert.match(await refusal(), /^PostgreSQL does not start on .*pg_control.*\(log: .*\)$/);
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  assert.equal(
    await refusal(),
    `PostgreSQL does not start on ${cluster}: database files are incompatible with server: ` +
      'The data directory was initialized by PostgreSQL version 17, which is not compatible ' +
      `with this version 18.4. (log: ${dataDir}/postgres.log)`,
  );
});

test('a data folder that is a file is refused in one line', async () => {
  const dataDir = await aDataDir();
  await writeFile(dataDir, '');
  const refusal = await use(dataDir).catch((error: unknown) => error);
  assert.ok(refusal instanceof EmbeddedPostgresError);
  assert.match(refusal.message, /^cannot use the data folder .*EEXIST/);
});

test('a platform without PostgreSQL is told about DATABASE_URL', async () => {
  const platform = Object.getOwnPropertyDescriptor(process, 'platform');
  assert.ok(platform !== undefined);
  Object.defineProperty(process, 'platform', { ...platform, value: 'plan9' });
  const refusal = await use(await aDataDir()).catch((error: unknown) => error);
  Object.defineProperty(process, 'platform', platform);
  assert.ok(refusal instanceof EmbeddedPostgresError);
  assert.match(refusal.message, /^no PostgreSQL for plan9-\w+ is installed .* DATABASE_URL/);
});
