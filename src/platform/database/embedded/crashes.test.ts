import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import {
  aBystander,
  aSharedCluster,
  ask,
  aUserProcess,
  hasServer,
  killServer,
  serverPid,
  until,
  use,
} from '../../../../test/faults/fixtures/embedded-postgres-world.ts';

const NOTE = 'create table if not exists note as select 7 as n';

const sharedCluster = aSharedCluster();

test('a killed service finds its server running and uses it again', async () => {
  const dataDir = sharedCluster();
  const killed = await aUserProcess(dataDir);
  await ask(killed.connection, NOTE);
  await killed.kill();
  const pid = await serverPid(dataDir);
  const { connection } = await use(dataDir);
  assert.deepEqual(await ask(connection, 'select n from note'), [7]);
  assert.equal(await serverPid(dataDir), pid);
});

test('what was stored survives a killed server, whatever files it leaves behind', async () => {
  const dataDir = sharedCluster();
  const killed = await aUserProcess(dataDir);
  await ask(killed.connection, NOTE);
  await killed.kill();
  await killServer(dataDir);

  const pidFile = join(dataDir, 'postgres/postmaster.pid');
  const socketLock = join(dataDir, 'postgres/.s.PGSQL.5432.lock');
  const ofDead = { pid: await readFile(pidFile, 'utf8'), lock: await readFile(socketLock, 'utf8') };
  const namedAfter = (pid: number) => async () => {
    await writeFile(pidFile, ofDead.pid.replace(/^\d+/, `${pid}`));
    await writeFile(socketLock, ofDead.lock.replace(/^\d+/, `${pid}`));
  };
  const bystander = await aBystander(dataDir);
  const leftovers: [string, () => Promise<void>][] = [
    ['the files of the dead server as they are', async () => {}],
    ['a number that was given to another process', namedAfter(bystander)],
    ['the number of the starting process itself', namedAfter(process.pid)],
    ['a socket without a pid file', () => namedAfter(bystander)().then(() => rm(pidFile))],
    ['an empty pid file, as a full disk leaves it', () => writeFile(pidFile, '')],
  ];
  for (const [leftover, leave] of leftovers) {
    await leave();
    const postgres = await use(dataDir);
    assert.deepEqual(await ask(postgres.connection, 'select n from note'), [7], leftover);
    await postgres.release();
  }
  assert.equal(process.kill(bystander, 0), true, 'the other process was left alone');
});

test('a service outlives the death of its server', async () => {
  const dataDir = sharedCluster();
  const postgres = await use(dataDir);
  await ask(postgres.connection, NOTE);
  await killServer(dataDir);
  const answers = () => ask(postgres.connection, 'select n from note').catch(() => []);
  await until(async () => (await answers())[0] === 7);
  await postgres.release();
  assert.equal(await hasServer(dataDir), false);
});

test('a service that lost its guard still keeps others from stopping the server', async () => {
  const dataDir = sharedCluster();
  const { connection } = await use(dataDir);
  const guards = `select pid from pg_locks where locktype = 'advisory' and granted`;
  const [lost] = await ask(connection, guards);
  await ask(connection, `select pg_terminate_backend(${lost})`);
  await until(async () => ![undefined, lost].includes((await ask(connection, guards))[0]));
  await (await use(dataDir)).release();
  assert.deepEqual(await ask(connection, 'select 1'), [1]);
});
