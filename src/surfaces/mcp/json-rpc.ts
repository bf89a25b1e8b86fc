import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '../../contract/errors.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Failure, sendJson, toEnvelope } from '../http/index.ts';

/** What the SDK says for whatever has no code of its own. */
const SERVER_ERROR = -32_000;
const SESSION_NOT_FOUND = -32_001;

/** Failures of the protocol. Those that are missing come before it, and have the envelope. */
const PROTOCOL_CODES: ReadonlyMap<ErrorCode, number> = new Map<ErrorCode, number>([
  ['invalid_json', -32_700],
  ['invalid_request', -32_600],
  ['method_not_allowed', SERVER_ERROR],
  ['forbidden', SERVER_ERROR],
  ['unsupported_media_type', SERVER_ERROR],
  ['not_found', SESSION_NOT_FOUND],
  ['internal_error', -32_603],
]);

interface JsonRpcError {
  readonly jsonrpc: '2.0';
  readonly id: null;
  readonly error: { readonly code: number; readonly message: string; readonly data: object };
}

export function errorBody(
  refusal: Refusal,
  { requestId }: { readonly requestId?: string },
): JsonRpcError {
  const code = PROTOCOL_CODES.get(refusal.code) ?? SERVER_ERROR;
  const { message } = refusal;
  return { jsonrpc: '2.0', id: null, error: { code, message, data: { request_id: requestId } } };
}

/** What fails on this surface outside of a method. */
export function showError({ refusal }: Failure, reply: FastifyReply, baseUrl: string): void {
  const view = { baseUrl, requestId: reply.request.id };
  const body = PROTOCOL_CODES.has(refusal.code)
    ? errorBody(refusal, view)
    : toEnvelope(refusal, view);
  sendJson(reply, JSON.stringify(body));
}

export function sessionNotFound(): Refusal {
  return new Refusal('not_found', 'There is no such session. Send initialize again.');
}
