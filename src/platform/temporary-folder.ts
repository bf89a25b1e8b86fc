import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from './clock.ts';

/** A private folder for files that nobody needs once this process has ended. */
export interface TemporaryFolder {
  readonly path: string;
  /** Removes the folder with all that is in it. */
  close(): Promise<void>;
}

const PREFIX = 'kinora-run-';
const NAME = /^kinora-run-[A-Za-z0-9]{6}$/;
/** A socket that listens as long as its process lives, wherever that is and whatever its number. */
const SIGN_OF_LIFE = 'alive';
/** A folder without the socket may belong to a process that is about to make it. */
const YOUNG_MS = 60_000;

/** Makes a folder under an unpredictable name, and removes those of processes that were killed. */
export async function openTemporaryFolder(wanted: string = tmpdir()): Promise<TemporaryFolder> {
  const parent = fits(wanted) ? wanted : '/tmp';
  const path = await mkdtemp(join(parent, PREFIX));
  const life = await listen(join(path, SIGN_OF_LIFE));
  await sweep(parent);
  return {
    path,
    close: async () => {
      await new Promise((resolve) => life.close(resolve));
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** The system cuts the address of a socket off where it is too long for it. */
const SOCKET_BYTES_MAX = 100;

function fits(parent: string): boolean {
  return Buffer.byteLength(join(parent, `${PREFIX}123456`, SIGN_OF_LIFE)) <= SOCKET_BYTES_MAX;
}

function listen(path: string): Promise<Server> {
  const server = createServer((caller) => caller.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path, exclusive: true }, () => resolve(server));
  });
}

async function sweep(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => NAME.test(name));
  for (const path of names.map((name) => join(parent, name))) {
    // One that cannot be looked at or removed costs space and harms nothing.
    if (await isLeftover(path).catch(() => false)) {
      await rm(path, { recursive: true, force: true }).catch(() => {});
    }
  }
}

async function isLeftover(path: string): Promise<boolean> {
  const found = await lstat(path);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return false;
  const answer = await knock(join(path, SIGN_OF_LIFE));
  if (answer === 'ECONNREFUSED') return true;
  return answer === 'ENOENT' && systemClock.now() - found.mtimeMs > YOUNG_MS;
}

/** How a connection to a socket ends: `open`, or the code of the error. */
function knock(path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve('open');
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });
}
