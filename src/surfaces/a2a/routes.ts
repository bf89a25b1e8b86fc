import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { A2A_PATH } from '../../contract/a2a.ts';
import type { Identify } from '../../domain/identify.ts';
import type { Invoke } from '../../domain/invoke.ts';
import type { Refusal } from '../../domain/refusal.ts';
import {
  callerOf,
  type EventStreams,
  type Failure,
  isObject,
  type Route,
  sendJson,
  toEnvelope,
} from '../http/index.ts';
import { A2aError, type A2aErrorName, errorResponse, type RequestId } from './errors.ts';
import { findMethod, type Method, REFUSALS } from './methods.ts';
import { readMessage } from './read-message.ts';
import { writeMessage } from './write-message.ts';

interface A2aOptions {
  readonly invoke: Invoke;
  readonly identify: Identify;
  readonly streams: EventStreams;
}

export function a2aRoute(options: A2aOptions): Route {
  return {
    method: 'POST',
    path: A2A_PATH,
    bucket: { surface: 'a2a', counted: true },
    showError,
    handle: async (request, reply) => {
      const id = idOf(request.body);
      try {
        await answer(options, { request, reply, id });
      } catch (error) {
        if (!(error instanceof A2aError)) throw error;
        sendJson(reply, JSON.stringify(errorResponse(id, error)));
      }
    },
  };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly id: RequestId;
}

async function answer(
  { invoke, identify, streams }: A2aOptions,
  { request, reply, id }: Exchange,
): Promise<void> {
  const { method, params } = readCall(request.body);
  const found = findMethod(method, versionNamedBy(request));
  if (found.kind === 'refuse') throw new A2aError(found.error, REFUSALS[found.error] ?? '');
  const message = readMessage(params, found.version);
  const caller = await callerOf(request, identify);
  const answered = await invoke('ask', { query: message.question }, caller, {
    address: request.ip,
  });
  const result = writeMessage(found.version, answered, {
    messageId: randomUUID(),
    contextId: message.contextId ?? randomUUID(),
    outputModes: message.outputModes,
  });
  await send(JSON.stringify({ jsonrpc: '2.0', id, result }), found, { reply, streams });
}

/** A stream has one event, because the whole answer is there at once. */
async function send(
  response: string,
  { kind }: Method,
  { reply, streams }: { readonly reply: FastifyReply; readonly streams: EventStreams },
): Promise<void> {
  if (kind !== 'stream') {
    sendJson(reply, response);
    return;
  }
  const stream = streams.open(reply);
  await stream.send(`data: ${response}\n\n`);
  stream.end();
}

function readCall(body: unknown): { readonly method: string; readonly params: unknown } {
  if (
    !isObject(body) ||
    body['jsonrpc'] !== '2.0' ||
    typeof body['method'] !== 'string' ||
    ('id' in body && idOf(body) === null && body['id'] !== null)
  ) {
    throw new A2aError('invalid_request', 'The body must be one JSON-RPC 2.0 request.');
  }
  return { method: body['method'], params: body['params'] };
}

function idOf(body: unknown): RequestId {
  const id = isObject(body) ? body['id'] : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** In the header, or in the query for clients that cannot set one. */
function versionNamedBy({ headers, query }: FastifyRequest): string {
  const named = headers['a2a-version'] ?? (isObject(query) ? query['A2A-Version'] : undefined);
  return typeof named === 'string' ? named.trim() : '';
}

/** Failures of the body, and our own, are the protocol's; all others come before it. */
const PROTOCOL_ERRORS: Readonly<Partial<Record<Refusal['code'], A2aErrorName>>> = {
  invalid_json: 'parse_error',
  invalid_request: 'invalid_request',
  unsupported_media_type: 'content_type_not_supported',
  internal_error: 'internal_error',
};

function showError({ refusal, isFault }: Failure, reply: FastifyReply, baseUrl: string): void {
  const error = PROTOCOL_ERRORS[refusal.code];
  if (error === undefined) {
    const view = { baseUrl, requestId: reply.request.id };
    sendJson(reply, JSON.stringify(toEnvelope(refusal, view)));
    return;
  }
  if (!isFault) reply.code(200);
  const { message } = refusal;
  sendJson(reply, JSON.stringify(errorResponse(idOf(reply.request.body), { error, message })));
}
