import type { Permission } from '../contract/permissions.ts';
import type { PlanId } from '../contract/plans.ts';

/** An account as it was when the caller was identified. */
export interface CallingAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly plan: PlanId;
  readonly planRenewsAt: Date | null;
  readonly balance: number;
  readonly held: number;
}

/** A key as it was when the caller was identified. */
export interface CallingKey {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly dailyCeiling: number | null;
  readonly usedToday: number;
}

/** A row that was read together with the key, for the handler that asked for it. */
interface Prefetched {
  readonly id: string;
  /** As the database wrote it; null when the account has no such row. */
  readonly row: unknown;
}

type KeyCaller = {
  readonly kind: 'key';
  readonly key: CallingKey;
  readonly account: CallingAccount;
  readonly prefetched?: Prefetched;
};

/** A browser in which somebody is signed in. */
export interface BrowserSession {
  readonly id: string;
  readonly startedAt: Date;
  /** What the browser proves it with. */
  readonly cookies: string;
}

export type SessionCaller = {
  readonly kind: 'session';
  readonly account: CallingAccount;
  readonly session: BrowserSession;
};

/** Who makes a call, as far as the rules care. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'agent'; readonly clientId: string }
  | KeyCaller
  | SessionCaller
  /** Sent a credential that was not accepted; `why` is for the caller. */
  | {
      readonly kind: 'refused';
      readonly credential: 'key' | 'agent' | 'other';
      readonly why: string;
    };

export const ANONYMOUS: Caller = { kind: 'anonymous' };

/** The account that a caller acts for; null for those who have none. */
export function accountOf(caller: Caller): CallingAccount | null {
  return caller.kind === 'key' || caller.kind === 'session' ? caller.account : null;
}

/** The same where access was checked before, so that there must be one. */
export function ownerOf(caller: Caller): CallingAccount {
  const account = accountOf(caller);
  if (account === null) throw new Error(`A caller of kind ${caller.kind} has no account`);
  return account;
}
