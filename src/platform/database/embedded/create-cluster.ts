import { randomBytes } from 'node:crypto';
import { open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { errorCode } from './error-code.ts';
import { type FileLayout, PASSWORD_FILE } from './file-layout.ts';
import { giveTo } from './file-owner.ts';
import { type Launcher, runToEnd } from './launcher.ts';
import { withScratchFolder } from './scratch-folder.ts';

export const SUPERUSER = 'kinora';

// Written into postgresql.conf once, so that an operator can change them there.
const INITIAL_SETTINGS = {
  shared_buffers: '128MB',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'fatal',
  log_checkpoints: 'off',
  // Short statements gain nothing from compiling, and containers have little shared memory.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
} as const;

export interface NewCluster {
  readonly layout: FileLayout;
  readonly launcher: Launcher;
  readonly initdb: string;
  /** Off only for servers that run with `fsync=off` and so promise nothing about power loss. */
  readonly isDurable: boolean;
  /** Called when the second begins that this takes. */
  readonly onCreating: () => void;
}

/**
 * Makes a cluster, with its password inside, in a scratch folder and moves it into place in one
 * step. When somebody else was faster, theirs stays and ours is thrown away.
 */
export async function createCluster(request: NewCluster): Promise<void> {
  const { layout, launcher } = request;
  const scratchLocation = { dataDir: layout.dataDir, owner: launcher.owner };
  await withScratchFolder(scratchLocation, async (scratch) => {
    const password = join(scratch, 'password');
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    await giveTo(launcher.owner, password);
    const cluster = join(scratch, 'cluster');
    const creating = runToEnd(launcher, {
      binary: request.initdb,
      args: initdbArguments({ cluster, password, isDurable: request.isDurable }),
    });
    request.onCreating();
    const outcome = await creating;
    if (!outcome.succeeded) {
      throw new EmbeddedPostgresError(`cannot create ${layout.cluster}: ${outcome.lastLine}`);
    }
    await rename(password, join(cluster, PASSWORD_FILE));
    await flushFolder(cluster);
    await moveUnlessTaken(cluster, layout.cluster);
    await flushFolder(layout.dataDir);
  });
}

function initdbArguments(request: {
  cluster: string;
  password: string;
  isDurable: boolean;
}): string[] {
  return [
    `--pgdata=${request.cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${request.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...Object.entries(INITIAL_SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
    ...(request.isDurable ? [] : ['--no-sync']),
  ];
}

async function moveUnlessTaken(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
