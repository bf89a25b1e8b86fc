import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { genericOAuth, magicLink } from 'better-auth/plugins';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { Mail } from '../mail.ts';
import {
  alreadyMemberMessage,
  confirmMessage,
  magicLinkMessage,
  resetMessage,
} from './messages.ts';

export const AUTH_PATH = '/auth';
/** Set by us on every call, never taken from the outside. */
export const ADDRESS_HEADER = 'x-kinora-client-address';
export const PASSWORD_CHARACTERS = { min: 10, max: 128 } as const;

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
  /** Sends without making the caller wait, so that an answer's time tells nothing. */
  readonly post: (mail: Mail) => void;
}

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const TABLES = {
  user: { modelName: 'account', fields: { emailVerified: 'email_verified', ...TIMES } },
  session: {
    modelName: 'session',
    fields: {
      userId: 'account_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...TIMES,
    },
  },
  account: {
    modelName: 'sign_in_method',
    fields: {
      userId: 'account_id',
      accountId: 'provider_account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...TIMES,
    },
  },
  verification: {
    modelName: 'verification',
    fields: { expiresAt: 'expires_at', ...TIMES },
    storeIdentifier: 'hashed',
  },
} as const;

/** The library that does passwords, links and third parties, on our tables. */
export function createAuthLibrary(options: AuthOptions) {
  const { pool, clock, log, secret, baseUrl, serviceName: service, thirdParties, post } = options;
  return betterAuth({
    ...TABLES,
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
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: {
        generateId: ({ model }) => newId(model === 'user' ? 'acc' : 'row', clock),
      },
    },
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
        post(resetMessage({ service, to: user.email, url })),
      onExistingUserSignUp: async ({ user }) =>
        post(alreadyMemberMessage({ service, to: user.email, url: `${baseUrl}/sign-in` })),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, url }) =>
        post(confirmMessage({ service, to: user.email, url })),
    },
    socialProviders: {
      ...(thirdParties.google === null ? {} : { google: { ...thirdParties.google } }),
      ...(thirdParties.github === null ? {} : { github: { ...thirdParties.github } }),
    },
    plugins: [
      magicLink({
        storeToken: 'hashed',
        sendMagicLink: async ({ email, url }) =>
          post(magicLinkMessage({ service, to: email, url })),
      }),
      genericOAuth({ config: thirdParties.oidc === null ? [] : [oidcProvider(thirdParties.oidc)] }),
    ],
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
