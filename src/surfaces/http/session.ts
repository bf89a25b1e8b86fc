import type { FastifyRequest } from 'fastify';
import type { SignIn } from '../../domain/accounts/index.ts';
import type { SessionCaller } from '../../domain/caller.ts';

/** Who is signed in; null for a visitor without a session. */
export async function sessionOf(
  { headers }: FastifyRequest,
  signIn: SignIn,
): Promise<SessionCaller | null> {
  const signedIn = await signIn.sessionOf(headers.cookie);
  return signedIn === null ? null : { kind: 'session', ...signedIn };
}
