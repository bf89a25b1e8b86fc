import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { errorCode } from './error-code.ts';
import type { FileLayout } from './file-layout.ts';
import { findPostmaster, isServerOf } from './postmaster.ts';
import { removeSocketFolder } from './socket-folder.ts';

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 10;

/** SIGINT ends every session and closes the files in order; SIGQUIT leaves a log to replay. */
export async function stopServer(layout: FileLayout): Promise<void> {
  const postmaster = await findPostmaster(layout.cluster);
  // A server whose process cannot be recognised, as in another container, is left alone: the
  // number could belong to anybody.
  if (postmaster.state !== 'running') return;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalIfAlive(postmaster.pid, signal);
    if (await isGone(layout.cluster, postmaster.pid)) {
      return removeSocketFolder(postmaster.address.socketFolder);
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${postmaster.pid}) does not stop (log: ${layout.logFile})`,
  );
}

async function isGone(cluster: string, pid: number): Promise<boolean> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (!(await isServerOf(cluster, pid))) return true;
    await pause(POLL_INTERVAL_MS);
  }
  return false;
}

function signalIfAlive(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
