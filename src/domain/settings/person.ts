import type { Client } from '../accounts/index.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import type { CallDetails } from '../invoke.ts';

/** Access was checked before. */
export function personOf(caller: Caller): SessionCaller {
  if (caller.kind !== 'session') throw new Error(`A caller of kind ${caller.kind} is no person`);
  return caller;
}

export function clientOf({ address = '' }: CallDetails): Client {
  return { address, userAgent: '' };
}
