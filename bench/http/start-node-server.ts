import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Server } from './target.ts';

const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 30_000;

const announcement = z.object({ port: z.int().positive() });

export interface NodeProgram {
  /** Prints one line of JSON with the `port` it listens on once it is ready. */
  readonly script: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Ours and every floor start here, so that they have the same Node, flags and environment. */
export async function startNodeServer(program: NodeProgram): Promise<Server> {
  const child = spawn(process.execPath, [program.script, ...program.args], {
    cwd: program.folder,
    // Nothing else of the caller's environment, which may configure the service.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...program.environment },
    // Away from the terminal's Ctrl-C: a service that is still starting would leave its database.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await announcedPort(child);
    return {
      url: `http://127.0.0.1:${port}`,
      processId: child.pid ?? 0,
      stop: () => end(child),
    };
  } catch (error) {
    await end(child);
    throw new Error(`${program.script} did not start`, { cause: error });
  }
}

async function announcedPort(child: ChildProcess): Promise<number> {
  if (child.stdout === null) throw new Error('no standard output');
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(START_WITHIN_MS)]);
  try {
    const [line] = await Promise.race([
      once(createInterface(child.stdout), 'line', { signal }),
      once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`it ended with ${code}`);
      }),
    ]);
    return announcement.parse(JSON.parse(String(line))).port;
  } finally {
    settled.abort();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOP_WITHIN_MS) });
  child.kill('SIGTERM');
  try {
    await exited;
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`process ${child.pid} did not stop`, { cause: error });
  }
}
