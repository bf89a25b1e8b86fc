import type { ChildProcess } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { FileLayout } from './file-layout.ts';
import { type Launcher, launch } from './launcher.ts';
import { findPostmaster } from './postmaster.ts';
import { PORT, prepareSocketFolder, removeSocketFolder } from './socket-folder.ts';

const POLL_INTERVAL_MS = 15;

export interface ServerStart {
  readonly layout: FileLayout;
  readonly launcher: Launcher;
  readonly postgres: string;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Starts the server and waits until it accepts connections, or until it has made room for another
 * one that holds the cluster. There is no time limit while it works: replaying the log after a
 * crash takes as long as it takes, and giving up would only make the next start begin again.
 */
export async function startServer(start: ServerStart): Promise<void> {
  const { layout, launcher } = start;
  const stalePid = await clearStale(layout.cluster);
  const socketFolder = await prepareSocketFolder(layout.cluster, launcher.owner);
  const log = await open(layout.logFile, 'a', 0o600);
  const { size: logStart } = await log.stat();
  const server = launch(
    launcher,
    { binary: start.postgres, args: serverArguments(start, socketFolder) },
    {
      // A session of its own, so that Ctrl-C in the terminal stops the service and not the server.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      // PostgreSQL takes a pid file for a living server's when its process id is in use, unless it
      // is told that this process is its own grandparent. It then still compares and replaces the
      // file by itself, which no removal from outside could do without a race.
      env: stalePid === undefined ? {} : { PG_GRANDPARENT_PID: `${stalePid}` },
    },
  );
  // Heard from the first moment: a program that cannot be run says so before the next await ends.
  const ended = endOf(server);
  await log.close();
  const end = await untilReady(server, { cluster: layout.cluster, ended });
  // Stopped: it was up, and somebody who came and left in that instant has stopped it in order.
  if (end.state !== 'failed') return;
  await removeSocketFolder(socketFolder);
  const report = (await readFile(layout.logFile)).subarray(logStart).toString('utf8') + end.words;
  if (isHeldByAnother(report)) return;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not start on ${layout.cluster}: ${reasonIn(report)} (log: ${layout.logFile})`,
  );
}

function serverArguments(start: ServerStart, socketFolder: string): string[] {
  const settings = {
    ...start.settings,
    listen_addresses: '',
    port: `${PORT}`,
    // Quoted, because the value is a list and a comma in the path would split it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  return [
    '-D',
    start.layout.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** The process id in the files of a server that ended without removing them; its socket is removed. */
async function clearStale(cluster: string): Promise<number | undefined> {
  const postmaster = await findPostmaster(cluster);
  if (postmaster.state === 'running') return undefined;
  if (postmaster.state === 'stale') {
    await removeSocketFolder(postmaster.address.socketFolder);
    return postmaster.pid;
  }
  const socketLock = join(cluster, `.s.PGSQL.${PORT}.lock`);
  const pid = Number.parseInt(await readFile(socketLock, 'utf8').catch(() => ''), 10);
  return pid > 0 ? pid : undefined;
}

type End = { readonly state: 'ready' | 'stopped' } | { readonly state: 'failed'; words: string };

function endOf(server: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve({ state: 'failed', words: error.message }));
    server.once('exit', (code) => {
      resolve(code === 0 ? { state: 'stopped' } : { state: 'failed', words: '' });
    });
  });
}

async function untilReady(
  server: ChildProcess,
  { cluster, ended }: { cluster: string; ended: Promise<End> },
): Promise<End> {
  for (;;) {
    const postmaster = await findPostmaster(cluster);
    const isOurs = postmaster.state === 'running' && postmaster.pid === server.pid;
    if (isOurs && postmaster.address.phase === 'ready') {
      server.unref();
      return { state: 'ready' };
    }
    const end = await Promise.race([ended, pause(POLL_INTERVAL_MS, undefined)]);
    if (end !== undefined) return end;
  }
}

// Also true while the children of a killed server have not noticed yet that it is gone.
function isHeldByAnother(report: string): boolean {
  return /lock file "[^"]*" (already exists|is empty)|pre-existing shared memory/.test(report);
}

function reasonIn(report: string): string {
  const lines = report
    .split('\n')
    .map((line) => line.replace(/^\S+ \S+ \S+ \[\d+\] /, '').trim())
    .filter((line) => line !== '');
  const fatal = lines.findLastIndex((line) => /^(FATAL|PANIC): /.test(line));
  if (fatal === -1) return lines.at(-1) ?? 'it ended without a word';
  const detail = lines[fatal + 1]?.startsWith('DETAIL: ') ? `: ${lines[fatal + 1]}` : '';
  return `${lines[fatal]}${detail}`.replaceAll(/(FATAL|PANIC|DETAIL): +/g, '');
}
