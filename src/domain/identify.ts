import type { OperationName } from '../contract/operations.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/index.ts';
import { AGENT_TOKEN_PREFIX, authenticateAgent } from './agents/index.ts';
import type { Caller } from './caller.ts';
import { seeAlong } from './generation/index.ts';
import { authenticateKey, type Beside, KEY_PREFIX } from './keys/index.ts';

/** The one place that turns a bearer token into a caller. The kind is told by its prefix. */
export type Identify = (token: string, coming?: ComingCall) => Promise<Caller>;

/** The one call that a token comes with; what it is going to read is read along with the key. */
export interface ComingCall {
  readonly operation: OperationName;
  readonly input: unknown;
}

export function createIdentify(database: Queryable, clock: Clock): Identify {
  return async (token, coming) => {
    const now = new Date(clock.now());
    if (token.startsWith(KEY_PREFIX)) {
      return authenticateKey(database, { secret: token, now, beside: besideOf(coming) });
    }
    if (token.startsWith(AGENT_TOKEN_PREFIX)) {
      return authenticateAgent(database, { token, now });
    }
    return UNKNOWN_KIND;
  };
}

/** Looks at the input before it is parsed, and so only at what cannot be mistaken. */
function besideOf(coming: ComingCall | undefined): Beside | undefined {
  if (coming?.operation !== 'videos.get') return undefined;
  const { input } = coming;
  if (typeof input !== 'object' || input === null || !('id' in input)) return undefined;
  const { id } = input;
  return typeof id === 'string' && /^gen_[0-9a-z]{26}$/.test(id) ? seeAlong(id) : undefined;
}

/** A credential of no kind that we give out, such as Basic. */
export const UNKNOWN_KIND: Caller = {
  kind: 'refused',
  credential: 'other',
  why: 'Send an API key as "Authorization: Bearer svc_live_…".',
};
