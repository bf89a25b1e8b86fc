import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { errorCode } from './error-code.ts';
import { currentUser, type FileOwner, giveTo } from './file-owner.ts';

export const PORT = 5432;

// The kernel keeps 108 bytes for the path of a socket on Linux and 104 on macOS.
const SOCKET_PATH_BYTES_MAX = 100;

/**
 * The folder for the server's socket: the cluster itself, or, where that path is too long for the
 * kernel, a folder of the server's user under the temporary folder. Its name follows from the path
 * of the cluster, so that crashes do not leave one folder more each time.
 */
export async function prepareSocketFolder(cluster: string, owner: FileOwner): Promise<string> {
  if (fits(cluster)) return cluster;
  const name = `kinora-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  const folder = [tmpdir(), '/tmp'].map((parent) => join(parent, name)).find(fits);
  if (folder === undefined) throw new EmbeddedPostgresError(`${tmpdir()} is too long for a socket`);
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  await refuseForeign(folder, owner);
  await giveTo(owner, folder);
  return folder;
}

// Anybody may make a folder of this name in a temporary folder, before us and open to themselves.
async function refuseForeign(folder: string, owner: FileOwner): Promise<void> {
  const found = await lstat(folder);
  const isOurs = found.uid === owner.uid || found.uid === currentUser().uid;
  if (found.isDirectory() && isOurs && (found.mode & 0o077) === 0) return;
  throw new EmbeddedPostgresError(
    `${folder} is needed for the PostgreSQL socket and is not a private folder of user id ` +
      `${owner.uid}: remove it, choose a shorter DATA_DIR, or set DATABASE_URL`,
  );
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_BYTES_MAX;
}
