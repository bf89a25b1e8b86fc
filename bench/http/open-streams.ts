import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { Server } from './target.ts';

/** Opened together, so that none waits in the queue of the server for too long. */
export const OPENED_AT_ONCE = 100;
const ARRIVE_WITHIN_MS = 30_000;

/** What opens a stream, and how each of its events begins. */
export interface StreamRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly frame: string;
}

export interface Stream {
  readonly socket: Socket;
  count(): number;
  /** Resolves when so many frames have arrived. */
  frames(wanted: number): Promise<void>;
}

/** Opens so many streams, each with its first event. */
export async function openStreams(
  server: Server,
  count: number,
  requestOf: (stream: number) => StreamRequest,
): Promise<readonly Stream[]> {
  const opened: Stream[] = [];
  while (opened.length < count) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - opened.length) }, (_, i) =>
      openStream(server, requestOf(opened.length + i)),
    );
    await Promise.all(some.map((stream) => stream.frames(1)));
    opened.push(...some);
  }
  // What opening them left behind is not what they cost.
  await after(2_000);
  return opened;
}

/** A plain socket, because the clients must not be what is measured. */
function openStream(server: Server, { path, headers, frame }: StreamRequest): Stream {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  let count = 0;
  let tell = () => {};
  socket.on('data', (chunk) => {
    count += chunk.toString('latin1').split(frame).length - 1;
    tell();
  });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`);
  return {
    socket,
    count: () => count,
    frames: (wanted) =>
      new Promise((resolve, reject) => {
        const overdue = setTimeout(() => reject(new Error('a stream is silent')), ARRIVE_WITHIN_MS);
        socket.once('error', reject);
        tell = () => {
          if (count < wanted) return;
          clearTimeout(overdue);
          resolve();
        };
        tell();
      }),
  };
}

export async function residentMegabytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024;
}
