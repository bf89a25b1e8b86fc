import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { whenDone } from '../harness/when-done.ts';

/** What happens to a request on its way. */
export type Fault =
  /** Somebody in between answers; the server hears nothing. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    }
  /** The connection is lost before the server heard anything. */
  | { readonly kind: 'lost before' }
  /** The server has answered, and nothing of it arrives. */
  | { readonly kind: 'lost after' }
  /** So many bytes of the answer's body arrive, then the connection is lost. */
  | { readonly kind: 'cut'; readonly bytes: number }
  /** No answer, and no end of the connection. */
  | { readonly kind: 'silence' };

interface Planned {
  readonly path: RegExp;
  readonly fault: Fault;
}

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** A way to a server on which things go wrong, as planned. */
export interface FaultyWay {
  readonly origin: string;
  /** The next requests to such a path meet these faults, one each; later ones pass. */
  plan(path: RegExp, ...faults: readonly Fault[]): void;
  /** Requests since the last `clear`, in the order in which they came. */
  seen(): readonly Seen[];
  /** Forgets plans and requests. */
  clear(): void;
  /** Where the server is; told once it runs. */
  lead(port: number): void;
}

type Cleanup = (task: () => Promise<void>) => void;

/** To the server at that port, or to the one that `lead` names later. */
export async function aFaultyWay({
  to = 0,
  after = whenDone,
}: {
  to?: number;
  after?: Cleanup;
} = {}): Promise<FaultyWay> {
  let target = to;
  let planned: Planned[] = [];
  let seen: Seen[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    seen.push({ method: request.method ?? '', path, headers: request.headers });
    const at = planned.findIndex((plan) => plan.path.test(path));
    const [plan] = at < 0 ? [] : planned.splice(at, 1);
    pass(request, response, target, plan?.fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    plan: (path, ...faults) => {
      planned.push(...faults.map((fault) => ({ path, fault })));
    },
    seen: () => seen,
    clear: () => {
      planned = [];
      seen = [];
    },
    lead: (port) => {
      target = port;
    },
  };
}

function pass(request: IncomingMessage, response: ServerResponse, to: number, fault?: Fault): void {
  const lose = () => response.socket?.destroy();
  if (fault?.kind === 'silence') return;
  if (fault?.kind === 'lost before') {
    lose();
    return;
  }
  if (fault?.kind === 'answer') {
    request.resume();
    response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
    response.end(fault.body);
    return;
  }
  const { method, url, headers } = request;
  const onward = send({ host: '127.0.0.1', port: to, method, path: url, headers }, (answer) => {
    if (fault?.kind === 'lost after') {
      answer.resume().on('end', lose);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    let left = fault?.kind === 'cut' ? fault.bytes : Number.POSITIVE_INFINITY;
    answer.on('data', (piece: Buffer) => {
      const part = piece.subarray(0, left);
      left -= part.length;
      response.write(part);
      // What was written shall leave first.
      if (left === 0) setImmediate(lose);
    });
    // The connection of an answer that has ended is kept for the next request, and can be lost no more.
    answer.on('end', () => (fault === undefined ? response.end() : setImmediate(lose)));
  });
  onward.on('error', lose);
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
