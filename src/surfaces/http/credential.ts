import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { ANONYMOUS, type Caller } from '../../domain/caller.ts';
import type { PlannedCall } from '../../domain/generation/index.ts';
import { type Identify, UNKNOWN_KIND } from '../../domain/identify.ts';
import { Refusal } from '../../domain/refusal.ts';

/** What the Authorization header says, before anybody looked whether it is true. */
export type Credential =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'other' };

const NONE: Credential = { kind: 'none' };
const OTHER: Credential = { kind: 'other' };

export function readCredential({ headers }: Pick<IncomingMessage, 'headers'>): Credential {
  const { authorization } = headers;
  if (authorization === undefined) return NONE;
  const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(authorization)?.[1];
  return token === undefined ? OTHER : { kind: 'bearer', token };
}

/** Node keeps only the first of two headers, so that a second one would pass unseen. */
export function refuseRepeatedCredential({
  rawHeaders,
}: Pick<IncomingMessage, 'rawHeaders'>): void {
  let seen = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() === 'authorization') seen += 1;
  }
  if (seen > 1) {
    throw new Refusal('invalid_request', 'The Authorization header must be sent once.');
  }
}

/** Who makes the request. Asks the database only when a key was sent. */
export function callerOf(
  request: FastifyRequest,
  identify: Identify,
  planned?: PlannedCall,
): Caller | Promise<Caller> {
  const { credential, agent } = request;
  if (credential.kind === 'none') return ANONYMOUS;
  refuseRepeatedCredential(request.raw);
  if (agent !== null) return agent;
  return credential.kind === 'bearer' ? identify(credential.token, planned) : UNKNOWN_KIND;
}
