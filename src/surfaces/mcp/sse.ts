import {
  isJSONRPCErrorResponse,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  type Server,
  type Transport,
} from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Mailboxes } from '../../platform/mailboxes.ts';
import type { EventStream, EventStreams, Route } from '../http/index.ts';
import type { Client } from './client.ts';
import type { Guard } from './guard.ts';
import { errorBody, showError } from './json-rpc.ts';
import type { ServerFactory } from './server.ts';
import type { Sessions } from './sessions.ts';

export const SSE_PATH = '/mcp/sse';
const MESSAGES = '/mcp/messages';
const BUCKET = { surface: 'mcp', counted: true } as const;
const IDLE_MS_MAX = LIMITS.mcpSessionIdleMinutesMax * 60_000;
/** A client that reads nothing of so many messages does not listen any more. */
const UNREAD_MAX = 64;

interface SseOptions {
  readonly createServer: ServerFactory;
  readonly sessions: Sessions;
  readonly mailboxes: Mailboxes;
  readonly streams: EventStreams;
  readonly refuseForeign: Guard;
  readonly onLost: (error: unknown) => void;
}

/**
 * The transport of 2024-11-05: a client listens on one connection and posts its messages apart from it, to whichever
 * process. A session is its connection and a mailbox, nothing more.
 */
export function sseRoutes(options: SseOptions): readonly Route[] {
  const running = createRunning();
  return [
    {
      method: 'GET',
      path: SSE_PATH,
      bucket: BUCKET,
      showError,
      wrongVerbBody: errorBody,
      handle: async (request, reply) => {
        options.refuseForeign(request);
        const session = options.sessions.issue();
        await openSession(session, options, () =>
          options.streams.open(reply, { idleMsMax: IDLE_MS_MAX }),
        ).then((stream) => stream.onEnd(() => running.endAll(session)));
      },
    },
    {
      method: 'POST',
      path: MESSAGES,
      bucket: BUCKET,
      showError,
      wrongVerbBody: errorBody,
      handle: async (request, reply) => {
        options.refuseForeign(request);
        const session = await findSession(request, options);
        const message = readMessage(request.body);
        const work = running.begin(session);
        const client = { request, era: 'legacy', session, mayWait: true } as const;
        await reply.code(202).type('text/plain; charset=utf-8').send('Accepted');
        answer(client, message, { ...options, work }).catch(options.onLost);
      },
    },
  ];
}

async function openSession(
  session: string,
  { mailboxes }: SseOptions,
  open: () => EventStream,
): Promise<EventStream> {
  let deliver = (_message: string) => {};
  await mailboxes.open(session, (message) => deliver(message));
  try {
    const stream = open();
    deliver = unlessUnread(stream);
    stream.onEnd(() => mailboxes.close(session));
    void stream.send(`event: endpoint\ndata: ${MESSAGES}?sessionId=${session}\n\n`);
    return stream;
  } catch (error) {
    mailboxes.close(session);
    throw error;
  }
}

function unlessUnread(stream: EventStream): (message: string) => void {
  let unread = 0;
  return (message) => {
    const read = stream.send(`event: message\ndata: ${message}\n\n`);
    if (read === undefined) return;
    unread += 1;
    if (unread > UNREAD_MAX) stream.end();
    void read.then(() => {
      unread -= 1;
    });
  };
}

async function findSession(
  { query }: FastifyRequest,
  { sessions, mailboxes }: SseOptions,
): Promise<string> {
  const { sessionId } = Object(query);
  if (typeof sessionId !== 'string') {
    throw new Refusal('invalid_request', 'The query must name the session: ?sessionId=…');
  }
  if (!sessions.isOurs(sessionId) || !(await mailboxes.isOpen(sessionId))) {
    throw new Refusal('not_found', `There is no such session. Open ${SSE_PATH} again.`);
  }
  return sessionId;
}

function readMessage(body: unknown): JSONRPCMessage {
  try {
    return parseJSONRPCMessage(body);
  } catch {
    throw new Refusal('invalid_request', 'The body must be one JSON-RPC message.');
  }
}

/** A server for this message alone. What it sends goes to the mailbox, and its last word ends it. */
async function answer(
  client: Client & { readonly session: string },
  message: JSONRPCMessage,
  { createServer, mailboxes, work }: SseOptions & { readonly work: Work },
): Promise<void> {
  const server = createServer(client);
  work.server = server;
  const transport: Transport = {
    start: async () => {},
    close: async () => {
      work.end();
      transport.onclose?.();
    },
    send: async (sent) => {
      const isHeard = await mailboxes.put(client.session, JSON.stringify(sent));
      if (!isHeard || isAnswer(sent)) await server.close();
    },
  };
  await server.connect(transport);
  transport.onmessage?.(message);
  if (!isJSONRPCRequest(message)) work.end();
}

function isAnswer(message: JSONRPCMessage): boolean {
  return isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message);
}

/** What is done for one message. It counts from when the message is accepted. */
interface Work {
  server: Server | null;
  end(): void;
}

/** What this process does for each session, so that a session that ends leaves nothing behind. */
function createRunning() {
  const running = new Map<string, Set<Work>>();
  return {
    begin: (session: string): Work => {
      const own = running.get(session) ?? new Set<Work>();
      if (own.size >= LIMITS.mcpSessionRequestsMax) throw tooMany();
      const work: Work = {
        server: null,
        end: () => {
          own.delete(work);
          if (own.size === 0) running.delete(session);
        },
      };
      running.set(session, own.add(work));
      return work;
    },
    endAll: (session: string) => {
      for (const { server } of [...(running.get(session) ?? [])]) void server?.close();
    },
  };
}

function tooMany(): Refusal {
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds: 1, limit: LIMITS.mcpSessionRequestsMax },
    `A session has at most ${LIMITS.mcpSessionRequestsMax} requests in progress.`,
  );
}
