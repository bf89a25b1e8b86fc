import { createServer } from 'node:net';

/** Waits for a condition, not for a time; fails when it does not come true. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  { withinMs = 60_000, everyMs = 20, what = 'the condition' } = {},
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`${what} did not come true in ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/**
 * Below those that systems give to outgoing connections: one of them could otherwise take the port of a
 * server while it is started anew.
 */
const PORTS = { first: 20_000, count: 12_000, perProcess: 30 };
let next = (process.pid * PORTS.perProcess) % PORTS.count;

/** A port that nobody uses; each process begins to look at another place. */
export async function aFreePort(): Promise<number> {
  for (let tries = 0; tries < PORTS.count; tries += 1) {
    const port = PORTS.first + next;
    next = (next + 1) % PORTS.count;
    if (await isFree(port)) return port;
  }
  throw new Error('All ports are in use');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
