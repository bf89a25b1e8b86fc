import {
  addressNotConfirmed,
  notSignedIn,
  type Redirect,
  resetLinkExpired,
  type SignIn,
  type ThirdParty,
  wrongCredentials,
} from '../../domain/accounts/index.ts';
import type { CallingAccount } from '../../domain/caller.ts';
import { type CallBetterAuth, createBetterAuthClient, type Handle } from './better-auth-client.ts';

interface SignInOptions {
  readonly handle: Handle;
  readonly findAccount: (id: string) => Promise<CallingAccount | undefined>;
  readonly baseUrl: string;
  readonly thirdParties: readonly ThirdParty[];
}

const HOME_PAGE = '/keys';
const SIGN_IN_PAGE = '/sign-in';

/** Sign-in by Better Auth. It expects input that `withSignInRules` has checked. */
export function createBetterAuthSignIn(options: SignInOptions): SignIn {
  const call = createBetterAuthClient(options.handle, options.baseUrl);
  return {
    thirdParties: options.thirdParties,
    ...passwordMethods(call),
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
    sendPasswordReset: async ({ email }, client) => {
      await call('/request-password-reset', {
        client,
        body: { email, redirectTo: '/reset-password' },
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
): Pick<SignIn, 'accountOf' | 'signOut' | 'signOutEverywhere'> {
  const signOut: SignIn['signOut'] = async (cookies) => {
    const result = await call('/sign-out', { cookies, body: {} });
    return { location: SIGN_IN_PAGE, cookies: result.cookies };
  };
  return {
    accountOf: async (cookies) => {
      if (cookies === undefined || !cookies.includes('kinora.session_token')) return null;
      const { body } = await call('/get-session', { cookies });
      const user = body['user'];
      const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : undefined;
      return typeof id === 'string' ? ((await findAccount(id)) ?? null) : null;
    },
    signOut,
    signOutEverywhere: async (cookies) => {
      await call('/revoke-sessions', { cookies, body: {}, refusals: { 401: notSignedIn } });
      return signOut(cookies);
    },
  };
}

function withoutOrigin(location: string, baseUrl: string): string {
  const { origin } = new URL(baseUrl);
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}
