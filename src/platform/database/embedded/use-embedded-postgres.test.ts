import assert from 'node:assert/strict';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
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
  const dataDir = await aDataDir();
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

test('what was stored is there after the server was stopped and started again', async () => {
  const dataDir = await aDataDir();
  const first = await use(dataDir);
  await ask(first.connection, 'create table note as select 7 as n');
  await Promise.all([first.release(), first.release()]);
  assert.equal(await hasServer(dataDir), false);
  const second = await use(dataDir);
  assert.deepEqual(await ask(second.connection, 'select n from note'), [7]);
  assert.deepEqual(second.connection, first.connection);
});

test('a data folder with spaces, commas and quotes in its path works', async () => {
  const { connection } = await use(await aDataDir(0o711, `it's, a "data" folder`));
  assert.deepEqual(await ask(connection, 'select 1'), [1]);
});

test('a path that is too long for a socket works, and so does attaching to it', async () => {
  const dataDir = await aDataDir(0o711, join('x'.repeat(80), 'y'.repeat(80)));
  const first = await use(dataDir);
  onTestFinished(() => rm(first.connection.host, { recursive: true, force: true }));
  const second = await use(dataDir);
  assert.ok(first.connection.host.length < 86);
  assert.equal((await stat(first.connection.host)).mode & 0o777, 0o700);
  assert.equal(second.connection.host, first.connection.host);
  assert.deepEqual(await ask(second.connection, 'select 1'), [1]);
});

test('the leftovers of a first start that was killed are removed by the next one', async () => {
  const dataDir = await aDataDir();
  const ofTheDead = join(dataDir, 'postgres.new-4194999-aaaa-bbbb');
  const ofTheLiving = join(dataDir, `postgres.new-${process.ppid}-aaaa-bbbb`);
  const ofTheLifeBefore = join(dataDir, `postgres.new-${process.pid}-aaaa-bbbb`);
  for (const folder of [ofTheDead, ofTheLiving, ofTheLifeBefore]) {
    await mkdir(join(folder, 'cluster'), { recursive: true });
  }
  await use(dataDir);
  const names = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'));
  assert.deepEqual(names, [`postgres.new-${process.ppid}-aaaa-bbbb`]);
});

test('a cluster that cannot be used is refused in one line that says why', async () => {
  const dataDir = await aDataDir();
  await (await use(dataDir)).release();
  const refusal = async () => {
    const error = await use(dataDir).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof EmbeddedPostgresError);
    return error.message;
  };
  await rm(join(dataDir, 'postgres/global/pg_control'));
  assert.match(await refusal(), /^PostgreSQL does not start on .*pg_control.*\(log: .*\)$/);
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
  assert.equal(
    await refusal(),
    `PostgreSQL does not start on ${dataDir}/postgres: database files are incompatible with ` +
      'server: The data directory was initialized by PostgreSQL version 17, which is not ' +
      `compatible with this version 18.4. (log: ${dataDir}/postgres.log)`,
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
