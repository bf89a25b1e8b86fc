import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { chooseLauncher } from './choose-launcher.ts';
import { type Connection, connectionTo } from './connection.ts';
import { createCluster } from './create-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { errorCode } from './error-code.ts';
import type { FileLayout } from './file-layout.ts';
import { giveTreeTo, ownerOfCluster } from './file-owner.ts';
import { type Guard, openGuard } from './guard.ts';
import { takeLaunchTurn } from './launch-turn.ts';
import type { LauncherKind } from './launcher.ts';
import { findPostmaster } from './postmaster.ts';
import { removeLeftovers } from './scratch-folder.ts';
import { startServer } from './start-server.ts';

const TIMEOUT_MS = 20_000;
const TURN_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 20;

export interface ServerRequest {
  readonly layout: FileLayout;
  readonly settings: Readonly<Record<string, string>>;
  readonly findBinaries: () => Promise<Binaries>;
  readonly launcherKinds: readonly LauncherKind[];
  readonly onCreating: () => void;
}

export interface Attachment {
  readonly connection: Connection;
  readonly guard: Guard;
}

type Attempt =
  | { readonly state: 'attached'; readonly attachment: Attachment }
  | { readonly state: 'no-server' }
  | { readonly state: 'starting' }
  | { readonly state: 'refused'; readonly reason: string };

/**
 * Attaches to the server of the cluster, starting it when there is none. Servers come and go under
 * the hands of other processes, so every step may find the world changed and begins again.
 */
export async function attachOrStart(request: ServerRequest): Promise<Attachment> {
  const begun = performance.now();
  let lastSignOfLife = begun;
  let lastReason = 'another process is starting it';
  for (;;) {
    const attempt = await attach(request.layout);
    if (attempt.state === 'attached') return attempt.attachment;
    if (attempt.state === 'starting') lastSignOfLife = performance.now();
    if (attempt.state === 'refused') lastReason = attempt.reason;
    if (performance.now() - lastSignOfLife > TIMEOUT_MS) {
      throw new EmbeddedPostgresError(
        `PostgreSQL on ${request.layout.cluster} does not answer: ${lastReason} ` +
          `(log: ${request.layout.logFile})`,
      );
    }
    if (attempt.state === 'no-server') {
      await startInTurn(request, performance.now() - begun < TURN_TIMEOUT_MS);
    }
    await pause(POLL_INTERVAL_MS);
  }
}

async function attach(layout: FileLayout): Promise<Attempt> {
  if ((await ownerOfCluster(layout.cluster)) === undefined) return { state: 'no-server' };
  const postmaster = await findPostmaster(layout.cluster);
  if (postmaster.state === 'absent' || postmaster.state === 'unreadable') {
    return { state: 'no-server' };
  }
  const isRunning = postmaster.state === 'running';
  const { phase } = postmaster.address;
  if (phase !== 'ready' && !isRunning) return { state: 'no-server' };
  if (phase === 'starting') return { state: 'starting' };
  if (phase === 'stopping') return { state: 'refused', reason: 'it is being stopped' };
  // A file that looks stale is tried too: the server may run where its process is out of sight.
  const connection = await connectionTo(layout, postmaster.address);
  try {
    return { state: 'attached', attachment: { connection, guard: await openGuard(connection) } };
  } catch (error) {
    return whyNot(error, isRunning);
  }
}

function whyNot(error: unknown, isRunning: boolean): Attempt {
  const code = errorCode(error);
  if (!isRunning && (code === 'ECONNREFUSED' || code === 'ENOENT')) return { state: 'no-server' };
  const reason = error instanceof Error ? error.message : String(error);
  if (code?.startsWith('28')) throw new EmbeddedPostgresError(`PostgreSQL refuses us: ${reason}`);
  return { state: 'refused', reason };
}

async function startInTurn(request: ServerRequest, waitsForTurn: boolean): Promise<void> {
  const turn = await takeLaunchTurn(request.layout.cluster);
  // Anybody can hold the name forever. The turn saves work and closes a narrow gap; it is not
  // worth a service that never starts.
  if (turn === undefined && waitsForTurn) return;
  try {
    await start(request);
  } finally {
    await turn?.end();
  }
}

async function start(request: ServerRequest): Promise<void> {
  const { layout, settings } = request;
  const postmaster = await findPostmaster(layout.cluster);
  if (postmaster.state === 'running') return;
  if (postmaster.state === 'unreadable') await removeUnreadablePidFile(layout.cluster);
  const binaries = await request.findBinaries();
  await removeLeftovers(layout.dataDir);
  const owner = await ownerOfCluster(layout.cluster);
  const launcher = await chooseLauncher({
    dataDir: layout.dataDir,
    binaries,
    kinds: request.launcherKinds,
    clusterOwner: owner,
  });
  if (owner === undefined) {
    const isDurable = settings['fsync'] !== 'off';
    await createCluster({ ...request, launcher, initdb: binaries.initdb, isDurable });
  } else if (owner.uid !== launcher.owner.uid) {
    await giveTreeTo(launcher.owner, layout.cluster);
  }
  await startServer({ layout, launcher, postgres: binaries.postgres, settings });
}

// PostgreSQL never starts over an empty pid file, because a starting server's is empty for an
// instant. One that is still empty after a while is the remnant of a full disk or a power cut.
async function removeUnreadablePidFile(cluster: string): Promise<void> {
  await pause(500);
  const postmaster = await findPostmaster(cluster);
  if (postmaster.state === 'unreadable') await rm(join(cluster, 'postmaster.pid'), { force: true });
}
