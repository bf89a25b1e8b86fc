import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/index.ts';
import { AGENT_TOKEN_PREFIX, authenticateAgent } from './agents/index.ts';
import type { Caller } from './caller.ts';
import { type PlannedCall, prefetchFor } from './generation/index.ts';
import { authenticateKey, KEY_PREFIX } from './keys/index.ts';

/**
 * The one place that turns a bearer token into a caller. The kind is told by its prefix; what the planned
 * call is going to read is read together with the key.
 */
export type Identify = (token: string, planned?: PlannedCall) => Promise<Caller>;

export function createIdentify(database: Queryable, clock: Clock): Identify {
  return async (token, planned) => {
    const now = new Date(clock.now());
    if (token.startsWith(KEY_PREFIX)) {
      return authenticateKey(database, { secret: token, now, prefetch: prefetchFor(planned) });
    }
    if (token.startsWith(AGENT_TOKEN_PREFIX)) {
      return authenticateAgent(database, { token, now });
    }
    return UNKNOWN_KIND;
  };
}

/** A credential of no kind that we give out, such as Basic. */
export const UNKNOWN_KIND: Caller = {
  kind: 'refused',
  credential: 'other',
  why: 'Send an API key as "Authorization: Bearer svc_live_…".',
};
