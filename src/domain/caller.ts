import type { Permission } from '../contract/permissions.ts';
import type { PlanId } from '../contract/plans.ts';
import type { Generation } from './generation/index.ts';

/** An account as it was when the caller was identified. */
export interface CallingAccount {
  readonly id: string;
  readonly email: string;
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

/** A generation of the account as it was when the caller was identified; undefined if it has none such. */
export interface SeenGeneration {
  readonly id: string;
  readonly generation: Generation | undefined;
}

export type KeyCaller = {
  readonly kind: 'key';
  readonly key: CallingKey;
  readonly account: CallingAccount;
  /** Set when the one generation that the call is about was read along with the key. */
  readonly seen?: SeenGeneration;
};

/** Who makes a call, as far as the rules care. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'agent'; readonly clientId: string }
  | KeyCaller
  | { readonly kind: 'session'; readonly account: CallingAccount }
  /** Sent a credential that was not accepted; `why` is for the caller. */
  | {
      readonly kind: 'refused';
      readonly credential: 'key' | 'agent' | 'other';
      readonly why: string;
    };

export const ANONYMOUS: Caller = { kind: 'anonymous' };
