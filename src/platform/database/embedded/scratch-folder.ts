import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';
import { type FileOwner, giveTo } from './file-owner.ts';

const PREFIX = 'postgres.new-';

// In a container the service has the same process id after every restart, so the id alone would
// make each life mistake the leftovers of the one before for its own work.
const LIFE = `${process.pid}-${randomBytes(4).toString('hex')}`;

/** Creates a folder next to the cluster, on the same file system, and removes it afterwards. */
export async function withScratchFolder<T>(
  location: { dataDir: string; owner: FileOwner },
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(location.dataDir, `${PREFIX}${LIFE}-`));
  try {
    await giveTo(location.owner, folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what processes that died in the middle of their work left behind. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter(isLeftover)) {
    // One that cannot be removed, as another user's, costs space and harms nothing.
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {});
  }
}

function isLeftover(name: string): boolean {
  const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
  if (pid === undefined || name.startsWith(PREFIX + LIFE)) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
