import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { FetchFailure, type FetchOptions } from '../../domain/generation/index.ts';
import { isPublicAddress } from '../../platform/public-address.ts';

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export async function resolveByDns(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

interface GuardedAgentOptions {
  readonly resolve: Resolve;
  readonly limits: FetchOptions['limits'];
  /** Whether the operator named this origin, so that its address may be private. */
  readonly trusted: boolean;
}

/**
 * Connects only to addresses that were checked. The check happens during the lookup of the connection
 * itself, so a name cannot resolve to another address after the check (DNS rebinding).
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
        // One private address is enough to refuse: any of them may be used.
        const privateAddress = addresses.find((address) => !isPublicAddress(address));
        if (first === undefined) {
          callback(new FetchFailure('unreachable', `${hostname} has no address`), []);
        } else if (privateAddress !== undefined && !trusted) {
          callback(new FetchFailure('blocked_address', `${hostname} is at ${privateAddress}`), []);
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
