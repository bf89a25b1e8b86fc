import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOKS_WITHIN_IDLE = 12;

/**
 * Ends connections on which nothing moved for a while, such as those of a client that stopped
 * reading. Looking at all of them now and then costs less than a timer that every request sets anew.
 */
export function endStalledSockets(server: Server, idleMs: number): void {
  const seen = new Map<Socket, { bytes: number; since: number }>();
  server.on('connection', (socket) => {
    seen.set(socket, { bytes: 0, since: performance.now() });
    socket.once('close', () => seen.delete(socket));
  });
  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, last] of seen) {
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      if (bytes !== last.bytes) seen.set(socket, { bytes, since: now });
      else if (now - last.since >= idleMs) socket.destroy();
    }
  }, idleMs / LOOKS_WITHIN_IDLE).unref();
  server.once('close', () => clearInterval(look));
}
