import { execFile } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { errorCode } from './error-code.ts';

export interface FileOwner {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: FileOwner = { uid: 65_534, gid: 65_534 };

export function currentUser(): FileOwner {
  return { uid: process.geteuid?.() ?? NOBODY.uid, gid: process.getegid?.() ?? NOBODY.gid };
}

export function isRoot(): boolean {
  return currentUser().uid === 0;
}

/** The owner of a cluster folder; a missing or empty folder has no cluster yet. */
export async function ownerOfCluster(cluster: string): Promise<FileOwner | undefined> {
  const owner = await stat(cluster).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (owner === undefined) return undefined;
  const self = currentUser();
  if (self.uid !== 0 && owner.uid !== self.uid) {
    throw new EmbeddedPostgresError(
      `${cluster} belongs to user id ${owner.uid} and this process runs as user id ${self.uid}: ` +
        'run as its owner, change the owner of the folder, or set DATABASE_URL',
    );
  }
  const isEmpty = (await readdir(cluster)).length === 0;
  return isEmpty ? undefined : { uid: owner.uid, gid: owner.gid };
}

export async function findNobody(): Promise<FileOwner> {
  const [uid, gid] = await Promise.all([numberFromId('-u'), numberFromId('-g')]);
  return { uid: uid ?? NOBODY.uid, gid: gid ?? NOBODY.gid };
}

export async function giveTo(owner: FileOwner, path: string): Promise<void> {
  if (owner.uid !== currentUser().uid) await chown(path, owner.uid, owner.gid);
}

/** Only while no server runs on the folder: a server would lose its own files. */
export async function giveTreeTo(owner: FileOwner, root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true })) {
    await lchown(join(root, entry), owner.uid, owner.gid);
  }
  // The root goes last: until then an interrupted repair is still seen as one to be done.
  await chown(root, owner.uid, owner.gid);
}

async function numberFromId(flag: '-u' | '-g'): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)('id', [flag, 'nobody']);
    const id = Number.parseInt(stdout, 10);
    return id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
}
