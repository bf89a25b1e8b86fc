import {
  addressNotConfirmed,
  notSignedIn,
  notYourPassword,
  type Redirect,
  resetLinkExpired,
  type SignIn,
  type ThirdParty,
  wrongCredentials,
} from '../../domain/accounts/index.ts';
import type { CallingAccount } from '../../domain/caller.ts';
import { isEmailChange } from './address-change.ts';
import { type CallBetterAuth, createBetterAuthClient, type Handle } from './better-auth-client.ts';

interface SignInOptions {
  readonly handle: Handle;
  /** Whether a password is that of the person who is signed in with the cookies. */
  readonly isPassword: (cookies: string, password: string) => Promise<boolean>;
  /** Tells the present address that another one may take its place. */
  readonly announceEmailChange: (change: { from: string; to: string }) => void;
  readonly findAccount: (id: string) => Promise<CallingAccount | undefined>;
  readonly baseUrl: string;
  readonly thirdParties: readonly ThirdParty[];
}

const HOME_PAGE = '/generate';
const SIGN_IN_PAGE = '/sign-in';

/** Sign-in by Better Auth. It expects input that `withSignInRules` has checked. */
export function createBetterAuthSignIn(options: SignInOptions): SignIn {
  const call = createBetterAuthClient(options.handle, options.baseUrl);
  return {
    thirdParties: options.thirdParties,
    ...passwordMethods(call),
    ...settingsMethods(call, options),
    ...linkMethods(call, options),
    ...sessionMethods(call, options),
  };
}

function passwordMethods(
  call: CallBetterAuth,
): Pick<SignIn, 'signUp' | 'signInWithPassword' | 'sendPasswordReset' | 'resetPassword'> {
  return {
    signUp: async ({ returnTo: callbackURL = HOME_PAGE, ...person }, client) => {
      await call('/sign-up/email', { client, body: { ...person, callbackURL } });
    },
    signInWithPassword: async ({ email, password, returnTo }, client) => {
      const { cookies } = await call('/sign-in/email', {
        client,
        body: { email, password },
        refusals: { 400: wrongCredentials, 401: wrongCredentials, 403: addressNotConfirmed },
      });
      return { location: returnTo, cookies };
    },
    sendPasswordReset: async ({ email, returnTo = HOME_PAGE }, client) => {
      const query = returnTo === HOME_PAGE ? '' : `?${new URLSearchParams({ returnTo })}`;
      await call('/request-password-reset', {
        client,
        body: { email, redirectTo: `/reset-password${query}` },
      });
    },
    resetPassword: async ({ token, password }, client) => {
      await call('/reset-password', {
        client,
        body: { token, newPassword: password },
        refusals: { 400: resetLinkExpired },
      });
    },
  };
}

/** After it was changed, the link of the mail leads here. */
const SETTINGS_PAGE = '/settings?notice=email';

function settingsMethods(
  call: CallBetterAuth,
  { isPassword, announceEmailChange }: SignInOptions,
): Pick<SignIn, 'provePassword' | 'changePassword' | 'requestEmailChange'> {
  return {
    provePassword: async ({ session }, password) => {
      if (!(await isPassword(session.cookies, password))) throw notYourPassword('password');
    },
    changePassword: async ({ session }, { current, password }, client) => {
      await call('/change-password', {
        client,
        cookies: session.cookies,
        body: { currentPassword: current, newPassword: password },
        refusals: { 400: () => notYourPassword('current_password'), 401: notSignedIn },
      });
    },
    requestEmailChange: async ({ account, session }, { email }, client) => {
      await call('/change-email', {
        client,
        cookies: session.cookies,
        body: { newEmail: email, callbackURL: SETTINGS_PAGE },
        refusals: { 401: notSignedIn },
      });
      announceEmailChange({ from: account.email, to: email });
    },
  };
}

function linkMethods(
  call: CallBetterAuth,
  { handle, baseUrl }: SignInOptions,
): Pick<SignIn, 'sendMagicLink' | 'startThirdParty' | 'followLink'> {
  return {
    sendMagicLink: async ({ email, returnTo }, client) => {
      const name = email.split('@')[0] ?? email;
      await call('/sign-in/magic-link', {
        client,
        body: { email, name, callbackURL: returnTo, errorCallbackURL: SIGN_IN_PAGE },
      });
    },
    startThirdParty: async ({ id, returnTo }, client) => {
      const { body, cookies } = await call('/sign-in/social', {
        client,
        body: { provider: id, callbackURL: returnTo, errorCallbackURL: SIGN_IN_PAGE },
      });
      return { location: String(body['url'] ?? ''), cookies };
    },
    followLink: async (url, headers): Promise<Redirect> => {
      // Whoever gets the mail by a typing mistake must not get the account with it.
      if (isEmailChange(url) && (await sessionOf(call, headers.get('cookie'))) === null) {
        return {
          location: `${SIGN_IN_PAGE}?${new URLSearchParams({ returnTo: url })}`,
          cookies: [],
        };
      }
      const request = new Request(`${baseUrl}${url}`, { headers, redirect: 'manual' });
      const response = await handle(request);
      const cookies = response.headers.getSetCookie();
      const location = response.headers.get('location');
      // A good link ends in a redirect; any other answer means that it no longer works.
      if (location === null) return { location: `${SIGN_IN_PAGE}?error=link`, cookies };
      return { location: withoutOrigin(location, baseUrl), cookies };
    },
  };
}

function sessionMethods(
  call: CallBetterAuth,
  { findAccount }: SignInOptions,
): Pick<SignIn, 'sessionOf' | 'signOut' | 'signOutEverywhere'> {
  const signOut: SignIn['signOut'] = async (cookies) => {
    const result = await call('/sign-out', { cookies, body: {} });
    return { location: SIGN_IN_PAGE, cookies: result.cookies };
  };
  return {
    sessionOf: async (cookies = '') => {
      const found = await sessionOf(call, cookies);
      const account = found === null ? undefined : await findAccount(found.accountId);
      if (found === null || account === undefined) return null;
      return { account, session: { id: found.id, startedAt: found.startedAt, cookies } };
    },
    signOut,
    signOutEverywhere: async (cookies) => {
      await call('/revoke-sessions', { cookies, body: {}, refusals: { 401: notSignedIn } });
      return signOut(cookies);
    },
  };
}

interface FoundSession {
  readonly id: string;
  readonly accountId: string;
  readonly startedAt: Date;
}

async function sessionOf(
  call: CallBetterAuth,
  cookies: string | null,
): Promise<FoundSession | null> {
  if (cookies === null || !cookies.includes('kinora.session_token')) return null;
  const { body } = await call('/get-session', { cookies });
  const session = body['session'];
  if (typeof session !== 'object' || session === null) return null;
  const { id, userId, createdAt }: Readonly<Record<string, unknown>> = { ...session };
  if (typeof id !== 'string' || typeof userId !== 'string') return null;
  return { id, accountId: userId, startedAt: new Date(String(createdAt)) };
}

function withoutOrigin(location: string, baseUrl: string): string {
  const { origin } = new URL(baseUrl);
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}
