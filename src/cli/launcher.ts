import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const LOOK_EVERY_MS = 1_000;
/** npm, its shell, and somebody like `node --watch` between them. */
const ANCESTORS_MAX = 4;

interface Ancestor {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/**
 * Calls back when npm or npx has started this process and is gone. A signal that ends npm may never arrive
 * here: npx puts a shell in between that does not pass it on, and `kill -9` cannot be passed on. Without npm
 * among the ancestors nothing is watched, so that a start that was detached on purpose goes on.
 */
export async function watchLauncher(npmProgram: string | undefined, onGone: () => void) {
  if (npmProgram === undefined) return;
  const chain = await ancestorsUpTo((command) => isNpm(command, npmProgram));
  if (chain === null) return;
  const timer = setInterval(async () => {
    if (await isWhole(chain)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** npm shows what it does in place of its command line, as in `npm exec kinora serve`. */
function isNpm(command: string, npmProgram: string): boolean {
  return /^np[mx]\b/.test(command) || command.includes(npmProgram);
}

/** This process's parent first; null when nobody fits. */
async function ancestorsUpTo(
  isLast: (command: string) => boolean,
): Promise<readonly Ancestor[] | null> {
  const chain: Ancestor[] = [];
  for (let pid = process.ppid; pid > 1 && chain.length < ANCESTORS_MAX; ) {
    const found = await lookAt(pid);
    if (found === null) return null;
    chain.push(found);
    if (isLast(found.command)) return chain;
    pid = found.parent;
  }
  return null;
}

/** A process that loses its parent gets another one, so every link tells whether both ends are there. */
async function isWhole(chain: readonly Ancestor[]): Promise<boolean> {
  if (process.ppid !== chain[0]?.pid) return false;
  for (const { pid, parent } of chain.slice(0, -1)) {
    const found = await lookAt(pid);
    if (found === null ? !isAlive(pid) : found.parent !== parent) return false;
  }
  return true;
}

/** A process that could not be looked at, for want of files, may be there all the same. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function lookAt(pid: number): Promise<Ancestor | null> {
  try {
    return process.platform === 'linux' ? await inProc(pid) : await byPs(pid);
  } catch {
    return null;
  }
}

async function inProc(pid: number): Promise<Ancestor> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  const parent = Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]);
  return { pid, parent, command: command.replaceAll('\0', ' ').trim() };
}

async function byPs(pid: number): Promise<Ancestor> {
  const { stdout } = await run('ps', ['-o', 'ppid=,args=', '-p', String(pid)]);
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? [];
  return { pid, parent: Number(parent), command };
}
