import { hash, verify } from '@node-rs/argon2';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { genericOAuth, magicLink } from 'better-auth/plugins';
import type pg from 'pg';
import {
  alreadyRegisteredMail,
  changeAddressMail,
  confirmAddressMail,
  magicLinkMail,
  PASSWORD_CHARACTERS,
  resetPasswordMail,
  type SignInMail,
} from '../../domain/accounts/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { isChangeToken, isEmailChange } from './address-change.ts';
import { TABLES } from './tables.ts';

export const AUTH_PATH = '/auth';
/** We set it on every call; it is never taken from a request. */
export const CLIENT_ADDRESS_HEADER = 'x-kinora-client-address';

interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface ThirdPartyConfiguration {
  readonly google: ClientCredentials | null;
  readonly github: ClientCredentials | null;
  readonly oidc: (ClientCredentials & { readonly issuer: string; readonly name: string }) | null;
}

interface AuthOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly secret: string;
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly thirdParties: ThirdPartyConfiguration;
  readonly sendInBackground: (mail: SignInMail) => void;
  /** Called once for every account, when its address is known to be the person's. */
  readonly welcome: (accountId: string) => void;
}

/** Better Auth with passwords, links and third parties, on our tables. */
export function createBetterAuth(options: AuthOptions) {
  const { pool, clock, log, secret, baseUrl, thirdParties } = options;
  return betterAuth({
    ...TABLES,
    user: { ...TABLES.user, changeEmail: { enabled: true } },
    databaseHooks: {
      user: {
        create: {
          after: async ({ id, emailVerified }) => {
            if (emailVerified) options.welcome(id);
          },
        },
      },
    },
    database: pool,
    secret,
    baseURL: baseUrl,
    basePath: AUTH_PATH,
    logger: {
      level: 'warn',
      log: (level, message) =>
        log[level === 'error' ? 'warn' : 'debug']({ library: 'auth' }, message),
    },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'kinora',
      useSecureCookies: baseUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: {
        // Our migrations make the tables, and a busy database at the start is no reason to worry anybody.
        validateSchema: false,
        generateId: ({ model }) => newId(model === 'user' ? 'acc' : 'row', clock),
      },
    },
    ...emailOptions(options),
    socialProviders: {
      ...(thirdParties.google === null ? {} : { google: { ...thirdParties.google } }),
      ...(thirdParties.github === null ? {} : { github: { ...thirdParties.github } }),
    },
    plugins: [
      magicLinkPlugin(options),
      genericOAuth({ config: thirdParties.oidc === null ? [] : [oidcProvider(thirdParties.oidc)] }),
    ],
  });
}

function emailOptions({ baseUrl, serviceName, sendInBackground, welcome }: AuthOptions) {
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_CHARACTERS.min,
      maxPasswordLength: PASSWORD_CHARACTERS.max,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hash(password),
        verify: ({ hash: hashed, password }) => verify(hashed, password),
      },
      sendResetPassword: async ({ user, url }) =>
        sendInBackground(resetPasswordMail({ serviceName, to: user.email, url })),
      onExistingUserSignUp: async ({ user }) => {
        const url = `${baseUrl}/sign-in`;
        sendInBackground(alreadyRegisteredMail({ serviceName, to: user.email, url }));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, url, token }) => {
        const mail = isChangeToken(token) ? changeAddressMail : confirmAddressMail;
        sendInBackground(mail({ serviceName, to: user.email, url }));
      },
      afterEmailVerification: async ({ id }, request) => {
        if (request === undefined || !isEmailChange(request.url)) welcome(id);
      },
    },
  } satisfies BetterAuthOptions;
}

function magicLinkPlugin({ serviceName, sendInBackground }: AuthOptions) {
  return magicLink({
    storeToken: 'hashed',
    sendMagicLink: async ({ email, url }) =>
      sendInBackground(magicLinkMail({ serviceName, to: email, url })),
  });
}

function oidcProvider(oidc: NonNullable<ThirdPartyConfiguration['oidc']>) {
  return {
    providerId: 'oidc',
    name: oidc.name,
    discoveryUrl: `${oidc.issuer}/.well-known/openid-configuration`,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
  };
}
