import type { CallingAccount } from '../caller.ts';
import { Refusal } from '../refusal.ts';
import { type Ask, createAsk, type Handle, type LibraryAnswer } from './ask-library.ts';
import type { CountAttempt } from './attempts.ts';
import { PASSWORD_CHARACTERS } from './auth-library.ts';
import { emailAddress } from './email-address.ts';
import type { Passage, SignIn, ThirdParty } from './sign-in.ts';

interface SignInOptions {
  readonly handle: Handle;
  readonly findAccount: (id: string) => Promise<CallingAccount | undefined>;
  readonly count: CountAttempt;
  readonly baseUrl: string;
  readonly thirdParties: readonly ThirdParty[];
}

const HOME = '/keys';
const NAME_CHARACTERS_MAX = 80;

export function createSignIn(options: SignInOptions): SignIn {
  const ask = createAsk(options.handle, options.baseUrl);
  return {
    thirdParties: options.thirdParties,
    ...withPasswords(ask, options),
    ...withLinks(ask, options),
    ...withSessions(ask, options),
  };
}

type Part<Name extends keyof SignIn> = Pick<SignIn, Name>;

function withPasswords(
  ask: Ask,
  { count }: SignInOptions,
): Part<'signUp' | 'signInWithPassword' | 'resetPassword'> {
  return {
    signUp: async ({ name, email, password }, visitor) => {
      const address = emailAddress(email);
      const called = name.trim();
      if (called === '' || called.length > NAME_CHARACTERS_MAX) {
        throw new Refusal(
          'invalid_request',
          `{field} must be text of 1 to ${NAME_CHARACTERS_MAX} characters.`,
          { field: 'name' },
        );
      }
      refuseBadPassword(password);
      await count('mail', address, visitor);
      await ask('/sign-up/email', {
        visitor,
        body: { name: called, email: address, password, callbackURL: HOME },
      });
    },
    signInWithPassword: async ({ email, password, returnTo }, visitor) => {
      const address = emailAddress(email);
      await count('password', address, visitor);
      const answer = await ask('/sign-in/email', {
        visitor,
        body: { email: address, password: password.slice(0, PASSWORD_CHARACTERS.max + 1) },
        refusals: { 401: WRONG, 400: WRONG, 403: NOT_CONFIRMED },
      });
      return passage(answer, returnTo);
    },
    resetPassword: async ({ token, password }, visitor) => {
      refuseBadPassword(password);
      await ask('/reset-password', {
        visitor,
        body: { token, newPassword: password },
        refusals: { 400: LINK_USED },
      });
    },
  };
}

function withLinks(
  ask: Ask,
  { count, thirdParties, handle, baseUrl }: SignInOptions,
): Part<'sendMagicLink' | 'sendPasswordReset' | 'startThirdParty' | 'follow'> {
  return {
    sendMagicLink: async ({ email, returnTo }, visitor) => {
      const address = emailAddress(email);
      await count('mail', address, visitor);
      const name = address.split('@')[0] ?? address;
      await ask('/sign-in/magic-link', {
        visitor,
        body: { email: address, name, callbackURL: returnTo, errorCallbackURL: '/sign-in' },
      });
    },
    sendPasswordReset: async ({ email }, visitor) => {
      const address = emailAddress(email);
      await count('mail', address, visitor);
      await ask('/request-password-reset', {
        visitor,
        body: { email: address, redirectTo: '/reset-password' },
      });
    },
    startThirdParty: async ({ id, returnTo }, visitor) => {
      if (!thirdParties.some((party) => party.id === id)) {
        throw new Refusal('not_found', 'There is no such way to sign in.');
      }
      const answer = await ask('/sign-in/social', {
        visitor,
        body: { provider: id, callbackURL: returnTo, errorCallbackURL: '/sign-in' },
      });
      return passage(answer, String(answer.body['url'] ?? ''));
    },
    follow: (url, headers) => follow({ handle, baseUrl }, url, headers),
  };
}

function withSessions(
  ask: Ask,
  { findAccount }: SignInOptions,
): Part<'accountOf' | 'signOut' | 'signOutEverywhere'> {
  return {
    accountOf: async (cookies) => {
      if (cookies === undefined || !cookies.includes('kinora.session_token')) return null;
      const { body } = await ask('/get-session', { cookies });
      const user = body['user'];
      const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : undefined;
      return typeof id === 'string' ? ((await findAccount(id)) ?? null) : null;
    },
    signOut: async (cookies) => passage(await ask('/sign-out', { cookies, body: {} }), '/sign-in'),
    signOutEverywhere: async (cookies) => {
      await ask('/revoke-sessions', { cookies, body: {}, refusals: { 401: NO_SESSION } });
      return passage(await ask('/sign-out', { cookies, body: {} }), '/sign-in');
    },
  };
}

const WRONG = new Refusal('unauthenticated', 'The e-mail address or the password is wrong.');
const NOT_CONFIRMED = new Refusal(
  'unauthenticated',
  'Confirm your e-mail address first: we have just sent you a new link.',
);
const LINK_USED = new Refusal(
  'invalid_request',
  '{field} must be that of a fresh link: this one was used already or is too old.',
  { field: 'token' },
);
const NO_SESSION = new Refusal('unauthenticated', 'Sign in first.');

function passage({ cookies }: LibraryAnswer, location: string): Passage {
  return { cookies, location };
}

/** Links end in a redirect; whatever else comes back means that the link is no good any more. */
async function follow(
  { handle, baseUrl }: Pick<SignInOptions, 'handle' | 'baseUrl'>,
  url: string,
  headers: Headers,
): Promise<Passage> {
  const response = await handle(new Request(`${baseUrl}${url}`, { headers, redirect: 'manual' }));
  const location = response.headers.get('location');
  const cookies = response.headers.getSetCookie();
  if (location === null) return { cookies, location: '/sign-in?error=link' };
  return { cookies, location: withoutOrigin(location, baseUrl) };
}

function withoutOrigin(location: string, baseUrl: string): string {
  const { origin } = new URL(baseUrl);
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

function refuseBadPassword(password: string): void {
  const { min, max } = PASSWORD_CHARACTERS;
  if (password.length < min || password.length > max) {
    throw new Refusal('invalid_request', `{field} must be text of ${min} to ${max} characters.`, {
      field: 'password',
    });
  }
}
