import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { test } from 'vitest';
import {
  aDataDir,
  aSharedCluster,
  ask,
  aUserProcess,
  type Connection,
  hasServer,
  killServer,
  serverPid,
  until,
  use,
} from '../../../../test/faults/fixtures/embedded-postgres-world.ts';
import { findBinaries } from './binaries.ts';
import { chooseLauncher } from './choose-launcher.ts';
import { createCluster } from './create-cluster.ts';
import { prepareFileLayout } from './file-layout.ts';

const START_TIME = 'select pg_postmaster_start_time()::text';

const sharedCluster = aSharedCluster();

async function assertOneServer(connections: Connection[]): Promise<void> {
  const starts = await Promise.all(connections.map((connection) => ask(connection, START_TIME)));
  assert.equal(new Set(starts.flat()).size, 1);
}

test('four processes that start at once share one server, at first and after a crash', async () => {
  const dataDir = await aDataDir();
  const killed = await Promise.all([1, 2, 3, 4].map(() => aUserProcess(dataDir)));
  await assertOneServer(killed.map((user) => user.connection));
  await Promise.all(killed.map((user) => user.kill()));
  await killServer(dataDir);
  const users = await Promise.all([1, 2, 3, 4].map(() => use(dataDir)));
  await assertOneServer(users.map((user) => user.connection));
  await Promise.all(users.map((user) => user.release()));
  assert.equal(await hasServer(dataDir), false);
});

test('the last user to leave stops the server, and no earlier one does', async () => {
  const dataDir = sharedCluster();
  const [first, second, last] = [
    await use(dataDir),
    await aUserProcess(dataDir),
    await use(dataDir),
  ];
  await first.release();
  assert.deepEqual(await ask(last.connection, 'select 1'), [1]);
  await second.release();
  assert.deepEqual(await ask(last.connection, 'select 1'), [1]);
  await last.release();
  assert.equal(await serverPid(dataDir), undefined);
});

test('a newcomer that waits while the server is being stopped gets a new one', async () => {
  const dataDir = sharedCluster();
  const user = await aUserProcess(dataDir);
  const stopped = await serverPid(dataDir);
  assert.ok(stopped !== undefined);
  const stopper = new Client({ ...user.connection, database: 'postgres' });
  stopper.on('error', () => {});
  await stopper.connect();
  await user.kill();
  await stopper.query('select pg_advisory_lock(118100568535649)');
  const newcomer = use(dataDir);
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
  await until(async () => (await stopper.query(waiting)).rowCount === 1);
  process.kill(stopped, 'SIGINT');
  const { connection } = await newcomer;
  assert.deepEqual(await ask(connection, 'select 1'), [1]);
  assert.notEqual(await serverPid(dataDir), stopped);
});

test('a user that comes in the moment another leaves always has a server', async () => {
  const dataDir = sharedCluster();
  let present = await use(dataDir);
  for (let round = 0; round < 8; round += 1) {
    const [next] = await Promise.all([use(dataDir), present.release()]);
    assert.deepEqual(await ask(next.connection, 'select 1'), [1]);
    present = next;
  }
});

test('a cluster that comes second is thrown away, with its password', async () => {
  const layout = await prepareFileLayout(sharedCluster());
  const password = await readFile(join(sharedCluster(), 'postgres/kinora.password'), 'utf8');
  const binaries = await findBinaries();
  const launcher = await chooseLauncher({
    dataDir: layout.dataDir,
    binaries,
    kinds: ['same-user', 'other-user', 'user-namespace', 'capability'],
    clusterOwner: undefined,
  });
  await createCluster({
    layout,
    launcher,
    initdb: binaries.initdb,
    isDurable: false,
    onCreating: () => {},
  });
  const { connection } = await use(sharedCluster());
  assert.equal(connection.password, password);
  assert.deepEqual(await ask(connection, 'select 1'), [1]);
  assert.deepEqual((await readdir(sharedCluster())).sort(), ['postgres', 'postgres.log']);
});
