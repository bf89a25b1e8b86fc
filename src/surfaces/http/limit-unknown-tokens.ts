import { LIMITS } from '../../contract/limits.ts';
import type { Caller } from '../../domain/caller.ts';
import { clientKey } from '../../platform/client-key.ts';
import type { Counters } from '../../platform/counters.ts';
import type { IdentifyAgent } from './gate.ts';

interface UnknownTokens {
  readonly identify: (token: string) => Promise<Caller>;
  /** Those of this process will do: they protect the database from this process. */
  readonly counters: Counters;
  readonly multiplier: number;
}

/**
 * Agent tokens are looked up before a request is counted, so that a flood of made-up ones would reach
 * the database whatever the rate. An address that sent too many of them is not looked up for a while.
 */
export function limitUnknownTokens(options: UnknownTokens): IdentifyAgent {
  const { identify, counters, multiplier } = options;
  const window = {
    limit: Math.max(1, Math.floor(LIMITS.unknownAgentTokensPerMinuteMax * multiplier)),
    lengthMs: 60_000,
  };
  return async (token, address) => {
    const key = `unknown-token:${clientKey(address)}`;
    const { hits } = await counters.read(key, window);
    if (hits >= window.limit) return NOT_LOOKED_UP;
    const caller = await identify(token);
    if (caller.kind === 'refused') await counters.hit(key, window);
    return caller;
  };
}

const NOT_LOOKED_UP: Caller = {
  kind: 'refused',
  credential: 'agent',
  why: 'Too many unknown agent tokens came from this address. Retry in a minute.',
};
