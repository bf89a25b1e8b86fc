import type { BrowserSession, CallingAccount } from '../caller.ts';

/** Who sends a request, for limiting attempts and for the list of sessions. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
}

/** Where the browser goes next, and the cookies that change who is signed in. */
export interface Redirect {
  readonly location: string;
  readonly cookies: readonly string[];
}

/** A third party that people can sign in with. */
export interface ThirdParty {
  readonly id: string;
  readonly name: string;
}

/** Somebody who is signed in, and the browser in which they are. */
export interface SignedIn {
  readonly account: CallingAccount;
  readonly session: BrowserSession;
}

/**
 * Everything people do to prove who they are. A refusal is `invalid_request` with the field,
 * `unauthenticated` (a wrong address and a wrong password look the same), `not_found` or
 * `rate_limited`. No answer reveals whether an address has an account.
 */
export interface SignIn {
  readonly thirdParties: readonly ThirdParty[];
  /** The link in the mail confirms the address and leads to `returnTo`. */
  signUp(
    person: { name: string; email: string; password: string; returnTo?: string },
    client: Client,
  ): Promise<void>;
  signInWithPassword(
    credentials: { email: string; password: string; returnTo: string },
    client: Client,
  ): Promise<Redirect>;
  sendMagicLink(request: { email: string; returnTo: string }, client: Client): Promise<void>;
  /** Who sets a password with the link is asked to sign in with it, and then led to `returnTo`. */
  sendPasswordReset(request: { email: string; returnTo?: string }, client: Client): Promise<void>;
  resetPassword(reset: { token: string; password: string }, client: Client): Promise<void>;
  startThirdParty(request: { id: string; returnTo: string }, client: Client): Promise<Redirect>;
  /** Follows a link below `/auth` that came from a mail or a third party. */
  followLink(url: string, headers: Headers): Promise<Redirect>;
  /** Who is signed in with these cookies; null without a session. */
  sessionOf(cookies: string | undefined): Promise<SignedIn | null>;
  /** Refuses a password that is not the person's own. */
  provePassword(person: SignedIn, password: string, client: Client): Promise<void>;
  /** Leaves all sessions as they are. */
  changePassword(
    person: SignedIn,
    change: { current: string; password: string },
    client: Client,
  ): Promise<void>;
  /** The link in the mail to the new address changes it, in a browser that is signed in. */
  requestEmailChange(person: SignedIn, request: { email: string }, client: Client): Promise<void>;
  signOut(cookies: string | undefined): Promise<Redirect>;
  /** Ends every session of the account, including this one. */
  signOutEverywhere(cookies: string | undefined): Promise<Redirect>;
}
