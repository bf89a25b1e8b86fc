import { Agent, request as ask } from 'node:http';
import { whenDone } from './when-done.ts';

export interface HostileRequest {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface Cost {
  readonly status: number;
  readonly bytes: number;
  /** Processor time of this thread, in which the service runs as well; the client's part is small. */
  readonly cpuMs: number;
}

/** A stream that stays open has said what it has to say by then. */
const LEAVE_AFTER_MS = 250;

/** Measures what requests cost, one at a time. Processor time is the same on a busy machine, and waiting is not part of it. */
export function aMeter(port: number): (request: HostileRequest) => Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  whenDone(() => agent.destroy());
  return ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const before = process.threadCpuUsage();
      const settle = (status: number, bytes: number) => {
        const { user, system } = process.threadCpuUsage(before);
        resolve({ status, bytes, cpuMs: (user + system) / 1_000 });
      };
      const sent = ask(
        {
          port,
          method,
          path,
          agent,
          maxHeaderSize: 1_048_576,
          headers: { ...headers, ...lengthOf(body) },
        },
        (answer) => {
          let bytes = answer.rawHeaders.join('').length;
          const status = answer.statusCode ?? 0;
          const isStream = /event-stream/.test(answer.headers['content-type'] ?? '');
          if (isStream) setTimeout(() => answer.destroy(), LEAVE_AFTER_MS).unref();
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
          });
          answer.on('close', () => settle(status, bytes));
          answer.on('error', () => {});
        },
      );
      sent.on('error', (error) => {
        // A request that is refused before all of it was sent ends its connection.
        if ('code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET'))
          settle(0, 0);
        else reject(error);
      });
      sent.end(body);
    });
}

function lengthOf(body: Buffer | undefined): Record<string, string> {
  return body === undefined ? {} : { 'content-length': String(body.length) };
}
