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

/** Tokens that were good are remembered, so many of them. */
const GOOD_TOKENS_MAX = 10_000;

/**
 * Agent tokens are looked up before a request is counted, so that a flood of made-up ones would reach
 * the database whatever the rate. An address that sent too many of them is not looked up for a while;
 * tokens that were good before are, because an address is often shared.
 */
export function limitUnknownTokens(options: UnknownTokens): IdentifyAgent {
  const { identify, counters, multiplier } = options;
  const window = {
    limit: Math.max(1, Math.floor(LIMITS.unknownAgentTokensPerMinuteMax * multiplier)),
    lengthMs: 60_000,
  };
  const goodTokens = new Set<string>();

  function remember(token: string, isGood: boolean): void {
    // The one that was used last stays longest.
    goodTokens.delete(token);
    if (isGood) goodTokens.add(token);
    const [oldest] = goodTokens;
    if (goodTokens.size > GOOD_TOKENS_MAX && oldest !== undefined) goodTokens.delete(oldest);
  }

  return async (token, address) => {
    const key = `unknown-token:${clientKey(address)}`;
    const { hits } = await counters.read(key, window);
    if (hits >= window.limit && !goodTokens.has(token)) return NOT_LOOKED_UP;
    const caller = await identify(token);
    remember(token, caller.kind === 'agent');
    if (caller.kind === 'refused') await counters.hit(key, window);
    return caller;
  };
}

const NOT_LOOKED_UP: Caller = {
  kind: 'refused',
  credential: 'agent',
  why: 'Too many unknown agent tokens came from this address. Retry in a minute.',
};
