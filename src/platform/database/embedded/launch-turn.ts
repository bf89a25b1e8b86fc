import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { errorCode } from './error-code.ts';

export interface LaunchTurn {
  end(): Promise<void>;
}

/**
 * Lets one process at a time create and start the server of a cluster; undefined when another has
 * the turn. Without it the others would do the same work to throw it away, and two servers that
 * meet the same stale pid file in the same instant can remove each other's new one.
 *
 * The turn is a name in Linux's abstract socket namespace, which the kernel takes back when its
 * holder dies. macOS has none: there everybody has a turn, and the atomic steps below remain.
 */
export async function takeLaunchTurn(cluster: string): Promise<LaunchTurn | undefined> {
  if (process.platform !== 'linux') return { end: async () => {} };
  const path = `\0kinora-postgres-${createHash('sha256').update(cluster).digest('hex')}`;
  const server = createServer((caller) => caller.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (errorCode(error) === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    // `exclusive`: the workers of a cluster module would otherwise share one listener.
    server.listen({ path, exclusive: true }, () => {
      resolve({ end: () => new Promise((ended) => server.close(() => ended())) });
    });
  });
}
