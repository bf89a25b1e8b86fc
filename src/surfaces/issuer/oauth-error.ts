import type { FastifyReply } from 'fastify';
import { type Failure, toEnvelope } from '../http/index.ts';

type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_scope'
  | 'unauthorized_client'
  | 'unsupported_grant_type';

/** An error of RFC 6749, section 5.2, that has no code in our contract. */
export function sendOAuthError(reply: FastifyReply, code: OAuthErrorCode, description: string) {
  return reply.code(400).send(toBody(code, description));
}

/** Sends a refusal as an error of RFC 6749. Rate limits and faults of ours keep our own envelope. */
export function showOAuthError({ refusal, status }: Failure, reply: FastifyReply, baseUrl: string) {
  if (status >= 429) {
    return reply.send(toEnvelope(refusal, { baseUrl, requestId: reply.request.id }));
  }
  if (refusal.code !== 'invalid_client') {
    return reply.send(toBody('invalid_request', refusal.message));
  }
  addBasicChallenge(reply);
  return reply.send(toBody('invalid_client', refusal.message));
}

function toBody(code: OAuthErrorCode, description: string): object {
  return { error: code, error_description: toDescription(description) };
}

/** RFC 6749: a client that used the Authorization header is challenged in the same scheme. */
function addBasicChallenge(reply: FastifyReply): void {
  if (!/^basic\b/i.test(reply.request.headers.authorization ?? '')) return;
  const challenge = reply.getHeader('www-authenticate');
  reply.header('www-authenticate', `${String(challenge)}, Basic realm="kinora"`);
}

/** Keeps to the characters that the RFC allows. */
function toDescription(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]|["\\]/g, "'");
}
