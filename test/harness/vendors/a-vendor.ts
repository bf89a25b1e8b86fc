import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { whenDone } from '../when-done.ts';

/** `hang`: never answers. `reset`: reads the request, then drops the connection. */
export type Reply =
  | 'hang'
  | 'reset'
  | {
      readonly status: number;
      readonly json: unknown;
      readonly afterMs?: number;
      /** Asked with every request: it is answered when this has come. */
      readonly after?: () => Promise<unknown>;
    }
  | { readonly status: number; readonly text: string }
  | { readonly status: number; readonly bytes: Uint8Array; readonly contentType: string };

interface Received {
  /** Such as `POST /v1/predictions`. */
  readonly route: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface AVendor {
  readonly url: string;
  readonly received: readonly Received[];
  /** Forgets all that was received and said before; other routes answer 404. */
  says(replies: Readonly<Record<string, Reply>>): void;
  /** Refuses connections from now on. */
  close(): Promise<void>;
}

/** A server on the loopback interface that says what a test tells it to. */
export async function aVendor(): Promise<AVendor> {
  const received: Received[] = [];
  let replies: Readonly<Record<string, Reply>> = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const route = `${request.method} ${request.url}`;
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    received.push({ route, headers: request.headers, body });
    reply(response, replies[route] ?? { status: 404, json: { detail: 'Not found' } });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  whenDone(close);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    says: (next) => {
      replies = next;
      received.length = 0;
    },
    close,
  };
}

function reply(response: ServerResponse, how: Reply): void {
  if (how === 'hang') return;
  if (how === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if ('bytes' in how) {
    response.writeHead(how.status, { 'content-type': how.contentType });
    response.end(how.bytes);
    return;
  }
  const send = () => {
    response.writeHead(how.status, { 'content-type': 'application/json' });
    response.end('text' in how ? how.text : JSON.stringify(how.json));
  };
  if ('after' in how && how.after !== undefined) void how.after().then(send);
  else if ('afterMs' in how && how.afterMs !== undefined) setTimeout(send, how.afterMs);
  else send();
}
