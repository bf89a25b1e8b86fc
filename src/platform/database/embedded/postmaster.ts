import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from './error-code.ts';

/** What `postmaster.pid` tells about the server of a cluster. */
export type Postmaster =
  | { readonly state: 'absent' }
  /** The file is there and holds no process id, as after a full disk. */
  | { readonly state: 'unreadable' }
  /** The process of the file is no server of this cluster: a crash left the file behind. */
  | { readonly state: 'stale'; readonly pid: number; readonly address: Address }
  | { readonly state: 'running'; readonly pid: number; readonly address: Address };

export interface Address {
  readonly socketFolder: string;
  readonly port: number;
  readonly phase: 'starting' | 'ready' | 'stopping';
}

export async function findPostmaster(cluster: string): Promise<Postmaster> {
  const text = await readIfPresent(join(cluster, 'postmaster.pid'));
  if (text === undefined) return { state: 'absent' };
  const [pidLine = '', , , port = '', socketFolder = '', , , status = ''] = text.split('\n');
  // A single-user server writes its process id with a minus.
  const pid = Math.abs(Number.parseInt(pidLine, 10));
  if (!(pid > 0)) return { state: 'unreadable' };
  const address = { socketFolder, port: Number(port), phase: phaseOf(status.trim()) };
  const state = (await isServerOf(cluster, pid)) ? 'running' : 'stale';
  return { state, pid, address };
}

// The line is missing in the first moments of a server.
function phaseOf(status: string): Address['phase'] {
  return status === 'ready' || status === 'stopping' ? status : 'starting';
}

/**
 * A process id alone proves nothing: it may have been given to another process since. The command
 * line is the one trait that is readable even for another user's process and without `ps`.
 */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const [program = '', ...args] = line.split('\0');
    return basename(program) === 'postgres' && args.includes(cluster);
  }
  try {
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]);
    return stdout.includes(`postgres -D ${cluster} `);
  } catch {
    return false;
  }
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
