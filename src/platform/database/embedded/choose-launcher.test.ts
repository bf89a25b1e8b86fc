import assert from 'node:assert/strict';
import { chmod, chown, cp, mkdir, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished, type TestContext, test } from 'vitest';
import {
  aDataDir,
  aRefusedUserProcess,
  ask,
  aUserProcess,
  canRunAs,
  isRoot,
} from '../../../../test/faults/fixtures/embedded-postgres-world.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { forRoot } from './choose-launcher.ts';
import { type EmbeddedPostgres, EmbeddedPostgresError } from './index.ts';
import type { LauncherKind } from './launcher.ts';
import { type Dependencies, useEmbeddedPostgresIn } from './use-embedded-postgres.ts';

const NOBODY = 65_534;
const NAMELESS = 54_321;
const ALL: LauncherKind[] = ['other-user', 'user-namespace', 'capability'];

async function useIn(dataDir: string, changes: Partial<Dependencies>): Promise<EmbeddedPostgres> {
  const postgres = await useEmbeddedPostgresIn(
    { findBinaries: reachableBinaries, launcherKinds: ALL, ...changes },
    { dataDir, settings: { fsync: 'off' } },
  );
  onTestFinished(() => postgres.release());
  return postgres;
}

/** The programs as they are installed, or a copy of them where only root gets to the checkout. */
async function reachableBinaries(): Promise<Binaries> {
  const installed = await findBinaries();
  if (!isRoot || canRunAs(NOBODY, installed.postgres, ['--version'])) return installed;
  const folder = await aDataDir(0o711, 'native');
  await cp(dirname(dirname(installed.postgres)), folder, {
    recursive: true,
    verbatimSymlinks: true,
  });
  return { postgres: join(folder, 'bin/postgres'), initdb: join(folder, 'bin/initdb') };
}

async function ownerOf(dataDir: string): Promise<number> {
  return (await stat(join(dataDir, 'postgres'))).uid;
}

function needsRoot({ skip }: TestContext): void {
  skip(!isRoot, 'needs root, because it is about what root does');
}

async function leaveNote({ connection, release }: EmbeddedPostgres): Promise<void> {
  await ask(connection, 'create table note as select 7 as n');
  await release();
}

async function findNote({ connection }: EmbeddedPostgres): Promise<void> {
  assert.deepEqual(await ask(connection, 'select n from note'), [7]);
}

/** The programs in a sealed folder, from where they reach their libraries only through it. */
async function sealedBinaries(): Promise<Binaries> {
  const sealed = await aDataDir(0o700, 'native');
  const { postgres } = await findBinaries();
  const native = dirname(dirname(postgres));
  await cp(join(native, 'bin'), join(sealed, 'bin'), { recursive: true });
  await symlink(join(native, 'lib'), join(sealed, 'lib'));
  await symlink(join(native, 'share'), join(sealed, 'share'));
  return { postgres: join(sealed, 'bin/postgres'), initdb: join(sealed, 'bin/initdb') };
}

test('root tries first what leaves the files of a cluster with their owner', () => {
  const nobody = { uid: 99, gid: 98 };
  const order = (owner: { uid: number; gid: number } | undefined) =>
    forRoot(nobody, owner).map((launcher) => `${launcher.kind} as ${launcher.owner.uid}`);
  assert.deepEqual(order(undefined), [
    'other-user as 99',
    'user-namespace as 0',
    'capability as 99',
  ]);
  assert.deepEqual(order({ uid: 0, gid: 0 }), [
    'user-namespace as 0',
    'other-user as 99',
    'capability as 99',
  ]);
  assert.deepEqual(order({ uid: 7, gid: 8 }), [
    'other-user as 7',
    'capability as 7',
    'user-namespace as 0',
  ]);
});

test('root runs the server as nobody, and goes on when the folder is sealed', async (context) => {
  needsRoot(context);
  const dataDir = await aDataDir(0o711);
  await leaveNote(await useIn(dataDir, {}));
  assert.equal(await ownerOf(dataDir), NOBODY);
  await chmod(dirname(dataDir), 0o700);
  await findNote(await useIn(dataDir, {}));
  assert.equal(await ownerOf(dataDir), NOBODY);
});

test('root in a sealed folder uses a user namespace, and later nobody', async (context) => {
  needsRoot(context);
  const dataDir = await aDataDir(0o700);
  await leaveNote(await useIn(dataDir, {}));
  assert.equal(await ownerOf(dataDir), 0);
  await chmod(dirname(dataDir), 0o711);
  await findNote(await useIn(dataDir, { launcherKinds: ['other-user'] }));
  assert.equal(await ownerOf(dataDir), NOBODY);
});

test('root with sealed binaries keeps a capability, or uses a namespace', async (context) => {
  needsRoot(context);
  const binaries = await sealedBinaries();
  const inSealed = (launcherKinds: LauncherKind[]) =>
    useIn(dataDir, { findBinaries: async () => binaries, launcherKinds });
  const dataDir = await aDataDir(0o700);
  await leaveNote(await inSealed(['other-user', 'capability']));
  assert.equal(await ownerOf(dataDir), NOBODY);
  await findNote(await inSealed(['other-user', 'user-namespace']));
  assert.equal(await ownerOf(dataDir), 0);
});

test('root without any way to run PostgreSQL is told the ways out in one line', async (context) => {
  needsRoot(context);
  const dataDir = await aDataDir(0o700);
  const refusal = await useIn(dataDir, { launcherKinds: ['other-user'] }).catch((e: unknown) => e);
  assert.ok(refusal instanceof EmbeddedPostgresError);
  assert.match(refusal.message, /^PostgreSQL cannot be run on .*: Permission denied\): /);
  assert.ok(refusal.message.includes(dataDir));
  assert.match(refusal.message, /chmod o\+x.*user namespaces.*DATABASE_URL$/);
});

test.for([
  ['an ordinary user', NOBODY],
  ['a user id without a name', NAMELESS],
] as const)('%s has a server of their own', async ([, uid], context) => {
  const canRun =
    canRunAs(uid, process.execPath, ['--version']) &&
    canRunAs(uid, 'unshare', ['--user', '--map-user=65534', 'true']);
  context.skip(!canRun, 'needs root, to become that user, and user namespaces');
  const dataDir = await aDataDir();
  await mkdir(dataDir, { mode: 0o700 });
  await chown(dataDir, uid, uid);
  const user = await aUserProcess(dataDir, uid);
  assert.deepEqual(await ask(user.connection, 'select 1'), [1]);
  assert.equal(await ownerOf(dataDir), uid);
  await user.release();
});

test('an ordinary user who meets the cluster of root is told so in one line', async (context) => {
  context.skip(!canRunAs(NOBODY, process.execPath, ['--version']), 'needs root');
  const dataDir = await aDataDir(0o711);
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await chmod(dataDir, 0o711);
  assert.equal(
    await aRefusedUserProcess(dataDir, NOBODY),
    `${dataDir}/postgres belongs to user id 0 and this process runs as user id 65534: run as its ` +
      'owner, change the owner of the folder, or set DATABASE_URL',
  );
});
