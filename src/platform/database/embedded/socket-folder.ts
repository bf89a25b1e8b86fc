import { mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { systemClock } from '../../clock.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type FileOwner, giveTo } from './file-owner.ts';

export const PORT = 5432;

// The kernel keeps 108 bytes for the path of a socket on Linux and 104 on macOS.
const SOCKET_PATH_BYTES_MAX = 100;

const PREFIX = 'kinora-socket-';
const NAME = /^kinora-socket-[A-Za-z0-9]{6}$/;
/** A folder that is empty may be that of a server that is about to start. */
const YOUNG_MS = 60_000;

/**
 * The folder for the server's socket: the cluster itself, or, where that path is too long for the
 * kernel, a folder of the server's user under the temporary folder. Nobody can know its name and make
 * it before us; users of the server read it from `postmaster.pid`.
 */
export async function prepareSocketFolder(cluster: string, owner: FileOwner): Promise<string> {
  if (fits(cluster)) return cluster;
  const parent = [tmpdir(), '/tmp'].find((folder) => fits(join(folder, `${PREFIX}123456`)));
  if (parent === undefined) throw new EmbeddedPostgresError(`${tmpdir()} is too long for a socket`);
  await removeEmpty(parent);
  const folder = await mkdtemp(join(parent, PREFIX));
  await giveTo(owner, folder);
  return folder;
}

/** Removes the folder of a server that is gone, unless it is the cluster. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (NAME.test(basename(folder))) {
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** A server that was stopped by others than us takes its socket with it and leaves the folder. */
async function removeEmpty(parent: string): Promise<void> {
  for (const name of (await readdir(parent)).filter((found) => NAME.test(found))) {
    const folder = join(parent, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (systemClock.now() - mtimeMs > YOUNG_MS) await rmdir(folder).catch(() => {});
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_BYTES_MAX;
}
