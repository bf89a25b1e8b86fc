import {
  classifyInboundRequest,
  createMcpHandler,
  PROTOCOL_VERSION_META_KEY,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EventStreams, openOrEnd, sendJson } from '../http/index.ts';
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

  async function answerModern(request: FastifyRequest): Promise<Answer> {
    const asked = toWebRequest(request);
    const mayWait = streams.hasRoom(request.ip);
    clients.set(asked, { request, era: 'modern', session: null, mayWait });
    const response = await modern.fetch(asked, { parsedBody: request.body });
    return { response, close: () => {} };
  }

  /** A server and a transport for this message alone; what outlives it is the name of the session. */
  async function answerLegacy(request: FastifyRequest): Promise<Answer> {
    const { body } = request;
    const isInitialize = methodOf(body) === 'initialize';
    const session = isInitialize ? null : sessionOf(request);
    if (session !== null && !sessions.isOurs(session)) throw sessionNotFound();
    const mayWait = asksForProgress(body) && streams.hasRoom(request.ip);
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
    const answer = await (isLegacy(request) ? answerLegacy(request) : answerModern(request));
    await send(reply, answer, streams);
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

async function send(
  reply: FastifyReply,
  { response, close }: Answer,
  streams: EventStreams,
): Promise<void> {
  const { status, headers, body } = response;
  const session = headers.get('mcp-session-id');
  if (session !== null) reply.header('mcp-session-id', session);
  if (body !== null && headers.get('content-type')?.startsWith('text/event-stream') === true) {
    return pipe(body, reply, { close, streams });
  }
  reply.code(status);
  const text = await response.text();
  close();
  if (text === '') await reply.send();
  else sendJson(reply, text);
}

/** Server-Sent Events by the one writer of streams, which bounds them and ends them when the server stops. */
async function pipe(
  body: ReadableStream<Uint8Array>,
  reply: FastifyReply,
  { close, streams }: { close: () => void; streams: EventStreams },
): Promise<void> {
  const reader = body.getReader();
  const abandon = () => {
    reader.cancel().catch(() => {});
    close();
  };
  const stream = openOrEnd(() => streams.open(reply), { return: abandon });
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
