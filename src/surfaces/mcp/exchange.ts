import {
  classifyInboundRequest,
  createMcpHandler,
  PROTOCOL_VERSION_META_KEY,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EventStreams, isObject, openOrEnd, type Place, sendJson } from '../http/index.ts';
import type { Client } from './client.ts';
import { sessionNotFound } from './json-rpc.ts';
import type { ServerFactory } from './server.ts';
import type { Sessions } from './sessions.ts';

export interface ExchangeOptions {
  readonly createServer: ServerFactory;
  readonly sessions: Sessions;
  readonly streams: EventStreams;
  readonly onFault: (error: unknown) => void;
}

/** Answers one POST, in the version of the protocol that its body speaks. */
export type Exchange = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function createExchange({
  createServer,
  sessions,
  streams,
  onFault,
}: ExchangeOptions): Exchange {
  /** The SDK hands on its own request, by which ours is found. */
  const clients = new WeakMap<Request, Client>();
  const modern = createMcpHandler(
    ({ requestInfo }) => {
      const client = requestInfo === undefined ? undefined : clients.get(requestInfo);
      if (client === undefined) throw new Error('A request of MCP has no client');
      return createServer(client);
    },
    { legacy: 'reject', onerror: onFault, keepAliveMs: 0 },
  );

  async function answerModern(request: FastifyRequest, mayWait: boolean): Promise<Answer> {
    const asked = toWebRequest(request);
    clients.set(asked, { request, era: 'modern', session: null, mayWait });
    const response = await modern.fetch(asked, { parsedBody: request.body });
    return { response, close: () => {} };
  }

  /** A server and a transport for this message alone; what outlives it is the name of the session. */
  async function answerLegacy(request: FastifyRequest, mayWait: boolean): Promise<Answer> {
    const { body } = request;
    const isInitialize = methodOf(body) === 'initialize';
    const session = isInitialize ? null : sessionOf(request);
    if (session !== null && !sessions.isOurs(session)) throw sessionNotFound();
    const server = createServer({ request, era: 'legacy', session, mayWait });
    const transport = new WebStandardStreamableHTTPServerTransport({
      ...(isInitialize ? { sessionIdGenerator: sessions.issue } : {}),
      enableJsonResponse: !mayWait,
      keepAliveMs: 0,
    });
    await server.connect(transport);
    const response = await transport.handleRequest(toWebRequest(request), { parsedBody: body });
    return { response, close: () => void server.close().catch(onFault) };
  }

  return async (request, reply) => {
    // Taken before anything is started: a job whose call could not wait for it would be canceled with the call.
    const place = asksForProgress(request.body) ? streams.reserve(request.ip) : null;
    const respond = isLegacy(request) ? answerLegacy : answerModern;
    try {
      const answer = await respond(request, place !== null);
      if (isStream(answer))
        await pipe(reply, answer, { streams, ...(place === null ? {} : { place }) });
      else await sendWhole(reply, answer);
    } finally {
      place?.release();
    }
  };
}

/** Whoever names a version in the message is judged by the handler of the newest one, as the SDK would have it. */
function isLegacy({ headers, body }: FastifyRequest): boolean {
  const isHandshake = methodOf(body) === 'initialize';
  if (!isHandshake && PROTOCOL_VERSION_META_KEY in metaOf(body)) return false;
  const version = headers['mcp-protocol-version'];
  const { kind } = classifyInboundRequest({
    httpMethod: 'POST',
    ...(version === undefined ? {} : { protocolVersionHeader: String(version) }),
    body,
  });
  return kind === 'legacy';
}

interface Answer {
  readonly response: Response;
  /** Called when all of it was sent, or nobody is there to read it. */
  close(): void;
}

function isStream({ response: { headers } }: Answer): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true;
}

function passSession(reply: FastifyReply, { headers }: Response): void {
  const session = headers.get('mcp-session-id');
  if (session !== null) reply.header('mcp-session-id', session);
}

async function sendWhole(reply: FastifyReply, { response, close }: Answer): Promise<void> {
  passSession(reply, response);
  reply.code(response.status);
  const text = await response.text();
  close();
  if (text === '') await reply.send();
  else sendJson(reply, text);
}

/** Server-Sent Events by the one writer of streams, which bounds them and ends them when the server stops. */
async function pipe(
  reply: FastifyReply,
  { response, close }: Answer,
  { streams, ...options }: { streams: EventStreams; place?: Place },
): Promise<void> {
  passSession(reply, response);
  const reader = (response.body ?? new Blob().stream()).getReader();
  const abandon = () => {
    reader.cancel().catch(() => {});
    close();
  };
  const stream = openOrEnd(() => streams.open(reply, options), { return: abandon });
  stream.onEnd(abandon);
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await stream.send(decoder.decode(value, { stream: true }));
    }
    stream.end();
  } catch (error) {
    stream.fail(error);
  }
}

const PASSED_ON = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'];
const BOTH = 'application/json, text/event-stream';

/** As much of the request as the SDK looks at; it gets the body apart. */
function toWebRequest({ headers }: FastifyRequest): Request {
  const { accept = '*/*' } = headers;
  const passed: Record<string, string> = {
    'content-type': 'application/json',
    accept: accept.includes('*/*') ? BOTH : accept,
  };
  for (const name of PASSED_ON) {
    const value = headers[name];
    if (value !== undefined) passed[name] = String(value);
  }
  return new Request('http://localhost/mcp', { method: 'POST', headers: passed });
}

function sessionOf({ headers }: FastifyRequest): string | null {
  const id = headers['mcp-session-id'];
  return id === undefined ? null : String(id);
}

function methodOf(message: unknown): unknown {
  return isObject(message) ? message['method'] : undefined;
}

/** Only a call that may report progress needs a stream; all others are answered with plain JSON. */
function asksForProgress(body: unknown): boolean {
  const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
  return messages.some((message) => metaOf(message)['progressToken'] !== undefined);
}

function metaOf(message: unknown): Readonly<Record<string, unknown>> {
  const params = isObject(message) ? message['params'] : undefined;
  const meta = isObject(params) ? params['_meta'] : undefined;
  return isObject(meta) ? meta : NOTHING;
}

const NOTHING = {};
