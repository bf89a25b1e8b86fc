import type { FastifyRequest } from 'fastify';
import { ANONYMOUS, type Caller } from '../../domain/caller.ts';
import { type ComingCall, type Identify, UNKNOWN_KIND } from '../../domain/identify.ts';
import { refuseRepeatedCredential } from './credential.ts';

/** Who makes the request. Asks the database only when a key was sent. */
export function callerOf(
  request: FastifyRequest,
  identify: Identify,
  coming?: ComingCall,
): Caller | Promise<Caller> {
  const { credential, agent } = request;
  if (credential.kind === 'none') return ANONYMOUS;
  refuseRepeatedCredential(request.raw);
  if (agent !== null) return agent;
  return credential.kind === 'bearer' ? identify(credential.token, coming) : UNKNOWN_KIND;
}
