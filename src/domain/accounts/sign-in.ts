import type { CallingAccount } from '../caller.ts';

/** Where a request comes from, for slowing down guesses and for the list of sessions. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

/** A step that changes who is signed in: cookies to set, and where to go next. */
export interface Passage {
  readonly cookies: readonly string[];
  readonly location: string;
}

/** A third party that can vouch for people. */
export interface ThirdParty {
  readonly id: string;
  readonly name: string;
}

/**
 * Everything people do to prove who they are. Addresses are taken as typed and brought into one
 * form here; a refusal is `invalid_request` (naming the field), `unauthenticated` (wrong address or
 * password, told apart for nobody) or `rate_limited`. Nothing tells whether an address is known.
 */
export interface SignIn {
  readonly thirdParties: readonly ThirdParty[];
  signUp(
    person: { name: string; email: string; password: string },
    visitor: Visitor,
  ): Promise<void>;
  signInWithPassword(
    claim: { email: string; password: string; returnTo: string },
    visitor: Visitor,
  ): Promise<Passage>;
  sendMagicLink(wish: { email: string; returnTo: string }, visitor: Visitor): Promise<void>;
  sendPasswordReset(wish: { email: string }, visitor: Visitor): Promise<void>;
  resetPassword(reset: { token: string; password: string }, visitor: Visitor): Promise<void>;
  startThirdParty(wish: { id: string; returnTo: string }, visitor: Visitor): Promise<Passage>;
  /** Follows a link of ours (`/auth/…`) from a mail or a third party. */
  follow(url: string, headers: Headers): Promise<Passage>;
  /** The account signed in by these cookies; null without a session. */
  accountOf(cookies: string | undefined): Promise<CallingAccount | null>;
  signOut(cookies: string | undefined): Promise<Passage>;
  /** Ends every session of the account, this one included. */
  signOutEverywhere(cookies: string | undefined): Promise<Passage>;
}
