import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { FetchFailure, type FetchWish } from '../../domain/generation/index.ts';
import { isPublicAddress } from '../../platform/public-address.ts';

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

interface GuardedAgentOptions {
  readonly resolve: Resolve;
  readonly limits: FetchWish['limits'];
  /** Whether the operator named this origin, so that it may be inside. */
  readonly trusted: boolean;
}

/**
 * Connects only to addresses that were checked. The check is part of the connecting: what the
 * socket is opened to is what was looked at, so a name that changes its answer gains nothing.
 */
export function createGuardedAgent({ resolve, limits, trusted }: GuardedAgentOptions): Agent {
  return new Agent({
    connections: 1,
    connect: { lookup: guardedLookup(resolve, trusted), timeout: limits.timeoutMs },
    headersTimeout: limits.timeoutMs,
    bodyTimeout: limits.timeoutMs,
    maxHeaderSize: 16_384,
    maxResponseSize: limits.bytesMax,
    allowH2: false,
  });
}

function guardedLookup(resolve: Resolve, trusted: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        // One address inside is enough to refuse: which one is used is not ours to say.
        const inside = addresses.find((address) => !isPublicAddress(address));
        if (first === undefined) {
          callback(new FetchFailure('unreachable', `${hostname} has no address`), []);
        } else if (inside !== undefined && !trusted) {
          callback(new FetchFailure('blocked_address', `${hostname} is at ${inside}`), []);
        } else if (options.all === true) {
          callback(
            null,
            addresses.map((address) => ({ address, family: familyOf(address) })),
          );
        } else {
          callback(null, first, familyOf(first));
        }
      },
      (error: unknown) => {
        callback(new FetchFailure('unreachable', `${hostname} is unknown`, { cause: error }), []);
      },
    );
  };
}

function familyOf(address: string): 4 | 6 {
  return address.includes(':') ? 6 : 4;
}
