import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot } from './file-owner.ts';

/** Where the files of an embedded server are. */
export interface FileLayout {
  readonly dataDir: string;
  readonly cluster: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

// Sealed from other users, except that a server that root starts under another user must be able
// to walk through the folder to its own, which stays 0700.
const PRIVATE_MODE = 0o700;
const PASSABLE_MODE = 0o711;

export async function prepareFileLayout(dataDir: string): Promise<FileLayout> {
  await mkdir(dataDir, { recursive: true, mode: isRoot() ? PASSABLE_MODE : PRIVATE_MODE });
  const real = await realpath(dataDir);
  const cluster = join(real, 'postgres');
  return {
    dataDir: real,
    cluster,
    passwordFile: join(cluster, PASSWORD_FILE),
    logFile: join(real, 'postgres.log'),
  };
}

export const PASSWORD_FILE = 'kinora.password';
